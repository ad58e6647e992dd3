"""Every height is a weighted mean of the corners, plus weighted offsets."""
from fractions import Fraction


def mixed(run, own):
    """For each point the sum of its parents' parts, each divided by their number, and of what is its own."""
    parts = {corner: {corner: Fraction(1)} for corner in run.corners}
    for step in run.steps:
        mix = dict(own(step))
        for parent in step.parents:
            for source, weight in parts[parent].items():
                mix[source] = mix.get(source, 0) + weight / len(step.parents)
        parts[step.at] = mix
    return parts


def facts(lesson):
    run = lesson.run()
    corners = list(run.corners)
    ofCorners = mixed(run, lambda step: {})
    ofOffsets = mixed(run, lambda step: {step.at: Fraction(1)})
    northWest, northEast, southWest, southEast = corners
    middle, north, late = ((4, 4), (4, 0), (3, 2))
    weights = {at: [ofCorners[at].get(corner, 0) for corner in corners] for at in ofCorners}
    sums = {sum(each) for each in weights.values()}
    share = {sum(each[i] for each in weights.values()) / len(weights) for i in range(len(corners))}
    quarter = weights[middle][0] if len(set(weights[middle])) == 1 else None
    third = Fraction(1, len(run.at(*north).parents))

    def reached(source):
        weights = [mix[source] for mix in ofOffsets.values() if source in mix]
        return {"lifted by": 1, "points that rise": len(weights), "rise of the mean": sum(weights) / lesson.size**2}

    ofMiddle, ofFine = reached(middle), reached((1, 1))
    still = [at for at, mix in ofOffsets.items() if middle not in mix]
    return {
        "Four corners in every point": {"corners": len(corners)},
        "A quarter of each corner": {"weight of each corner": quarter},
        "Handed down by the middle": {
            "the point": north,
            "its parents": set(run.at(*north).parents),
            "northern corners that it reads": len({northWest, northEast} & set(run.at(*north).parents)),
            "weight of a parent": third,
            "weight of that corner in the middle": quarter,
            "answer": third * quarter if southWest not in run.at(*north).parents else None},
        "Five twelfths": {
            "the point": north,
            "weight of a parent": third,
            "weight of a northern corner": weights[north][0] if weights[north][0] == weights[north][1] else None,
            "its parts": [weights[north][0].numerator, Fraction(1, weights[north][0].denominator)],
            "weight of a southern corner": weights[north][2] if weights[north][2] == weights[north][3] else None},
        "Weights always add up to 1": {
            "the point": late,
            **{f"weight of corner {i}": weight for i, weight in enumerate(weights[late], 1)},
            "sum": sums.pop() if len(sums) == 1 else None,
            "a parent that counts as nothing": 0,
            "share of each corner": share.pop() if len(share) == 1 else None},
        "One offset moves 77 points": {
            **{f"middle: {name}": fact for name, fact in ofMiddle.items()},
            "corners": len(still),
            "all points": lesson.size**2 if set(still) == set(corners) else None,
            "level of the middle": run.at(*middle).level,
            "seeds that look like countries": 2},
        "At the border it moves 53": {
            "the point": north,
            "its level": run.at(*north).level,
            **reached(north)},
        "A later one moves 35": {
            "the point": (2, 2),
            "its level": run.at(2, 2).level,
            "points that rise": reached((2, 2))["points that rise"]},
        "And the last level?": {
            "the fine point": (1, 1),
            "lifted by": 1,
            "middle: rise of the mean": ofMiddle["rise of the mean"],
            "fine: rise of the mean": ofFine["rise of the mean"],
            "diamonds that it is a tip of": ofFine["points that rise"] - 1,
            "answer": ofFine["points that rise"]},
        "It moves five": {"its points": ofFine["points that rise"], "level of the middle": run.at(*middle).level},
    }
