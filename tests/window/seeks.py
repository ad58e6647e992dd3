#!/usr/bin/env python3
"""Wherever one goes in the largest runs, the next frame shows it: seeks.py LOZENGE [FOLDER]

With LOZENGE_FRAMES measured_window.cpp has the window say after each frame which moment was on it.
"""
import random

from stage import *

test = Test()
SCRUBBER = 22, 1258, 714  # from and to, and how far down


def next_frame(window):
    return int(window.hears_among(r"frame (\d+)").group(1))


def by_key(window):
    """A key is heard before a frame is drawn: that very frame shows where it leads."""
    shown = 0
    for chord in ("End", "Left", "Up", "Up", "shift+Left", "Home", "Down", "Right", "shift+Right", "End", "Home"):
        window.key(chord)
        moment = int(window.hears_among(r"step (\d+)/.*").group(1))
        test.check(moment != shown, f"{chord} leads nowhere")
        shown = next_frame(window)
        test.check(shown == moment, f"the first frame after {chord} shows {shown} and not {moment}")


def by_scrubber(window):
    """The frame that takes the click shows where it leads, before the step is said."""
    dice = random.Random(7)
    left, right, y = SCRUBBER
    for _ in range(20):
        window.settled()
        window.heard = len(window.lines)
        window.click(dice.randint(left, right), y)
        moment = int(window.hears_among(r"step (\d+)/.*").group(1))
        frames = [line for line in window.lines[: window.heard] if line.startswith("frame ")]
        test.check(frames[-1] == f"frame {moment}", f"the frame of the click shows {frames[-1]} and not {moment}")
        test.check(next_frame(window) == moment, f"the frame after it does not show {moment}")


def the_same(window, *arguments):
    """What is on the screen after all that, and after a few small steps, is what a window shows that was opened there."""
    window.key("Left", "shift+Left", "Left", "shift+Left", "Right", "shift+Left", "Left")
    window.settled()
    moment = int(re.match(r"step (\d+)/", [line for line in window.lines if line.startswith("step")][-1]).group(1))
    window.point_at(640, 640)
    picture = window.settled().part(0, 48, 1280, 600)
    window.quit()
    with test.window(*arguments, "--step", moment) as fresh:
        fresh.hears_among(rf"step {moment}/.*")
        fresh.point_at(640, 640)
        far = fresh.settled().part(0, 48, 1280, 600).differing(picture, ROUNDING)
        test.check(far == 0, f"step {moment} differs in {far} pixels from a window that is opened there")
        fresh.quit()


for lesson in ("first-steps", "workshop"):
    arguments = lesson, "--set", "size=1025"
    with test.window(*arguments, environment={"LOZENGE_FRAMES": "1"}) as window:
        window.hears_among("step 0/.* start")
        window.settled()
        test.parts(window, by_key, by_scrubber)
        the_same(window, *arguments)
test.end()
