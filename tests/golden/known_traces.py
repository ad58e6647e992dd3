#!/usr/bin/env python3
"""Traces have the bytes that they have on every machine: known_traces.py FOLDER PROGRAM [ARGUMENT...]

FOLDER/traces.sha256 has a row for each trace: its hash, the lesson in FOLDER, and what is set for this run. PROGRAM
with its ARGUMENTs is Lozenge, as in `qemu-aarch64 lozenge` or `env NAME=VALUE lozenge`.
"""
import hashlib, pathlib, subprocess, sys


def hash_of(program, lesson, changes):
    arguments = [part for change in changes for part in ("--set", change)]
    run = subprocess.run([*program, "trace", lesson, *arguments], stdout=subprocess.PIPE, check=True, timeout=300)
    return hashlib.sha256(run.stdout).hexdigest()


def main():
    folder, program = pathlib.Path(sys.argv[1]), sys.argv[2:]
    rows = [row.split() for row in (folder / "traces.sha256").read_text().splitlines() if not row.startswith("#")]
    wrong = 0
    for known, lesson, *changes in rows:
        found = hash_of(program, folder / lesson, changes)
        if found != known:
            wrong += 1
            print(f"WRONG {found} {lesson} {' '.join(changes)}")
    print(f"{len(rows) - wrong} traces are as they are everywhere, {wrong} are not")
    return 0 if rows and not wrong else 1


if __name__ == "__main__":
    sys.exit(main())
