"""A lesson of the course and the runs that its words speak of, made with the program."""
import functools
import json
import pathlib
import subprocess
import tempfile
import tomllib
from types import SimpleNamespace


def toml(value):
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml(each)}" for key, each in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value)


class Lesson:
    def __init__(self, program, path):
        self.program, self.path = program, path
        self.words = tomllib.loads(path.read_text(encoding="utf-8"))
        self.recipe = self.words.get("recipe", {})
        self.stops = self.words.get("stop", [])
        self.size = self.recipe.get("size", 9)
        self.levels = (self.size - 1).bit_length() - 1
        self.isStepped = self.size <= 1025
        self.run = functools.cache(self._run)
        self.grid = functools.cache(self._grid)

    def stop(self, title):
        return next(stop for stop in self.stops if stop.get("title") == title)

    def moment(self, title):
        """After how many steps of the lesson's own run this stop is."""
        return self.run().moment(self.stop(title)["at"])

    def step(self, title):
        """The step of this stop."""
        return self.run().step(self.moment(title))

    def amplitude(self, level):
        ratio = self.recipe.get("ratio", 2 ** -self.recipe.get("hurst", 1))
        return self.recipe.get("amplitude", 1) * ratio**level

    def _ask(self, command, changes):
        sets = [word for change in changes for word in ("--set", change)]
        done = subprocess.run([self.program, *command, *sets], capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(f"{' '.join(command)} {' '.join(changes)}: {done.stderr.strip()}")
        return done.stdout

    def _run(self, *changes):
        """A trace of the lesson, with keys of its recipe changed: run("edge='wrap'", "noise.seed=3")."""
        return Run(json.loads(self._ask(["trace", str(self.path)], changes)))

    def _grid(self, *changes):
        """The finished heights as rows from the north, without the steps that made them."""
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "heights.csv"
            self._ask(["terrain", str(self.path), "--out", str(file)], changes)
            return [[float(height) for height in row.split(",")] for row in file.read_text().split()]

    def runOf(self, side):
        """The run of one side of a comparison, or of one value of a figure that varies a key."""
        return self.run(*[f"{key}={toml(value)}" for key, value in side.items() if key != "name"])

    def sides(self, title):
        """The runs that the figure of this stop compares, in its order."""
        show = self.stop(title)["show"]
        sides = show["sides"] if "sides" in show else [{show["key"]: value} for value in show["values"]]
        return [self.runOf(side) for side in sides]


class Run:
    def __init__(self, trace):
        self.corners = {(corner["x"], corner["y"]): corner["value"] for corner in trace["corners"]}
        self.steps = [SimpleNamespace(**step, at=(step["x"], step["y"])) for step in trace["steps"]]
        for step in self.steps:
            step.parents = [tuple(parent) for parent in step.parents]
        self.final = trace["final"]

    def step(self, number):
        return self.steps[number - 1]

    def at(self, x, y):
        """The last step that set this point."""
        return next(step for step in reversed(self.steps) if step.at == (x, y))

    def height(self, x, y):
        return self.final[y][x]

    def of(self, level, phase=None):
        return [step for step in self.steps if step.level == level and phase in (None, step.phase)]

    def moment(self, at):
        if isinstance(at, int):
            if not 0 <= at <= len(self.steps):
                raise ValueError(f"a stop at step {at} of {len(self.steps)}")
            return at
        if isinstance(at, str):
            return {"start": 0, "end": len(self.steps)}[at]
        phase = self.of(at["level"], at["phase"])
        if not phase:
            raise ValueError(f"a stop at {at}, which the run does not have")
        return phase[0 if at.get("side", "end") == "begin" else -1].step

    def heightsAfter(self, moment):
        """What is set after so many steps: a height for each point."""
        heights = dict(self.corners)
        heights |= {step.at: step.value for step in self.steps[:moment]}
        return heights

    def values(self):
        return [height for row in self.final for height in row]
