#!/usr/bin/env python3
"""Write the widths of all letters, by which every machine lays out the same page whatever release of the fonts it has.

    make.py FONTS > widths.inc

FONTS is a folder with the fonts of a build (build/release/fonts). Wants fontTools (Debian: python3-fonttools). All pages
that were accepted change with the widths: only a new face, or letters that the present release lacks, are worth it.
"""
import pathlib
import sys
import textwrap

from fontTools.ttLib import TTFont

# In the order of Font in src/picture/text/font.hpp.
FACES = {
    "sans": "Inter-Regular.otf",
    "sansMedium": "Inter-Medium.otf",
    "sansSemiBold": "Inter-SemiBold.otf",
    "sansBold": "Inter-Bold.otf",
    "mono": "JetBrainsMono-Regular.ttf",
    "monoMedium": "JetBrainsMono-Medium.ttf",
    "monoBold": "JetBrainsMono-Bold.ttf",
    "symbols": "DejaVuSans.ttf",
}
ASCII = range(128)  # each face has them all; those that it lacks are as wide as its sign for what is missing


def read(file):
    """The units of the size, and the width of each letter in them."""
    font = TTFont(file)
    widths = {code: font["hmtx"][glyph][0] for code, glyph in font.getBestCmap().items()}
    missing = font["hmtx"][font.getGlyphOrder()[0]][0]
    return font["head"].unitsPerEm, {code: missing for code in ASCII} | widths, missing


def runs(codes):
    """Codes that follow one another: the first, how many there are, and how many stand before them."""
    found = []
    for place, code in enumerate(codes):
        if found and found[-1][0] + found[-1][1] == code:
            found[-1][1] += 1
        else:
            found.append([code, 1, place])
    return ["{0x%x,%d,%d}" % tuple(run) for run in found]


class Tables:
    """Each table once, under the name of the first face that has it."""

    def __init__(self, kind, element):
        self.kind, self.element, self.names = kind, element, {}

    def name(self, face, values):
        known = self.names.get(tuple(values))
        if known is None:
            known = self.names[tuple(values)] = face + self.kind
            print(f"constexpr {self.element} {known}[] = {{")
            print(textwrap.fill(",".join(values).replace(",", ", "), 118).replace(", ", ","))
            print("};")
        return known


def main():
    folder = pathlib.Path(sys.argv[1])
    print("// Written by make.py: the widths of letters, in units of the size.")
    runs_of, widths_of, faces = Tables("Runs", "Run"), Tables("Widths", "std::uint16_t"), []
    for face, file in FACES.items():
        units, widths, missing = read(folder / file)
        codes = sorted(widths)
        faces.append(f"{{{units}, {missing}, {runs_of.name(face, runs(codes))}, "
                     f"{widths_of.name(face, [str(widths[code]) for code in codes])}}},")
    print("constexpr Face faces[] = {", *faces, "};", sep="\n")


main()
