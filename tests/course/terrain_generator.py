"""A map whose offsets never go down, and what its colours and its sea make of it."""
import math

from light import meshOf, normalOf, total, unit
from measures import mean
from words import about

LIMITS = (0.49, 0.5, 0.55, 0.6, 0.7)
WIDTH = 4  # of the mesh in our figure
PUBLISHED = (-1, 1)  # the ends of the program's own


def normalAt(lesson, at):
    """The sum of the normals of a vertex's faces, where points are 1 apart; that of their unit vectors; its height."""
    rise = (lesson.size - 1) // WIDTH
    vertices, faces = meshOf(lesson)
    x, y = at
    around = [[vertices[i] for i in face] for face in faces if y * lesson.size + x in face]
    normals = [normalOf([(east, up * rise, south) for east, up, south in face]) for face in around]
    return total(normals), total(map(unit, normals)), vertices[y * lesson.size + x][1]


def facts(lesson):
    run = lesson.run()
    heights = run.values()
    twice, mended = lesson.sides("A true 0 is written twice")
    shown, both = lesson.sides("With offsets both ways")
    calm, rough = lesson.sides("A sea that is not flat")
    moved = [after for before, after in zip(calm.values(), rough.values()) if before != after]
    sea = [height for height in calm.values() if height < LIMITS[0]]
    corner, = set(run.corners.values())
    choices = [corner, 0.25, 0.5]

    def share(least, most):
        return 100 * sum(least <= height < most for height in heights) / len(heights)

    vertex = tuple(lesson.stop("A height in the normal")["show"]["at"])
    added, units, height = normalAt(lesson, vertex)
    wrong = unit((units[0], height, units[2]))
    off = math.degrees(math.acos(sum(a * b for a, b in zip(unit(added), wrong))))
    bands = [share(least, most) for least, most in zip((-math.inf, *LIMITS), (*LIMITS, math.inf))]
    new = {f"mean of level {level}": mean(step.value for step in run.of(level)) for level in (0, 1, 2)}
    zeros = [step for step in twice.steps if step.prev is not None]
    least = {(lesson.recipe["amplitude"] * lesson.recipe["ratio"] ** step.level, step.offset) for step in run.steps}
    return {
        "": {"empty": 0},
        "129 x 129, all corners 0.01": {"side": lesson.size, "corners": corner, "steps": len(run.steps)},
        "Never down": {
            "amplitude": lesson.amplitude(0),
            "least and most of the random number": [0, 1] if all(0 <= offset < most for most, offset in least) else None,
            "offset": lesson.step("Never down").offset},
        "Empty means 0": {
            "written": [0, 0.001],
            "phase that tests too much": 2,
            "set of the points that it tests": 1 / 2},
        "A true 0 is written twice": {
            "times": 2 if [step.at for step in zeros] == [(2, 2)] else None,
            "first height": zeros[0].prev,
            "steps": len(twice.steps),
            "steps of the mended one": len(mended.steps)},
        "0.6, not 0.5": {
            "ratio": lesson.recipe["ratio"],
            "of other programs": 1 / 2,
            "H": -math.log2(lesson.recipe["ratio"]),
            "H of other programs": 1},
        "The land is lifted": {
            "levels": [0, 1, 2],
            **new,
            "mean": mean(heights),
            "part of the amplitude": 1 / 2,
            "answer": [abs(mean(heights) - choices[0]) < 0.1, abs(mean(heights) - choices[1]) < 0.1,
                       mean(heights) > choices[2]],
            "right choice": choices[2]},
        "A height in the normal": {
            "upward part": units[1],
            "height": height,
            "degrees off": about(off),
            "length of a unit vector": math.hypot(*wrong),
            "sum of unit vectors": units,
            "width": WIDTH, "gaps": lesson.size - 1, "rise": (lesson.size - 1) // WIDTH,
            "ends of the program's mesh": list(PUBLISHED), "its width": PUBLISHED[1] - PUBLISHED[0],
            "its rise": (lesson.size - 1) // (PUBLISHED[1] - PUBLISHED[0])},
        "A third is ocean": {
            **{f"limit {limit}": limit for limit in LIMITS},
            "part that is ocean": 1 / 3 if abs(bands[0] / 100 - 1 / 3) < 0.01 else None,
            **{f"share of band {number}": round(each, 1) for number, each in enumerate(bands)},
            "highest": max(heights)},
        "With offsets both ways": {
            "highest": max(both.values()) if max(both.values()) < LIMITS[0] else None,
            "sea": LIMITS[0]},
        "A sea that is not flat": {
            "below the sea": len(sea) if len(moved) == len(sea) else None,
            "points": len(heights),
            "sea": LIMITS[0],
            "lowest": min(moved),
            "highest": max(moved)},
    }
