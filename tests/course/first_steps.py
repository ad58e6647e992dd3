"""Every height of a 5 x 5 map, one at a time."""
import re

from literature import FOURNIER_FUSSELL_CARPENTER
from words import numbersIn


def facts(lesson):
    run = lesson.run()
    first, second, eighth = (lesson.step(title) for title in
                             ("The middle of a square", "The middle of a diamond", "Again, half as far"))
    tips, last = lesson.step("Four tips, all inside"), lesson.step("Mean, then offset")
    whole = lesson.moment("One square has become four")
    middles = lesson.moment("Four middles")
    asked = lesson.stop("Four middles")["ask"]
    point = tuple(int(number) for number in re.search(r"\((\d), (\d)\)", asked["question"]).groups())
    parents = run.at(*point).parents
    return {
        "": {"points": len(run.corners) + len(run.steps), "steps": len(run.steps), "side": lesson.size},
        "Four corners": {
            "corners": len(run.corners),
            "heights": list(run.corners.values()),
            "points to come": len(run.steps),
            "published": FOURNIER_FUSSELL_CARPENTER},
        "The middle of a square": {
            "corners": len(first.parents), "mean": first.avg, "offset": first.offset, "height": first.value,
            "level": first.level, "range": [-lesson.amplitude(first.level), lesson.amplitude(first.level)]},
        "The middle of a diamond": {"tips inside": len(second.parents)},
        "One square has become four": {
            "level": run.step(whole).level,
            "squares": len(run.of(run.step(whole).level + 1, "diamond")),
            "new points": whole,
            "offsets against those before": lesson.amplitude(1) / lesson.amplitude(0)},
        "Again, half as far": {
            "mean": eighth.avg, "level": eighth.level, "offset": eighth.offset,
            "amplitude": lesson.amplitude(eighth.level),
            "against that before": lesson.amplitude(eighth.level) / lesson.amplitude(eighth.level - 1)},
        "Four middles": {
            "squares": len([step for step in run.steps[:middles] if step.level == 1]),
            "asked": point,
            "parents": parents,
            "old": len([at for at in parents if at in run.heightsAfter(whole)]),
            "answer": [{tuple(int(part.values[0]) for part in number.vector) for number in numbersIn(choice)}
                       == set(parents) for choice in asked["choices"]]},
        "Four tips, all inside": {"tips": len(tips.parents), "mean": tips.avg},
        "Mean, then offset": {
            "mean": last.avg, "amplitude": lesson.amplitude(last.level), "offset": last.offset, "height": last.value},
        "Twenty-one heights from four": {"new points": len(run.steps), "corners": len(run.corners)},
    }
