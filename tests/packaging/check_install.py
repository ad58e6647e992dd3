#!/usr/bin/env python3
"""Installs a build into a folder and tries the program there and elsewhere: check_install.py CMAKE BUILD SOURCE"""
import pathlib, sys, tempfile

from installed import faults, faults_of_copies, run

cmake, build, source = sys.argv[1:]
with tempfile.TemporaryDirectory() as folder:
    prefix = pathlib.Path(folder, "prefix")
    run(cmake, "--install", build, "--prefix", prefix)
    found = list(faults(prefix))

    program = (prefix / "bin/lozenge").read_bytes()
    names_sources = b"__asan_init" in program # sanitizers do, in what they say
    for path in {build, source, folder}:
        if path.encode() in program and not names_sources:
            found.append(f"the installed program has the path {path} in it")
    found += faults_of_copies(prefix, pathlib.Path(folder))
print("\n".join(found))
sys.exit(bool(found))
