"""One run under two names."""


def facts(lesson):
    run = lesson.run()
    phases = [step.phase for step in run.of(0)]
    parts = len(set(phases))
    asked = lesson.step("Ask what it reads")
    corners = [at for at in asked.parents if at[0] != asked.x and at[1] != asked.y]
    readsSquare = len(corners) == len(asked.parents)
    second = lesson.step("The other one makes squares")
    return {
        "Two phases, four names": {"phases": parts, "names": parts * 2},
        "Ask what it reads": {
            "answer": [asked.phase == phases[0] and readsSquare, asked.phase != phases[0] and readsSquare]},
        "The other one makes squares": {"place of its phase": list(dict.fromkeys(phases)).index(second.phase) + 1},
        "": {"names": parts},
    }
