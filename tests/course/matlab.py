"""A published script, and what each of its four slips does to the map."""
from measures import differences, mean, stepBetweenNeighbours
from words import about

LINES = 40
TOP, RIGHT = 11, 16  # lines of the program as the figure writes it


def facts(lesson):
    run = lesson.run()
    corners = set(run.corners.values())
    first, top, growing = (lesson.step(title) for title in
                           ("Limits in the wrong order", "The wrong draw", "The last level is the loudest"))
    right = lesson.step("Drawn and never used")
    left = lesson.step("Left for right")
    mended = dict(zip(("right-edge", "top-draw", "limits", "exponent", "all"),
                      lesson.sides("One mend alone is not enough")[1:]))
    below, above = (dict(zip(lesson.stop(title)["show"]["values"], lesson.sides(title))) for title in
                    ("The blog's figures below 1", "Its third figure: an RCOE above 1"))

    def isHalvedToTheEnd(points):
        return (points - 1).bit_count() == 1

    def amplitudesWith(rcoe):
        return [rcoe ** (lesson.levels - level) for level in range(lesson.levels)]

    amplitudes = amplitudesWith(lesson.recipe["rcoe"])

    def isRising(numbers):
        return all(a < b for a, b in zip(numbers, numbers[1:]))

    isGrowing = all(isRising(amplitudesWith(value)) and amplitudesWith(value)[-1] == value for value in below)
    isShrinking = all(isRising(amplitudesWith(value)[::-1]) for value in above)
    deepest = max(above)
    return {
        "": {"lines of the script": LINES, "slips": len(mended) - 1},
        "Forty lines, four slips": {
            "lines of the script": LINES,
            "slips": len(mended) - 1,
            "n": lesson.levels,
            **{f"corner {height}": height for height in corners},
            "slips that are seen": sum(max(differences(run.final, mended[name].final)) > 0.1
                                       for name in mended if name != "all")},
        "Why 2^n + 1 points a side?": {
            "a side": 2,
            **{f"side {points}": points for points in (4, 5, 6, 9)},
            "quarters": 4,
            **{f"gaps {points - 1}": points - 1 for points in (4, 5, 6, 9)},
            "the last gap and the point more": 1,
            "n + 1": 1,
            "answer": [all(map(isHalvedToTheEnd, sides)) for sides in ((4, 6), (5, 9), (5, 6, 9))]},
        "Limits in the wrong order": {
            "amplitude": amplitudes[0],
            "offset": first.offset,
            "never above": 0 if max(step.offset for step in run.steps) < 0 else None,
            "lower limit": -3 * amplitudes[0],
            "upper limit": -amplitudes[0],
            "amplitudes of the lower limit": 3},
        "The wrong draw": {"draws": 4, "line": TOP},
        "Drawn and never used": {"offset": right.offset if right.offset == top.offset else None},
        "One letter in line 16": {
            "line": RIGHT,
            "squares": 2,
            "answer": [(8, 0) in left.parents and (8, 4) in left.parents,
                       (4, 4) not in left.parents and (0, 4) in left.parents, (2, 2) not in left.parents]},
        "Left for right": {
            "point": left.at,
            "missing": (4, 4) if (4, 4) not in left.parents else None,
            "taken": (0, 4) if (0, 4) in left.parents else None},
        "Will it calm down?": {
            "amplitudes so far": amplitudes[:2],
            "lowest offset": min(step.offset for step in run.of(1)),
            "RCOE": amplitudes[2],
            "exponents": [3, 2, 1] if all(abs(amplitudes[2] ** power - each) < 1e-12
                                          for power, each in zip((3, 2, 1), amplitudes)) else None,
            "answer": amplitudes[2]},
        "The last level is the loudest": {
            "amplitude": amplitudes[growing.level],
            "offset": growing.offset,
            "times the first": 20 if 20 < growing.offset / first.offset < 25 else None},
        "Growing where it should shrink": {
            "levels": [0, 1, 2],
            "amplitudes": amplitudes,
            "times": 5 if all(abs(b / a - 5) < 1e-9 for a, b in zip(amplitudes, amplitudes[1:])) else None},
        "Spikes instead of hills": {
            "far below": sum(step.offset < -3 * amplitudes[0] for step in run.steps),
            "RCOE": 1},
        "One mend alone is not enough": {
            **{f"largest change, {name}": max(differences(run.final, mended[name].final))
               for name in ("right-edge", "top-draw")},
            "mean": mean(run.values()),
            "mended mean": mean(mended["limits"].values()),
            "neighbours": stepBetweenNeighbours(run.final),
            "mended neighbours": stepBetweenNeighbours(mended["exponent"].final)},
        "All four mended": {
            "places": len(mended) - 1,
            "lowest": min(mended["all"].values()),
            "highest": max(mended["all"].values()),
            "corners": [min(corners), max(corners)]},
        "The blog's figures below 1": {
            **{f"RCOE {value}": value for value in below if value != amplitudes[-1]},
            "below": 1 if isGrowing else None},
        "Its third figure: an RCOE above 1": {
            "place of the figure": len(below),
            "above": 1 if isShrinking else None,
            "RCOE": deepest,
            "amplitude of the first level": about(amplitudesWith(deepest)[0]),
            "lowest": min(above[deepest].values())},
    }
