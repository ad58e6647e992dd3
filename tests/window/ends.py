#!/usr/bin/env python3
"""Each way to close the window ends the program well, and without a word. ends.py LOZENGE [FOLDER]"""
from stage import *

test = Test()
RUN = Run(test.program, "first-steps")


def opened(*arguments):
    return test.window("first-steps", *arguments)


def check(what, complaints):
    test.check(complaints == [], f"{what}: {complaints[:5]}")


with opened() as window:
    window.hears(RUN.line(0))
    check("its key", window.quit())
with opened() as window:
    window.hears(RUN.line(0))
    check("the close button", window.close())
with opened("--fullscreen") as window:
    window.hears(RUN.line(0))
    check("its key in full screen", window.quit())
with opened() as window:
    window.hears(RUN.line(0))
    window.press("F11", "full screen on")
    window.press("F11", "full screen off")
    check("the close button of a window that was made anew", window.close())
with opened() as window:
    window.hears(RUN.line(0))
    window.press("space", "play")
    window.hears_among(RUN.line(2))
    check("its key while it plays", window.quit())
test.end()
