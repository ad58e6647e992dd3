"""The northern border alone."""
from fractions import Fraction

from literature import TAKAGI


def highestOf(lesson, levels):
    """The highest point that each level can set: every offset goes up as far as it may."""
    line, highest = [0, 0], []
    for level in range(levels):
        new = [(west + east) / 2 + lesson.amplitude(level) for west, east in zip(line, line[1:])]
        highest.append(max(new))
        line = [height for pair in zip(line, new) for height in pair] + line[-1:]
    return highest


def facts(lesson):
    run = lesson.run()
    middle, west, east = (lesson.step(title) for title in
                          ("Move the middle", "Each half has a middle", "Same mean, another chance"))
    level = {title: lesson.step(title).level for title in ("Quarters: at most 0.25", "Seventeen points")}
    line = {number: [step for step in run.of(number, "square") if step.y == 0] for number in range(lesson.levels)}
    highest = highestOf(lesson, lesson.levels)
    amplitudes = [lesson.amplitude(number) for number in line]
    return {
        "": {"ends of the line": len([corner for corner in run.corners if corner[1] == 0])},
        "A line between two ends": {
            "ends of the line": len(middle.parents),
            "height of both ends": run.corners[middle.parents[0]] + run.corners[middle.parents[1]],
            "halves and kinds of step": len({step.phase for step in run.steps})},
        "Move the middle": {
            "mean of the ends": middle.avg,
            "largest offset of level 0": lesson.amplitude(middle.level),
            "height of the middle": middle.value,
            "parts of a step": len([middle.avg, middle.offset])},
        "Each half has a middle": {
            "height of the end": run.corners[west.parents[0]],
            "height of the middle": middle.value,
            "mean": west.avg,
            "offset": west.offset,
            "height": west.value,
            "amplitude against that before": lesson.amplitude(west.level) / lesson.amplitude(middle.level)},
        "Same mean, another chance": {
            "halves": len(line[east.level]),
            "mean of this half": east.avg if east.avg == west.avg else None,
            "height": east.value},
        "Once more, half as far": {
            "middles of quarters": len(line[2]),
            "ratio": lesson.amplitude(2) / lesson.amplitude(1),
            "levels": [0, 1, 2],
            "amplitudes": amplitudes[:3],
            "answer": lesson.amplitude(2)},
        "Quarters: at most 0.25": {
            "middles of quarters": len(line[level["Quarters: at most 0.25"]]),
            "largest offset": lesson.amplitude(level["Quarters: at most 0.25"])},
        "The means hold it down": {
            "coarsest and finest level": [min(line), max(line)],
            "amplitudes": amplitudes,
            "sum of the offsets": sum(amplitudes),
            "mean of the highest point of each level": [highest[number] - amplitudes[number] for number in (1, 2, 3)],
            "with endless levels": Fraction(highestOf(lesson, 14)[-1]).limit_denominator(20),
            "Takagi": TAKAGI,
            "answer": max(highest)},
        "Seventeen points": {
            "middles of eighths": len(line[level["Seventeen points"]]),
            "largest offset": lesson.amplitude(level["Seventeen points"]),
            "points of the line": len([point for point in run.heightsAfter(lesson.moment("Seventeen points"))
                                       if point[1] == 0])},
        "From the line to the map": {"kinds of step": len({step.phase for step in run.steps})},
    }
