#!/usr/bin/env python3
"""A picture of the real window: photograph.py LOZENGE PICTURE.png [WIDTHxHEIGHT [ARGUMENT...]]

The arguments are those of the program: a lesson, --step, --theme and the like.
"""
import re, sys

from stage import *


def main():
    program, picture, *rest = sys.argv[1], pathlib.Path(sys.argv[2]), *sys.argv[3:]
    size = re.fullmatch(r"(\d+)x(\d+)", rest[0]) if rest else None
    arguments = rest[1:] if size else rest
    sys.argv = [sys.argv[0], program]
    test = Test()
    screen = tuple(map(int, size.groups())) if size else (1280, 800)
    with test.window(*(arguments or ["growing-a-coast", "--step", "28"]), screen=screen) as window:
        window.hears_among("step .*")
        window.key("F11")
        window.hears_among("full screen on")
        window.point_at(screen[0] - 1, screen[1] - 1)  # the pointer is no part of the picture
        window.settled().save(picture)
        window.quit()
    return bool(test.faults)


if __name__ == "__main__":
    sys.exit(main())
