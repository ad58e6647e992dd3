#!/usr/bin/env python3
"""Reads and exports playlists, right ones and wrong ones: playlists.py LOZENGE"""
import json, os, pathlib, re, signal, subprocess, sys, tempfile, xml.etree.ElementTree, zipfile

from errors import FOLDER, PROGRAM, check, done, outcome, refused

ENDING = ".playlist.toml"
ORDER = {path.name.removesuffix(ENDING): int(re.search(r"^order = (\d+)$", path.read_text(), re.M)[1])
         for path in FOLDER.glob("*" + ENDING)}
PLAYLISTS = sorted(ORDER, key=ORDER.get)
SMALL = ("--size", "160x90", "--quiet")


def bundled():
    listed = [line.split()[0] for line in done("playlists").splitlines()]
    check(listed == PLAYLISTS and len(listed) >= 4, f"playlists lists {listed}")
    german = done("playlists", "--language", "de")
    check("Lektionen" in german and "lessons" not in german, f"playlists --language de says {german!r}")
    refused("playlists", "--language", "xx", says='there is no language "xx"')
    out = done("check", *PLAYLISTS)
    check(len(out.splitlines()) == out.count(": ok, ") == len(PLAYLISTS), f"check says {out!r}")


def wrong_ones(folder):
    def playlist(text):
        path = folder / "p.playlist.toml"
        path.write_text(text)
        return path

    (folder / "own.toml").write_text('title = "Own"\n[[stop]]\nat = "end"\ntitle = "Here"\n')
    done("check", str(playlist('title = "A"\n[[lesson]]\nfile = "own.toml"\nstops = ["Here"]\n')), says="1 lesson, 1 stop\n")
    for text, place, says in (
        ('title = "A"\n[[lesson]]\nid = "first-step"\n', "3:6", 'did you mean "first-steps"?'),
        ('title = "A"\n[[lesson]]\nfile = "own.toml"\nstops = ["There"]\n', "4:10", 'did you mean "Here"?'),
        ('title = "A"\n[[lessen]]\nid = "lab"\n', "2:3", 'did you mean "lesson"?'),
        ('title = "A"\n[[page]]\ntitle = "B"\nsay = "' + "word " * 900 + '"\n', "4:7", "say is too long by"),
        ('title = "A"\n[[page]]\ntitle = "' + "word " * 90 + '"\nsay = "B"\n', "3:9", "title is too long by"),
        ('title = "A"\n[[page]]\ntitle = "{diamond foo}"\nsay = "B"\n', "3:9", "{diamond foo} means nothing"),
    ):
        path = playlist(text)
        refused("check", str(path), starts=f"{path}:{place}: ", says=says)
    path = playlist('title = "A"\n[[lesson]]\nfile = "no.toml"\n')
    refused("check", str(path), starts=f"{folder / 'no.toml'}: there is no such file")
    refused("check", str(folder / "no.playlist.toml"), says="there is no such file")
    refused("trace", "lecture", says='"lecture" is a playlist; a single lesson is needed')
    refused("check", "lectur", says='did you mean "lecture"?')
    for options, says in (
        ("--set size=5 --format pdf", "a playlist has several recipes"),
        ("--figure whole --format pdf", "leave --figure and --with out"),
        ("--steps 3 --format html", "leave --steps out"),
        ("--format pdf,doc", "there is no format \"doc\""),
        ("--format all --transparent", "a film has no transparent background"),
    ):
        refused("export", "lecture", *options.split(), "--out", str(folder / "refused"), says=says)
    check(not (folder / "refused").exists(), "a refused playlist leaves something behind")


def names_in_the_way(folder):
    """A folder is often called like what was exported into it, and then the bundled playlist is meant."""
    place = folder / "names"
    for name in ("course", "lecture", "first-steps"):
        (place / name).mkdir(parents=True)

    def asked(*arguments):
        return subprocess.run([PROGRAM, *arguments], cwd=place, capture_output=True, text=True)

    checked = asked("check", "lecture", "course", "first-steps")
    check(checked.returncode == 0 and checked.stdout.count(": ok, ") == 3, f"beside a folder check says {checked.stderr!r}")
    check(asked("playlists").returncode == 0, "playlists fails beside a folder")
    late = ("--size", "1x1", "--format", "svg", "--out", "o")  # it is told once the lessons are read
    told = [asked("export", *of, *late).stderr for of in (["--all"], ["course"])]
    check(all("--size 1x1" in error for error in told), f"beside a folder export says {told}")
    (place / "lecture").rmdir()
    (place / "lecture").write_text("title = 'A file'\n")
    check('"A file"' in asked("check", "./lecture").stdout, "a file is not read")
    check('"A file"' in asked("check", "lecture").stdout, "a file does not hide the bundled playlist")
    (place / "course").rmdir()
    (place / "course").write_text("a document")
    told = asked("export", "--all", *late).stderr
    check("--size 1x1" in told, f"--all takes a file for the course: {told!r}")


def names_that_differ_in_case(folder):
    """Not every disk tells "Bay" from "bay": pages have names that differ in more."""
    names = ("Bay", "bay", "BAY")
    for name in names:
        (folder / name).mkdir()
        (folder / name / f"{name}.toml").write_text(f'title = "{name}"\n[recipe]\nsize = 3\n[[stop]]\nat = "end"\n')
    path = folder / "bays.playlist.toml"
    path.write_text('title = "Bays"\n' + "".join(f'[[lesson]]\nfile = "{name}/{name}.toml"\n' for name in names))
    done("export", str(path), "--format", "html", "--out", str(folder / "bays"))
    pages = [page.name.lower() for page in (folder / "bays").glob("*.html")]
    check(len(pages) == len(set(pages)) == 4, f"pages of lessons whose names differ in case: {pages}")


def what_xml_has_not(folder):
    """A title may hold what no XML can, and the decks are XML all the same."""
    strange = "\\uFFFE \\uFFFF \\uFDD0 \\u007F \\u0085"
    (folder / "strange.toml").write_text(f'title = "A {strange}"\n[recipe]\nsize = 3\n[[stop]]\nat = "end"\n'
                                         f'title = "B {strange}"\nsay = "C {strange}"\nnote = "D {strange}"\n')
    path = folder / "strange.playlist.toml"
    path.write_text(f'title = "E {strange}"\n[[lesson]]\nfile = "strange.toml"\n[[page]]\ntitle = "F {strange}"\n'
                    f'say = "G {strange}"\nnote = "H {strange}"\n')
    deck, frames = folder / "strange.pptx", folder / "strange-frames"
    done("export", str(path), "--format", "pptx", "--out", str(deck), *SMALL)
    done("export", str(path), "--format", "svg", "--out", str(frames), *SMALL)
    with zipfile.ZipFile(deck) as parts:
        texts = {name: parts.read(name) for name in parts.namelist() if name.endswith((".xml", ".rels"))}
    for name, text in [*texts.items(), *((frame.name, frame.read_bytes()) for frame in frames.glob("*.svg"))]:
        try:
            xml.etree.ElementTree.fromstring(text)
        except xml.etree.ElementTree.ParseError as error:
            check(False, f"{name} of strange words: {error}")


def several_formats(folder):
    """They share a folder, which is there whole or not at all; without ffmpeg the films alone are missing."""
    out = folder / "lab"
    done("export", "lab", "--format", "png,pdf,beamer,html,pptx", "--out", str(out), *SMALL)
    names = {path.name for path in out.iterdir()}
    check(names == {"png", "lab.pdf", "beamer", "site", "lab.pptx"}, f"the folder has {names}")
    frames = json.loads((out / "png/index.json").read_text())
    lessons = list(dict.fromkeys(frame.get("lesson") for frame in frames))
    check(lessons == ["by-hand", "find-the-slip", None], f"frames of {lessons}")
    check(frames[0]["title"] == "With a pencil and a coin", f"the first frame is {frames[0]['title']}")
    refused("export", "lab", "--format", "png,pdf", "--out", str(out), *SMALL, says="--force")
    (out / "mine").write_text("mine")
    done("export", "lab", "--format", "png,pdf", "--out", str(out), *SMALL, "--force")
    check((out / "mine").read_text() == "mine", "--force takes what is not its own")

    done("export", "first-steps", "--steps", "3", "--format", "html,svg", "--out", str(folder / "one"), *SMALL)
    names = {path.name for path in (folder / "one").iterdir()}
    check(names == {"first-steps.html", "svg"}, f"the folder of a lesson has {names}")

    without = subprocess.run([PROGRAM, "export", "lab", "--format", "pdf,mp4,gif", "--out", str(folder / "poor"), *SMALL],
                             capture_output=True, text=True, env={**os.environ, "PATH": "/nowhere"})
    check(without.returncode == 1 and len(without.stderr.splitlines()) == 1 and "ffmpeg" in without.stderr,
          f"without ffmpeg: {without.returncode} {without.stderr!r}")
    check([path.name for path in (folder / "poor").iterdir()] == ["lab.pdf"], "without ffmpeg the document is missing")


def interrupted(folder):
    place = folder / "place"
    place.mkdir()
    export = subprocess.Popen([PROGRAM, "export", "course", "--format", "svg,png", "--out", str(place / "out")],
                              stderr=subprocess.PIPE, text=True)
    while not any(place.iterdir()) and export.poll() is None:
        pass
    export.send_signal(signal.SIGINT)
    said = export.communicate()[1]
    check(export.returncode == 1 and "interrupted" in said, f"an interrupted one ends with {export.returncode} {said!r}")
    check(not any(place.iterdir()), f"an interrupted one leaves {list(place.iterdir())}")


with tempfile.TemporaryDirectory() as name:
    bundled()
    wrong_ones(pathlib.Path(name))
    names_in_the_way(pathlib.Path(name))
    several_formats(pathlib.Path(name))
    names_that_differ_in_case(pathlib.Path(name))
    what_xml_has_not(pathlib.Path(name))
    interrupted(pathlib.Path(name))
sys.exit(outcome())
