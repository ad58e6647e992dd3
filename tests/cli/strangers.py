#!/usr/bin/env python3
"""Lessons, names and folders of strangers: strangers.py LOZENGE

Whatever they hold is shown and does nothing. What cannot be read is told in a line with exit status 1, and leaves
nothing behind. Heights of every legal size are written.
"""
import os, pathlib, subprocess, sys, tempfile, zipfile

PROGRAM = os.path.abspath(sys.argv[1])
SOURCES = pathlib.Path(__file__).resolve().parents[2]
TURNING = set("\u061c\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
NAMES = [b"a\x1b[2J\x1b]0;title\x07.toml", b"\r\x7f\x03\b.toml", "\u009b31m\u202e\u2066\u2028\u061c.toml".encode(),
         b"\xff\x9b\xc0\x80\xed\xa0\x80.toml", b"two\nlines.toml", b"-e $(id) `id` 'q' \"q\".toml", b"<script>x<b>&.toml",
         b"\\input{x}$%#_^~.toml"]
FORMATS = ["svg", "png", "pdf", "html", "pptx", "beamer"]
faults, checks = [], 0


def check(holds, what):
    global checks
    checks += 1
    if not holds:
        faults.append(what)


def is_plain(output):
    """Lines of UTF-8 that no terminal obeys and that are read in the order in which they stand."""
    try:
        text = output.decode()
    except UnicodeDecodeError:
        return False
    return all(c == "\n" or (ord(c) >= 0x20 and not 0x7F <= ord(c) < 0xA0 and c not in TURNING) for c in text)


def run(*arguments, cwd=None, **environment):
    done = subprocess.run([PROGRAM, *arguments], capture_output=True, timeout=300, stdin=subprocess.DEVNULL, cwd=cwd,
                          env={**os.environ, **environment})
    check(is_plain(done.stdout) and is_plain(done.stderr), f"{arguments}: prints {(done.stdout + done.stderr)[:300]!r}")
    return done


def refused(status, says, *arguments, **more):
    done = run(*arguments, **more)
    lines = done.stderr.splitlines()
    check(done.returncode == status and len(lines) == 1 and says in done.stderr.decode("utf-8", "replace"),
          f"{arguments}: ended with {done.returncode} and said {done.stderr[:300]!r}, not {says!r}")


def done(*arguments, **more):
    result = run(*arguments, **more)
    check(result.returncode == 0, f"{arguments}: ended with {result.returncode}: {result.stderr[:300]!r}")
    return result


def texts_of(path):
    """All bytes that an export made, those in a package one by one."""
    files = [path] if path.is_file() else [f for f in path.rglob("*") if f.is_file()]
    for file in files:
        if zipfile.is_zipfile(file):
            with zipfile.ZipFile(file) as package:
                yield from (package.read(name) for name in package.namelist())
        else:
            yield file.read_bytes()


def strange_names(folder):
    for name in NAMES:
        lesson = os.path.join(os.fsencode(folder), name)
        with open(lesson, "wb") as file:
            file.write(b"[recipe]\nsize = 3\n")
        for command in ("check", "trace"):
            done(command, b"./" + name, cwd=folder)
        for number, kind in enumerate(FORMATS):
            out = folder / f"out-{number}"
            done("export", b"./" + name, "--format", kind, "--out", out, "--steps", "1", "--size", "320x200", "--force",
                 cwd=folder)
            if kind in ("svg", "html", "pptx"):
                for text in texts_of(out):
                    check(b"\x1b" not in text or not text.lstrip().startswith(b"<"), f"{kind} of {name!r} has an escape")
        with open(lesson, "wb") as file:
            file.write(b"[recipe]\nsise = 3\n")
        refused(2, "sise", "check", b"./" + name, cwd=folder)
        refused(2, "there is no", "trace", b"./no-" + name, cwd=folder)
        os.remove(lesson)


def strange_words(folder):
    lesson = folder / "words.toml"
    for word in ("\\u001b[2J", "\\u009b31m", "\\u202e\\u2066", "\\u2028\\u2029", "\\u007f\\u0000", "\\u061c\\ufeff"):
        lesson.write_text(f'title = "a{word}b"\nsummary = "{word}"\n[recipe]\nsize = 3\n'
                          if "0000" not in word and "001b" not in word else f'summary = "a{word}"\n')
        run("check", lesson)
        for text in (f'"{word}" = 1\n', f'[recipe]\nedge = "{word}"\n', f'[recipe]\n"{word}" = 1\n',
                     f'[look]\npalette = "{word}"\n', f'[[stop]]\nat = "{word}"\n', f'[recipe]\nnoise = {{ "{word}" = 1 }}\n'):
            lesson.write_text(text)
            refused(2, "words.toml:", "check", lesson)
        refused(2, "--set", "trace", "first-steps", "--set", f'edge="{word}"')
        refused(2, "--set", "trace", "first-steps", "--set", f'"{word}"=1')


def strange_shelf(folder):
    """A folder of lessons that somebody else filled."""
    lessons = folder / "data" / "lessons"
    lessons.mkdir(parents=True)
    for name in (*NAMES, b"plain.toml"):
        with open(os.path.join(os.fsencode(lessons), name), "wb") as file:
            file.write('title = "a\\u202e\\u009bb"\nsummary = "\\u2028"\n'.encode())
    listed = done("lessons", LOZENGE_DATA_DIR=str(folder / "data"))
    check(len(listed.stdout.splitlines()) == len(NAMES) + 1, f"lessons lists {listed.stdout!r}")
    offered = done("complete", "check", "", LOZENGE_DATA_DIR=str(folder / "data"))
    check(offered.stdout.split() == [b"plain", b"*.toml"], f"completion offers {offered.stdout!r}")


def kept_places(folder):
    """Where a lesson is kept is not told to those who are shown its pictures."""
    home = folder / "a-private-folder"
    home.mkdir()
    (home / "slope.toml").write_text("[recipe]\nsize = 3\n")
    for kind in FORMATS:
        out = folder / f"shown-{kind}"
        done("export", home / "slope.toml", "--format", kind, "--out", out, "--steps", "1", "--size", "640x480")
        check(all(b"a-private-folder" not in text for text in texts_of(out)), f"{kind} tells where the lesson is kept")
    command = next(text for text in texts_of(folder / "shown-html"))
    check(b"lozenge export slope.toml" in command, "a page does not tell what made it")


def unreadable(folder):
    """Files whose reading fails, and what is no file that could be read: it is not waited for."""
    os.mkfifo(folder / "pipe")
    lesson = folder / "lesson.toml"
    lesson.symlink_to("/proc/self/mem")
    before = set(folder.iterdir())
    says = "lesson.toml: the file cannot be read: Input/output error"
    refused(1, says, "check", lesson)
    refused(1, says, "trace", lesson)
    refused(1, says, "terrain", lesson, "--out", folder / "t.png")
    for kind in FORMATS:
        refused(1, says, "export", lesson, "--format", kind, "--out", folder / "out")
    refused(1, says, lesson)

    # The program's own files.
    data = folder / "data"
    for part in ("lessons", "assets/player", "assets/pptx", "assets/beamer", "assets/gltf", "fonts"):
        (data / part).mkdir(parents=True)
        source = pathlib.Path(PROGRAM).parent / "fonts" if part == "fonts" else SOURCES / part
        for file in source.iterdir():
            (data / part / file.name).symlink_to(file)
    environment = {"LOZENGE_DATA_DIR": str(data)}
    out = folder / "out"
    for part, commands in (("lessons/matlab.toml", [["lessons"], ["check", "matlab"]]),
                           ("assets/player/player.css", [["export", "first-steps", "--format", "html", "--out", out]]),
                           ("assets/beamer/slides.tex",
                            [["export", "first-steps", "--format", "beamer", "--steps", "1", "--out", out]]),
                           ("assets/gltf/terrain.json", [["terrain", "first-steps", "--out", folder / "t.glb"]]),
                           *((f"assets/pptx/{name}.xml", [["export", "first-steps", "--format", "pptx", "--out", out]])
                             for name in ("theme", "slide_rels")),
                           *((f"fonts/{name}", [
                               ["export", "first-steps", "--format", kind, "--steps", "1", "--out", out] for kind in FORMATS
                               if kind != "html"]) for name in ("Inter-Regular.otf", "JetBrainsMono-Bold.ttf"))):
        file = data / part
        good = os.readlink(file)
        for stranger, status, says in (("/proc/self/mem", 1, "cannot be read: Input/output error"),
                                       (folder / "pipe", 2 if file.suffix == ".toml" else 1, "is not an ordinary file"),
                                       ("/dev/zero", 2 if file.suffix == ".toml" else 1, "is not an ordinary file")):
            file.unlink()
            file.symlink_to(stranger)
            for command in commands:
                refused(status, says, *command, **environment)
        if part.startswith("fonts/"):  # pages are laid out without them
            done("check", "first-steps", **environment)
        file.unlink()
        file.symlink_to(good)
    done("check", "first-steps", **environment)
    check(set(folder.iterdir()) - {data} == before, f"left behind: {set(folder.iterdir()) - before}")


def heights(folder):
    """From the smallest number that there is to the largest that is legal, and flat ones."""
    for height in ("5e-324", "1e-310", "1e-300", "1e-150", "1e-46", "1e-37", "0", "1e30"):
        for corners in (f"[{height}, -{height}, 0, {height}]", f"[{height}, {height}, {height}, {height}]"):
            lesson = folder / "heights.toml"
            amplitude = 0 if corners.count(height) == 4 and "-" + height not in corners else height
            lesson.write_text(f"[recipe]\nsize = 3\ncorners = {corners}\namplitude = {amplitude}\n")
            done("check", lesson)
            for style in ("shaded", "wire", "bands", "normals", "slope-grey"):
                out = folder / "pictures"
                done("export", lesson, "--format", "svg", "--out", out, "--style", style, "--size", "640x480", "--force")
                for text in texts_of(out):
                    check(not any(word in text for word in (b"nan", b"inf", b"10000000")),
                          f"a picture of {corners} in the style {style} reaches to infinity")
            for kind in FORMATS[1:]:
                done("export", lesson, "--format", kind, "--out", folder / f"heights-{kind}", "--size", "320x200", "--force")
            for extension in ("png", "pgm", "obj", "stl", "glb", "csv", "r16", "r32"):
                done("terrain", lesson, "--out", folder / f"t.{extension}", "--force")
    for height in ("1e300", "-1e31", "1e400"):
        lesson.write_text(f"[recipe]\ncorners = [0, 0, 0, {height}]\n")
        refused(2, "heights.toml:2:", "check", lesson)


for part in (strange_names, strange_words, strange_shelf, kept_places, unreadable, heights):
    with tempfile.TemporaryDirectory() as place:
        part(pathlib.Path(place))
for fault in faults[:40]:
    print("wrong:", fault)
print(f"{checks} checks, {len(faults)} wrong")
sys.exit(1 if faults or not checks else 0)
