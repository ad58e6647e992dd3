#!/usr/bin/env python3
"""Draws assets/icon.svg in the sizes that desktops ask for, with rsvg-convert: make.py [FOLDER]

They are kept beside this file, so that a build needs no program that draws.
"""
import pathlib, subprocess, sys

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def draw(folder):
    drawing = pathlib.Path(__file__).parent.parent / "icon.svg"
    for size in SIZES:
        subprocess.run(["rsvg-convert", f"--width={size}", f"--height={size}", f"--output={folder}/{size}.png", drawing],
                       check=True)


if __name__ == "__main__":
    draw(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent))
