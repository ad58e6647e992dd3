#!/usr/bin/env python3
"""Descriptors that are closed, folders that are somebody else's, and what others do between two calls of the program:
places.py PROGRAM INJECTOR"""
import os, pathlib, shutil, subprocess, sys, tempfile, time

from watched_run import KINDS, everything

PROGRAM, INJECTOR = (pathlib.Path(word).resolve() for word in sys.argv[1:3])
LESSON = "title = 'Places'\n[recipe]\nsize = 3\n[[stop]]\nat = 'start'\nsay = 'First.'\n"
SMALL = ["--size", "160x120", "--steps", "1..2", "--quiet"]
FORMATS = [format for format in "png svg pdf html pptx beamer mp4 webm gif".split()
           if shutil.which("ffmpeg") or format not in ("mp4", "webm", "gif")]
tried = 0
faults = []


def check(holds, what):
    global tried
    tried += 1
    if not holds:
        faults.append(what)
        print("FAILED:", what, flush=True)


def run(place, *arguments, closed=(), environment=None):
    def close():
        for descriptor in closed:
            os.close(descriptor)
    return subprocess.run([PROGRAM, *arguments], cwd=place, capture_output=True, preexec_fn=close, timeout=120,
                          env={**os.environ, **(environment or {})})


def fresh(root):
    place = pathlib.Path(tempfile.mkdtemp(dir=root)) / "place"
    place.mkdir()
    (place / "t.toml").write_text(LESSON)
    return place


def commands():
    """Name, arguments and what is written."""
    yield "terrain", ["terrain", "t.toml", "--quiet", "--out", "o.png"], "o.png"
    for format in FORMATS:
        yield format, ["export", "t.toml", "--format", format, *SMALL, "--out", "o"], "o"


def closed_descriptors(root):
    for name, arguments, _ in commands():
        place = fresh(root)
        check(run(place, *arguments).returncode == 0, f"{name} works with all descriptors")
        whole = everything(place)
        for closed in [(0,), (1,), (2,), (0, 1), (1, 2), (0, 1, 2)]:
            place = fresh(root)
            done = run(place, *arguments, closed=closed)
            check(done.returncode == 0 and everything(place) == whole, f"{name} without descriptors {closed}: "
                  f"exit {done.returncode}, {sorted(everything(place))} {done.stderr}")
    for closed in [(0,), (2,), (0, 2)]:
        check(run(fresh(root), "trace", "t.toml", closed=closed).stdout == run(fresh(root), "trace", "t.toml").stdout,
              f"trace without descriptors {closed}")
    check(run(fresh(root), "trace", "t.toml", closed=(1,)).returncode in (0, 1), "trace without standard output")


def nothing_is_said_into_files(root):
    """Descriptors 0 to 2 are never a file that is being written, also where the caller closed them."""
    for format in ["pdf", "pptx"]:
        place = fresh(root)
        # Long enough to be seen at, however busy the machine is; it ends as soon as it has been.
        slow = ["export", "t.toml", "--set", "size=33", "--format", format, "--out", "o"]
        running = subprocess.Popen([PROGRAM, *slow], cwd=place, preexec_fn=lambda: [os.close(i) for i in range(3)])
        opened = None
        while running.poll() is None and not opened:
            for entry in pathlib.Path(f"/proc/{running.pid}/fd").glob("*"):
                try:
                    is_ours = os.readlink(entry).startswith(str(place) + "/")
                except OSError:
                    continue
                if is_ours and not entry.is_dir():
                    opened = entry.name
            time.sleep(0.001)
        running.kill()
        running.wait()
        check(opened is not None and int(opened) > 2, f"{format} without descriptors is written to descriptor {opened}")


def foreign_folders(root):
    """--force replaces what an export made there, and nothing that somebody else put there."""
    for format in [f for f in FORMATS if f in ("png", "svg", "beamer")]:
        place = fresh(root)
        command = ["export", "t.toml", "--format", format, *SMALL, "--out", "o"]
        check(run(place, *command).returncode == 0, f"{format} works")
        theirs = {"20240101.png": b"a photo", "0815.svg": b"a drawing", "notes.txt": b"notes", "0099.png": b"mine"}
        for name, content in theirs.items():
            (place / "o" / name).write_bytes(content)
        (place / "o" / "1234.png").mkdir()
        (place / "o" / "1234.png" / "inside").write_text("deep")
        (place / "o" / "link.png").symlink_to("notes.txt")
        before = everything(place)
        done = run(place, *command, "--force")
        after = everything(place)
        check(done.returncode in (0, 1, 2), f"{format} --force on a folder with other things ends")
        gone = [name for name in before if after.get(name, 0) != before[name] and name.removeprefix("o/") not in
                ("index.json", "steps.pdf", "steps.tex", "slides.tex") and not name.startswith(("o/000",))]
        check(not gone, f"{format} --force keeps what is not its own: {gone}, exit {done.returncode} {done.stderr}")
        check([name for name in after if name not in before] == [], f"{format} --force leaves nothing beside")
    for what in ["index.json", "0000.png"]:
        place = fresh(root)
        (place / "o").mkdir()
        (place / "o" / what).write_text("{}" if what.endswith("json") else "mine")
        (place / "o" / "20240101.png").write_text("a photo")
        before = everything(place)
        done = run(place, "export", "t.toml", "--format", "png", *SMALL, "--out", "o", "--force")
        check(all(everything(place).get(name) == content for name, content in before.items()),
              f"--force keeps a folder that merely has {what}: {done.stderr}")


def calls_of(place, kind, arguments):
    tally = place.parent / "tally"
    run(place, *arguments, environment={"LD_PRELOAD": str(INJECTOR), "FAULT_TALLY": str(tally)})
    return memoryview(tally.read_bytes()).cast("l")[KINDS.index(kind)]


def raced(root):
    """At each call that gives a file its name somebody else does something there."""
    deeds = {
        "makes the file": 'test -e o || echo theirs > o',
        "makes a folder": 'test -e o || mkdir o && echo theirs > o/theirs',
        "makes a link": 'test -e o || ln -s t.toml o',
        "moves the folder": 'test -d ../moved || mv ../place ../moved',
    }
    for name, arguments, target in commands():
        whole_place = fresh(root)
        run(whole_place, *arguments)
        whole = everything(whole_place)
        for number in range(1, calls_of(fresh(root), "rename", arguments) + 1):
            for deed, script in deeds.items():
                place = fresh(root)
                done = run(place, *arguments, environment={
                    "LD_PRELOAD": str(INJECTOR), "FAULT_KIND": "rename", "FAULT_CALL": str(number),
                    "FAULT_DO": script.replace(" o", " " + target).replace("o/", target + "/")})
                after = {key: value for key, value in everything(place.parent).items() if value is not None}
                kept = {key.split("/", 1)[1]: value for key, value in after.items()}
                theirs = [value for value in kept.values() if value == b"theirs\n"]
                what = f"{name}, somebody {deed} at {number}: exit {done.returncode} {done.stderr[:200]}"
                check(kept.get("t.toml") == LESSON.encode(), what + ", and the lesson is changed")
                if deed in ("makes the file", "makes a folder"):
                    check(theirs, what + ", and theirs is gone")
                if done.returncode == 0:
                    lost = [key for key, value in whole.items() if value is not None and kept.get(key) != value]
                    check(not lost, what + f", but {lost} are not whole")
                else:
                    check(done.returncode in (1, 2) and done.stderr.count(b"\n") == 1, what + " is no end in one line")
                    left = [key for key in kept if ".lozenge-" in key]
                    check(not left, what + f", and {left} are left")


def killed(root):
    """SIGKILL at each call that makes, fills, settles or names a file: what has the name is whole."""
    for name, arguments, target in commands():
        place = fresh(root)
        run(place, *arguments)
        whole = everything(place)
        for kind in ["open", "write", "sync", "rename"]:
            calls = calls_of(fresh(root), kind, arguments)
            for number in range(1, calls + 1, max(1, calls // 8)):
                place = fresh(root)
                run(place, *arguments, environment={"LD_PRELOAD": str(INJECTOR), "FAULT_KIND": kind, "FAULT_DO": "kill",
                                                    "FAULT_CALL": str(number)})
                after = everything(place)
                named = {key: value for key, value in after.items() if key.startswith(target)}
                expected = {key: value for key, value in whole.items() if key.startswith(target)}
                check(named in ({}, expected), f"{name} killed at {kind} {number}: {sorted(named)} is not whole")


with tempfile.TemporaryDirectory(prefix="places-") as folder:
    for part in [closed_descriptors, nothing_is_said_into_files, foreign_folders, raced, killed]:
        part(pathlib.Path(folder))
        print(f"{part.__name__.replace('_', ' ')}: {tried} checks so far, {len(faults)} failed", flush=True)
sys.exit(1 if faults else 0)
