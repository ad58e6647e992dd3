#!/usr/bin/env python3
"""The window used with the mouse: buttons, scrubber, board and relief. mouse.py LOZENGE [FOLDER]"""
import signal

from sight import *
from stage import *

test = Test()
LESSON = "growing-a-coast"
RUN = Run(test.program, LESSON)
SLIDER = 1004, 1114  # from and to, in a window of 1280 x 800


def buttons(window):
    foot = Transport(window.settled())
    for button, line in (
        (foot.forward, RUN.line(29)),
        (foot.back, RUN.line(28)),
        (foot.next_chapter, RUN.line(37)),
        (foot.previous_chapter, RUN.line(21)),
        (foot.end, RUN.line(77)),
        (foot.start, RUN.line(0)),
    ):
        window.click(*button)
        window.hears(line)
    # Clicks that are over within a frame, and more of them than frames.
    window.do("mousemove", *map(round, foot.forward), "click", "--repeat", 10, "--delay", 1, 1)
    window.hears(*map(RUN.line, range(1, 11)))
    window.click(*foot.play)
    window.hears("play", RUN.line(11))
    window.click(*foot.play)
    window.hears_among("pause")


def scrubber(window):
    window.point_at(640, 640)
    window.key("End")
    window.hears_among(RUN.line(77))
    end = Transport(window.settled()).head
    window.press("Home", RUN.line(0))
    start = Transport(window.settled()).head
    window.press("shift+Right", RUN.line(10))
    window.press("4", "speed 5 steps/s")
    window.press("space", "play")
    window.hears_among(r"step 1[1-9].77 .*")

    # From just before the end back to the start, while it plays.
    near_end = end[0] - 60
    places = [(near_end + (start[0] - 16 - near_end) * i / 25, end[1]) for i in range(26)]
    window.do("mousemove", *map(round, places[0]), "mousedown", 1)
    for place in places[1:]:
        said = len(window.lines)
        window.point_at(*place)
        until(lambda: len(window.lines) > said, f"the head does not follow to {place}")
    window.do("mouseup", 1)
    late = int(window.hears_among(r"step (7[0-7])/77 .*").group(1))
    window.hears_among(RUN.line(0))
    scrubbed = [int(m.group(1)) for m in (re.match(r"step (\d+)/", line) for line in window.lines) if m]
    scrubbed = scrubbed[len(scrubbed) - scrubbed[::-1].index(late) - 1 :]
    test.check(len(set(scrubbed)) > 8, f"on the way from the end to the start only {sorted(set(scrubbed))} were shown")
    window.hears_among(r"step ([3-9]|\d\d)/77 .*")  # it goes on playing; a busy machine leaves steps out
    window.press("space")
    window.hears_among("pause")
    window.press("3", "speed 2 steps/s")

    # A click anywhere goes there at once.
    window.press("Home")
    window.hears_among(RUN.line(0))
    window.click((start[0] + end[0]) / 2, start[1])
    window.hears(r"step \d+/77 level [12] .*")


def points(window):
    window.point_at(640, 640)
    RUN.from_start(window)
    for chapter in (1, 5, 9, 21):
        window.press("Down", RUN.line(chapter))
    window.press("Left", RUN.line(20))  # no stop with a figure of its own
    plain = window.settled()
    board = Board(plain, 9)

    window.point_at(*board.at(2, 6))
    window.shows(lambda now: now.differing(plain) > 1000, "a point that is pointed at tells nothing")
    window.point_at(640, 640)
    window.returns_to(plain, "what a point told does not go away")

    for x, y in ((2, 6), (1, 1), (8, 0)):
        window.click(*board.at(x, y))
        said = window.hears(rf"pin \({x}, {y}\) .*").group(0)
        step = next((s for s in RUN.steps if (s["x"], s["y"]) == (x, y)), None)
        right = f"step {step['step']}" in said and f"level {step['level']}" in said if step else "a corner" in said
        test.check(right, f"the pin says {said!r}")
        test.check((x, y) == (1, 1) and "not set yet" in said or f"= {RUN.heights(20).get((x, y), 9):.3f}" in said,
                   f"the height is another: {said!r}")
    window.point_at(640, 640)
    window.shows(lambda now: now.differing(plain) > 1000, "the trace of a point is not to be seen")
    window.press("Escape", "pin off")
    window.returns_to(plain, "the trace of a point does not go away")


def speed(window):
    """The slider of the speed follows the pointer to both ends, and a click anywhere on it counts."""
    left, right = SLIDER
    y = Transport(window.settled()).play[1]
    window.drag((left + 2, y), ((left + right) / 2, y), (right + 30, y))
    window.hears_among("speed 10000 steps/s")
    window.drag((right - 2, y), ((left + right) / 2, y), (left - 60, y))
    window.hears_among("speed 1 step in 2 s")
    window.click((left + right) / 2, y)
    window.hears("speed 10 steps/s")
    window.press("3", "speed 2 steps/s")


def bar(window):
    """The buttons of the bar at the top, from the right: the whole screen, comparison, prediction."""
    RUN.from_start(window)
    window.point_at(640, 640)
    plain = window.settled()
    row = plain.part(940, 12, 340, 1)
    sunken = [x for x, pixel in enumerate(row.pixels()) if is_near(pixel, colour(SUNKEN), 2)]
    starts = [x for x in sunken if x - 1 not in sunken]
    ends = [x for x in sunken if x + 1 not in sunken]
    places = [(940 + (a + b) / 2, 22) for a, b in zip(starts, ends)]
    if len(places) != 3:
        raise Fault(f"{len(places)} buttons at the top")
    predict, compare, full_screen = places

    for button, on, off in ((compare, "compare on: .*", "compare off"), (predict, "predict on", "predict off")):
        window.click(*button)
        window.hears(on)
        window.point_at(640, 640)
        window.shows(lambda now: now.differing(plain) > 300, f"{on} is not to be seen")
        window.click(*button)
        window.hears(off)
        window.point_at(640, 640)
        window.returns_to(plain, f"after {off} the picture is another")

    # The window is made anew, twice: board and relief are there again, and so are the buttons.
    for line in ("full screen on", "full screen off"):
        window.click(*full_screen)
        window.hears(line)
        window.point_at(640, 640)
        window.returns_to(plain, f"after {line} the picture is another")
    window.press("Right", RUN.line(1))


def guesses(window):
    """Students say which points are averaged, by clicking them."""
    RUN.from_start(window)
    window.key("shift+Right", "Left")  # at the start the stop shows a figure
    window.hears(RUN.line(10), RUN.line(9))
    board = Board(window.settled(), 9)
    window.press("Home", RUN.line(0))
    window.press("p", "predict on")
    window.press("Right", r"ask parents of step 1 \(4,4\)")
    for x, y in ((0, 0), (8, 0), (3, 3), (0, 8), (8, 8)):
        window.click(*board.at(x, y))
        window.hears(rf"guess \({x},{y}\)")
    window.click(*board.at(3, 3))
    window.hears(r"guess without \(3,3\)")
    window.press("Return", "right, score 1/1", RUN.line(1))
    window.press("Escape")
    window.press("Escape", "predict off")


def relief(window):
    window.point_at(640, 640)
    RUN.from_start(window)
    window.key("Down", "Down", "Down")
    window.hears_among(RUN.line(9))
    plain = window.settled()
    board = Board(plain, 9).box
    flat = plain.part(*board)

    def turned(hand, what):
        hand()
        window.shows(lambda now: now.part(500, 110, 400, 350).differing(plain.part(500, 110, 400, 350)) > 5000, what)
        test.check(not window.settled().part(*board).differing(flat, ROUNDING), f"{what}: and the board changed")

    turned(lambda: window.drag((700, 300), (720, 310), (760, 330), (800, 330)), "the relief does not turn")
    window.do("mousemove", 700, 300, "click", "--repeat", 2, "--delay", 40, 1)
    window.point_at(640, 640)
    window.returns_to(plain, "a double click does not bring the relief back")

    # However slow the frames are: here one goes by between the clicks that takes longer than any double click.
    turned(lambda: window.drag((700, 300), (720, 310), (760, 330), (800, 330)), "the relief does not turn again")
    window.do("mousemove", 700, 300, "click", 1, "sleep", 0.1)
    window.process.send_signal(signal.SIGSTOP)
    window.do("click", 1, "sleep", 1)
    window.process.send_signal(signal.SIGCONT)
    window.point_at(640, 640)
    window.returns_to(plain, "a double click during a slow frame does not bring the relief back")
    turned(lambda: window.do("mousemove", 700, 300, "click", "--repeat", 3, 4, "mousemove", 640, 640),
           "the wheel does not bring the relief nearer")
    window.heard = len(window.lines)  # of the camera


def low_stage():
    """Where the stage is low and wide the question leaves the board free: its last row can be clicked."""
    with test.window(LESSON, "--step", "9", "--fullscreen", screen=(1920, 1080)) as window:
        window.hears(RUN.line(9))
        board = Board(window.settled(), 9)
        window.press("Home", RUN.line(0))
        window.press("p", "predict on")
        window.press("Right", r"ask parents of step 1 \(4,4\)")
        for x, y in ((0, 0), (8, 0), (0, 8), (8, 8)):
            window.click(*board.at(x, y))
            window.hears(rf"guess \({x},{y}\)")
        window.press("Return", "right, score 1/1", RUN.line(1))
        test.check(window.quit() == [], f"complaints: {window.errors[:5]}")


def large_board():
    """129 x 129: the wheel zooms about the pointer, and what is zoomed can be dragged."""
    with test.window(LESSON, "--set", "size=129") as window:
        window.hears("step 0/16637 start")
        window.point_at(640, 640)
        plain = window.settled()
        left, top, right, bottom = plane(plain)
        middle = (left + right) / 2, (top + bottom) / 2
        aside = middle[0] + 60, middle[1]

        def point(place):
            window.click(*place)
            found = window.hears(r"pin \((\d+), (\d+)\).*")
            window.click(*place)
            window.hears("pin off")
            return int(found.group(1)), int(found.group(2))

        before, before_aside = point(middle), point(aside)
        test.check(abs(before[0] - 64) <= 1 and abs(before[1] - 64) <= 1, f"the middle of the board is {before}")
        window.do("mousemove", *map(round, middle), "click", "--repeat", 8, 4)
        window.shows(lambda now: now.differing(plain) > 2000, "the wheel does not zoom the board")
        after, after_aside = point(middle), point(aside)
        test.check(after == before, f"the wheel zooms about {after} and not about {before}")
        test.check(0 < after_aside[0] - after[0] < 0.4 * (before_aside[0] - before[0]),
                   f"60 pixels are {after_aside[0] - after[0]} columns, after {before_aside[0] - before[0]}")
        window.drag(middle, (middle[0] - 20, middle[1] + 10), (middle[0] - 60, middle[1] + 30))
        dragged = point(middle)
        test.check(dragged[0] > after[0] and dragged[1] < after[1],
                   f"after the drag the middle is {dragged}, before {after}")
        window.do("mousemove", *map(round, middle), "click", "--repeat", 12, 5, "mousemove", 640, 640)
        window.returns_to(plain, "zooming out does not give the board as it was")

        window.press("End", r"step 16637/16637 .*")
        colours = window.settled().part(left + 12, top + 12, right - left - 24, bottom - top - 24).colours()
        test.check(len(colours) > 400, f"the finished board of 129 x 129 has {len(colours)} colours")
        test.check(window.quit() == [], f"complaints: {window.errors[:5]}")


with test.window(LESSON, "--step", "28") as window:
    window.hears(RUN.line(28))
    test.parts(window, buttons, scrubber, speed, points, guesses, relief, bar)
    test.check(window.quit() == [], f"complaints: {window.errors[:5]}")
low_stage()
large_board()
test.end()
