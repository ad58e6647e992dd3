#!/usr/bin/env python3
"""Each letter that sources, lessons and words may put on a page has its width in assets/letters/widths.inc: letters.py FOLDER

FOLDER holds src/, lessons/ and assets/. What a face lacks comes from Symbols; what that lacks, too, would be a box.
"""
import pathlib
import re
import sys

folder = pathlib.Path(sys.argv[1])
LITERAL = re.compile(r'"(?:[^"\\\n]|\\.)*"')
ESCAPED = re.compile(r"\\[uU]([0-9a-fA-F]{8}|[0-9a-fA-F]{4})")
table = (folder / "assets/letters/widths.inc").read_text()


def codes(face):
    runs = re.search(rf"Run {face}Runs\[\] = \{{(.*?)\}};", table, re.DOTALL)[1]
    return {int(first, 16) + i for first, count in re.findall(r"\{(0x[0-9a-f]+),\s*(\d+),", runs) for i in range(int(count))}


known = codes("symbols") | (codes("sans") & codes("mono"))
faults, seen = [], set()
for file in [*folder.glob("src/**/*.?pp"), *folder.glob("lessons/*.toml"), *folder.glob("assets/words/*.toml")]:
    text = file.read_text()
    text = "".join(LITERAL.findall(text)) if file.suffix != ".toml" else text
    letters = set(ESCAPED.sub(lambda found: chr(int(found[1], 16)), text)) - {"\n"}
    seen |= letters
    faults += [f"{file}: U+{ord(letter):04X} {letter} has no width" for letter in sorted(letters) if ord(letter) not in known]
print("\n".join(faults))
print(f"{len(seen)} letters, {len(faults)} faults")
sys.exit(bool(faults) or len(seen) < 100)
