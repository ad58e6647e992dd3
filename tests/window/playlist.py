#!/usr/bin/env python3
"""A playlist in the window: a clicker's two keys lead through all its lessons. playlist.py LOZENGE [FOLDER]"""
from stage import *

PLAYLIST = """
title = "Two"
[[lesson]]
id = "first-steps"
stops = ["Four corners", "The middle of a square"]
[[lesson]]
id = "growing-a-coast"
stops = ["Land becomes sea"]
[[lesson]]
id = "how-deep"
stops = ["Single points"]
"""

test = Test()
with tempfile.TemporaryDirectory() as name:
    file = pathlib.Path(name) / "two.playlist.toml"
    file.write_text(PLAYLIST)
    with test.window(file) as window:
        window.hears("step 0/21 start")
        first = window.settled()
        window.key("Next")
        window.hears_among("stop: The middle of a square")
        window.key("Next")
        window.hears("lesson growing-a-coast", "step 0/77 start", "lesson 2 of 3")
        window.hears_among("stop: Land becomes sea")
        test.check(window.settled().differing(first, ROUNDING) > 0, "the next lesson looks like the first")
        window.key("Next")
        window.hears_among("lesson 3 of 3")
        window.hears_among("stop: Single points")
        window.key("Next")  # there is none beyond
        window.key("Prior")
        window.hears_among("lesson 2 of 3")
        window.hears_among("stop: Land becomes sea")
        window.key("Prior")
        window.hears_among("lesson 1 of 3")
        window.hears_among("stop: The middle of a square")
        window.key("shift+Next")
        window.hears_among("lesson 2 of 3")
        window.key("shift+Prior")
        window.hears_among("lesson 1 of 3")
        window.hears_among("stop: Four corners")
        window.returns_to(first, "the first lesson looks otherwise than at the beginning")
        test.check(window.quit() == [], "it complains at the end")
test.end()
