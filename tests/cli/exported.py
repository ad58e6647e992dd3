#!/usr/bin/env python3
"""Looks at what `lozenge export` wrote: exported.py PROGRAM"""
import json, os, pathlib, re, shlex, subprocess
import xml.etree.ElementTree as xml

from exporting import FOLDERS, FORMATS, LESSON, NEEDS_FFMPEG, PROGRAM, check, everything, export, refused, run, small

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
    for formats in ("svg,html", "html,svg", "svg,html,png"):
        code, error = export(folder, *small, "--steps", "stops", "--format", formats, "--out", "o")
        check(code == 0 and error == "lozenge: frames of 640x480 have no room for all words and cut them at step 0\n",
              f"{formats}: {code} {error!r}")
        subprocess.run(["rm", "-r", folder / "o"])
    check(export(folder, *small, "--format", "html", "--out", "o.html") == (0, ""), "a page cuts no words")
    (folder / "o.html").unlink()
    (folder / "long.toml").unlink()


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
            check(len(re.findall('"drawing":"|"image":"data:image/png;base64,', page)) == 2, "the page has both pictures")
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


def patterns(folder):
    """Frames have the names that were asked for, are known by them again, and every other pattern is refused."""
    small = ("t.toml", "--size", "64x64", "--view", "board", "--out", "named")
    for format, pattern, steps, names in [("svg", "grid_%02d", "0..11", [f"grid_{i:02}.svg" for i in range(12)]),
                                          ("png", "%d of a run", "9..20", [f"{i} of a run.png" for i in range(12)]),
                                          ("png", "H\u00f6he %09d", "3", ["H\u00f6he 000000000.png"]),
                                          ("svg", "d%01dd", "0..10", [f"d{i}d.svg" for i in range(11)])]:
        check(export(folder, *small, "--format", format, "--steps", steps, "--pattern", pattern, "--force") == (0, ""),
              f"{pattern} after other names")
        check(sorted(os.listdir(folder / "named")) == sorted([*names, "index.json"]), f"{pattern}: {os.listdir(folder / 'named')}")
        entries = json.loads((folder / "named/index.json").read_text())
        check([entry["file"] for entry in entries] == names, f"{pattern}: the index lists others")
    (folder / "named/mine 0.svg").write_text("mine")
    check(export(folder, *small, "--format", "svg", "--steps", "0", "--force") == (0, ""), "numbers after names")
    check(sorted(os.listdir(folder / "named")) == ["0000.svg", "index.json", "mine 0.svg"], "what is not listed is kept")
    subprocess.run(["rm", "-r", folder / "named"])

    for pattern in ["grid", "", "%", "%%d", "%d%d", "%d %", "%s", "%2d", "%0d", "%00d", "%010d", "%-2d", "%ld", "%D", "100%", "% d"]:
        refused(folder, 2, "--pattern" if pattern == "" else "needs one %d", *small, "--format", "svg", "--pattern", pattern)
    for pattern in ["a/%d", "../%d", "a\\%d", ".%d", "a:%d", "%d*", "a\n%d", "%d\x1b[1m", "\u202e%d"]:
        refused(folder, 2, "--out names the folder", *small, "--format", "png", "--pattern", pattern)
    refused(folder, 2, "leave .svg out", *small, "--format", "svg", "--pattern", "%d.svg")
    refused(folder, 2, "200 bytes", *small, "--format", "svg", "--pattern", "%d" + 300 * "a")
    for format in ["pdf", "html", "pptx", "beamer", "mp4"]:
        refused(folder, 2, "png and svg have", *small, "--format", format, "--pattern", "%d")
    refused(folder, 2, "png and svg have", "--all", "--format", "html", "--out", "course", "--pattern", "%d")


def titles(folder):
    """A title is text, wherever it goes, and never a name of a file."""
    before = everything(folder)
    for format in FORMATS:
        out = "o" if format in FOLDERS else "o." + format
        check(export(folder, *small(format, "--steps", "0", "--out", out)) == (0, ""), f"{format}: a wild title")
        check(set(os.listdir(folder)) == {"t.toml", out}, f"{format}: a title names no file")
        subprocess.run(["rm", "-r", folder / out])
    check(everything(folder) == before, "wild titles leave nothing")


run(commands, cut_words, surveys, frames, patterns, titles)
