#!/usr/bin/env python3
"""What is seen is what is exported: a comparison, a stop with its figure, an open question. seen.py LOZENGE [FOLDER]"""
from stage import *

test = Test()

# In a window of 1280 x 800.
FORMATS, SVG = (1155, 122), (1000, 218)


def exported(window, folder, name):
    """The texts of the drawing that Ctrl+E and the button of the panel make."""
    window.key("ctrl+e")
    window.hears_among("panel export")
    window.settled()
    for place in FORMATS, SVG:
        window.click(*place)
        window.point_at(640, 640)
        window.settled()
    left, top, right, bottom = window.settled().part(958, 392, 300, 250).box_of("#14171C")
    window.click(958 + (left + right) / 2, 392 + (top + bottom) / 2 + 0.42 * (bottom - top))
    window.hears_among(f"export svg to {name}")
    window.hears_among(f"export written to {name}")
    drawing = (folder / name).read_text()
    return re.sub(r"\s+", " ", " ".join(re.findall(r">([^<>]+)<", drawing)))


def has(texts, *parts):
    for part in parts:
        test.check(part in texts, f'"{part}" is seen and not exported: {texts[:500]}')


def comparison(window, folder):
    window.press("c", "compare on.*")
    has(exported(window, folder, "at-the-edge-step-20.svg"), "Same noise, four runs", "three", "wrap", "mirror", "zero")


def stop(window, folder):
    window.key("Next")
    window.hears_among("stop: .*")
    title = window.lines[window.heard - 1].removeprefix("stop: ")
    step = next(re.match(r"step (\d+)/", line) for line in reversed(window.lines) if line.startswith("step ")).group(1)
    has(exported(window, folder, f"rough-or-smooth-step-{step}.svg"), title, "0.2", "1.5")


def question(window, folder):
    window.key("p", "Right")
    window.hears_among("ask parents .*")
    has(exported(window, folder, "growing-a-coast-step-8.svg"), "Which points are averaged?")


for part, *arguments in ((comparison, "at-the-edge", "--step", 20), (stop, "rough-or-smooth"),
                         (question, "growing-a-coast", "--step", 8)):
    with tempfile.TemporaryDirectory() as name:
        with test.window(*arguments, folder=pathlib.Path(name)) as window:
            window.hears_among("step .*")
            part(window, pathlib.Path(name))
            test.check(window.quit() == [], f"complaints: {window.errors[:5]}")
test.end()
