#!/usr/bin/env python3
"""The command that is copied opens a second window on the same picture. copied.py LOZENGE [FOLDER]"""
import shlex

from sight import *
from stage import *

test = Test()
STAGE = 0, 48, 930, 500  # without the bar and the panels, and without how long a map took to be made
EDGES = 60  # pixels on the edges of a flight, whose attitude comes back in single precision
BOARD = 200, 300
RELIEF = 700, 300


def wheel(window, place, turns, button):
    window.do("mousemove", *place, "click", "--repeat", turns, "--delay", 30, button)


def changes(window, what, change):
    before = window.settled().part(*STAGE)
    change()
    window.shows(lambda now: now.part(*STAGE).differing(before) > 1000, f"{what} changes nothing")


def near(window):
    """The board zoomed and moved, the relief turned, larger and steeper, no numbers, a point that is pinned."""
    changes(window, "the wheel on the board", lambda: wheel(window, BOARD, 3, 4))
    changes(window, "dragging the board", lambda: window.drag(BOARD, (230, 320), (250, 330)))
    changes(window, "dragging the relief", lambda: window.drag(RELIEF, (720, 310), (790, 330)))
    window.hears_among("elevation .*")
    changes(window, "the wheel on the relief", lambda: wheel(window, RELIEF, 2, 4))
    window.heard = len(window.lines)  # of the camera
    changes(window, "no numbers", lambda: window.press("g", "numbers off"))
    window.click(*BOARD)
    window.hears(r"pin \(.*")


def flight(window):
    window.press("f", "flight on")
    window.do("keydown", "Left", "sleep", 0.2, "keyup", "Left", "keydown", "Down", "sleep", 0.2, "keyup", "Down")
    window.do("keydown", "minus", "sleep", 1, "keyup", "minus")
    changes(window, "the fog", lambda: window.key("o"))


def comparison(window):
    changes(window, "comparing", lambda: window.press("c", "compare on: .*"))
    window.press("t", "theme dark")


def manner(window):
    changes(window, "the manner", lambda: window.press("m", "manner terrain-generator", "style bands", "background grey", "elevation 24",
                                                           "axis 0,usual", "fog_colour #FFFFFF"))
    changes(window, "the light", lambda: window.press("l", "light .*"))
    changes(window, "the style", lambda: window.press("v", "style slope-grey"))
    changes(window, "painting", lambda: window.press("shift+b", "painted .*"))
    changes(window, "the fog", lambda: window.press("o", "fog on"))


def strip(window):
    """A figure of the second stop at the end, gone through."""
    changes(window, "the second stop", lambda: window.press("Next", "stop: A strip for each row"))
    changes(window, "an index", lambda: window.press("period", "figure at 11/40"))


def place(window):
    """A survey is left between two levels, seen from near and from another side."""
    window.press("shift+Right", r"level 10/28 .*")
    window.settled()
    changes(window, "the wheel on the map", lambda: wheel(window, BOARD, 6, 4))
    changes(window, "dragging the map", lambda: window.drag(BOARD, (230, 320), (250, 330)))
    changes(window, "dragging the relief", lambda: window.drag(RELIEF, (720, 310), (790, 330)))
    window.hears_among("elevation .*")


for lesson, step, part in (("growing-a-coast", 36, near), ("growing-a-coast", 77, flight), ("growing-a-coast", 40, comparison),
                           ("growing-a-coast", 40, manner), ("workshop", 25, strip),
                           ("how-deep", 0, place), ("how-deep", 12, flight)):
    with test.window(lesson, "--step", step) as window:
        window.hears(".*")
        window.settled()
        part(window)
        window.point_at(1270, 790)
        window.heard = len(window.lines)
        seen = window.settled().part(*STAGE)
        words = shlex.split(window.press("ctrl+c", "copied (lozenge .*)").group(1))
        test.check(window.quit() == [], f"complaints: {window.errors[:5]}")
    with test.window(*words[1:]) as second:
        second.hears(".*")
        second.shows(lambda now: now.part(*STAGE).differing(seen, ROUNDING) <= (EDGES if part is flight else 0),
                     f"{lesson}, {part.__name__}: another picture by {words}")
        test.check(second.quit() == [], f"complaints: {second.errors[:5]}")
test.end()
