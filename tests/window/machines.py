#!/usr/bin/env python3
"""Machines with less: an OpenGL of old, no display, a battery. machines.py LOZENGE [FOLDER]"""
from sight import *
from stage import *

test = Test()
LESSON = "growing-a-coast"
RUN = Run(test.program, LESSON)
OLD = {"MESA_GL_VERSION_OVERRIDE": "2.1", "MESA_GLSL_VERSION_OVERRIDE": "120"}
RELIEF = 480, 110, 420, 380


def old_opengl():
    """The relief is painted without it: the same one, as near as two ways to paint can be."""
    with test.window(LESSON, "--step", "28") as window:
        window.hears(RUN.line(28))
        usual = window.settled()
        test.check(window.quit() == [], f"complaints: {window.errors[:5]}")

    with test.window(LESSON, "--step", "28", environment=OLD) as window:
        window.hears_among("relief without OpenGL.*")
        picture = window.settled()
        bar = 190, 4, 780, 36
        test.check(picture.part(*bar).differing(usual.part(*bar)) > 200, "it is not said in the window")
        board = Board(picture, 9).box
        test.check(picture.part(*board) == usual.part(*board), "the board is another than with OpenGL")
        painted, drawn = picture.part(*RELIEF), usual.part(*RELIEF)
        far = painted.differing(drawn, 48) / (painted.width * painted.height)
        test.check(far < 0.06, f"{far:.1%} of the relief differ from the one of OpenGL")
        test.check(len(painted.colours()) > 300, f"the relief has {len(painted.colours())} colours only")
        for wanted in (NOW, *PARENTS):
            test.check(painted.share(wanted, 12) > 0.0008, f"no pin of the colour {wanted} in the relief")

        window.press("Right", RUN.line(29))
        window.shows(lambda now: now.part(*RELIEF).differing(painted) > 500, "a step does not change the relief")
        window.key("f")  # what cannot be done is said, and nothing breaks
        window.press("Left")
        window.hears_among(RUN.line(28))
        window.drag((700, 300), (740, 310), (800, 330))
        window.shows(lambda now: now.part(*RELIEF).differing(painted) > 5000, "the relief does not turn")
        test.check(window.quit() == [], f"complaints: {window.errors[:5]}")


def no_display():
    """The lesson is a page then, and it is said where."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
        environment |= {"HOME": folder, "XDG_CONFIG_HOME": folder}

        def run(env, *arguments):
            command = [test.program, *arguments]
            return subprocess.run(command, env=env, cwd=folder, capture_output=True, text=True, timeout=60)

        for arguments, page in (([], "one-line.html"), ([LESSON, "--step", "7"], f"{LESSON}.html")):
            done = run(environment, *arguments)
            written = pathlib.Path(folder) / page
            test.check(done.returncode == 0, f"without a display it ends with {done.returncode}: {done.stderr}")
            test.check(str(written) in done.stdout, f"where the page is: {done.stdout!r}")
            is_page = written.exists() and written.read_text().lower().startswith("<!doctype html>")
            test.check(is_page, f"{page} is no page")
        (pathlib.Path(folder) / "lozenge").mkdir(exist_ok=True)
        (pathlib.Path(folder) / "lozenge" / "settings.toml").write_text('language = "de"\n')
        run(environment, "how-deep")
        page = (pathlib.Path(folder) / "how-deep.html").read_text()
        test.check('lang="de"' in page, "the page does not speak the language that was chosen last")
        run(environment, "how-deep", "--language", "en")
        page = (pathlib.Path(folder) / "how-deep-2.html").read_text()
        test.check('lang="en"' in page, "the page does not speak the language that is asked for")
        done = run({**environment, "DISPLAY": ":9876"})
        test.check(done.returncode in (0, 1) and len(done.stderr.splitlines()) <= 2,
                   f"on a display that is not there: {done.returncode}, {done.stderr[:300]!r}")


def idle():
    """Paused it hardly uses the processor, also with a point pinned and with the pointer at rest on a button."""
    with test.window(LESSON, "--step", "28") as window:
        window.hears(RUN.line(28))
        foot = Transport(window.settled())
        for what, hand in (
            ("paused", lambda: window.press("Right", RUN.line(29))),
            ("pointing at a button", lambda: window.point_at(*foot.end)),
        ):
            hand()
            window.settled()
            before, start = window.processor_seconds(), time.monotonic()
            time.sleep(3)
            share = (window.processor_seconds() - before) / (time.monotonic() - start)
            print(f"idle, {what}: {share:.1%} of a core")
            test.check(share < 0.10, f"{what} it uses {share:.1%} of a core")
        test.check(window.quit() == [], f"complaints: {window.errors[:5]}")


old_opengl()
no_display()
idle()
test.end()
