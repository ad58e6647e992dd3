"""Roughness as gain, and a height that means that there is none."""
from measures import mean


def facts(lesson):
    run = lesson.run()
    side = lesson.size - 1
    roughness = lesson.recipe["roughness"]
    first = lesson.step("As large as the square")
    lost, mended = (each.step(1) for each in lesson.sides("A true -1 is lost"))
    parents = [run.corners[at] for at in run.corners if at != (side, side)]
    gains = dict(zip(lesson.stop("Gain, not roughness")["show"]["values"], lesson.sides("Gain, not roughness")))
    double = [pair for pair in zip(gains[0.7].steps, gains[1.4].steps)]
    isDouble = all(abs(b.offset - 2 * a.offset) < 1e-12 for a, b in double)
    water = 0.3 * lesson.size  # not of the gaps

    def under(run):
        return sum(height < water for height in run.values())

    def amplitude(level):
        return roughness * side / 2**level

    level = lesson.stop("First choices matter most")["at"]["level"] + 1
    return {
        "": {"missing": -1},
        "Full height, half, half, nothing": {
            "half": 1 / 2 if run.corners[0, side] == run.corners[side, 0] == run.corners[0, 0] / 2 else None,
            "side": lesson.size,
            "corner": run.corners[0, 0],
            "corners at half": 2,
            "last corner": run.corners[side, side],
            "side of the live demo": 513},
        "As large as the square": {
            "roughness": roughness,
            "side": side,
            "amplitude": amplitude(0),
            "offset": first.offset,
            "next side": 1 / 2,
            "divisor": 2},
        "Minus one means nothing there": {
            "missing": -1,
            "parents": len(lesson.step("Minus one means nothing there").parents)},
        "A true -1 is lost": {
            "missing": -1,
            **{f"parent {height}": height for height in parents},
            "mean of three": lost.avg if lost.avg == mean(parents) else None,
            "all four": len(mended.parents),
            "mean of all four": mended.avg,
            "answer": len(lost.parents)},
        "Gain, not roughness": {
            **{f"roughness {value}": value for value in gains},
            "a level": 1 / 2,
            "H": lesson.recipe["hurst"],
            "first offset": gains[0.7].step(1).offset,
            "first offset of the other": gains[1.4].step(1).offset,
            "times": 2 if isDouble else None,
            "answer": [isDouble, not isDouble, False]},
        "First choices matter most": {
            "digits of a float": 7,
            "levels": [0, level],
            "amplitude of the first": amplitude(0),
            "amplitude of the last": amplitude(level) if level == lesson.levels - 1 else None},
        "Water": {
            "part of the points": 0.3,
            "points of a side": lesson.size,
            "water": water,
            "under water": under(run),
            "points": len(run.values()),
            **{f"roughness {value}": value for value in (0.35, 1.4)},
            **{f"under water with {value}": under(gains[value]) for value in (0.35, 1.4)}},
    }
