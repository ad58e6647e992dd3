#!/usr/bin/env python3
"""Begins a lesson as an author does: new.py PROGRAM"""
import os, pathlib, re, subprocess, sys, tempfile, tomllib

PROGRAM = pathlib.Path(sys.argv[1]).resolve()
faults = []


def check(holds, what):
    if not holds:
        faults.append(what)


def lozenge(*arguments):
    done = subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, timeout=120)
    return done.returncode, done.stdout, done.stderr


with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    code, _, said = lozenge("new", "bay.toml")
    check(code == 0 and not said, f"a lesson is begun: {said!r}")
    code, found, said = lozenge("check", "bay.toml")
    check(code == 0 and not said, f"it is right as it is, without a warning: {said!r}")
    check("4 stops" in found, f"it has stops: {found!r}")

    # What is commented out is right as well: each line of it may be used.
    text = pathlib.Path("bay.toml").read_text()
    offered = re.findall(r"(?m)^# (\w+ = .*?)(?:  +#.*)?$", text)
    check(len(offered) >= 6, "it shows further keys")
    for line in offered:
        key = line.split(" = ")[0]
        used = text.replace("# " + line, line, 1)
        pathlib.Path("used.toml").write_text(used)
        code, _, said = lozenge("check", "used.toml")
        check(code == 0 and key in str(tomllib.loads(used)), f"{line} can be used: {said!r}")

    code, _, said = lozenge("new", "bay.toml")
    check(code == 2 and said.count("\n") == 1 and "--force" in said, f"nothing is overwritten: {said!r}")
    pathlib.Path("bay.toml").write_text("mine")
    check(lozenge("new", "bay.toml", "--force")[0] == 0, "but with --force")
    check(pathlib.Path("bay.toml").read_text() == text, "it is the same lesson again")
    code, _, said = lozenge("new", "nowhere/bay.toml")
    check(code == 1 and said.count("\n") == 1, f"a folder that is not there: {said!r}")
    check(lozenge("new")[0] == 2, "a file is wanted")
    os.chdir("/")

print("\n".join(faults))
sys.exit(bool(faults))
