"""A map that is too large to be stepped: what is said of it follows from its size."""
from words import about


def facts(lesson):
    steps = lesson.size - 1
    ratio = 2 ** -lesson.recipe["hurst"]

    def level(title):
        return lesson.stop(title)["at"]["level"]

    def side(title):
        """Points a side where the level of this stop is done."""
        return 2 ** (level(title) + 1) + 1

    plan, million, gigabytes, last = ("Three levels: the plan", "A million points, most of them unmade",
                                      "Gigabytes that nobody needs", "288 petabytes, never stored")
    return {
        "": {"points a side": lesson.size},
        "268 kilometres in millimetres": {
            "kilometres": about(steps / 10**6),
            "corners": len(lesson.recipe["corners"]),
            "levels": steps.bit_length() - 1},
        plan: {"levels": level(plan) + 1, "points": side(plan) ** 2, "side": side(plan)},
        "From here on we go nearer": {"times": 2},
        million: {"levels": level(million) + 1, "points": 10**6 * round(side(million) ** 2 / 10**6)},
        gigabytes: {
            "levels": level(gigabytes) + 1,
            "bytes of a number": 4,
            "gigabytes": about(4 * side(gigabytes) ** 2 / 10**9)},
        "Steeper from level to level": {"ratio": ratio, "distance": 1 / 2},
        last: {
            "bytes of a number": 4,
            "petabytes": about(4 * lesson.size**2 / 10**15) if level(last) + 1 == lesson.levels else None},
        "Single points": {"corners": len(lesson.recipe["corners"]), "averages": 2 * lesson.levels},
    }
