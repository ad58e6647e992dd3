"""Six rules for the missing parent, on one noise."""
from measures import border, differences, gap, inside, mean
from words import about


def facts(lesson):
    own = lesson.run()
    middle, top = lesson.step("Inside all rules agree"), lesson.step("Three parents, divided by 3")
    three, wrap, mirror = lesson.sides("Wrap, and mirror")
    outside = [side["edge_value"] for side in lesson.stop("A missing parent that counts")["show"]["sides"]
               if "edge_value" in side]
    counted = lesson.sides("A missing parent that counts")
    later = lesson.step("Level 1 tells them apart").at
    all6 = lesson.sides("What each rule does to the border")
    firstApart = min(level for level in range(lesson.levels) for a, b in zip(wrap.of(level), mirror.of(level))
                     if a.y == 0 and a.avg != b.avg)
    farSide = next(at for at in wrap.at(*later).parents if abs(at[1] - later[1]) > 2)
    twice = [at for at in mirror.at(*later).parents if mirror.at(*later).parents.count(at) == 2]
    gaps = [gap(run.final)[0] for run in all6]
    means = [mean(border(run.final)) for run in all6]
    changed = differences(three.final, wrap.final)
    others = [step.step for step in three.steps if wrap.at(*step.at).value != step.value]
    borderSteps = [step for step in own.steps if step.x in (0, 8) or step.y in (0, 8)]
    return {
        "": {"rules": len(all6)},
        "What lies outside?": {"corners": set(own.corners.values()), "rules": len(all6)},
        "Inside all rules agree": {
            "corners": len(middle.parents), "their height": own.corners[middle.parents[0]], "offset": middle.offset,
            "middle": middle.value if len({run.step(1).value for run in all6}) == 1 else None},
        "Three parents, divided by 3": {
            "parents": len(top.parents), "the point": top.at, "their heights": [own.height(*at) for at in top.parents],
            "mean": top.avg,
            "answer": [top.avg == mean([own.height(*at) for at in top.parents] + more) for more in ([], [0], [1])]},
        "Wrap, and mirror": {
            "level": wrap.step(2).level,
            "mean": wrap.step(2).avg if wrap.step(2).avg == mirror.step(2).avg else None,
            "times": len(twice)},
        "Equal, and for how long?": {
            "level": wrap.step(2).level,
            "level that tells": firstApart, "point": later, "read by wrap": farSide, "read by mirror": twice[0],
            "times": len(twice),
            "answer": [firstApart == 0, firstApart == 1, firstApart is None]},
        "A missing parent that counts": {
            "counts as": [0, *set(outside)],
            "the point": top.at, "mean of three": top.avg, "parents": len(top.parents),
            "place of the missing one": len(top.parents) + 1,
            "means": [run.at(*top.at).avg for run in counted[:2]]},
        "Level 1 tells them apart": {
            "level": own.at(*later).level, "point": later, "read by wrap": farSide, "read by mirror": twice[0],
            "means": [run.at(*later).avg for run in (three, wrap, mirror)],
            "parents of three": len(three.at(*later).parents)},
        "What each rule does to the border": {
            "means of the border": means,
            "means inside": [mean(inside(run.final)) for run in all6],
            "rules that stay near": len([border_ for border_ in means if abs(border_ - 1) < 0.1]),
            "near what": about(means[0]),
            "rules": len(all6), "without a seam": gaps.count(0),
            "gaps": [min(each for each in gaps if each), max(gaps)]},
        "From the border into the map": {
            "steps": len(own.steps), "parents": len(top.parents),
            "answer": [len(others) == len(borderSteps) == 16, len(others) == 45,
                       len(others) == len(changed) == 76 and others[0] == 2],
            "steps that differ": len(others)},
    }
