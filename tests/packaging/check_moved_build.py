#!/usr/bin/env python3
"""A build finds its data though it is moved, with its sources or without: check_moved_build.py PROGRAM SOURCE"""
import os, pathlib, shutil, sys, tempfile

from installed import copied, faults_of

program, source = map(pathlib.Path, sys.argv[1:])


def build_in(folder):
    """What of the build the program needs, in another folder."""
    folder.mkdir(parents=True)
    shutil.copytree(program.parent / "fonts", folder / "fonts")
    shutil.copy(program.parent / "lozenge-sources.txt", folder)
    return copied(program, folder)


def sources_in(folder):
    for part in ("lessons", "shaders", "assets"):
        shutil.copytree(source / part, folder / part)
    return folder


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name).resolve()

    # The whole checkout is moved: the build is where it was, as seen from the sources.
    checkout = sources_in(folder / "in/a/checkout")
    within = os.path.relpath(program.parent.resolve(), source.resolve())
    found = list(faults_of(build_in(pathlib.Path(os.path.normpath(checkout / within))), checkout))

    # The build is moved alone: it knows where the sources are.
    alone = build_in(folder / "alone/build")
    places = alone.parent / "lozenge-sources.txt"
    if str(source.resolve()) not in places.read_text().splitlines():
        found.append(f"{places.read_text()!r} does not name {source}")
    places.write_text(places.read_text().replace(str(source.resolve()), str(checkout)))
    found += faults_of(alone, checkout)

    # A link to it, as in ~/bin.
    link = folder / "lozenge"
    link.symlink_to(alone)
    found += faults_of(link, checkout)
print("\n".join(found))
sys.exit(bool(found))
