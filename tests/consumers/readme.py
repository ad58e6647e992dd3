#!/usr/bin/env python3
"""What README.md shows is what the program shows: readme.py LOZENGE FOLDER

Its pictures and its film are made once more and compared. Fonts, browsers and drivers of OpenGL draw a little
differently from system to system; a point or a word that has moved is more than that.
"""
import pathlib, re, subprocess, sys

HOUSE = pathlib.Path(__file__).resolve().parents[2]
KEPT = HOUSE / "assets/readme"
MOST = 0.02  # of the pixels

lozenge, folder = sys.argv[1], pathlib.Path(sys.argv[2])


def said(*command):
    return subprocess.run([str(part) for part in command], capture_output=True, text=True)


def share(one, other):
    """How much of a picture is another one, or a line that says why they cannot be compared."""
    sizes = [said("identify", "-format", "%wx%h ", picture).stdout for picture in (one, other)]
    if not sizes[0] or sizes[0] != sizes[1]:
        return f"sizes {sizes}"
    width, height = map(int, sizes[0].split()[0].split("x"))
    differing = said("compare", "-fuzz", "12%", "-metric", "AE", f"{one}[0]", f"{other}[0]", "null:").stderr
    return float(differing) / (width * height)


def faults():
    made = said(sys.executable, KEPT / "make.py", lozenge, folder)
    if made.returncode:
        yield made.stderr
        return
    text = (HOUSE / "README.md").read_text()
    pictures = re.findall(r"assets/readme/([\w.-]+\.(?:png|gif))", text)
    if len(set(pictures)) < 4:
        yield f"README.md shows {pictures} only"
    for picture in sorted(set(pictures)):
        differs = share(KEPT / picture, folder / picture)
        print(f"{picture}: {differs}")
        if not isinstance(differs, float) or differs > MOST:
            yield f"{picture} is no longer what the program shows ({differs}): make it again, assets/readme/make.py"


found = list(faults())
print("\n".join(found))
sys.exit(bool(found))
