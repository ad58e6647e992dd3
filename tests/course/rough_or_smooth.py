"""One noise and four values of H."""
import math

from literature import LANDSCAPES, MANDELBROT, SAUPE
from measures import correlation, hurstOf, spread, stepBetweenNeighbours
from words import numbersIn


def apart(one, other):
    return math.dist(one, other)


def facts(lesson):
    values = lesson.stop("After seven: four worlds")["show"]["values"]
    runs = dict(zip(values, lesson.sides("After seven: four worlds")))
    rough, own, smooth = values[0], lesson.recipe["hurst"], values[-1]

    def amplitudes(level):
        return [lesson.recipe["amplitude"] * 2 ** (-hurst * level) for hurst in values]

    def alike(title):
        """How the heights that are set here go together in the roughest and in the smoothest map."""
        moment = lesson.moment(title)
        heights = [runs[hurst].heightsAfter(moment) for hurst in (rough, smooth)]
        return correlation(heights[0].values(), (heights[1][point] for point in heights[0]))

    early, later = (lesson.run().step(lesson.moment(title)) for title in
                    ("After two levels: almost alike", "After four: they part"))
    level5 = lesson.run().of(5)
    first = [step.offset for step in lesson.run().of(0)]
    steps = {hurst: stepBetweenNeighbours(run.final) for hurst, run in runs.items()}
    scalings = lesson.sides("One amplitude for two phases?")
    diamond, square = (next(step for step in lesson.run().of(2, phase) if len(step.parents) == 4)
                       for phase in ("diamond", "square"))
    # A range of H is true of landscapes where both its ends are.
    choices = [[number.values[0] for number in numbersIn(choice)]
               for choice in lesson.stop("As rough as the land")["ask"]["choices"]]
    dimensions = {hurst: 3 - hurst for hurst in values}
    plane = 2
    part = lesson.stop("A fractal, as far as its levels reach")["show"]["sides"][1]
    isQuarter = part["size"] - 1 == (lesson.size - 1) // 2 and abs(part["amplitude"] - lesson.amplitude(1)) < 1e-4
    quarter = {"begins": 1 if isQuarter else None, "higher": round(lesson.recipe["amplitude"] / part["amplitude"], 2)}
    maps = {hurst: [lesson.grid("size=257", f"hurst={hurst}", f"noise.seed={seed}") for seed in range(1, 7)]
            for hurst in (0.2, 0.5, 0.8, 1)}
    measured = maps[0.2]
    asked = {hurst: hurstOf(grids) for hurst, grids in maps.items()}
    return {
        "": {"values of H": len(values)},
        "One number decides": {
            "H": values, "ratios": amplitudes(1), "base": 1 / lesson.amplitude(2)},
        "After two levels: almost alike": {
            "values of H": len(values), "levels done": early.level + 1,
            "points": len(lesson.run().heightsAfter(early.step)),
            "level that is the same": 0 if len(set(amplitudes(0))) == 1 else None,
            "ends": [rough, smooth], "correlation": alike("After two levels: almost alike")},
        "After four: they part": {
            "levels done": later.level + 1, "level": later.level, "H": values, "amplitudes": amplitudes(later.level)},
        "After seven: four worlds": {
            "levels": lesson.levels, "worlds": len(values), "last level": lesson.levels - 1, "H": values,
            "amplitudes": amplitudes(lesson.levels - 1), "steps between neighbours": list(steps.values()),
            "heights": lesson.size**2, "correlation": alike("After seven: four worlds")},
        "As rough as the land": {
            "ends of H": {rough, smooth}, "landscapes": list(LANDSCAPES), "their dimensions": [3 - hurst for hurst in LANDSCAPES],
            "answer": [all(hurst in LANDSCAPES for hurst in choice) for choice in choices]},
        "Asked and found": {
            "spread of a uniform number": 1 / math.sqrt(3), "level": level5[0].level,
            "asked": lesson.amplitude(level5[0].level), "offsets": len(level5),
            "found of it": spread(step.offset for step in level5) / lesson.amplitude(level5[0].level),
            "of the root": [1, 3], "first level": 0, "offsets of the first": len(first),
            "found on the first": spread(first) / lesson.amplitude(0)},
        "One amplitude for two phases?": {
            "phases and the square of their root": [(apart(diamond.parents[0], diamond.at)
                                                     / apart(square.parents[0], square.at)) ** 2],
            "Saupe": SAUPE, "H": own,
            "neighbours, by level": stepBetweenNeighbours(scalings[0].final),
            "neighbours, by phase": stepBetweenNeighbours(scalings[1].final)},
        "A fractal, as far as its levels reach": {
            "year": MANDELBROT, "level": quarter["begins"], "levels": lesson.levels, "H": own, "widths": 1 / 2,
            "offsets": lesson.amplitude(1), "a level": 2, "higher": 1 / lesson.amplitude(1), "quarter": 1 / 4,
            "answer": [quarter["higher"] == each for each in (1, round(1 / lesson.amplitude(1), 2), 2)]},
        "Dimension 3 − H": {
            "H": lesson.stop("Dimension 3 − H")["show"]["values"], "dimensions": [dimensions[hurst] for hurst in values[:3]],
            "dimension of space": dimensions[own] + own, "plane": plane,
            "maps that were measured": len(measured), "their side": len(measured[0]),
            "asked": list(asked), "found": list(asked.values()),
            "H from which it cannot fall": dimensions[own] + own - plane},
    }
