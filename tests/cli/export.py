#!/usr/bin/env python3
"""Uses `lozenge export` as its users do, well and badly: export.py PROGRAM"""
import json, os, pathlib, re, resource, shlex, signal, subprocess, sys, tempfile, time
import xml.etree.ElementTree as xml

from in_the_making import has_begun

PROGRAM = pathlib.Path(sys.argv[1]).resolve()
FORMATS = "png svg pdf html pptx beamer mp4 webm gif".split()
FOLDERS = {"png", "svg", "beamer"}
NEEDS_FFMPEG = {"mp4", "webm", "gif"}
LESSON = """title = '../../etc/<b>"R&D"</b> {50%} $x_1$ \\\\ ~ Grüße'
summary = "Nothing but a run."
[recipe]
size = 5
corners = [3, 1, -1, -2]
[[stop]]
at = "start"
say = "First <this> & that."
"""
LARGE = """title = "Large"
[recipe]
size = 4097
hurst = 0.8
noise = { kind = "hash", seed = 3 }
[zoom]
x = 0.3
[[stop]]
at = "start"
say = "Four <corners>."
[[stop]]
at = { level = 4, phase = "square" }
say = "Five levels."
[[stop]]
at = "end"
say = "Back."
"""
faults = []


def check(holds, what):
    if not holds:
        faults.append(what)
        print("FAILED:", what)


def export(folder, *arguments, limit=None, env=None):
    """The exit code and standard error of one call, made in this folder."""
    def small_disk():
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
    done = subprocess.run([PROGRAM, "export", *arguments], cwd=folder, capture_output=True, text=True,
                          preexec_fn=small_disk, timeout=300, env=env)
    check(done.stdout == "", f"{arguments}: nothing on standard output")
    return done.returncode, done.stderr


def everything(folder):
    """Each file below a folder with its content."""
    return {str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
            for path in sorted(folder.rglob("*"))}


def refused(folder, code, text, *arguments, **options):
    """The call fails with this code and one line, and the folder holds what it held."""
    before = everything(folder)
    found, error = export(folder, *arguments, **options)
    check(found == code, f"{arguments}: exit {code}, not {found} with {error!r}")
    check(error.count("\n") == 1 and error.endswith("\n"), f"{arguments}: one line of error, not {error!r}")
    check(text in error, f"{arguments}: {error!r} says {text!r}")
    check(everything(folder) == before, f"{arguments}: the folder is as it was")


def small(format, *more):
    return "t.toml", "--format", format, "--size", "320x240", "--quiet", *more


def wrong_requests(folder):
    png = ("t.toml", "--format", "png", "--out", "o")
    refused(folder, 2, "png svg pdf", "t.toml", "--format", "jpeg", "--out", "o")
    refused(folder, 2, "--out", "t.toml", "--format", "png")
    refused(folder, 2, "LESSON", "--format", "png", "--out", "o")
    refused(folder, 2, "did you mean 3..9", *png, "--steps", "9..3")
    refused(folder, 2, "from 0 to 21", *png, "--steps", "100000")
    for steps in ["", "-1", "x", "1..", "..3", "1...3", "99999999999999999999", "1..99999999999999999999"]:
        refused(folder, 2, "--steps", *png, f"--steps={steps}")
    refused(folder, 2, "1920x1080", *png, "--size", "0x5")
    refused(folder, 2, "16384", *png, "--size", "100000x100000")
    refused(folder, 2, "million pixels", *png, "--size", "16384x16384")
    for size in ["", "x", "800", "800x", "x600", "800x600x2", "-800x600", "800,600", "99999999999999999999x600", "63x64"]:
        refused(folder, 2, "--size", *png, f"--size={size}")
    for option in ["theme", "view", "palette", "style", "names"]:
        refused(folder, 2, "there is no " + option, *png, "--" + option, "nothing-like-it")
    refused(folder, 2, 'did you mean "dark"', *png, "--theme", "drak")
    for option, value in [("fps", "0"), ("fps", "1000"), ("fps", "nan"), ("azimuth", "400"), ("elevation", "0"),
                          ("zoom", "0"), ("exaggeration", "-1")]:
        refused(folder, 2, "--" + option, *png, f"--{option}={value}")
    refused(folder, 2, "transparent", *small("mp4", "--out", "o.mp4", "--transparent"))
    refused(folder, 2, "no lesson", "nowhere", "--format", "png", "--out", "o")
    refused(folder, 2, "2^n + 1", *png, "--set", "size=4")


def places(folder):
    for format in FORMATS:
        refused(folder, 1, "No such file", *small(format, "--out", "nowhere/o"))
        refused(folder, 1, "Not a directory", *small(format, "--out", "t.toml/o"))
        for out in [".", "..", "/", "./", "../"]:
            refused(folder, 2, "needed", *small(format, f"--out={out}"))
        refused(folder, 2, "--out", *small(format, "--out="))
    for format in set(FORMATS) - FOLDERS:
        (folder / "taken").mkdir()
        refused(folder, 2, "folder", *small(format, "--out", "taken"))
        refused(folder, 2, "folder", *small(format, "--out", "taken", "--force"))
        (folder / "taken").rmdir()
        (folder / "taken").write_text("mine")
        refused(folder, 2, "--force", *small(format, "--out", "taken"))
        (folder / "taken").unlink()
    for format in FOLDERS:
        (folder / "taken").mkdir()
        (folder / "taken/thesis.txt").write_text("mine")
        refused(folder, 2, "is kept", *small(format, "--out", "taken"))
        refused(folder, 2, "is kept", *small(format, "--out", "taken", "--force"))
        refused(folder, 2, "is kept", *small(format, "--out", "t.toml", "--force"))
        (folder / "taken/thesis.txt").unlink()
        check(export(folder, *small(format, "--out", "taken", "--steps", "0..3")) == (0, ""), f"{format} fills an empty folder")
        (folder / "taken/thesis.txt").write_text("mine")
        refused(folder, 2, "--force", *small(format, "--out", "taken"))
        refused(folder, 2, "--steps", *small(format, "--out", "taken", "--force", "--steps", "99"))
        before = everything(folder / "taken")
        check(export(folder, *small(format, "--out", "taken/", "--force", "--steps", "1")) == (0, ""), f"{format} replaces its own")
        after = everything(folder / "taken")
        check(after["thesis.txt"] == b"mine", f"{format} --force keeps what is not of an export")
        check("0003.png" not in after and "0003.svg" not in after, f"{format} --force leaves no frame of before")
        check(before != after and not list(folder.glob(".taken*")), f"{format} --force leaves nothing beside")
        for file in (folder / "taken").iterdir():
            file.unlink()
        (folder / "taken").rmdir()


def faults_of_the_system(folder):
    for format in FORMATS:
        refused(folder, 1, "ffmpeg failed" if format in NEEDS_FFMPEG else "cannot be written: File too large",
                *small(format, "--out", "o"), limit=3000)
    disk = folder / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", disk], capture_output=True).returncode:
        print("skipped: a full disk, because no small one can be mounted here")
    else:
        try:
            for format in FORMATS:
                request = [folder / "t.toml", "--format", format, "--out", "o", "--quiet"]
                refused(disk, 1, "No space left", *request, "--size", "1280x720", "--fps", "50", "--set", "size=17")
        finally:
            subprocess.run(["umount", disk], check=True)
    disk.rmdir()
    bare = {**os.environ, "PATH": str(folder)}
    for format in NEEDS_FFMPEG:
        refused(folder, 1, "apt-get install ffmpeg", *small(format, "--out", "o"), env=bare)
    fake = folder / "bin"
    fake.mkdir()
    (fake / "ffmpeg").write_text("#!/bin/sh\necho first >&2\necho 'something broke' >&2\nexit 3\n")
    (fake / "ffmpeg").chmod(0o755)
    failing = {**os.environ, "PATH": f"{fake}:{os.environ['PATH']}"}
    for format in NEEDS_FFMPEG:
        refused(folder, 1, "something broke", *small(format, "--out", "o"), env=failing)
    (fake / "ffmpeg").unlink()
    fake.rmdir()


def interruptions(folder):
    before = everything(folder)
    for format in FORMATS:
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGQUIT, signal.SIGXCPU):
            long = ["t.toml", "--set", "size=65", "--format", format, "--out", "o", "--size", "1280x720"]
            call = subprocess.Popen([PROGRAM, "export", *long], cwd=folder, stderr=subprocess.PIPE, text=True)
            while not has_begun(call, folder) and call.poll() is None:
                time.sleep(0.01)
            time.sleep(0.3)
            asked = time.monotonic()
            call.send_signal(number)
            error = call.communicate(timeout=60)[1]
            if call.returncode == 0:  # it was faster
                for path in sorted(folder.glob("o*")):
                    subprocess.run(["rm", "-r", path])
                continue
            print(f"  {format}: stopped after {time.monotonic() - asked:.2f} s")
            check(call.returncode == 1, f"{format}: exit 1 when interrupted, not {call.returncode} with {error!r}")
            lines = [line for line in error.splitlines() if " a second, " not in line]
            check(len(lines) == 1 and "interrupted" in lines[0], f"{format}: {error!r} is one line that says interrupted")
            check(everything(folder) == before, f"{format}: nothing is left of what was interrupted")


def frames(folder):
    for format in ["png", "svg"]:
        out = folder / "frames"
        check(export(folder, "t.toml", "--format", format, "--size", "640x360", "--quiet", "--out", out) == (0, ""),
              f"{format} is written")
        entries = json.loads((out / "index.json").read_text())
        trace = json.loads(subprocess.run([PROGRAM, "trace", "t.toml"], cwd=folder,
                                          capture_output=True, check=True).stdout)["steps"]
        check([entry["step"] for entry in entries] == list(range(len(trace) + 1)), f"{format}: the index is in order")
        check([[entry[key] for key in ("level", "phase", "x", "y")] for entry in entries[1:]]
              == [[step[key] for key in ("level", "phase", "x", "y")] for step in trace], f"{format}: the index is the trace's")
        check(entries[0]["narration"] == "First <this> & that.", f"{format}: the index holds the narration")
        names = [f"{i:04}.{format}" for i in range(len(trace) + 1)]
        check([entry["file"] for entry in entries] == names, f"{format}: frames are numbered")
        check(sorted(os.listdir(out)) == sorted([*names, "index.json"]), f"{format}: only frames are there")
        contents = [(out / name).read_bytes() for name in names]
        check(len(set(contents)) == len(contents), f"{format}: each frame is another")
        check(export(folder, "t.toml", "--format", format, "--size", "640x360", "--quiet", "--out", out, "--force") == (0, ""),
              f"{format} is written again")
        check([(out / name).read_bytes() for name in names] == contents, f"{format}: the same frames are the same bytes")
        if format == "svg":
            for step, content in enumerate(contents):
                root = xml.fromstring(content)
                words = "".join(root.itertext())
                check(f"step {step} of {len(trace)}" in words, f"frame {step} says which it is")
        else:
            check(all(content[:8] == b"\x89PNG\r\n\x1a\n" and content[16:24] == bytes([0, 0, 2, 128, 0, 0, 1, 104])
                      for content in contents), "frames are PNG of the size that was asked for")
        subprocess.run(["rm", "-r", out])
    check(export(folder, "t.toml", "--format", "png", "--size", "64x64", "--view", "board", "--steps", "20..21", "--out", "two") == (0, ""), "a range")
    check([entry["step"] for entry in json.loads((folder / "two/index.json").read_text())] == [20, 21], "a range is its steps")
    subprocess.run(["rm", "-r", folder / "two"])


def surveys(folder):
    """A terrain too large to be stepped is shown at its stations: so many levels done, single points, the whole map."""
    (folder / "large.toml").write_text(LARGE)
    large = ("large.toml", "--size", "320x240", "--quiet")
    for format in FORMATS:
        out = "o" if format in FOLDERS else "o." + format
        check(export(folder, *large, "--format", format, "--steps", "stops", "--out", out) == (0, ""), f"{format} of a survey")
        check(export(folder, *large, "--format", format, "--steps", "4..5", "--out", out, "--force") == (0, ""),
              f"{format} of a survey replaces its own")
        if format in NEEDS_FFMPEG:
            told = subprocess.run(["ffprobe", "-v", "error", "-count_frames", "-show_entries", "stream=nb_read_frames",
                                   "-of", "csv=p=0", folder / out], capture_output=True, text=True, check=True).stdout
            # Twelve frames a second, two levels a second, and two seconds of rest at the stop.
            check(told.strip(",\n") == "30", f"{format}: {told!r} frames from a level to the next")
        if format == "html":
            page = (folder / out).read_text()
            check(page.count('"src":"data:image/png;base64,') == 2, "the page has both pictures")
            check("<corners>" not in page and "http" not in page.replace("http-equiv", "").replace("http://www.w3.org", ""),
                  "the page asks nobody and its words are text")
        subprocess.run(["rm", "-r", folder / out])
    stations = {"stops": [0, 5, 14], "levels": [*range(1, 13)], "phases": [*range(1, 13)], "all": [*range(15)], "7": [7], "3..5": [3, 4, 5]}
    for steps, wanted in stations.items():
        check(export(folder, *large, "--format", "svg", "--steps", steps, "--out", "o") == (0, ""), f"stations {steps}")
        entries = json.loads((folder / "o/index.json").read_text())
        check([entry["step"] for entry in entries] == wanted, f"stations {steps}: {[entry['step'] for entry in entries]}")
        for entry in entries:
            done = min(entry["step"], 12)
            check(entry["level"] == done and entry["points"] == (2 ** done + 1) ** 2, f"levels and points of {entry}")
            check([entry[key] for key in ("phase", "x", "y")] == [None] * 3, f"a survey has no step: {entry}")
            check(entry["width"] == (8 if entry["step"] == 13 else entry["width"]), f"single points are in view of {entry}")
            said = "Back." if entry["step"] == 14 else "Five levels." if entry["step"] >= 5 else "Four <corners>."
            check(entry["narration"] == said, f"what was said last: {entry}")
            words = "".join(xml.fromstring((folder / "o" / entry["file"]).read_bytes()).itertext())
            check(f"level {done} of 12" in words, f"station {entry['step']} says which it is: {words[:80]}")
        subprocess.run(["rm", "-r", folder / "o"])
    refused(folder, 2, "from 0 to 14", *large, "--format", "png", "--steps", "15", "--out", "o")
    refused(folder, 2, "shown only of variant", *large, "--format", "png", "--set", "noise.kind=mt19937", "--out", "o")
    again = []
    for view in ("slide", "board", "relief"):
        check(export(folder, *large, "--format", "png", "--view", view, "--steps", "12", "--out", "o") == (0, ""), f"a {view} of a survey")
        again.append((folder / "o/0000.png").read_bytes())
        check(export(folder, *large, "--format", "png", "--view", view, "--steps", "12", "--out", "o", "--force") == (0, ""), "and once more")
        check((folder / "o/0000.png").read_bytes() == again[-1], f"the same {view} is the same bytes")
        subprocess.run(["rm", "-r", folder / "o"])
    check(len(set(again)) == 3, "each view is another")
    (folder / "large.toml").unlink()


def folders_named_like_lessons(folder):
    """A folder hides no lesson, and a file does: whose name it has is what was meant."""
    again = ("first-steps", "--format", "png", "--size", "64x64", "--quiet", "--steps", "0", "--out", "first-steps")
    check(export(folder, *again) == (0, ""), "an export named like its lesson")
    check(export(folder, *again, "--force") == (0, ""), "and once more")
    refused(folder, 2, "./first-steps: this is a folder", "./first-steps", *again[1:])
    refused(folder, 2, "first-steps/: this is a folder", "first-steps/", *again[1:])
    subprocess.run(["rm", "-r", folder / "first-steps"])
    (folder / "first-steps").write_text("[recipe]\nsize = 3\n")
    check(export(folder, *again[:-1], "o") == (0, ""), "a file named like a lesson")
    refused(folder, 2, "from 0 to 5", *again[:-4], "--steps", "6", "--out", "p")
    (folder / "first-steps").unlink()
    subprocess.run(["rm", "-r", folder / "o"])


def commands(folder):
    """The command on a frame and on a page is for any shell, in the folder of the lesson, which it does not tell."""
    for name in ["a b.toml", "it's.toml", '"q".toml', "$HOME.toml", "Höhe × 日本.toml", "sub/l.toml", "./l.toml", "!*?.toml"]:
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(LESSON)
        setting = 'noise={kind = "hash", seed = 2}'
        file = pathlib.Path(name).name
        check(export(folder, name, "--format", "svg", "--steps", "2", "--set", setting, "--out", "o") == (0, ""), f"{name} as frames")
        shown = [part.get("aria-label") for part in xml.fromstring((folder / "o/0000.svg").read_bytes()).iter()
                 if part.get("aria-label", "").startswith("lozenge")]
        check([shlex.split(text) for text in shown] == [["lozenge", file, "--set", setting, "--step", "2"]],
              f"{name}: the frame says {shown}")
        check(export(folder, name, "--format", "html", "--set", setting, "--theme", "dark", "--out", "o.html") == (0, ""), f"{name} as a page")
        page = (folder / "o.html").read_text()
        told = re.search(r'"command":("(?:[^"\\]|\\.)*")', page)
        wanted = ["lozenge", "export", file, "--set", setting, "--format", "html", "--out", pathlib.Path(file).stem + ".html",
                  "--theme", "dark"]
        check(told and shlex.split(json.loads(told[1])) == wanted, f"{name}: the page says {told and told[1]}")
        check(str(folder) not in page, f"{name}: the page names a folder that nobody typed")
        subprocess.run(["rm", "-r", folder / "o", folder / "o.html", folder / name])
    (folder / "sub").rmdir()


def cut_words(folder):
    """Frames that have no room for all words say so; what is exported is as it was asked for."""
    long = LESSON.replace("First <this> & that.", "Many words that go on. " * 20)
    (folder / "long.toml").write_text(long)
    small = ("long.toml", "--size", "640x480", "--quiet")
    for format, out in (("png", "o"), ("pdf", "o.pdf")):
        code, error = export(folder, *small, "--steps", "stops", "--format", format, "--out", out)
        check(code == 0 and error == "lozenge: frames of 640x480 have no room for all words and cut them at step 0\n",
              f"{format}: {code} {error!r}")
        subprocess.run(["rm", "-r", folder / out])
    check(export(folder, *small, "--format", "html", "--out", "o.html") == (0, ""), "a page cuts no words")
    (folder / "o.html").unlink()
    (folder / "long.toml").unlink()


def titles(folder):
    """A title is text, wherever it goes, and never a name of a file."""
    before = everything(folder)
    for format in FORMATS:
        out = "o" if format in FOLDERS else "o." + format
        check(export(folder, *small(format, "--steps", "0", "--out", out)) == (0, ""), f"{format}: a wild title")
        check(set(os.listdir(folder)) == {"t.toml", out}, f"{format}: a title names no file")
        subprocess.run(["rm", "-r", folder / out])
    check(everything(folder) == before, "wild titles leave nothing")


with tempfile.TemporaryDirectory() as name:
    place = pathlib.Path(name)
    (place / "t.toml").write_text(LESSON)
    has_ffmpeg = subprocess.run(["sh", "-c", "command -v ffmpeg"], capture_output=True).returncode == 0
    if not has_ffmpeg:
        print("no ffmpeg here: films are left out")
        FORMATS = [format for format in FORMATS if format not in NEEDS_FFMPEG]
    for part in [wrong_requests, folders_named_like_lessons, commands, cut_words, surveys, places, faults_of_the_system, frames, titles, interruptions]:
        print(part.__name__.replace("_", " "))
        part(place)
print(f"{len(faults)} faults")
sys.exit(1 if faults else 0)
