"""Normals of faces, their sum and its unit vector, on the mesh that the program writes."""
import math
import pathlib
import subprocess
import tempfile

from words import about


def meshOf(lesson):
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "mesh.obj"
        subprocess.run([lesson.program, "terrain", str(lesson.path), "--out", str(file)], check=True, capture_output=True)
        lines = [line.split() for line in file.read_text().splitlines()]
    vertices = [tuple(map(float, words[1:4])) for words in lines if words and words[0] == "v"]
    faces = [[int(word.split("/")[0]) - 1 for word in words[1:]] for words in lines if words and words[0] == "f"]
    return vertices, faces


def cross(a, b):
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def normalOf(face):
    """Two edges crossed."""
    return cross(*(tuple(b - a for a, b in zip(face[0], other)) for other in face[1:]))


def areaOf(face):
    """From the lengths of the edges."""
    a, b, c = (math.dist(face[i], face[i - 1]) for i in range(3))
    half = (a + b + c) / 2
    return math.sqrt(half * (half - a) * (half - b) * (half - c))


def unit(vector):
    length = math.hypot(*vector)
    return tuple(each / length for each in vector)


def total(vectors):
    return tuple(map(sum, zip(*vectors)))


def facts(lesson):
    run = lesson.run()
    vertices, faces = meshOf(lesson)

    def facesAt(x, y):
        return [[vertices[i] for i in face] for face in faces if y * lesson.size + x in face]

    def central(x, y):
        """From the differences of the neighbours' heights."""
        return unit((run.height(x - 1, y) - run.height(x + 1, y), 2, run.height(x, y - 1) - run.height(x, y + 1)))

    def near(a, b):
        return all(abs(one - other) < 1e-6 for one, other in zip(a, b))

    normals = [normalOf(face) for face in facesAt(2, 2)]
    added = total(normals)
    east, up, south = unit(added)
    corners = [vertices[i] for face in faces for i in face]
    few = [normalOf(face) for face in facesAt(2, 3)]
    agree = near(unit(total(few)), central(2, 3)) and not near(unit(added), central(2, 2))
    around = {(x, y) for x in (1, 2, 3) for y in (1, 2, 3)}
    moment = lesson.moment("Add up the faces")
    isLong = all(abs(math.hypot(*normal) - 2 * areaOf(face)) < 1e-9 for normal, face in zip(normals, facesAt(2, 2)))
    isOther = not near(unit(total(map(unit, normals))), unit(added))
    return {
        "From a soup to an indexed mesh": {
            "triangles": len(faces),
            "corners": len(corners),
            "places": len(set(corners)) if len(set(corners)) == len(vertices) else None,
            "answer": [False, len(set(corners)) < len(corners), False]},
        "Add up the faces": {
            "faces": len(normals) if around <= run.heightsAfter(moment).keys() else None,
            "vertex": (2, 2),
            "edges of a cross product": 2,
            "sum": added,
            "answer": [False, isLong and isOther, not isOther],
            "length for an area": 2},
        "Divide by the length": {
            "length": math.hypot(*added),
            "normal": (east, up, south) if south < 0 else None,
            "tilt": about(math.degrees(math.acos(up))),
            "of central differences": central(2, 2),
            "vertex where both agree": (2, 3),
            "faces there": len(few) if agree else None},
        "Four faces next door": {
            "vertex": (2, 3),
            "faces": len(few),
            "sum": total(few),
            "faces of its neighbour": len(normals)},
        "Every vertex has its direction": {"vertices and normals": len(vertices), "length": math.hypot(*unit(added))},
        "Light is a product": {
            "no light": 0,
            "times as bright": math.hypot(*added) if math.hypot(*added) > 1 else None,
            "vertex": (2, 2),
            "right length": math.hypot(*unit(added)),
            "answer": [False, all(math.hypot(*normal) >= 1 for normal in normals), False]},
    }
