"""Points that are computed twice, strips of triangles, and four generators with one seed."""
from literature import WORKSHEET
from measures import mean


def facts(lesson):
    run = lesson.run()
    large, once = lesson.sides("620 draws for nothing")
    again = [step for step in large.steps if step.prev is not None]
    isSame = all((a.avg, a.offset, a.value) == (b.avg, b.offset, b.value) for a, b in zip(run.steps, large.steps))
    first, border, earlier, later = (lesson.step(title) for title in (
        "Chance is louder than the corners", "Three parents at the border", "Cell by cell", "Computed twice"))
    amplitude = lesson.recipe["amplitude"]
    kinds = lesson.stop("One seed, four generators")["show"]["values"]
    firstCorners = {kind: each.corners[0, 0] for kind, each in zip(kinds, lesson.sides("One seed, four generators"))}
    strip = [vertex for column in range(lesson.size) for vertex in (column, column + lesson.size)]
    rows = lesson.size - 1

    def verticesAt(x, y):
        return y * lesson.size + x

    sizes = lesson.stop("The experiment: 33 x 33")["show"]["values"]
    ranges = [amplitude * 2**-level for level in range((max(sizes) - 1).bit_length() - 1)]
    corners = list(run.corners.values())
    ringed = tuple(lesson.stop("A vertex is placed, a pixel coloured")["mark"][0])
    return {
        "": {"times": 2 if again else None},
        "A flat grid, random corners": {
            "side": lesson.size,
            "height of what is not set": 0,
            "seed": lesson.recipe["noise"]["seed"],
            "first corner": corners[0],
            "second corner": corners[1],
            "number and steps of the worksheet": list(WORKSHEET),
            "range of the corners": [-lesson.recipe["corners"]["random"], lesson.recipe["corners"]["random"]]},
        "Chance is louder than the corners": {
            "range of the corners": lesson.recipe["corners"]["random"],
            "mean": first.avg,
            "largest offset": amplitude},
        "Three parents at the border": {
            "parents": len(border.parents),
            "offset": border.offset if border.value > lesson.recipe["corners"]["random"] else None},
        "Column by column": {
            "number of the step on its level": [step.step for step in run.of(1)].index(lesson.moment("Column by column")) + 1},
        "Cell by cell": {"edges": 4, "height": earlier.value},
        "Computed twice": {
            "times": 2 if earlier.at == later.at else None,
            "mean": later.avg if later.avg == earlier.avg else None,
            "height": earlier.value,
            "new height": later.value if later.prev == earlier.value else None,
            "point": later.at,
            "heights of the point": 2,
            "answer": [False, False, run.height(*later.at) == later.value]},
        "One array, row by row": {
            "vertex": verticesAt(2, 1),
            "its column": 3,
            "its row": 2,
            "middle": verticesAt(lesson.size // 2, lesson.size // 2)},
        "A strip for each row": {
            "indices": len(strip),
            **{f"index {number}": vertex for number, vertex in enumerate(strip[:6])},
            "index before the first triangle": 2},
        "Four strips, forty indices": {
            "strips": rows,
            "indices": rows * len(strip),
            "triangles": rows * (len(strip) - 2),
            "loose": 3 * rows * (len(strip) - 2),
            "row of the large map": max(sizes),
            "for each column": 2,
            "large strips": max(sizes) - 1,
            "large indices": (max(sizes) - 1) * 2 * max(sizes),
            "large triangles": (max(sizes) - 1) * (2 * max(sizes) - 2),
            "answer": 2 * max(sizes)},
        "A vertex is placed, a pixel coloured": {
            "vertex": verticesAt(*ringed), "point": ringed, "height": run.height(*ringed),
            "vertices of a triangle": 3},
        "The experiment: 33 x 33": {
            "side": max(sizes) if isSame else None,
            **{f"range {number}": each for number, each in enumerate(ranges)}},
        "620 draws for nothing": {
            "steps": len(large.steps),
            "points": len(once.steps),
            "draws": len(again),
            "visit that wins": 2,
            "mean change": mean(abs(step.value - step.prev) for step in again)},
        "One seed, four generators": {
            "generators": len(kinds),
            "seed": lesson.recipe["noise"]["seed"],
            **{f"first corner of {kind}": height for kind, height in firstCorners.items()}},
    }
