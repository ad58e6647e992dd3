#!/usr/bin/env python3
"""PNG and SVG frames, read by those who read them: frames.py LOZENGE FOLDER

librsvg must draw every SVG like the PNG of the same step.
"""
import pathlib, re, subprocess, sys, tempfile
import xml.etree.ElementTree as xml

lozenge = sys.argv[1]
faults, checked = [], 0
# Anti-aliasing differs from one renderer to another, by far less than a shape that is missing.
MOST_DIFFERENCE = 0.004


def check(is_true, fault):
    global checked
    checked += 1
    if not is_true:
        faults.append(fault)


def run(*command):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=500)
    if done.returncode:
        sys.exit(f"{command[0]} ended with {done.returncode}: {done.stderr or done.stdout}")
    return done.stdout + done.stderr


def size(png):
    return run("identify", "-format", "%w %h", png)


def difference(one, other):
    """The mean difference of two pictures, from 0 to 1."""
    done = subprocess.run(["compare", "-metric", "MAE", one, other, "null:"], capture_output=True, text=True)
    return float(re.search(r"\(([-+.e0-9]+)\)", done.stderr)[1])


def compare(folder, name, *arguments):
    for format in ("png", "svg"):
        run(lozenge, "export", *arguments, "--format", format, "--out", folder / f"{name}-{format}")
    pngs = sorted((folder / f"{name}-png").glob("*.png"))
    svgs = sorted((folder / f"{name}-svg").glob("*.svg"))
    check(pngs and [file.stem for file in pngs] == [file.stem for file in svgs], f"{name}: as many SVG as PNG")
    worst = 0
    for png, svg in zip(pngs, svgs):
        xml.parse(svg)
        drawn = folder / "drawn.png"
        run("rsvg-convert", svg, "-o", drawn)
        check(size(png) == size(drawn), f"{svg}: drawn {size(drawn)}, not {size(png)}")
        worst = max(worst, difference(png, drawn))
    check(worst < MOST_DIFFERENCE, f"{name}: differs by {worst}")
    print(f"{name}: {len(svgs)} frames, differ by {worst:.5f} at most")


with tempfile.TemporaryDirectory() as temporary:
    place = pathlib.Path(temporary)
    compare(place, "slide", "first-steps", "--size", "960x540")
    compare(place, "board", "growing-a-coast", "--view", "board", "--steps", "phases", "--size", "600x600", "--set", "edge=wrap")
    compare(place, "relief", "growing-a-coast", "--view", "relief", "--steps", "levels", "--theme", "dark", "--set", "size=33")
    for style in ("wire", "bands", "slope-grey", "normals"):
        compare(place, style, "growing-a-coast", "--steps", "77", "--style", style, "--theme", "contrast")
    compare(place, "transparent", "first-steps", "--steps", "stops", "--transparent", "--size", "1024x768")

    # What would a fault look like? Frames of two steps differ by more than a renderer does.
    one, other = place / "slide-png/0007.png", place / "slide-png/0008.png"
    check(difference(one, other) > MOST_DIFFERENCE, "two steps cannot be told apart")

for fault in faults:
    print("FAILED:", fault)
print(f"{checked} checks, {len(faults)} failed")
sys.exit(1 if faults or not checked else 0)
