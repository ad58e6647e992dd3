#!/usr/bin/env python3
"""The keys that change the picture and not the step, on a real keyboard: looks.py LOZENGE [FOLDER]"""
from stage import *

test = Test()
LESSON = "growing-a-coast"
RUN = Run(test.program, LESSON)


def relief(window):
    """What shows the relief otherwise, and back."""
    RUN.from_start(window)
    window.press("shift+Right", RUN.line(10))
    plain = window.settled()
    seen = plain

    def changes(chord, *lines):
        nonlocal seen
        window.press(chord, *lines)
        window.shows(lambda now: now.differing(seen) > 500, f"{lines} is not to be seen")
        seen = window.settled()

    changes("m", "manner terrain-generator", "style bands", "background grey", "elevation 24", "axis 0,usual", "fog_colour #FFFFFF")
    changes("m", "manner matlab", "palette land", "style facets", "background white", "azimuth -47", "elevation 74", "range 0,1.8",
            "axis 0,2.5", "fog_colour usual")
    changes("m", "manner playfuljs", "palette grey", "style columns", "background page", "proportions true", "azimuth 45",
            "elevation 40", "range usual", "axis 0,usual", "water usual")
    changes("m", "manner workshop", "style strips", "background white", "proportions usual", "azimuth 28", "elevation 37",
            "axis usual", "water none")
    changes("m", "manner slides", "palette moss", "style smooth", "background page")
    changes("m", "manner clouds", "palette clouds", "style flat", "azimuth 0", "elevation 90", "zoom 0.9")
    window.press("m", "manner lozenge", "palette terrain", "style shaded", "azimuth 28", "elevation 37", "zoom 1")
    window.returns_to(plain, "the picture is not as before the other manners")
    seen = plain
    for style in "wire", "bands", "slope-grey", "normals", "smooth", "facets", "columns", "strips", "flat":
        changes("v", f"style {style}")
    window.press("v", "style shaded")
    window.returns_to(plain, "the picture is not as before the other styles")
    for chord, line, back, back_line in (("l", "light 317.5,49.4", "L", "light 302.5,49.4"),
                                         ("b", "painted 8 of 64", "shift+b", "painted 64 of 64"),
                                         ("ctrl+b", "painted 1 of 64", "B", "painted 64 of 64"),
                                         ("o", "fog on", "o", "fog off")):
        seen = plain
        changes(chord, line)
        window.press(back, back_line)
        window.returns_to(plain, f"the picture is not as before {line}")


def figures():
    """Index by index through a strip of the second stop at the end."""
    with test.window("workshop") as window:
        window.hears("step 0/25 start")
        window.press("period")  # that there is nothing to go through here is said in the status line
        window.press("End", "step 25/25 .*")
        window.press("Next", "stop: A strip for each row")
        plain = window.settled()
        window.press("period", "figure at 11/40")
        window.shows(lambda now: now.differing(plain) > 100, "one index more is not to be seen")
        window.press("period", "figure at 12/40")
        window.press("comma", "figure at 11/40")
        window.press("ctrl+c", "copied lozenge workshop --step 25 --figure strips --with upto=11 --stop 2")
        window.press("comma", "figure at 10/40")
        window.returns_to(plain, "the strip is not as before")
        test.check(window.quit() == [], f"complaints: {window.errors[:5]}")


def numbers():
    """Heights on the points, on a map small enough to have them."""
    run = Run(test.program, "first-steps", "--set", "size=3")
    with test.window("first-steps", "--set", "size=3", "--step", "5") as window:
        window.hears(run.line(5))
        with_numbers = window.settled()
        window.press("g", "numbers off")
        window.shows(lambda now: now.differing(with_numbers) > 300, "the numbers are still there")
        window.press("g", "numbers on")
        window.returns_to(with_numbers, "the numbers do not come back")
        test.check(window.quit() == [], f"complaints: {window.errors[:5]}")


with test.window(LESSON, "--step", "28") as window:
    window.hears(RUN.line(28))
    test.parts(window, relief)
    test.check(window.quit() == [], f"complaints: {window.errors[:5]}")
numbers()
figures()
test.end()
