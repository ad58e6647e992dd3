#!/usr/bin/env python3
"""Every key of the window, pressed on a real keyboard: keys.py LOZENGE [FOLDER]

Each must say its line and no other, and change the picture where it is for the eye.
"""
import shutil, subprocess, tomllib

from sight import *
from stage import *

test = Test()
LESSON = "growing-a-coast"
RUN = Run(test.program, LESSON)
STOPS = [0, 1, 5, 8, 9, 15, 21, 37, 77]
CHAPTERS = [1, 5, 9, 21, 37, 77]
TITLES = [stop["title"] for stop in tomllib.loads((LESSONS / f"{LESSON}.toml").read_text())["stop"]]  # three at the end


def steps(window):
    window.hears(RUN.line(28))
    window.press("Right", RUN.line(29))
    window.press("Left", RUN.line(28))
    window.press("shift+Right", RUN.line(38))
    window.press("shift+Left", RUN.line(28))
    window.press("Home", RUN.line(0))
    window.press("Left")  # there is nothing before the start, and nothing to say
    window.press("shift+Right", RUN.line(10))
    window.press("End", RUN.line(77))
    window.press("Right")
    window.press("shift+Left", RUN.line(67))
    window.press("End", RUN.line(77))
    for before in reversed([0, *CHAPTERS[:-1]]):
        window.press("Up", RUN.line(before))
    for after in CHAPTERS:
        window.press("Down", RUN.line(after))


def many_at_once(window):
    """More presses than frames: each counts, those too that come and go between two frames."""
    RUN.from_start(window)
    window.key(*["Right"] * 20)
    window.hears(*map(RUN.line, range(1, 21)))
    window.key(*["Left", "Right"] * 15, "Left")
    window.hears(*[RUN.line(n) for n in [19, 20] * 15], RUN.line(19))


def stops(window):
    """A presenter's clicker. Where a stop asks, the next press shows the answer."""
    RUN.from_start(window)
    for stop in (1, 5):
        window.press("Next", RUN.line(stop), title(stop))
    window.press("Next", RUN.line(7), f"ask height of step 8 {place(8)}")
    window.press("Next", "answer shown", RUN.line(8))
    window.press("Next", RUN.line(9), title(9))
    window.press("Next", RUN.line(14), f"ask parents of step 15 {place(15)}")
    window.press("Prior", "question dropped", RUN.line(9), title(9))
    window.press("Prior", RUN.line(8), title(8))
    window.press("End", RUN.line(77))
    first = window.settled()
    second = re.escape(f"stop: {TITLES[STOPS.index(77) + 1]}")
    window.press("Next", second)
    window.shows(lambda now: now.differing(first) > 5000, "the second stop at the end is not to be seen")
    window.press("Next", "ask choice: The side of the map is doubled.*")
    window.press("Next", "answer shown")
    window.press("Next")
    window.press("Prior", second)
    window.press("Prior", title(77))
    window.returns_to(first, "the first stop at the end is not as before the second")
    for stop in reversed(STOPS[:-1]):
        window.press("Prior", RUN.line(stop), title(stop))


def title(step):
    return re.escape(f"stop: {TITLES[STOPS.index(step)]}")


def place(number):
    step = RUN.steps[number - 1]
    return re.escape(f"({step['x']},{step['y']})")


def questions(window):
    RUN.from_start(window)
    window.press("p", "predict on")
    plain = window.settled()
    window.press("Right", f"ask parents of step 1 {place(1)}")
    window.shows(lambda now: now.differing(plain) > 5000, "the question is not to be seen")
    window.press("s", "answer shown", RUN.line(1))
    window.press("Right", f"ask parents of step 2 {place(2)}")
    window.press("Escape", "question dropped")
    window.press("Escape", "predict off")
    window.press("Right", RUN.line(2))

    # A question of the lesson, with choices: the digits choose and do not change the speed.
    window.key("shift+Right", "shift+Right", "Next")
    window.hears(RUN.line(12), RUN.line(22), RUN.line(37), "ask choice: How many .*")
    window.press("3", "guess 20")
    window.press("2", "guess 16")
    window.press("BackSpace", "guess cleared")
    window.press("2", "guess 16")
    window.press("Return", "right, score 1/1")
    window.press("Escape")
    window.press("Prior", RUN.line(21), title(21))
    window.key("Up", "Up", "Left", "Left")
    window.hears(RUN.line(9), RUN.line(5), RUN.line(4), RUN.line(3))
    window.key("Next", "Next")
    window.hears(RUN.line(5), title(5), RUN.line(7), f"ask height of step 8 {place(8)}")
    window.press("plus", "guess up")
    window.press("minus", "guess down")
    window.press("plus", "guess up")
    window.press("Return", "right, score 2/2", RUN.line(8))
    window.press("Escape")


def silence(window):
    """While a question is open nothing explains the step before: no letters, no line of the program."""
    RUN.from_start(window)
    window.press("shift+Right", RUN.line(10))

    def marks(picture):
        stage, code = picture.part(0, 60, 930, 440), picture.part(945, 95, 330, 360)
        return [*map(stage.share, PARENTS), code.share(NOW_GROUND)]

    test.check(all(marks(window.settled())), f"the step is not explained: {marks(window.look())}")
    window.press("p", "predict on")
    window.press("Right", f"ask parents of step 11 {place(11)}")
    test.check(not any(marks(window.settled())), f"the step before is still explained: {marks(window.look())}")
    window.press("s", "answer shown", RUN.line(11))
    test.check(any(marks(window.settled())), "the answer is not explained")
    window.press("Escape")
    window.press("Escape", "predict off")


def playing(window):
    RUN.from_start(window)
    names = ["1 step in 2 s", "1 step/s", "2 steps/s", "5 steps/s", "10 steps/s", "30 steps/s", "100 steps/s",
             "1000 steps/s", "10000 steps/s"]
    for number, name in enumerate(names, 1):
        window.press(str(number), f"speed {name}")
    window.press("4", "speed 5 steps/s")
    window.press("space", "play", RUN.line(1))
    window.press("space", "pause")
    window.key("Down", "Right")
    window.hears(RUN.line(5), RUN.line(6))
    window.press("space", "play", RUN.line(7), RUN.line(8))
    window.press("Right", "pause", RUN.line(9))
    window.key("End", "Prior")
    window.hears(RUN.line(77), RUN.line(37), title(37))
    window.press("9", "speed 10000 steps/s")
    window.press("space", "play")
    window.hears_among(RUN.line(77))
    window.hears("pause")
    window.press("space", "play", RUN.line(0))  # from the end it begins anew
    window.press("space")
    window.hears_among("pause")
    window.press("3", "speed 2 steps/s")


def appearance(window):
    RUN.from_start(window)
    window.press("shift+Right", RUN.line(10))
    plain = window.settled()

    def changes(chord, line, back, back_line, pixels, what):
        window.press(chord, line)
        window.shows(lambda now: now.differing(plain) > pixels, f"{what} is not to be seen")
        window.press(back, *back_line)
        window.returns_to(plain, f"the picture is not as before {what}")

    changes("n", "names swapped", "n", ["names standard"], 100, "the other name")
    changes("question", "help on", "F1", ["help off"], 50_000, "the list of keys")
    changes("F1", "help on", "Escape", ["help off"], 50_000, "the list of keys by F1")
    changes("c", "compare on: three, wrap, mirror, zero", "c", ["compare off"], 50_000, "the comparison")
    changes("c", "compare on: three, wrap, mirror, zero", "Escape", ["compare off"], 50_000, "the comparison")
    changes("f", "flight on", "Escape", ["flight off"], 20_000, "the flight")
    changes("f", "flight on", "f", ["flight off"], 20_000, "the flight")
    changes("ctrl+plus", "scale 110 %", "ctrl+0", ["scale 100 %"], 20_000, "the larger interface")
    changes("ctrl+minus", "scale 91 %", "ctrl+equal", ["scale 100 %"], 20_000, "the smaller interface")

    for theme, page in (("dark", "#0F1216"), ("contrast", "#000000"), ("light", "#F5F6F8")):
        window.press("t", f"theme {theme}")
        window.shows(lambda now: now.part(0, 60, 900, 600).share(page) > 0.2, f"the page of {theme} is not {page}")
    window.returns_to(plain, "the picture is not as before the other themes")


def panels_and_clipboard(window):
    RUN.from_start(window)
    window.press("shift+Right", RUN.line(10))
    plain = window.settled()
    window.press("ctrl+o", "panel lessons")
    window.shows(lambda now: now.differing(plain) > 500, "the list of lessons is not to be seen")
    lessons = window.settled()
    for chord, panel in (("ctrl+f", "figure"), ("ctrl+w", "write")):
        window.press(chord, f"panel {panel}")
        window.shows(lambda now: now.differing(lessons) > 500, f"the panel {panel} is not to be seen")
        lessons = window.settled()
    window.press("ctrl+e", "panel export")
    window.shows(lambda now: now.differing(lessons) > 500, "the choices of the export are not to be seen")

    command = f"lozenge {LESSON} --step 10 --theme light --panel export"  # the theme was chosen, if only back again
    window.press("ctrl+c", f"copied {command}")
    if shutil.which("xclip"):
        paste = ["xclip", "-out", "-selection", "clipboard"]
        got = subprocess.run(paste, env=window.environment, capture_output=True, text=True, timeout=PATIENCE).stdout
        test.check(got == command, f"in the clipboard is {got!r}")
    window.press("ctrl+z")  # nothing to undo is said in the status line
    window.press("Right", RUN.line(11))


def making_a_stop(window):
    """Where the lesson has none, and undone."""
    RUN.from_start(window)
    window.press("shift+Right", RUN.line(10))
    plain = window.settled()
    window.press("ctrl+m", "stop added")
    window.shows(lambda now: now.part(940, 48, 340, 640).differing(plain.part(940, 48, 340, 640)) > 5000,
                 "the panel that writes the lesson does not open")
    window.press("Prior", RUN.line(9), title(9))
    window.press("Next", RUN.line(10))
    window.press("ctrl+z", "undo")
    window.press("Prior", RUN.line(9), title(9))
    window.press("Next", RUN.line(14), f"ask parents of step 15 {place(15)}")
    window.press("Escape", "question dropped")


def saving():
    """A bundled lesson is saved as a copy, once there is something to save."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        with test.window(LESSON, "--step", "10", folder=folder) as window:
            window.hears(RUN.line(10))
            window.press("ctrl+m", "stop added")
            window.press("ctrl+s", f"saved {LESSON}.toml")
            test.check(window.quit() == [], f"complaints: {window.errors[:5]}")
        stops = tomllib.loads((folder / f"{LESSON}.toml").read_text())["stop"]
        test.check([stop["title"] for stop in stops if "title" in stop] == TITLES and
                   [stop["at"] for stop in stops if "title" not in stop] == [10], f"the stops that were saved are {stops}")


with test.window(LESSON, "--step", "28") as window:
    test.parts(window, steps, many_at_once, stops, questions, silence, playing, appearance,
               panels_and_clipboard, making_a_stop)
    test.check(window.quit() == [], f"complaints: {window.errors[:5]}")
saving()
test.end()
