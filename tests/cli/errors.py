#!/usr/bin/env python3
"""Asks the real program for what cannot be done: errors.py LOZENGE

A request that is wrong ends with exit status 2, one line on standard error that says what and where, and nothing on
standard output. What is right is asked for as well, so that a program which refuses everything does not pass.
"""
import os, pathlib, random, re, subprocess, sys, tempfile

PROGRAM = os.path.abspath(sys.argv[1])
FOLDER = pathlib.Path(__file__).resolve().parents[2] / "lessons"
ORDER = {path.stem: int(re.search(r"^order = (\d+)$", path.read_text(), re.M)[1]) for path in FOLDER.glob("*.toml")
         if "." not in path.stem}  # else a playlist, or words: first-steps.de.toml
LESSONS = sorted(ORDER, key=ORDER.get)
SIZES = "size must be 2^n + 1 from 3 to 268435457"
NOT_STEPPED = "a run is stepped on up to 1025 points a side, and this one has "
faults = []
checks = 0


def check(holds, what):
    global checks
    checks += 1
    if not holds:
        faults.append(what)


def outcome():
    print("\n".join([*faults, f"{checks - len(faults)} passed, {len(faults)} failed"]))
    return 1 if faults or not checks else 0


def run(*arguments):
    return subprocess.run([PROGRAM, *arguments], capture_output=True, timeout=60, stdin=subprocess.DEVNULL)


def refused(*arguments, says="", starts=""):
    """Wrong: 2, one line, nothing else."""
    result = run(*arguments)
    what = " ".join(str(a)[:60] for a in arguments)
    error = result.stderr.decode("utf-8", "replace")
    check(result.returncode == 2, f"{what}: exit status {result.returncode}, {error[:200]!r}")
    check(result.stdout == b"", f"{what}: wrote {result.stdout[:80]!r}")
    check(error.endswith("\n") and len(error.splitlines()) == 1, f"{what}: not one line: {error[:300]!r}")
    check(says in error, f"{what}: expected {says!r} in {error[:300]!r}")
    check(error.startswith(starts), f"{what}: expected {starts!r} before {error[:300]!r}")


def done(*arguments, says=""):
    result = run(*arguments)
    what = " ".join(str(a)[:60] for a in arguments)
    out = result.stdout.decode()
    check(result.returncode == 0, f"{what}: exit status {result.returncode}, {result.stderr[:200]!r}")
    said = b"".join(line for line in result.stderr.splitlines(True) if b": warning: " not in line)
    check(said == b"", f"{what}: said {said[:200]!r}")
    check(says in out, f"{what}: expected {says!r} in {out[:300]!r}")
    return out


def warned(path):
    """What check says of a lesson that can be used as it is."""
    result = run("check", str(path))
    check(result.returncode == 0 and b": ok, " in result.stdout, f"{path}: exit status {result.returncode}, {result.stderr[:200]!r}")
    return result.stderr.decode().splitlines()


def what_works():
    check(re.fullmatch(r"lozenge \d+\.\d+\.\d+\n", done("--version")) is not None, "--version has another shape")
    commands = re.findall(r"^  (\w+)  ", done("--help").split("Subcommands:")[-1], re.M)
    check({"lessons", "check", "trace"} <= set(commands), f"--help lists {commands}")
    for command in commands:
        done(command, "--help", says=f"Example: lozenge {command}")

    listed = [line.split()[0] for line in done("lessons").splitlines()]
    check(listed == LESSONS, f"lessons lists {listed}")
    out = done("check", *LESSONS)
    check(len(out.splitlines()) == len(LESSONS) and out.count(": ok, ") == len(LESSONS), f"check says {out!r}")
    done("trace", "first-steps", says='"step":21,')
    done("trace", "first-steps", "--set", "size=3", "--set", "noise.seed=9", says='"step":5,')


def bytes_as_lessons(folder):
    def lesson(data, name="l.toml"):
        path = folder / name
        path.write_bytes(data if isinstance(data, bytes) else data.encode())
        return path

    def both(path, **expected):
        for command in ("check", "trace"):
            refused(command, str(path), **expected)

    for size in ("0", "1", "4", "6", "1026", "268435456", "536870913", "2147483648", "-9", "3.5", '"9"'):
        path = lesson(f"[recipe]\nsize = {size}\n")
        both(path, starts=f"{path}:2:8: {SIZES}")
    for value in ("nan", "inf", "-inf"):
        for key in ("amplitude", "ratio", "hurst", "edge_value"):
            path = lesson(f"[recipe]\n{key} = {value}\n")
            both(path, starts=f"{path}:2:{len(key) + 4}: {key} must be a finite number")
    both(lesson("[recipe]\namplitude = 1e400\n"), says="write a finite number such as 0.5 or 1e-3")
    path = lesson('[recipe]\nvariant = "matlab"\nedge = "wrap"\n')
    both(path, starts=f"{path}:3:8: ", says='variant "matlab" takes no edge mode but "three"')
    path = lesson("[recipe]\npreset = [[9, 0, 1]]\n")
    both(path, starts=f"{path}:2:10: ", says="outside the map")
    path = lesson("[recipe]\nsise = 9\n")
    both(path, starts=f"{path}:2:1: ", says='did you mean "size"?')

    both(lesson(b""), says=":1:1: the file is empty")
    both(lesson(b"[&"), says=":1:2: ")
    both(lesson(b"\xff\xfe\x00"), says=":1:1: ")
    both(lesson(b'title = "\xc3("'), says=":1:9: ")
    both(lesson(b"a = " + b"[" * 100_000), says="nested value depth")
    both(lesson(b"a" + b".a" * 1_000_000 + b" = 1"), says="a key has more than 8 parts")
    both(lesson(b"k" * 1_000_000 + b" = 1"), says="unknown key")
    both(lesson(b'"a\\nb" = 1'), says='unknown key "a b"')
    both(folder, says="this is a folder")
    for name in ("mine", "mine.toml"):
        (folder / name).mkdir()
        for given in (name, "./" + name, name + "/"):
            result = subprocess.run([PROGRAM, "check", given], capture_output=True, text=True, cwd=folder)
            check((result.returncode, result.stderr) == (2, f"{given}: this is a folder; a lesson is a .toml file or the id of "
                                                         "a bundled one\n"), f"a folder as a lesson: {result.stderr!r}")
    both(folder / "missing.toml", says="there is no such file")
    huge = lesson(b'title = "t"\n', "huge.toml")
    os.truncate(huge, 100_000_000)
    both(huge, says="the file has 100000000 bytes")

    path = lesson('title = "t"\n[[stop]]\nat = 78\n')
    refused("check", str(path), starts=f"{path}:2:1: ", says="77 steps and levels 0 to 2")

    # What could be better.
    small = '[recipe]\nsize = 5\ncorners = [0.25, -0.5, 0.75, 1]\n[[stop]]\nat = 1\n'
    ask = 'ask = { question = "q", choices = ["a", "b"], answer = 1%s }\n'
    good = ask % ', why = "w"'
    check(warned(lesson(small + 'title = "The {diamond step}"\nsay = "The corners 0.25 and -0.5, {=0.68}."\n' + good)) == [],
          "check warns of a lesson that is right")
    for key, text, says in (("say", "word " * 31, ":6:7: warning: say has 155 letters and 31 words; a hall reads up to 150 and 30"),
                            ("say", "letters" * 22, ":6:7: warning: say has 154 letters and 1 words"),
                            ("title", "t" * 41, ":6:9: warning: title has 41 letters; a heading is read at a glance with 40"),
                            ("say", "A diamond step.", ':6:7: warning: "diamond step" in say does not follow the names of the phases; '
                                                       'write {diamond step}'),
                            ("note", "Square phases.", ':6:8: warning: "Square phases" in note does not follow'),
                            ("say", "It is 0.682.", ":6:7: warning: 0.682 in say is on no picture of this stop; write {=0.682}")):
        path = lesson(small + f'{key} = "{text}"\n' + good)
        lines = warned(path)
        check(len(lines) == 1 and lines[0].startswith(f"{path}{says}"), f"check warns {lines} of {key} = {text}")
    path = lesson(small + ask % "")
    check(warned(path) == [f'{path}:6:7: warning: the question has no why = "...", which is said with its answer'],
          f"check warns {warned(path)} of a question without why")
    path = lesson(small)
    check(warned(path) == [f"{path}: warning: the lesson asks nothing: a question makes a hall look"],
          f"check warns {warned(path)} of a lesson without questions")

    # Words that would be cut on a slide or in the window.
    words = "Seven words that go on and on. "
    path = lesson(f'[[stop]]\nat = 1\nsay = "{words * 6}"\n')
    done("check", str(path), says="1 stop")
    for size in (9, 4097):
        path = lesson(f'[recipe]\nsize = {size}\n[[stop]]\nat = "end"\nsay = "{words * 14}"\n')
        refused("check", str(path), starts=f"{path}:5:7: say is too long by ", says=" letters: the rest would be cut ")
        done("terrain", str(path), "--set", "size=9", "--out", str(folder / f"{size}.csv"))

    ask = 'ask = { question = "' + words * 2 + '%s", choices = ["a", "b"], answer = 1 }'
    path = lesson(f'[[stop]]\nat = 1\n{ask % ""}\n')
    done("check", str(path), says="1 stop")
    path = lesson(f'[[stop]]\nat = 1\n{ask % words}\n')
    refused("check", str(path), starts=f"{path}:3:20: question is too long by ", says="cut in the window at 1280 x 800")

    # A map too large to be stepped is a lesson too; what steps says so, and what can be done instead.
    large = "[recipe]\nsize = 268435457\npreset = [[268435456, 0, 1]]\n"
    path = lesson(large + '[[stop]]\nat = "start"\n[[stop]]\nat = { level = 26, phase = "square" }\n[[stop]]\nat = "end"\n')
    done("check", str(path), says="268435457 x 268435457, a whole terrain, 3 stops")
    refused("trace", str(path), says=NOT_STEPPED + "268435457: --set size=1025 steps a smaller one, and lozenge terrain")
    refused("trace", "first-steps", "--set", "size=2049", says=NOT_STEPPED + "2049: ")
    for frame_format in ("png", "svg", "pdf", "html", "pptx", "beamer", "mp4", "webm", "gif"):
        refused("export", str(path), "--set", "edge=mirror", "--format", frame_format, "--out", str(folder / "out"),
                says="more than 1025 points a side are shown only of variant \"textbook\" with noise \"hash\"")
    check(not (folder / "out").exists(), "a refused export leaves something behind")
    for place in ("5", "{ level = 28, phase = 'square' }", "'points'"):
        path = lesson(large + f"[[stop]]\nat = {place}\n")
        refused("check", str(path), starts=f"{path}:4:1: ", says="goes level by level")
    path = lesson("[recipe]\nsize = 4097\npreset = [[4097, 0, 1]]\n")
    both(path, starts=f"{path}:3:10: ", says="outside the map: x and y go from 0 to 4096")

    # A wrong file among right ones does not keep these from being checked.
    result = run("check", "first-steps", str(lesson("[recipe]\nsize = 4")), "matlab")
    check(result.returncode == 2, "check of three with one wrong: not 2")
    check(result.stdout.count(b": ok, ") == 2 and sum(b": warning: " not in line for line in result.stderr.splitlines()) == 1, "check of three: not two and one")


def spoilt_lessons(folder):
    """A few hundred small changes to a real lesson: each is read or refused, never worse."""
    source = pathlib.Path(__file__).resolve().parents[2] / "lessons" / "first-steps.toml"
    original = source.read_bytes()
    dice = random.Random(1)
    for number in range(200):
        data = bytearray(original)
        for _ in range(dice.randint(1, 4)):
            at = dice.randrange(len(data))
            data[at : at + dice.randint(0, 3)] = bytes(dice.choice(b'[]{}="\n.,-09ae#\\\xff\x00') for _ in range(dice.randint(0, 3)))
        path = folder / "spoilt.toml"
        path.write_bytes(data)
        result = run("check", str(path))
        lines = [line for line in result.stderr.decode("utf-8", "replace").splitlines() if ": warning: " not in line]
        fine = (result.returncode, len(lines)) in ((0, 0), (2, 1)) and (result.returncode == 0) == (result.stdout != b"")
        check(fine, f"{source.name} spoilt, number {number}: {result.returncode} {lines[:3]}")


def requests():
    refused("trace", says="LESSON")
    refused("check", says="LESSON")
    refused("trace", "first-step", says='did you mean "first-steps"?')
    refused("trace", "nothing-like-it", says="known: one-line, first-steps")
    refused("trace", "first-steps", "matlab")
    refused("trace", "first-steps", "--sett", "size=9")
    refused("trace", "first-steps", "--set")
    refused("check", "first-steps", "--set", "size=9")
    refused("lessons", "first-steps")
    for option, says in (
        ("size=4", SIZES),
        ("size", "must be KEY=VALUE"),
        ("=4", "must be KEY=VALUE"),
        ("sise=9", 'did you mean "size"?'),
        ("edge=wrapp", 'did you mean "wrap"?'),
        ("hurst=-500", "hurst must be -99 or more"),
        ("noise.seed=-1", "seed must be a whole number"),
        ("size=9\nedge=3", "must be one line"),
        ("a" + ".a" * 50_000 + "=1", "a key has more than 8 parts"),
        ("x=" + "[" * 50_000, "nested value depth"),
    ):
        refused("trace", "first-steps", "--set", option, starts="--set ", says=says)
    refused("trace", "matlab", "--set", "edge=wrap", starts="--set edge=wrap: ", says='"matlab" takes no edge mode')
    with tempfile.TemporaryDirectory() as folder:
        listed = pathlib.Path(folder, "listed.toml")
        listed.write_text("[recipe]\namplitudes = [3, 2, 1]\n")
        refused("trace", str(listed), "--set", "size=33", starts=f"{listed}:2:",
                says="amplitudes has 3 of the 5 levels that size 33 has")


def views():
    """Of the window, asked for before there is one."""
    for options, says in (
        ("--step nan", "--step must be from 0 to 21"),
        ("--step 3.5", "a run goes by whole steps"),
        ("--sight 1,1", "--sight must be X,Y,WIDTH"),
        ("--sight 1,1,inf", "WIDTH must be from 4 to 4"),
        ("--sight 1,1,4,4", "--sight must be X,Y,WIDTH"),
        ("--flight 0,1,0,0,0,0,1e999", "--flight"),
        ("--flight 0,1,0,0,nan,0,0", "PITCH must be from -90 to 90"),
        ("--clear", "needs --flight"),
        ("--compare three,trhee", 'did you mean "three"?'),
        ("--compare wrap,matlob", 'did you mean "matlab"?'),
        ("--pin 5,0", "X must be from 0 to 4"),
        ("--panel codes", 'did you mean "code"?'),
        ("--numbers maybe", "must be on or off"),
        ("--zoom nan", "zoom must be a finite number"),
        ("--azimuth north", "--azimuth"),
    ):
        refused("first-steps", *options.split(), says=says)
    refused("how-deep", "--compare", "three,wrap", says="needs a map that is stepped")
    nothing = 'there is no command and no lesson "'
    for words in (["worksheet"], ["worksheet", "first-steps"], ["worksheet", "first-steps", "--out", "w.pdf"]):
        refused(*words, says=nothing + 'worksheet"; see lozenge --help and lozenge lessons')
    refused("chek", "first-steps", says=nothing + 'chek" (did you mean "check"?)')
    refused("first-step", says=nothing + 'first-step" (did you mean "first-steps"?)')
    refused("first-steps", "light", says="see lozenge --help")


def figures(folder):
    """In every format that has frames; and what a figure cannot show."""
    export = ("export", "first-steps", "--steps", "3", "--size", "320x180", "--quiet")
    for name in ("step", "whole", "storyboard", "profile", "lineage", "many", "normals", "strips", "code", "levels"):
        for file_format in ("png", "svg", "pdf", "pptx", "beamer"):
            done(*export, "--figure", name, "--format", file_format, "--out", str(folder / f"{name}-{file_format}"))
    out = ("--out", str(folder / "refused"))
    for options, says in (
        ("--figure storybord", 'there is no figure "storybord" (did you mean "storyboard"?)'),
        ("--figure profile --with lien=north", 'the figure "profile" has no key "lien" (did you mean "line"?)'),
        ("--figure profile --with line", "--with line: KEY=VALUE is needed"),
        ("--figure profile --with line=5", "line must be one of north, south, west, east, or a row from 0 to 4"),
        ("--figure lineage --with at=5,0", "at must be a point x,y of the map, as 0,4, with numbers from 0 to 4"),
        ("--figure lineage --with of=parents", "of must be one of ancestors, influence"),
        ("--figure many --with seeds=1001", "seeds must be a number from 1 to 1000"),
        ("--figure many --with of=bends", "of must be one of bend, bend-x, height, spread, slope"),
        ("--figure strips --with upto=41", "upto must be a number from 0 to 40"),
        ("--figure normals --with upto=10", "upto must be a number from 0 to 9"),
        ("--figure levels --with line=north", 'the figure "levels" has no key "line"; it has none'),
        ("--with line=north", 'the figure "step" has no key "line"; it has none'),
        ("--figure whole --view board", "a figure fills the slide: leave --view out"),
        ("--figure whole --set size=2049", "a figure needs a run that is stepped, on up to 1025 points a side"),
    ):
        refused("export", "first-steps", *options.split(), "--format", "svg", *out, says=says)
    refused("export", "first-steps", "--figure", "whole", "--format", "html", *out, says="a format with frames is needed")
    for file_format, name, right in ("pdf", "a.PNG", "a.pdf"), ("png", "a.pdf", "a"), ("pptx", "a.html", "a.pptx"):
        refused("export", "first-steps", "--format", file_format, "--out", str(folder / name),
                says=f"and --format {file_format} was asked for; name it {right}, or ask for --format")
    refused("export", "--all", "--figure", "whole", "--format", "html", *out, says="leave --figure and --with out")
    check(not (folder / "refused").exists(), "a refused figure leaves something behind")
    check(done("complete", "export", "--figure", "p").split() == ["profile"], "--figure is not completed")
    check("line=north" in done("complete", "export", "--with", "line=").split(), "--with is not completed")
    done("export", "--help", says="storyboard  the ends of all phases")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        what_works()
        bytes_as_lessons(folder)
        spoilt_lessons(folder)
        requests()
        views()
        figures(folder)
    sys.exit(outcome())
