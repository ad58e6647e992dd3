#!/usr/bin/env python3
"""Reads the sources as other systems would compile them: check_portable.py macos|windows SOURCE

macos is clang++ with libc++, windows is MinGW-w64 with headers of libraries that are the same everywhere. Both only
read: there is nothing of those systems here to link with. The window's room is left out, which needs their OpenGL.
Ends with 77, which CTest takes for skipped, where the compiler is not installed.
"""
import concurrent.futures, os, pathlib, shutil, subprocess, sys, tempfile

ROOMS = ("core", "terrain", "picture", "lesson", "files", "session", "export", "cli")
WARNINGS = ["-Wall", "-Wextra", "-Wno-missing-field-initializers", "-Wno-psabi", "-Werror"]
COMPILERS = {
    "macos": ["clang++", "-stdlib=libc++"],
    "windows": ["x86_64-w64-mingw32-g++-posix"],
}
# Below /usr/include, and not of the system itself. A folder stands for all that is in it.
HEADERS = ("toml++", "tl", "CLI", "glm", "nlohmann", "ft2build.h", "freetype2", "cairo", "harfbuzz", "fontconfig", "pugixml.hpp",
           "pugiconfig.hpp", "zlib.h", "zconf.h", "zip.h", "zipconf.h", "libdeflate.h")
FOLDERS = ("freetype2", "cairo", "harfbuzz")


def gathered(folder):
    """The libraries' headers without those of this system's C library."""
    for name in HEADERS:
        found = [path for path in (pathlib.Path("/usr/include", name), *pathlib.Path("/usr/include").glob(f"*-linux-gnu/{name}"))
                 if path.exists()]
        if found:
            pathlib.Path(folder, name).symlink_to(found[0])
    return folder


def main():
    system, source = sys.argv[1], pathlib.Path(sys.argv[2])
    command = [*COMPILERS[system], "-std=c++20", "-fsyntax-only", *WARNINGS, f"-I{source}/src", '-DLOZENGE_VERSION="0"']
    if not shutil.which(command[0]) or subprocess.run([*command, "-xc++", "-"], input=b"#include <version>\n",
                                                      capture_output=True).returncode:
        print(f"{' '.join(COMPILERS[system])} is not installed")
        return 77
    with tempfile.TemporaryDirectory() as folder:
        include = gathered(folder) if system == "windows" else "/usr/include"
        command += [f"-isystem{include}{f'/{name}' if name else ''}" for name in ("", *FOLDERS) if name or system == "windows"]

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
