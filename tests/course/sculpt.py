"""Heights that are set before the run, and what is left of them."""
from literature import MUSGRAVE_KOLB_MACE, PERLIN
from measures import border


def land(run):
    return sum(height > 0 for height in run.values())


def facts(lesson):
    run, over = lesson.sides("What the textbook would leave")
    presets = {(x, y): height for x, y, height in lesson.recipe["preset"]}
    middle = (lesson.size // 2, lesson.size // 2)
    first = lesson.step("Set points are passed over")
    isKept = all(run.height(*at) == height for at, height in presets.items())
    taken = [step.at for step in run.steps]
    ofSeeds = [land(each) for each in lesson.sides("Six islands, one wish")]
    shore = {height for at, height in presets.items() if at != middle} | set(run.corners.values())
    return {
        "": {"presets": len(presets)},
        "Plan first, chance later": {
            "border": shore.pop() if len(shore) == 1 else None,
            "peak": presets[middle]},
        "Set points are passed over": {
            "level of the first step": first.level,
            "level that is set already": first.level - 1 if {step.level for step in over.steps} - {
                step.level for step in run.steps} == {first.level - 1} else None,
            "steps without presets": len(over.steps),
            "presets": len(over.steps) - len(run.steps) if presets.keys() <= {step.at for step in over.steps} else None,
            "steps": len(run.steps),
            "answer": [not presets.keys() & set(taken), set(taken[-len(presets):]) == presets.keys(),
                       all(taken.count(at) == 2 for at in presets)]},
        "The coast takes shape": {
            "largest offset": lesson.amplitude(lesson.stop("The coast takes shape")["at"]["level"])},
        "An island": {
            "land": land(run) if isKept and max(border(run.final)) < 0 else None,
            "points": len(run.values())},
        "What the textbook would leave": {
            "peak": presets[middle],
            "middle": over.height(*middle),
            "land": land(over)},
        "Six islands, one wish": {
            "islands": len(ofSeeds),
            "least land": min(ofSeeds),
            "most land": max(ofSeeds)},
        "What no such map can show": {
            "years": [PERLIN, MUSGRAVE_KOLB_MACE],
            "heights under an overhang": 3,
            "answer": [False, True, False]},
    }
