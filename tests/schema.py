#!/usr/bin/env python3
"""Holds the schema that editors read against lessons, right ones and wrong ones: schema.py LOZENGE"""
import copy, json, pathlib, subprocess, sys, tempfile, tomllib

try:
    import jsonschema
except ModuleNotFoundError:
    print("needs the Python module jsonschema: ./setup/install test")
    sys.exit(77)

PROGRAM = pathlib.Path(sys.argv[1]).resolve()
TOP = pathlib.Path(__file__).resolve().parents[1]
BASE = {"title": "T", "recipe": {"size": 9}, "look": {"palette": "grey"}, "stop": [{"at": 1, "say": "Words."}]}
STOP, RECIPE, LOOK = ("stop", 0), ("recipe",), ("look",)
ASK = {"question": "What?", "choices": ["a", "b"], "answer": 1}

# Where a value is put that is wrong there.
WRONG = [
    ((), {"titel": "T"}), ((), {"title": 3}), ((), {"title": ""}), ((), {"title": "a\nb"}), ((), {"summary": 1}), ((), {"goal": []}),
    ((), {"part": 5}), ((), {"minutes": 0}), ((), {"minutes": 1.5}), ((), {"minutes": "8"}), ((), {"order": "first"}),
    ((), {"recipe": 3}), ((), {"look": "dark"}), ((), {"stop": {"at": 1}}), ((), {"zoom": 1}), ((), {"zoom": {"x": 2}}),
    ((), {"zoom": {"z": 0.5}}),
    (RECIPE, {"sizze": 9}), (RECIPE, {"variant": "textbok"}), (RECIPE, {"size": 10}), (RECIPE, {"size": 9.5}), (RECIPE, {"size": "9"}),
    (RECIPE, {"size": 2**29 + 1}), (RECIPE, {"corners": [1, 2, 3]}), (RECIPE, {"corners": {}}), (RECIPE, {"corners": {"random": "x"}}),
    (RECIPE, {"corners": ["a", "b", "c", "d"]}), (RECIPE, {"amplitude": "1"}), (RECIPE, {"ratio": 0.5, "hurst": 1}),
    (RECIPE, {"amplitudes": []}), (RECIPE, {"amplitudes": 1}), (RECIPE, {"amplitudes": [1, 1, 1], "amplitude": 1}),
    (RECIPE, {"offset": "gauss"}), (RECIPE, {"edge": "wrapp"}), (RECIPE, {"edge_value": "high"}), (RECIPE, {"preset": [[1, 2]]}),
    (RECIPE, {"preset": [[1, 2, "x"]]}), (RECIPE, {"preset": [[-1, 2, 0.5]]}), (RECIPE, {"noise": 3}),
    (RECIPE, {"noise": {"kind": "hsh"}}), (RECIPE, {"noise": {"sed": 1}}), (RECIPE, {"noise": {"seed": -1}}),
    (RECIPE, {"noise": {"seed": 2**32}}), (RECIPE, {"noise": {"kind": "recorded", "values": ["a"]}}), (RECIPE, {"slips": ["nothing"]}),
    (RECIPE, {"slips": 4}), (RECIPE, {"scaling": "levels"}), (RECIPE, {"keep": "yes"}), (RECIPE, {"after": "see"}),
    (LOOK, {"palete": "grey"}), (LOOK, {"palette": "rainbow"}), (LOOK, {"theme": 1}), (LOOK, {"azimuth": 400}), (LOOK, {"elevation": 2}),
    (LOOK, {"zoom": 0}), (LOOK, {"exaggeration": 11}), (LOOK, {"range": [1]}), (LOOK, {"range": [1, "b"]}), (LOOK, {"light": [1, 91]}),
    (LOOK, {"water": "high"}), (LOOK, {"fog": "thick"}), (LOOK, {"fog": 11}), (LOOK, {"fog_colour": "white"}), (LOOK, {"painted": -1}),
    (LOOK, {"painted": 1.5}), (LOOK, {"numbers": "yes"}), (LOOK, {"coordinates": 1}),
    (STOP, {"at": "begin"}), (STOP, {"at": -1}), (STOP, {"at": {"level": 0}}), (STOP, {"at": {"level": -1, "phase": "square"}}),
    (STOP, {"at": {"level": 0, "phase": "squares"}}), (STOP, {"at": {"level": 0, "phase": "square", "side": "middle"}}),
    (STOP, {"titel": "t"}), (STOP, {"title": ""}), (STOP, {"say": 3}), (STOP, {"note": []}), (STOP, {"show": "profil"}),
    (STOP, {"show": {"line": "north"}}), (STOP, {"show": {"figure": "profile", "lime": 1}}),
    (STOP, {"show": {"figure": "profile", "line": "up"}}), (STOP, {"show": {"figure": "many", "seeds": 0}}),
    (STOP, {"show": {"figure": "many", "seeds": 1001}}), (STOP, {"show": {"figure": "lineage", "at": [1]}}),
    (STOP, {"show": {"figure": "vary", "key": "hurst", "values": [1]}}), (STOP, {"show": {"figure": "vary", "as": "cube"}}),
    (STOP, {"show": {"figure": "compare", "sides": [{}]}}), (STOP, {"show": {"figure": "compare", "sides": [{}, {"edge": "wrapp"}]}}),
    (STOP, {"show": {"figure": "strips", "upto": -1}}), (STOP, {"mark": 3}), (STOP, {"mark": [[1]]}), (STOP, {"mark": [[1, 2, 3]]}),
    (STOP, {"mark": [["a", 1]]}), (STOP, {"look": {"palette": "x"}}), (STOP, {"ask": "heights"}), (STOP, {"ask": {"of": "x"}}),
    (STOP, {"ask": {"question": "a"}}), (STOP, {"ask": {**ASK, "choices": ["a"]}}), (STOP, {"ask": {**ASK, "answer": 0}}),
    (STOP, {"ask": {**ASK, "answer": 7}}), (STOP, {"ask": {**ASK, "question": " "}}),
]
faults = []


def check(holds, what):
    if not holds:
        faults.append(what)


def toml(value):
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value)


def run(*arguments):
    return subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, timeout=60)


printed = run("schema")
check(printed.returncode == 0 and not printed.stderr, f"lozenge schema: {printed.returncode} {printed.stderr!r}")
check(printed.stdout == run("schema").stdout, "two schemas differ")
schema = json.loads(printed.stdout)
jsonschema.Draft7Validator.check_schema(schema)
validator = jsonschema.Draft7Validator(schema)

right = [path for path in sorted((TOP / "lessons").glob("*.toml")) if "." not in path.stem]
check(len(right) >= 19, f"{len(right)} bundled lessons")
for path in [*right, TOP / "assets" / "lesson.toml"]:
    for error in validator.iter_errors(tomllib.loads(path.read_text())):
        check(False, f"{path.name}: {list(error.absolute_path)}: {error.message[:200]}")
check(validator.is_valid(BASE), "the lesson that is made wrong below is wrong itself")

with tempfile.TemporaryDirectory() as folder:
    file = pathlib.Path(folder) / "wrong.toml"
    for place, change in WRONG:
        lesson = copy.deepcopy(BASE)
        at = lesson
        for key in place:
            at = at[key]
        at.update(change)
        check(not validator.is_valid(lesson), f"the schema accepts {place} {change}")
        file.write_text("".join(f"{key} = {toml(value)}\n" for key, value in lesson.items()))
        check(run("check", file).returncode == 2, f"the program accepts {place} {change}")

print("\n".join([*faults, f"{len(right)} right lessons and {len(WRONG)} wrong ones, {len(faults)} faults"]))
sys.exit(1 if faults else 0)
