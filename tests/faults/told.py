#!/usr/bin/env python3
"""Calls that are interrupted, and names that the disk does not let be looked at: told.py PROGRAM INJECTOR"""
import errno, pathlib, sys, tempfile

from watched_run import Case, Watched, verdict

PROGRAM, INJECTOR = (pathlib.Path(word).resolve() for word in sys.argv[1:3])
LESSON = "title = 'Grüße'\n[recipe]\nsize = 5\n[[stop]]\nat = 3\nsay = 'First.'\nask = 'height'\n"
SMALL = ["--size", "160x120", "--steps", "3..8", "--quiet", "--out", "out"]
MOST = 40  # calls of a kind and command
WRITING = [Case("terrain", ["terrain", "t.toml", "--quiet", "--out", "out.png"], "out.png"),
           *(Case(format, ["export", "t.toml", "--format", format, *SMALL], "out")
             for format in ["png", "svg", "pdf", "html", "pptx", "beamer"])]
READING = [Case("a path", ["check", "t.toml"], None),
           Case("an id", ["check", "first-steps"], None),
           Case("a language", ["export", "first-steps", "--language", "de", "--format", "svg", "--steps", "3", "--quiet",
                               "--out", "out.svg"], "out.svg")]
tried = 0
faults = []


def refusals(root, cases, kinds, environment):
    """What becomes of each command with one call of these kinds refused."""
    watched = Watched(PROGRAM, INJECTOR, root, LESSON, environment)
    for case in cases:
        watched.learn(case)
        for kind in kinds:
            for number in range(1, case.calls[kind] + 1, max(1, case.calls[kind] // MOST)):
                yield f"{case.name}, {kind} {number}", case, watched.refuse(case, kind, number, False, number % 2 == 1)


def check(holds, what):
    global tried
    tried += 1
    if not holds:
        faults.append(what)
        print("FAILED:", what, flush=True)


def interrupted(root):
    """Each call that may end because a signal came is made again: nothing fails."""
    for what, case, outcome in refusals(root, WRITING, ["open", "read", "write", "sync", "rename"],
                                        {"FAULT_ERRNO": str(errno.EINTR)}):
        check(outcome.status == 0 and not verdict(case, outcome, False),
              f"{what} is interrupted: exit {outcome.status} {outcome.errors}")


def not_looked_at(root):
    """What the disk does not let be looked at may be there: it is no mistake of who asks."""
    for what, case, outcome in refusals(root, READING, ["look"], {}):
        fault = verdict(case, outcome, False)
        check(not fault and (outcome.status == 0 or b"Input/output error" in outcome.errors),
              f"{what} fails: {fault or outcome.errors}")


with tempfile.TemporaryDirectory(prefix="told-") as folder:
    for part in [interrupted, not_looked_at]:
        part(pathlib.Path(folder))
        print(f"{part.__name__.replace('_', ' ')}: {tried} checks so far, {len(faults)} failed", flush=True)
sys.exit(1 if faults or not tried else 0)
