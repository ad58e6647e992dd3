"""A border that wraps, and what fits beside it."""
from measures import bend, gap, mean


def onBorder(points, size):
    return [point for point in points if point[0] in (0, size - 1) or point[1] in (0, size - 1)]


def changed(one, other):
    size = len(one.final)
    return [(x, y) for y in range(size) for x in range(size) if one.height(x, y) != other.height(x, y)]


def bends(lesson, seeds):
    """Mean bend at the seam of maps that repeat, on their middle lines, and everywhere inside."""
    seam, middle, everywhere = [], [], []
    last = lesson.size - 1
    for seed in range(1, seeds + 1):
        rows = lesson.grid(f"noise.seed={seed}")
        for line in rows[:-1] + [list(column) for column in zip(*rows)][:-1]:
            found = [bend(line[x - 1], line[x], line[x + 1]) for x in range(1, last)]
            seam.append(bend(line[last - 1], line[0], line[1]))
            middle.append(found[last // 2 - 1])
            everywhere += found
    return mean(seam), mean(middle), mean(everywhere)


def facts(lesson):
    run = lesson.run()
    first, top, copy, far = (lesson.step(title) for title in (
        "Inside nothing changes", "Outside, the map begins again", "The east border is the west border",
        "One level on: the far side"))
    copies = [step for step in run.steps if len(step.parents) == 1]
    wrap, three = lesson.sides("Copies side by side, no seam")
    _, uneven = lesson.sides("The corners must be equal")
    ends, lifted = lesson.sides("A border that reads only itself")
    threeLifted = lesson.run("edge='three'", "keep=true", "preset=[[8, 8, 2.0]]")
    other = lesson.recipe["noise"]["seed"] + 1
    meeting = max(abs(row[-1] - next_[0]) for row, next_ in
                  zip(run.final, lesson.run(f"noise.seed={other}").final))
    seeds = lesson.stop("Heights meet, slopes bend")["show"]["seeds"]
    seam, middle, everywhere = bends(lesson, seeds)
    reads = [step for step in lesson.run("edge='two'").steps if step.at == top.at]
    unequal = [abs(row[0] - row[-1]) for row in uneven.final]
    distance = max(map(max, zip(*[gap(run.final)])))
    return {
        "A map to be laid side by side": {
            "borders offered": len([wrap, three]), "parents": len(three.at(*top.at).parents),
            "corners": set(run.corners.values())},
        "Inside nothing changes": {"mean": first.avg, "offset": first.offset},
        "Outside, the map begins again": {
            "point": top.at, "period": lesson.size - 1, "read at": top.parents[0],
            "times": top.parents.count(top.parents[0]),
            "answer": [at == top.parents[0] for at in ((8, 8), (8, 15), (8, 16))]},
        "The east border is the west border": {
            "point": copy.at, "source": copy.parents[0], "height": copy.value if copy.offset == 0 else None,
            "copies": len(copies), "steps": len(run.steps), "draws": len(run.steps) - len(copies),
            "answer": [distance > 1e-9, 0 < distance <= 1e-9, distance == 0]},
        "One level on: the far side": {"point": far.at, "read at": far.parents[0]},
        "Equal to the last digit": {
            "parents": len(three.at(*top.at).parents), "gap": max(gap(three.final))},
        "Copies side by side, no seam": {
            "parents": len(three.at(*top.at).parents), "gaps": list(gap(three.final)) if gap(wrap.final) == (0, 0) else None},
        "Each map meets itself": {
            "maps": len([run, other]), "answer": [meeting == 0, meeting > 0 and gap(run.final) == (0, 0), False]},
        "It does not meet another": {"seeds": [lesson.recipe["noise"]["seed"], other], "apart": meeting},
        "The corners must be equal": {
            "corners": set(uneven.corners.values()), "apart": max(unequal) if sum(map(bool, unequal)) == 2 else None},
        "A border that reads only itself": {
            "ends": len(reads[0].parents), "middle": lifted.height(8, 8), "heights changed": len(changed(ends, lifted)),
            "none on the border": None if onBorder(changed(ends, lifted), lesson.size) else 2,
            "parents": len(three.at(*top.at).parents), "with three": len(changed(three, threeLifted)),
            "on its border": len(onBorder(changed(three, threeLifted), lesson.size))},
        "Heights meet, slopes bend": {
            "maps": seeds, "on average": everywhere,
            "at the seam": seam if abs(seam - middle) < 0.01 * seam else None,
            "neighbours": 2, "middle column": lesson.size // 2, "level of those lines": run.step(1).level},
    }
