#!/usr/bin/env python3
"""The icons that are kept are those that assets/icons/make.py draws: check_icons.py ICONS"""
import pathlib, subprocess, sys, tempfile

icons = pathlib.Path(sys.argv[1])
found = []
with tempfile.TemporaryDirectory() as folder:
    subprocess.run([sys.executable, "-B", icons / "make.py", folder], check=True)
    drawn = sorted(pathlib.Path(folder).glob("*.png"))
    if {file.name for file in drawn} != {file.name for file in icons.glob("*.png")}:
        found.append("other sizes are kept than are drawn")
    for file in drawn:
        # Another version of the program that draws may round otherwise.
        compared = subprocess.run(["compare", "-metric", "AE", "-fuzz", "2%", file, icons / file.name, "null:"],
                                  capture_output=True, text=True)
        if compared.stderr.strip() != "0":
            found.append(f"{file.name} is not as assets/icon.svg: {compared.stderr.strip()} pixels differ")
print("\n".join(found))
sys.exit(bool(found))
