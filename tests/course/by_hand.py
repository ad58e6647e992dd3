"""A map that is computed on paper."""
from words import numbersIn

WITH_A_PENCIL = 10  # minutes of the lesson's, before any answer


def facts(lesson):
    run = lesson.run()
    corners = list(run.corners.values())
    first, top, quarter, inside = (lesson.step(title) for title in
                                   ("Four corners, one mean", "The border: three, not four", "The same on a quarter",
                                    "Inside: four tips"))

    def heights(step):
        return [run.height(*at) for at in step.parents]

    def sum_(step):
        return sum(heights(step))

    level0 = run.of(0)
    coin = lesson.amplitude(0)
    by4 = sum_(top) / 4
    isWhole = all(float(step.value).is_integer() for step in level0)
    ordered = run.of(1, "square")
    readsOwnPhase = any(at in {other.at for other in ordered} for step in ordered for at in step.parents)
    # Draws from one stream fall to other points when a phase is visited the other way round.
    coins = lesson.recipe["noise"]["values"]
    phase = coins[ordered[0].step - 1:ordered[-1].step]
    draws = list(zip(phase, reversed(phase)))
    return {
        "": {"side": lesson.size},
        "Paper, pencil, coin": {
            "corners": corners, "amplitudes": [coin, lesson.amplitude(1)],
            "level of whole numbers": 0 if isWhole else None,
            "mean of the corners": first.avg,
            "the middle": [first.avg - coin, first.avg + coin],
            "parents at the border": len(top.parents),
            "side": lesson.size,
            "minutes": WITH_A_PENCIL},
        "Four corners, one mean": {
            "corners": corners, "how many": len(corners), "sum": sum_(first), "mean": first.avg, "answer": first.value},
        "The border: three, not four": {
            "parents": len(top.parents), "their heights": heights(top), "sum": sum_(top), "mean": top.avg,
            "answer": top.value, "tips of a diamond": len(inside.parents)},
        "Level 0: five new points": {
            "level": level0[0].level, "new points": len(level0),
            "heights": [step.value for step in level0],
            "sum at the top": sum_(top), "tips": len(inside.parents),
            "divided by 4": by4, "with tails": by4 + top.offset},
        "The same on a quarter": {
            "part": len(run.of(1, "diamond")),
            "corners": heights(quarter), "mean": quarter.avg, "amplitude": lesson.amplitude(quarter.level),
            "answer": quarter.value},
        "Inside: four tips": {
            "tips": len(inside.parents), "heights": heights(inside), "sum": sum_(inside), "mean": inside.avg,
            "height": inside.value, "places": 2,
            "answer": [sorted(number.values[0] for number in numbersIn(choice)) == sorted(heights(inside))
                       for choice in lesson.stop("Inside: four tips")["ask"]["choices"]]},
        "Order changes no mean": {
            "answer": [all(a == b for a, b in draws),
                       not readsOwnPhase and any(a != b for a, b in draws),
                       readsOwnPhase],
            "orders of visiting": len(draws[0])},
        "Twenty-five heights": {
            "points": len(run.corners) + len(run.steps), "coins": len(coins), "new heights": len(run.steps),
            "last point": run.steps[-1].at, "last height": run.steps[-1].value},
    }
