"""Wrong runs beside the right one: how many heights differ, and which steps are wrong by themselves."""
from measures import differences, mean, stepBetweenNeighbours


def wrongByThemselves(right, wrong):
    """Steps whose height is not what the right step makes of the parents that the wrong map has."""
    found = []
    for step in right.steps:
        parents = [wrong.height(*at) for at in step.parents]
        if abs(sum(parents) / len(parents) + step.offset - wrong.height(*step.at)) > 1e-9:
            found.append(step)
    return found


def readsWhereNothingIs(run):
    """What a step takes for the height of a parent that is not set yet; None where all are."""
    heights = dict(run.corners)
    for step in run.steps:
        missing = [at for at in step.parents if at not in heights]
        if missing:
            known = sum(heights[at] for at in step.parents if at in heights)
            return round((step.avg * len(step.parents) - known) / len(missing), 9)
        heights[step.at] = step.value
    return None


def ends(run):
    return min(run.values()), max(run.values())


def facts(lesson):
    right = lesson.run()
    last = lesson.size - 1
    slips = {title: lesson.sides(title)[1] for title in (
        "Two sides are flat", "Nothing calms down", "Borders that sag", "Almost right", "Edges that see their ends only",
        "Everything rises")}
    own = {title: wrongByThemselves(right, wrong) for title, wrong in slips.items()}
    apart = {title: differences(right.final, wrong.final) for title, wrong in slips.items()}
    firstWrong = {title: next(step for step in right.steps if wrong.height(*step.at) != step.value)
                  for title, wrong in slips.items()}

    def onBorder(step):
        return step.x in (0, last) or step.y in (0, last)

    flat = [step for step in right.steps if last in step.at]
    top = right.step(2)
    calm, sag, almost, roof, rise = list(slips.values())[1:]
    offsets = [(step.offset, lesson.amplitude(step.level)) for step in rise.steps]
    hasFlatSides = {step.at for step in flat} == {step.at for step in own["Two sides are flat"]} and not any(
        slips["Two sides are flat"].height(*step.at) for step in flat)
    inner = next(step for step in right.of(1, "square") if len(step.parents) == 4)
    unset = readsWhereNothingIs(almost)
    most = max((step.at for step in right.steps), key=lambda at: abs(sag.height(*at) - right.height(*at)))
    bordersOnly = all(map(onBorder, own["Borders that sag"]))
    return {
        "Two sides are flat": {
            "sides": len({step.at.index(last) for step in flat}) if hasFlatSides else None,
            "height": 0 if hasFlatSides else None,
            "heights that differ": len(apart["Two sides are flat"]), "heights": len(right.steps),
            "by themselves": len(own["Two sides are flat"]),
            "answer": [not hasFlatSides, hasFlatSides, False]},
        "Nothing calms down": {
            "neighbours": stepBetweenNeighbours(calm.final), "on the right map": stepBetweenNeighbours(right.final),
            "heights": [*ends(calm), *ends(right)],
            "level": 0, "steps that agree": firstWrong["Nothing calms down"].step - 1,
            "level that is wrong": firstWrong["Nothing calms down"].level,
            "answer": [all(abs(a.offset) <= lesson.amplitude(0) for a in calm.steps)
                       and all(abs(a.offset) >= abs(b.offset) for a, b in zip(calm.steps, right.steps)),
                       any(a.parents != b.parents for a, b in zip(calm.steps, right.steps)),
                       any(len(step.parents) == 1 for step in calm.steps)]},
        "Borders that sag": {
            "pulled towards": 0 if 0 < abs(sag.height(*most)) < abs(right.height(*most)) else None, "point": top.at,
            "farthest": most if most[1] == last else None, "by": max(apart["Borders that sag"]) if len(apart["Borders that sag"]) == len(right.steps) - 1 else None,
            "mean": sag.at(*top.at).avg, "right mean": top.avg,
            "parents": len(top.parents), "divisor": sum(sag.height(*at) for at in top.parents) / sag.at(*top.at).avg,
            "place of the missing parent": len(top.parents) + 1,
            "by themselves": len(own["Borders that sag"]) if bordersOnly else None,
            "answer": [bordersOnly and all(len(sag.at(*step.at).parents) == 3 for step in own["Borders that sag"]),
                       any(len(step.parents) == 1 for step in sag.steps), any(step.offset == 0 for step in sag.steps)]},
        "Almost right": {
            "heights that differ": len(apart["Almost right"]), "heights": len(right.steps),
            "at most": max(apart["Almost right"]), "first wrong": firstWrong["Almost right"].at,
            "its height": almost.height(*firstWrong["Almost right"].at),
            "right height": firstWrong["Almost right"].value,
            "quadrants": len(right.of(1, "diamond")),
            "cells of an edge": len([at for at in inner.parents if right.at(*at) in right.of(1, "diamond")]),
            "unset reads as": unset,
            "answer": [False, unset is not None, False]},
        "Edges that see their ends only": {
            "ends": {len(step.parents) for step in roof.steps if step.phase == "square"},
            "by themselves": len(own["Edges that see their ends only"]),
            "answer": [any(abs(a.offset) < abs(b.offset) for a, b in zip(roof.steps, right.steps)),
                       {step.phase for step in own["Edges that see their ends only"]} == {"square"}, False]},
        "Everything rises": {
            "heights above the right ones": len([step for step in right.steps if rise.height(*step.at) > step.value]),
            "at most": max(apart["Everything rises"]), "highest": ends(rise)[1], "highest on the right map": ends(right)[1],
            "mean": mean(rise.values()), "right mean": mean(right.values()),
            "offsets": [0, 1] if all(0 <= offset < amplitude for offset, amplitude in offsets) else None,
            "factor of u": (right.steps[0].offset + lesson.amplitude(0)) / rise.steps[0].offset,
            "answer": [False, all(0 <= offset < amplitude for offset, amplitude in offsets)
                       and any(offset > 0.9 * amplitude for offset, amplitude in offsets),
                       rise.corners != right.corners]},
    }
