#!/usr/bin/env python3
"""500 events of a fixed seed, of all kinds, one after the other as fast as they come: random_events.py LOZENGE [FOLDER]

Meant for a build with sanitizers too. OpenGL's errors are told by Mesa, and any complaint is a fault.
"""
import random

from stage import *

test = Test()
EVENTS = 500
KEYS = ["Right", "Left", "shift+Right", "shift+Left", "Up", "Down", "Next", "Prior", "Home", "End", "space", "Return",
        "Escape", "BackSpace", "Delete", "Tab", *"123456789", *"cpgntfsoxqmvlb", "plus", "minus", "comma", "period",
        "question", "F1", "F5", "ctrl+plus", "ctrl+minus", "ctrl+0", "ctrl+o", "ctrl+e", "ctrl+z", "ctrl+c", "ctrl+v",
        "ctrl+a", "alt+x"]
SIZES = [(400, 300), (1280, 800), (900, 700), (320, 760), (1180, 400)]


def event(dice):
    """Words for xdotool."""
    x, y = dice.randrange(1280), dice.randrange(800)
    kind = dice.random()
    if kind < 0.5:
        return ["key", "--delay", 1, dice.choice(KEYS)]
    if kind < 0.7:
        return ["mousemove", x, y, "click", dice.choice([1, 1, 1, 1, 2, 3])]
    if kind < 0.8:
        return ["mousemove", x, y, "click", "--repeat", dice.randint(1, 5), "--delay", 1, dice.choice([4, 5])]
    if kind < 0.9:
        words = ["mousemove", x, y, "mousedown", 1]
        for _ in range(dice.randint(1, 4)):
            words += ["mousemove", dice.randrange(1280), dice.randrange(800)]
        return [*words, "mouseup", 1]
    if kind < 0.98:
        return ["mousemove", x, y]
    return ["search", "--onlyvisible", "--name", "^Lozenge$", "windowsize", *dice.choice(SIZES)]


def storm(window):
    dice = random.Random(20)
    for first in range(0, EVENTS, 20):
        batch = [event(dice) for _ in range(20)]
        window.do(*[word for words in batch for word in words])
        if window.process.poll() is not None:
            raise Fault(f"after {first} to {first + 20} events it ended with {window.process.returncode}: "
                        f"{batch} {window.errors[:60]}")
        # The whole screen and back; what comes while there is no window is lost.
        if first % 100 == 80:
            window.heard = len(window.lines)
            window.key("F11")
            window.hears_among("full screen (on|off)")
    # It still listens, whatever it shows and wherever the letters go.
    seen = len(window.lines)
    window.heard = seen
    window.key("F1")
    window.hears_among("help (on|off)")
    print(f"{EVENTS} events, {seen} lines")
    test.check(seen > 100, f"only {seen} lines were said")


for lesson, line in (("growing-a-coast", "step 28/77.*"), ("how-deep", "level 28/28.*")):
    with test.window(lesson, "--step", "28", environment={"MESA_DEBUG": "1"}) as window:
        window.hears(line)
        test.parts(window, storm)
        test.check(window.quit() == [], f"complaints: {window.errors[:20]}")
test.end()
