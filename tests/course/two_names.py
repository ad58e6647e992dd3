"""One run under two names."""


def facts(lesson):
    run = lesson.run()
    phases = [step.phase for step in run.of(0)]
    parts = len(set(phases))
    asked = lesson.step("Ask what it reads")
    corners = [at for at in asked.parents if at[0] != asked.x and at[1] != asked.y]
    readsSquare = len(corners) == len(asked.parents)
    square = lesson.step("The other one has made a square")
    completed = max((run.at(*at) for at in square.parents if at not in run.corners), key=lambda step: step.step)
    tips = lesson.step("The tips of a diamond").parents
    # What the first step set is a tip of the diamond that its title names.
    hasMade = lesson.step("It reads a square").at in lesson.step("It has made a diamond").parents
    return {
        "Two phases, four names": {"phases": parts, "names": parts * 2},
        "Ask what it reads": {
            "answer": [hasMade and asked.phase == phases[0] and readsSquare, asked.phase != phases[0] and readsSquare]},
        "The other one has made a square": {
            "place of the phase that completed it": list(dict.fromkeys(phases)).index(completed.phase) + 1},
        "The tips of a diamond": {"tips": len(tips)},
        "": {"names": parts},
    }
