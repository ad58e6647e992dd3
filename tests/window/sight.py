"""Finds the parts of the window in a picture of it, by what they look like and not by where they should be."""
import re

from stage import Fault, colour, is_near

NOW = "#C4307C"
PAGE = "#F5F6F8"
SUNKEN = "#EBEDF1"
NOW_GROUND = "#FCEDF4"
PARENTS = ("#936600", "#3457F5", "#00582C", "#67048F")

# The palette "terrain": where on the range, and the colour there.
TERRAIN = [(0, "#10214F"), (0.25, "#1F5A96"), (0.48, "#4C9BB8"), (0.5, "#66A761"), (0.66, "#9DB65C"), (0.8, "#D9C27E"),
           (0.92, "#EFE3C8"), (1, "#FFFFFF")]


def terrain(height, limit):
    share = min(1, max(0, (height / limit + 1) / 2))
    for (at, low), (end, high) in zip(TERRAIN, TERRAIN[1:]):
        if share <= end:
            part = (share - at) / (end - at)
            return tuple(round(a + (b - a) * part) for a, b in zip(colour(low), colour(high)))
    return colour(TERRAIN[-1][1])


def plane(picture):
    """The white ground of the board, in the light theme: left, top, right, bottom."""
    above = round(0.07 * picture.height)
    part = picture.part(0, above, 0.5 * picture.width, 0.79 * picture.height)

    def extent(lines):
        """Of the lines that are mostly white the first and the last; those of the lattice lie between them."""
        whites = [line.count(255) for line in lines]
        wide = [i for i, white in enumerate(whites) if white > 0.5 * max(whites)]
        if max(whites) < 100:
            raise Fault("there is no board to be seen")
        return wide[0], wide[-1] + 1

    top, bottom = extent([row[1::4] for row in part.rows()])
    part = part.part(0, top, part.width, bottom - top)
    left, right = extent([part.data[4 * x + 1 :: part.stride] for x in range(part.width)])
    return left, above + top, right, above + bottom


class Board:
    """Where the points are: the ground reaches .52 of a cell beyond them, in the light theme."""

    def __init__(self, picture, size):
        left, top, right, bottom = plane(picture)
        self.box = left, top, right - left, bottom - top
        border = 1.5
        side = (right - left + bottom - top) / 2 + 2 * border
        if abs(right - left - (bottom - top)) > 2:
            raise Fault(f"the board is {right - left} x {bottom - top} pixels")
        self.cell = side / (size - 1 + 1.04)
        self.left, self.top = left - border + 0.52 * self.cell - 0.5, top - border + 0.52 * self.cell - 0.5

    def at(self, x, y):
        return self.left + x * self.cell, self.top + y * self.cell

    def under_number(self, x, y):
        """Where a disc is bare, and beside the lattice where there is none."""
        x, y = self.at(x, y)
        return x + 0.08 * self.cell, y + 0.27 * self.cell

    def ring(self, picture, point, wanted):
        """How many pixels of a colour there are around a point, where its ring is and nothing else of its."""
        x, y = self.at(*point)
        side = 0.55 * self.cell
        part = picture.part(x - side, y - side, 2 * side, 2 * side)
        return sum(is_near(pixel, colour(wanted), 12) for pixel in part.pixels())


class Transport:
    """The buttons and the scrubber at the foot of the window."""

    def __init__(self, picture):
        foot = picture.height - 50
        play = picture.part(0, foot, picture.width, 50).box_of(NOW)
        if not play:
            raise Fault("there is no button to play")
        left, top, right, bottom = play
        self.play = (left + right) / 2, foot + (top + bottom) / 2
        # Above their marks the buttons are of one colour.
        y = round(self.play[1] - 0.3 * (bottom - top))
        row = picture.part(0, y, picture.width, 1)
        sunken = bytes(reversed(colour(SUNKEN)))
        runs = re.finditer(b"(?:" + re.escape(sunken) + rb".){20,}", row.data, re.S)
        middles = [((run.start() + run.end()) / 8, self.play[1]) for run in runs]
        if len(middles) != 6:
            raise Fault(f"{len(middles)} buttons beside that to play")
        (self.start, self.previous_chapter, self.back, self.forward, self.next_chapter, self.end) = middles

        # The head stands out above its band and below it; labels in its colour are farther down.
        band = picture.part(0, picture.height - 100, picture.width, 30)
        left, top, right, bottom = band.box_of(NOW)
        self.head = right - 2, picture.height - 100 + (top + bottom) / 2
