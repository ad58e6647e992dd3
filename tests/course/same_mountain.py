"""Larger maps of one recipe hold the smaller ones."""
import math

from measures import mean
from words import about


def stretched(small, size):
    """The surface through the points of a small map, straight along the rows and columns between them."""
    pitch = (size - 1) // (len(small) - 1)
    rows = []
    for y in range(size):
        north, south = small[y // pitch], small[min(y // pitch + 1, len(small) - 1)]
        down = y % pitch / pitch
        line = [a + (b - a) * down for a, b in zip(north, south)]
        rows.append([line[x // pitch] + (line[min(x // pitch + 1, len(line) - 1)] - line[x // pitch]) * (x % pitch / pitch)
                     for x in range(size)])
    return rows


def missing(small, whole):
    """Root of the mean square distance of a stretched map from the finished one."""
    return math.sqrt(mean((a - b) ** 2 for row, other in zip(stretched(small, len(whole)), whole)
                          for a, b in zip(row, other)))


def isHeldIn(small, large):
    pitch = (len(large) - 1) // (len(small) - 1)
    return all(height == large[y * pitch][x * pitch] for y, row in enumerate(small) for x, height in enumerate(row))


def facts(lesson):
    run = lesson.run()
    sizes = lesson.stop("Four sizes of one recipe")["show"]["values"]
    grids = {size: lesson.grid(f"size={size}") for size in [*sizes, 129]}
    whole = grids[lesson.size]
    middles = {grid[len(grid) // 2][len(grid) // 2] for grid in grids.values()}
    early = lesson.stop("25 points are a mountain already")["at"]["level"]
    late = lesson.stop("What is still missing")["at"]["level"]
    isSame = all(isHeldIn(grids[small], grids[large]) for small, large in zip(sizes, sizes[1:]))
    stream = "noise={kind='lcg32', seed=9}"
    ofStream = isHeldIn(lesson.grid(stream, "size=17"), lesson.grid(stream, "size=65"))
    last = len(run.of(lesson.levels - 1))
    points = lesson.size**2
    return {
        "": {"smallest": sizes[0], "largest": sizes[-1]},
        "How large must a map be?": {"corners": len(run.corners), "levels": lesson.levels, "side": lesson.size},
        "25 points are a mountain already": {
            "points": len(run.heightsAfter(lesson.moment("25 points are a mountain already"))),
            "levels that are done": early + 1,
            "levels": lesson.levels},
        "Four sizes of one recipe": {
            "sizes": len(sizes),
            **{f"size {size}": size for size in sizes},
            "height of the middle": middles.pop() if len(middles) == 1 else None,
            "maps that share a height": 2 if isSame else None},
        "What is still missing": {
            "side": 2 ** (late + 1) + 1,
            **{f"side {size}": size for size in (5, 65)},
            **{f"missing at {size}": missing(grids[size], whole) for size in (5, 17, 65)}},
        "Most of the work, least of the shape": {
            "costs against the level before": round(last / len(run.of(lesson.levels - 2))),
            "part of the last level": 1 / 4,
            "how many of these": about(last / points * 4),
            "sizes of the last level": [129, lesson.size],
            "work of the last level": missing(grids[129], whole),
            "answer": [missing(grids[129], whole) / missing(grids[5], whole) > 0.5, False,
                       missing(grids[129], whole) / missing(grids[5], whole) < 0.1]},
        "Six levels: the eye is content": {
            "levels": lesson.stop("Six levels: the eye is content")["at"]["level"] + 1,
            "side": 65,
            "missing": missing(grids[65], whole)},
        "Same seed, other size: the same map?": {"stream that gives the same": 0} if not ofStream else {},
        "66049 points": {
            "points": points,
            "side": lesson.size,
            "steps": len(run.steps) if len({step.at for step in run.steps}) == len(run.steps) else None,
            "levels": lesson.levels,
            "of the side": 2,
            "of the points": round(len(grids[257]) ** 2 / len(grids[129]) ** 2)},
    }
