#!/usr/bin/env python3
"""Configures without what only the tests need: check_configure.py CMAKE SOURCE

The program is there, and it is said what is left out.
"""
import pathlib, subprocess, sys, tempfile

cmake, source = sys.argv[1:]
faults = []


def configured(*missing):
    """What CMake says, and the names of the programs that could be built."""
    with tempfile.TemporaryDirectory() as folder:
        query = pathlib.Path(folder, ".cmake/api/v1/query")
        query.mkdir(parents=True)
        (query / "codemodel-v2").touch()
        without = [f"-DCMAKE_DISABLE_FIND_PACKAGE_{name}=ON" for name in missing]
        done = subprocess.run([cmake, "-S", source, "-B", folder, *without], capture_output=True, text=True)
        if done.returncode:
            faults.append(f"without {missing} it is not configured: {done.stderr[-500:]}")
        programs = {file.name.split("-")[1] for file in query.parent.glob("reply/target-*")}
        return " ".join((done.stdout + done.stderr).split()), programs


def check(missing, said, left_out, kept):
    told, programs = configured(*missing)
    if said not in told:
        faults.append(f"without {missing} it is not said: {said}")
    if left_out in programs:
        faults.append(f"without {missing} there is {left_out}")
    for program in kept:
        if program not in programs:
            faults.append(f"without {missing} there is no {program}")


for missing, name in (("Catch2", "Catch2 2.13 or later"), ("PNG", "libpng"), ("Python3", "Python 3")):
    check([missing], f"There will be no tests: they need {name}", "core_tests", ["lozenge"])
check(["benchmark"], "There will be no lozenge_bench", "lozenge_bench", ["lozenge", "core_tests"])
print("\n".join(faults))
sys.exit(bool(faults))
