#!/usr/bin/env python3
"""What stands on the screen: colours of points, rings and relief, and sizes of the window. pixels.py LOZENGE [FOLDER]"""
from sight import *
from stage import *

test = Test()
LESSON = "growing-a-coast"
RUN = Run(test.program, LESSON)


def heights(window):
    """Each point that is set has the colour of its height, each other one is hollow."""
    for moment in (28, 77):
        if moment != 28:
            window.press("End", RUN.line(moment))
        picture = window.settled()
        board = Board(picture, 9)
        wrong = []
        known = RUN.heights(moment)
        for y in range(9):
            for x in range(9):
                seen = picture.at(*board.under_number(x, y))
                right = terrain(known[x, y], RUN.limit()) if (x, y) in known else (255, 255, 255)
                marks = map(colour, ("#FCEDF4", NOW, *PARENTS))  # the shape of the step, and letters
                if not any(is_near(seen, here, 9) for here in (right, *marks)):
                    wrong.append(f"({x},{y}) is {seen} and not {right}")
        test.check(not wrong, f"step {moment}: {len(wrong)} points, {wrong[:4]}")
    window.press("Home", RUN.line(0))
    window.shows(lambda now: is_near(now.at(*board.at(4, 4)), (255, 255, 255)), "the middle is still set at the start")
    corner = window.look().at(*board.under_number(0, 8))
    test.check(is_near(corner, terrain(0.75, RUN.limit())), f"at the start the corner of 0.75 is {corner}")


def rings(window):
    """The present point wears the colour that means "this step", its parents wear theirs, and all move on."""
    RUN.from_start(window)
    window.key("Down", "Down", "Down")
    window.hears_among(RUN.line(9))
    board = Board(window.settled(), 9)  # the stop at the start shows a figure
    window.press("Right", RUN.line(10))
    for _ in range(3):
        picture = window.settled()
        number = int(re.match(r"step (\d+)/", window.lines[-1]).group(1))
        step = RUN.steps[number - 1]
        here = board.ring(picture, (step["x"], step["y"]), NOW)
        test.check(here > 60, f"step {number}: the ring has {here} pixels")
        for away in ((0, 0), (4, 4), (8, 8)):
            if away != (step["x"], step["y"]):
                there = board.ring(picture, away, NOW)
                test.check(there < here / 2, f"step {number}: at {away} are {there} pixels of the ring's colour")
        # a b c d are up, left, right, down; the one outside keeps its letter.
        half = 2
        for letter, (dx, dy) in zip(PARENTS, ((0, -half), (-half, 0), (half, 0), (0, half))):
            x, y = step["x"] + dx, step["y"] + dy
            if 0 <= x <= 8 and 0 <= y <= 8:
                pixels = board.ring(picture, (x, y), letter)
                test.check(pixels > 40, f"step {number}: the parent at {x, y} has {pixels} pixels of {letter}")
        window.key("Right")
        window.hears(rf"step {number + 1}/.*")


def relief(window):
    """It has the colours of the heights, lit from one side, and a pin for each point that takes part."""
    RUN.from_start(window)
    window.key("Down", "Down")
    window.hears_among(RUN.line(5))
    early = window.settled().part(480, 110, 420, 380)
    window.press("Down", RUN.line(9))
    picture = window.settled().part(480, 110, 420, 380)
    colours = picture.colours()
    test.check(len(colours) > 800, f"the relief has {len(colours)} colours only")
    test.check(picture.differing(early) > 5000, "the relief does not change with the steps")
    for wanted in (NOW, *PARENTS):
        test.check(picture.share(wanted, 12) > 0.0008, f"no pin of the colour {wanted} in the relief")
    sea = sum(n for (r, g, b), n in colours.items() if b > r + 30 and b > g)
    land = sum(n for (r, g, b), n in colours.items() if g > b + 30 and g >= r)
    test.check(sea > 4000 and land > 4000, f"{sea} pixels of sea and {land} of land")


def sizes(window):
    """Small and large again: nothing is lost, and what is small still works."""
    window.point_at(640, 640)
    RUN.from_start(window)
    window.press("shift+Right", RUN.line(10))
    plain = window.settled()
    window.resize(400, 300)
    window.shows(lambda now: is_near(now.at(600, 400), (0, 0, 0)) and now.part(0, 0, 400, 300).share(NOW, 8) > 0.001,
                 "the window does not become small")
    small = window.settled().part(0, 0, 400, 300)
    test.check(len(small.colours()) > 100, "the small window is nearly empty")
    test.check(small.share(PAGE) + small.share("#FFFFFF") > 0.3, "the small window has no page")
    window.press("Right", RUN.line(11))
    window.shows(lambda now: now.part(0, 0, 400, 300).differing(small) > 50, "a step is not seen in the small window")
    window.press("Left", RUN.line(10))
    window.shows(lambda now: not now.part(0, 0, 400, 300).differing(small, ROUNDING),
                 "the small picture is another after a step and back")
    for width, height in ((1280, 300), (320, 800), (1280, 800)):
        window.resize(width, height)
        window.shows(lambda now: not is_near(now.at(width - 2, height - 2), (0, 0, 0)), f"no {width} x {height} window")
    window.returns_to(plain, "after 400 x 300 and back the picture is another")


def large_terrain():
    """The largest map that is stepped: wherever one goes, it is there at once."""
    with test.window("first-steps", "--set", "size=1025") as window:
        window.hears("step 0/1050621 start")
        start = window.settled()
        left, top, right, bottom = plane(start)
        board = left + 10, top + 10, right - left - 20, bottom - top - 20
        window.press("End", r"step 1050621/1050621 .*")
        window.shows(lambda now: len(now.part(*board).colours()) > 400, "the finished map is not to be seen")
        end = window.settled()
        window.press("Up", r"step 525309/1050621 .*")
        window.shows(lambda now: now.part(*board).differing(end.part(*board)) > 10_000,
                     "a chapter back nothing changes")
        window.press("Home", r"step 0/1050621 start")
        window.returns_to(start, "the start is another after the end")
        test.check(window.quit() == [], f"complaints: {window.errors[:5]}")


with test.window(LESSON, "--step", "28") as window:
    window.hears(RUN.line(28))
    test.parts(window, heights, rings, relief, sizes)
    test.check(window.quit() == [], f"complaints: {window.errors[:5]}")
large_terrain()
test.end()
