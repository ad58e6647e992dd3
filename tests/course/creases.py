"""How much the ground bends at points and along lines of each age, over many seeds."""
import functools
import re
import statistics
from concurrent.futures import ThreadPoolExecutor

from literature import CARPENTER, FOURNIER_FUSSELL_CARPENTER, MILLER, SAUPE
from words import about

SEEDS = range(1, 41)


def levelsOf(size):
    """The level of each inner point, and what kind of point it is there."""
    found, stride = {}, size - 1
    for level in range((size - 1).bit_length() - 1):
        half = stride // 2
        for y in range(0, size, half):
            for x in range(0, size, half):
                if 0 < x < size - 1 and 0 < y < size - 1:
                    found.setdefault((x, y), (level, x // half % 2, y // half % 2))
        stride = half
    return found


def mean(numbers):
    return statistics.fmean(numbers)


class Many:
    """Forty maps of one recipe."""

    def __init__(self, lesson, *changes):
        with ThreadPoolExecutor() as pool:
            self.maps = list(pool.map(lambda seed: lesson.grid(f"noise.seed={seed}", *changes), SEEDS))
        self.born = levelsOf(lesson.size)

    @functools.cached_property
    def bends(self):
        """Of each point the distance from the mean of its four neighbours."""
        return {(x, y): mean(abs(rows[y][x] - (rows[y][x - 1] + rows[y][x + 1] + rows[y - 1][x] + rows[y + 1][x]) / 4)
                             for rows in self.maps) for x, y in self.born}

    @functools.cached_property
    def byLevel(self):
        """Of each level against the last."""
        bends = {}
        for at, (level, *_) in self.born.items():
            bends.setdefault(level, []).append(self.bends[at])
        means = {level: mean(each) for level, each in bends.items()}
        return {level: each / means[max(means)] for level, each in means.items()}

    def middleColumn(self):
        """Against the last level, and against the levels of its own points."""
        middle = len(self.maps[0]) // 2
        last = mean(bend for at, bend in self.bends.items() if self.born[at][0] == max(self.byLevel))
        column = [at for at in self.bends if at[0] == middle]
        return (mean(self.bends[at] / last for at in column),
                mean(self.bends[at] / last / self.byLevel[self.born[at][0]] for at in column))

    def columns(self, age):
        """Distance from the mean of west and east along the columns of an age, against points of the same kind."""
        bends, kinds = {}, {}
        for (x, y), kind in self.born.items():
            if kind[0] >= max(self.byLevel) - 1:
                bends[x, y] = mean(abs(rows[y][x] - (rows[y][x - 1] + rows[y][x + 1]) / 2) for rows in self.maps)
                kinds.setdefault(kind, []).append(bends[x, y])
        medians = {kind: statistics.median(each) for kind, each in kinds.items()}
        against = {}
        for (x, y), bend in bends.items():
            against.setdefault(x, []).append(bend / medians[self.born[x, y]])
        first, pitch = 2 ** (max(self.byLevel) - age), 2 ** (max(self.byLevel) + 1 - age)
        return [mean(against[x]) for x in sorted(against) if x % pitch == first]


def facts(lesson):
    smooth, middle, rough = (Many(lesson, f"hurst={hurst}") for hurst in (1.5, 1, 0.5))
    midpoint, phase = Many(lesson, "variant='midpoint'"), Many(lesson, "scaling='phase'")
    ofLines = [smooth.columns(age) for age in range(4)]
    shown = lesson.stop("Look along the light")["mark"]
    asked = lesson.stop("The rougher, the less it shows")["ask"]["choices"]
    told = [tuple(map(float, re.findall(r"\d+(?:\.\d+)?", choice))) for choice in asked]
    found = (middle.byLevel[0], rough.byLevel[0])
    return {
        "These points will stay special": {
            "points": len(lesson.run().heightsAfter(lesson.moment("These points will stay special")))},
        "Look along the light": {
            "H": lesson.recipe["hurst"],
            **{f"line {line}": line for line in {each for point in shown for each in point}}},
        "Does a rough map have them?": {
            f"H {hurst}": hurst for hurst in lesson.stop("Does a rough map have them?")["show"]["values"]},
        "Forty maps, one picture": {
            "seeds": len(SEEDS) if lesson.stop("Forty maps, one picture")["show"]["seeds"] == len(SEEDS) else None,
            "levels": [0, 1, 2, max(smooth.byLevel)],
            "neighbours": 4,
            **{f"level {level}": about(smooth.byLevel[level]) for level in (0, 1, 2)},
            "middle column": about(smooth.middleColumn()[0]),
            "age for age": smooth.middleColumn()[1]},
        "The rougher, the less it shows": {
            "values of H": [lesson.recipe["hurst"], 1, 0.5],
            "level 0": about(smooth.byLevel[0]),
            "level 0 with H 1": about(middle.byLevel[0]),
            "level 0 with H 0.5": rough.byLevel[0],
            "answer": [all(abs(one - other) / other < 0.05 for one, other in zip(each, found)) for each in told]},
        "The middle line is a crease": {
            "column": (lesson.size - 1) // 2,
            "bend": ofLines[0][0],
            "next columns": [16, 48],
            **{f"bend of next column {i}": bend for i, bend in enumerate(ofLines[1])},
            "finer": mean(ofLines[2]),
            "finest": mean(ofLines[3])},
        "Its predecessor was worse": {
            "ends of an edge": 2,
            "midpoint": midpoint.columns(0)[0],
            "textbook": ofLines[0][0]},
        "Finer shrinking is no cure": {
            "bend": phase.columns(0)[0],
            "parts of Miller's weights": [9, 3, 3, 1]},
        "Who found it, and when": {
            "years": [FOURNIER_FUSSELL_CARPENTER, MILLER, SAUPE, *CARPENTER]},
    }
