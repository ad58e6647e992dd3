#!/usr/bin/env python3
"""Reads the sources as macOS would compile them, with clang++ and libc++: check_portable.py SOURCE

It only reads: there is nothing of that system here to link with. The window's room is left out, which needs its OpenGL.
Ends with 77, which CTest takes for skipped, where the compiler is not installed.
"""
import concurrent.futures, os, pathlib, shutil, subprocess, sys

ROOMS = ("core", "analysis", "terrain", "picture", "lesson", "files", "session", "export", "cli")
COMPILER = ["clang++", "-stdlib=libc++"]
WARNINGS = ["-Wall", "-Wextra", "-Wno-missing-field-initializers", "-Wno-psabi", "-Werror"]
FOLDERS = ("freetype2", "harfbuzz")  # below /usr/include


def main():
    source = pathlib.Path(sys.argv[1])
    command = [*COMPILER, "-std=c++20", "-fsyntax-only", *WARNINGS, f"-I{source}/src", '-DLOZENGE_VERSION="0"',
               *(f"-isystem/usr/include/{name}" for name in FOLDERS)]
    if not shutil.which(command[0]) or subprocess.run([*command, "-xc++", "-"], input=b"#include <version>\n",
                                                      capture_output=True).returncode:
        print(f"{' '.join(COMPILER)} is not installed")
        return 77

    def read(file):
        return subprocess.run([*command, file], capture_output=True, text=True)

    files = [file for room in ROOMS for file in sorted((source / "src" / room).rglob("*.cpp"))]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        faulty = 0
        for file, result in zip(files, pool.map(read, files)):
            if result.returncode:
                faulty += 1
                print(f"{file.relative_to(source)}:\n{result.stderr[:2000]}", flush=True)
    print(f"{len(files)} files read, {faulty} with faults")
    return 1 if faulty or not files else 0


if __name__ == "__main__":
    sys.exit(main())
