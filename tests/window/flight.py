#!/usr/bin/env python3
"""The flight over the relief, steered by its own keys. flight.py LOZENGE [FOLDER]"""
from sight import *
from stage import *

test = Test()
LESSON = "growing-a-coast"
RELIEF = 400, 160, 520, 300  # without the instruments and without the list of keys


def hold(window, key, seconds):
    window.do("keydown", key, "sleep", seconds, "keyup", key)


def at_rest(window):
    """With no speed the picture stands still, and whatever a key does is to be seen."""
    window.do("keydown", "minus")
    window.settled()  # a slow machine brakes slowly
    window.do("keyup", "minus")
    return window.settled().part(*RELIEF)


def ground_share(picture, x, width):
    """How much of some columns is ground: it is darker than the sky."""
    part = picture.part(x, 0, width, picture.height)
    return sum(n for c, n in part.colours().items() if sum(c) < 600) / (part.width * part.height)


def taps(window):
    """A tap that is over within a frame steers too."""
    window.press("f", "flight on")
    for key in ("Left", "Right", "Up", "Down", "comma", "period"):
        before = at_rest(window)
        window.do("key", "--delay", 0, key)
        window.shows(lambda now: now.part(*RELIEF).differing(before) > 200, f"a tap of {key} steers nothing")
    window.settled()
    test.check(window.heard == len(window.lines), f"steering did {window.lines[window.heard:]}")


def speed(window):
    """Plus and minus, beside the digits and on the keypad."""
    for faster, slower in (("plus", "minus"), ("equal", "KP_Subtract"), ("KP_Add", "minus")):
        before = at_rest(window)
        hold(window, faster, 0.2)
        window.shows(lambda now: now.part(*RELIEF).differing(before) > 200, f"{faster} does not make it fly")
        hold(window, slower, 1)
        window.settled()


def attitude(window):
    """Each key turns the way that it says. Each is tried from the level, since a hold is as long as the machine makes it."""

    def turned(key):
        for line in ("flight off", "flight on"):
            window.press("f", line)
        window.heard = len(window.lines)
        level = at_rest(window)
        if key:
            hold(window, key, 0.3)
            return window.settled().part(*RELIEF)
        return level

    level, left, right, low, high = map(turned, (None, "Left", "Right", "Down", "Up"))
    third = level.width // 3

    def lean(picture):
        return ground_share(picture, 0, third) - ground_share(picture, picture.width - third, third)

    leans = [round(lean(picture), 2) for picture in (left, level, right)]
    test.check(leans[0] > leans[1] + 0.03 and leans[1] > leans[2] + 0.03, f"rolled left, level, right the ground leans {leans}")
    shares = [ground_share(picture, 0, picture.width) for picture in (low, high)]
    test.check(shares[0] > shares[1] + 0.1, f"with the nose down {shares[0]:.2f} is ground, with it up {shares[1]:.2f}")


def fog(window):
    before = at_rest(window)
    window.press("o", "fog off")
    window.shows(lambda now: now.part(*RELIEF).differing(before) > 2000, "the fog does not go away")
    window.press("o", "fog on")
    window.shows(lambda now: now.part(*RELIEF) == before, "the fog does not come back as it was")


def commands(window):
    """What is no control of the flight is a command as always."""
    window.press("shift+Left", r"step 67/77 .*")
    window.press("End", r"step 77/77 .*")
    window.press("t", "theme dark")
    window.press("Escape", "flight off")
    window.press("Left", r"step 76/77 .*")


with test.window(LESSON, "--step", "77") as window:
    window.hears("step 77/77.*")
    window.settled()
    test.parts(window, taps, speed, attitude, fog, commands)
    test.check(window.quit() == [], f"complaints: {window.errors[:5]}")
test.end()
