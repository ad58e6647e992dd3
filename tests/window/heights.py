#!/usr/bin/env python3
"""Heights of every legal size, in each view, with OpenGL and without. heights.py LOZENGE [FOLDER]"""
from stage import *

test = Test()
OLD = {"MESA_GL_VERSION_OVERRIDE": "2.1", "MESA_GLSL_VERSION_OVERRIDE": "120"}
RELIEF = 560, 110, 340, 380  # without the axis of heights, whose numbers are others
SMALLEST = "5e-324"


def lesson(unit, size=9, flat=False):
    corners = [1, 1, 1, 1] if flat else [0.5, -0.25, 0.75, 1]
    heights = ", ".join(repr(part * float(unit)) for part in corners)
    return f"[recipe]\nsize = {size}\ncorners = [{heights}]\namplitude = {0.0 if flat else float(unit)!r}\n"


def replaced(path, text):
    beside = path.with_suffix(".new")
    beside.write_text(text)
    beside.rename(path)


def seen(window, path, text):
    replaced(path, text)
    window.hears_among("reload .*")
    window.key("End")
    window.settled()
    for keys in (("f", "Left", "Right", "f"), ("c", "Left", "Right", "c"), ("Home", "Right", "End")):
        window.key(*keys)
        window.settled()
    return window.look()


def heights(environment):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "heights.toml"
        path.write_text(lesson(1))
        with test.window(path, folder=pathlib.Path(folder), environment=environment) as window:
            window.hears_among("step 0/77 start")
            window.click(1097, 67)
            window.hears_among("panel levels")
            usual = seen(window, path, lesson(1.0) + "# again\n").part(*RELIEF)
            for unit in ("1e-12", "1e-40", "1e-180", "1e-299", "1e28"):
                picture = seen(window, path, lesson(unit)).part(*RELIEF)
                far = picture.differing(usual, ROUNDING) / (picture.width * picture.height)
                test.check(far < 0.01, f"at {unit} {far:.1%} of the relief differ from that of usual heights")
            for unit in (SMALLEST, "1e-310", "1e-300", "1e-37", "1e30"):
                seen(window, path, lesson(unit))
                seen(window, path, lesson(unit, flat=True))
            test.check(window.quit() == [], f"complaints: {window.errors[:5]}")


def surveys():
    """Maps that are too large to be stepped."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "large.toml"
        for unit in (SMALLEST, "1e-37", "1e-21", "1e30"):
            path.write_text(lesson(unit, 4097))
            with test.window(path, folder=pathlib.Path(folder)) as window:
                window.hears("level 12/12.*")
                window.settled()
                window.press("Home", "level 0/12.*")
                window.press("End", "level 12/12.*")
                window.settled()
                window.key("f")
                window.hears_among("flight on")
                window.key("f")
                window.hears_among("flight off")
                window.settled()
                test.check(window.quit() == [], f"complaints: {window.errors[:5]}")


heights({})
heights(OLD)
surveys()
test.end()
