#!/usr/bin/env python3
"""Each way to close the window ends the program well, and without a word. ends.py LOZENGE [FOLDER]"""
import signal

from stage import *

sys.path.append(str(pathlib.Path(__file__).parent.parent / "cli"))
from in_the_making import has_begun

test = Test()
RUN = Run(test.program, "first-steps")


def opened(*arguments):
    return test.window("first-steps", *arguments)


def check(what, complaints):
    test.check(complaints == [], f"{what}: {complaints[:5]}")


with opened() as window:
    window.hears(RUN.line(0))
    check("its key", window.quit())
with opened() as window:
    window.hears(RUN.line(0))
    check("the close button", window.close())
with opened("--fullscreen") as window:
    window.hears(RUN.line(0))
    check("its key in full screen", window.quit())
with opened() as window:
    window.hears(RUN.line(0))
    window.press("F11", "full screen on")
    window.press("F11", "full screen off")
    check("the close button of a window that was made anew", window.close())
with opened() as window:
    window.hears(RUN.line(0))
    window.press("space", "play")
    window.hears_among(RUN.line(2))
    check("its key while it plays", window.quit())

# What is painted may have more corners than a list of Dear ImGui.
with tempfile.TemporaryDirectory() as folder:
    marked = pathlib.Path(folder) / "marked.toml"
    marks = ", ".join(["[0, 0, 64, 64]"] * 5000)
    marked.write_text(f'[recipe]\nsize = 65\n[[stop]]\nat = 20\nsay = "Marks."\nmark = [{marks}]\n')
    with test.window(marked, "--step", "20") as window:
        window.hears_among("step 20/.*")
        check("its key before thousands of marks", window.quit())

# Who asks from outside, as the end of a session and a terminal that closes do, loses no settings.
for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
    with tempfile.TemporaryDirectory() as folder:
        with test.window("first-steps", folder=pathlib.Path(folder)) as window:
            window.hears(RUN.line(0))
            window.press("t", "theme dark")
            window.process.send_signal(number)
            check(number.name, window.ended())
        settings = pathlib.Path(folder) / "config" / "lozenge" / "settings.toml"
        test.check(settings.exists() and "dark" in settings.read_text(), f"{number.name}: the settings are lost")

# An export that is under way ends with the window, and leaves nothing.
with tempfile.TemporaryDirectory() as folder:
    with test.window("first-steps", "--set", "size=129", folder=pathlib.Path(folder)) as window:
        window.hears_among("step 0/.*")
        window.key("ctrl+e")
        window.hears_among("panel export")
        window.settled()
        window.click(1155, 204)  # the steps, of which it wants
        window.settled()
        window.click(1000, 300)  # all
        window.settled()
        window.point_at(640, 640)
        left, top, right, bottom = window.settled().part(958, 392, 300, 250).box_of("#14171C")
        window.click(958 + (left + right) / 2, 392 + (top + bottom) / 2 + 0.42 * (bottom - top))
        window.hears_among("export pdf to .*")
        until(lambda: has_begun(folder), "the export does not begin")
        window.process.send_signal(signal.SIGTERM)
        check("SIGTERM in an export", window.ended())
    left = {path.name for path in pathlib.Path(folder).iterdir()} - {".cache"}  # which is the driver's
    test.check(left == {"config"}, f"an export that was ended with the window leaves {left}")
test.end()
