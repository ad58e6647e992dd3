#!/usr/bin/env python3
"""Two windows, that of the hall and the speaker's: presenter.py LOZENGE [FOLDER]"""
from monitors import divide
from sight import NOW
from stage import *

test = Test()
LESSON = "growing-a-coast"
RUN = Run(test.program, LESSON)
SIZE = 1280, 800
SCREEN = 2560, 1024
SPEAKER = "Lozenge: speaker"


def beside(window):
    """The hall's window at the left of the screen, the speaker's at its right."""
    for name, x in (("Lozenge", 0), (SPEAKER, SIZE[0])):
        window.do("search", "--sync", "--onlyvisible", "--name", f"^{name}$", "windowmove", "--sync", x, 0)
    window.point_at(2 * SIZE[0] - 1, SIZE[1] - 1)


def focus(window, name):
    window.do("search", "--onlyvisible", "--name", f"^{name}$", "windowfocus", "--sync")


def hall(picture):
    return picture.part(0, 0, *SIZE)


def speaker(picture):
    return picture.part(SIZE[0], 0, *SIZE)


def words(picture):
    """Without the clocks, which go on."""
    return picture.part(SIZE[0], 145, SIZE[0], SIZE[1] - 145)


def is_open(window):
    return window.do("search", "--onlyvisible", "--name", "^Lozenge").count("\n") == 1


def steps(window):
    """A key does the same in both, and both show what it did."""
    for name in ("Lozenge", SPEAKER):
        focus(window, name)
        before = window.settled()
        window.press("Next", RUN.line(1), "stop: .*")
        window.shows(lambda now: hall(now).differing(hall(before)) > 2000, f"the hall does not see a key in {name}")
        window.shows(lambda now: words(now).differing(words(before)) > 2000, f"the speaker does not see a key in {name}")
        window.press("Prior", RUN.line(0), "stop: .*")
        window.shows(lambda now: not words(now).differing(words(before), ROUNDING), "the page is not as before")


def question(window):
    """The speaker sees the answer, the hall does not."""
    window.key("Next", "Next", "Next")
    window.hears(RUN.line(1), "stop: .*", RUN.line(5), "stop: .*", RUN.line(7), "ask height .*")
    window.shows(lambda now: speaker(now).share("#FCEDF4") > 0.02, "the speaker does not see the question")
    window.press("Next", "answer shown", RUN.line(8))
    window.press("Home", RUN.line(0))


def darkness(window):
    focus(window, SPEAKER)
    before = window.settled()
    for chord in ("b", "period"):
        window.press(chord, "hall dark")
        window.shows(lambda now: hall(now).share("#000000") == 1, "the hall is not dark")
        window.shows(lambda now: speaker(now).differing(speaker(before)) > 500, "the speaker is not told")
        window.press(chord, "hall light")
        window.shows(lambda now: not hall(now).differing(hall(before), ROUNDING), "the hall is not as before")


def speaking_time(window):
    clock = lambda picture: picture.part(SIZE[0] + 1000, 40, 260, 50)
    window.press("ctrl+t", "time from 0")
    zero = window.settled()
    window.press("Next", RUN.line(1), "stop: .*")
    window.shows(lambda now: clock(now).differing(clock(zero)) > 100, "the time does not start")
    window.press("shift+t", "time stopped")
    stopped = window.settled()
    test.check(not clock(window.settled()).differing(clock(stopped)), "a time that is stopped goes on")
    window.press("shift+t", "time goes on")
    window.shows(lambda now: clock(now).differing(clock(stopped)) > 100, "the time does not go on")
    window.press("Prior", RUN.line(0), "stop: .*")


def themes(window):
    for theme, page in (("dark", "#0F1216"), ("contrast", "#000000"), ("light", "#F5F6F8")):
        window.press("t", f"theme {theme}")
        window.shows(lambda now: hall(now).share(page) > 0.2 and speaker(now).share(page) > 0.3,
                     f"the page of {theme} is not {page} in both windows")


def sizes(window):
    window.do("search", "--onlyvisible", "--name", f"^{SPEAKER}$", "windowsize", 900, 600)
    window.shows(lambda now: now.part(SIZE[0], 590, 900, 5).share("#F5F6F8") > 0.9 and
                 now.part(SIZE[0], 145, 500, 300).share("#14171C") > 0.01, "the page does not take its window's size")
    window.do("search", "--onlyvisible", "--name", f"^{SPEAKER}$", "windowsize", *SIZE)


def ends(window):
    """The speaker's window alone, in each way; the hall's window has its bars again."""
    test.check(window.look(10, 8, 32, 28).share(NOW) == 0, "the hall sees the bar")

    def has_gone(what):
        until(lambda: not is_open(window), f"the speaker's window does not close by {what}")
        window.shows(lambda now: now.part(10, 8, 32, 28).share(NOW) > 0.02, f"after {what} the hall's window has no bar")

    focus(window, SPEAKER)
    close_window(window.display.name, SPEAKER)
    window.hears("presenter off")
    has_gone("its button")
    for chord in ("F5", "Escape"):
        window.press("F5", "presenter on")
        until(lambda: is_open(window), "the speaker's window does not open again")
        focus(window, SPEAKER)
        window.press(chord, "presenter off")
        has_gone(chord)
    window.press("Right", RUN.line(1))


def geometry(window, name):
    told = window.do("search", "--sync", "--onlyvisible", "--name", f"^{name}$", "getwindowgeometry", "--shell")
    return tuple(int(re.search(rf"^{key}=(-?\d+)", told, re.M).group(1)) for key in ("X", "Y", "WIDTH", "HEIGHT"))


def full_screen():
    """The hall's window is made anew beside the speaker's."""
    with test.window(LESSON, "--presenter", screen=SIZE) as window:
        window.hears(RUN.line(0))
        until(lambda: is_open(window), "--presenter opens no second window")
        window.press("F11", "full screen on")
        window.press("F11", "full screen off")
        window.press("Next", RUN.line(1), "stop: .*")
        test.check(window.close() == [], f"complaints: {window.errors[:5]}")  # the hall's ends all


def other_screen():
    """On the one that has not the hall's window, as large as it is."""
    with test.window(LESSON, screen=SCREEN) as window:
        window.hears(RUN.line(0))
        divide(window.display.name, (0, 0, 1000, 1024), (1000, 0, 1560, 1024))  # the middle of the hall's is on the second
        window.press("F5", "presenter on")
        until(lambda: geometry(window, SPEAKER) == (0, 0, 1000, 1024),
              "the speaker's window does not fill the other screen")
        test.check(window.quit() == [], f"complaints: {window.errors[:5]}")


def remembered():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for place in (None, (1300, 30)):
            with test.window(LESSON, "--presenter", folder=folder, screen=SCREEN) as window:
                window.hears(RUN.line(0))
                until(lambda: is_open(window), "--presenter opens no second window")
                if place:
                    until(lambda: geometry(window, SPEAKER)[:2] == place, "the speaker's window is not where it was")
                window.do("search", "--onlyvisible", "--name", f"^{SPEAKER}$", "windowmove", "--sync", 1300, 30)
                focus(window, SPEAKER)
                test.check(window.quit() == [], f"complaints: {window.errors[:5]}")


with test.window(LESSON, screen=SCREEN) as window:
    window.hears(RUN.line(0))
    window.press("F5", "presenter on")
    until(lambda: is_open(window), "F5 opens no second window")
    beside(window)
    test.parts(window, steps, question, darkness, speaking_time, themes, sizes, ends)
    test.check(window.quit() == [], f"complaints: {window.errors[:5]}")
full_screen()
other_screen()
remembered()
test.end()
