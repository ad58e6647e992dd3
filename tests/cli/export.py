#!/usr/bin/env python3
"""Uses `lozenge export` badly, and under odd circumstances: export.py PROGRAM"""
import os, signal, subprocess, time

from exporting import FOLDERS, FORMATS, NEEDS_FFMPEG, PROGRAM, check, everything, export, refused, run, small
from in_the_making import has_begun


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
    refused(folder, 2, "there is no view", *png, "--view", "nothing-like-it")
    for option in ["theme", "palette", "style", "names"]:
        refused(folder, 2, "unknown " + option, *png, "--" + option, "nothing-like-it")
    refused(folder, 2, 'did you mean "dark"', *png, "--theme", "drak")
    for option, value in [("fps", "0"), ("fps", "1000"), ("fps", "nan"), ("azimuth", "400"), ("elevation", "0"),
                          ("zoom", "0"), ("exaggeration", "-1")]:
        refused(folder, 2, "--" + option, *png, f"--{option}={value}")
    refused(folder, 2, "transparent", *small("mp4", "--out", "o.mp4", "--transparent"))
    refused(folder, 2, "no lesson", "nowhere", "--format", "png", "--out", "o")
    refused(folder, 2, "2^n + 1", *png, "--set", "size=4")


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
            while not has_begun(folder) and call.poll() is None:
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


run(wrong_requests, folders_named_like_lessons, places, faults_of_the_system, interruptions)
