#!/usr/bin/env python3
"""Displays that no window can be opened on: without OpenGL, as through ssh, and with few colours.
displays.py LOZENGE [FOLDER]"""
from stage import *

test = Test()


def page_instead(what, says, depth, *more):
    """The lesson as a page, and in one line why and where."""
    with tempfile.TemporaryDirectory() as frames, tempfile.TemporaryDirectory() as folder:
        display = Display(pathlib.Path(frames), 1280, 800, depth, *more)
        environment = {**os.environ, "DISPLAY": display.name, "HOME": folder, "XDG_CONFIG_HOME": folder,
                       "LIBGL_ALWAYS_SOFTWARE": "1", "ASAN_OPTIONS": "detect_leaks=0"}
        for arguments, name in (([], "one-line.html"), (["growing-a-coast", "--step", "7"], "growing-a-coast.html")):
            done = subprocess.run([test.program, *arguments], env=environment, cwd=folder, capture_output=True, text=True,
                                  stdin=subprocess.DEVNULL)
            page = pathlib.Path(folder) / name
            test.check(done.returncode == 0 and not done.stderr,
                       f"{what}: it ends with {done.returncode}: {done.stderr[:300]!r}")
            test.check(done.stdout.count("\n") == 1 and says in done.stdout and str(page) in done.stdout,
                       f"{what}: it says {done.stdout!r}")
            test.check(page.exists() and page.read_text().lower().startswith("<!doctype html>"), f"{what}: no page")
        display.close()


page_instead("without GLX", "no OpenGL", 24, "-extension", "GLX")
page_instead("with 256 colours", "8 bits of colour", 8)
page_instead("with 16 bits", "16 bits of colour", 16)
test.end()
