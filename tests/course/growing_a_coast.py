"""Three levels, and what each of them decides and costs."""
from fractions import Fraction

from words import about


def new(run, level, phase=None):
    return len(run.of(level, phase))


def onBorder(run, level):
    last = len(run.final) - 1
    return [step.at for step in run.of(level) if step.x in (0, last) or step.y in (0, last)]


def shareOfLastLevel(size):
    return 1 - Fraction((size + 1) // 2, size) ** 2


def facts(lesson):
    run = lesson.run()
    levels = range(lesson.levels)
    amplitudes = [lesson.amplitude(level) for level in levels]
    land, firm, bay, mixed = (lesson.step(title) for title in ("Land becomes sea", "Level 1: at most half as far",
                                                               "Beach or bay", "Old parents and new ones"))
    plan = run.of(0)
    fixed = lesson.moment("Bays and headlands are fixed")
    last = levels[-1]
    squares, diamonds = new(run, last, "diamond"), new(run, last, "square")
    left = len(run.steps) - lesson.moment("Forty diamonds are left")
    atBorder = len(onBorder(run, last))
    ofLargeMap = shareOfLastLevel(1025).limit_denominator(20)
    squaresGrow = {new(run, level + 1, "diamond") / new(run, level, "diamond") for level in levels[:-1]}
    borderGrows = {len(onBorder(run, level + 1)) / len(onBorder(run, level)) for level in levels[:-1]}
    plus = {new(run, level, "square") / 2 ** (level + 1) - 2**level for level in levels}
    return {
        "": {"levels": len(levels), "side": lesson.size},
        "Land and sea are still open": {
            "corners": len(run.corners), "side": lesson.size, "levels": len(levels), "steps": len(run.steps),
            "sea": 0 if land.avg > 0 > land.value else None},
        "Land becomes sea": {"mean": land.avg, "offset": land.offset, "height": land.value},
        "Level 0 draws the plan": {
            "new points": len([step for step in plan if step.offset < 0]), "level": plan[0].level,
            "edges": len([step for step in plan if step.phase == "square"]), "growth": squaresGrow},
        "Level 1: at most half as far": {
            "level": firm.level, "amplitude": lesson.amplitude(firm.level), "mean": firm.avg, "offset": firm.offset,
            "against that before": amplitudes[1] / amplitudes[0], "height": firm.value},
        "Beach or bay": {"mean": bay.avg, "offset": bay.offset, "height": bay.value},
        "Old parents and new ones": {
            "parents of level 0": len([at for at in mixed.parents if run.at(*at).level == 0]),
            "level": min(run.at(*at).level for at in mixed.parents),
            "mean": mixed.avg if mixed.avg < 0 < mixed.value else None},
        "Bays and headlands are fixed": {
            "points set": len(run.heightsAfter(fixed)), "amplitude to come": amplitudes[run.step(fixed).level + 1]},
        "The last level is the largest": {
            "squares": squares, "diamonds": diamonds, "new points": squares + diamonds,
            "of a hundred points": about(100 * shareOfLastLevel(lesson.size)), "a hundred": 100,
            "of a large map": [ofLargeMap.numerator, ofLargeMap.denominator],
            "levels": list(levels), "squares by level": [new(run, level, "diamond") for level in levels],
            "diamonds by level": [new(run, level, "square") for level in levels],
            "powers of squares": squaresGrow, "powers of diamonds": borderGrows | plus},
        "Forty diamonds are left": {
            "squares done": squares, "points missing": left, "on the border": atBorder,
            "squares along a border": atBorder / 4,
            "borders": len(run.corners), "answer": atBorder},
        "A coast": {
            "under water": len([height for height in run.values() if height < 0]),
            "points": lesson.size**2, "amplitudes": amplitudes},
        "Every point costs the same": {
            "parents at most": max(len(step.parents) for step in run.steps),
            "rows": about(129 / 65),
            "answer": about(len(lesson.run("size=129").steps) / len(lesson.run("size=65").steps))},
    }
