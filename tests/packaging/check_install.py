#!/usr/bin/env python3
"""Installs a build into a folder and tries the program there: check_install.py CMAKE BUILD"""
import pathlib, sys, tempfile

from installed import faults, run

cmake, build = sys.argv[1:]
with tempfile.TemporaryDirectory() as folder:
    run(cmake, "--install", build, "--prefix", folder)
    found = list(faults(pathlib.Path(folder)))
print("\n".join(found))
sys.exit(bool(found))
