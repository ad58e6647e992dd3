#!/usr/bin/env python3
"""The panels at the side, used as a lecturer would: recipe, lessons, export, figures and writing. panels.py LOZENGE [FOLDER]"""
from sight import *
from stage import *

test = Test()
LESSON = "growing-a-coast"
RUN = Run(test.program, LESSON)

# In a window of 1280 x 800.
TABS = {"code": (971, 67), "recipe": (1023, 67), "levels": (1079, 67), "look": (1126, 67), "lessons": (1179, 67),
        "export": (1239, 67)}
RANDOM_CORNERS = 1209, 312
NORTH_WEST = 1110, 353
AMPLITUDE = (1112, 588), (1150, 588)
SEARCH = 1100, 170
FIRST_LESSON = 1100, 238
OFFSETS_BY_RCOE = 1227, 566
RIGHT_EDGE, EXPONENT = (962, 357), (962, 567)  # at the panel's end
TITLE_OF_STOP = 1156, 260
FIGURES = {"as the lesson has it": (1100, 202), "whole": (1100, 306), "vary": (1100, 358)}
KEY_OF_VARY, VALUES_OF_VARY = (1156, 404), (1156, 486)
PANEL = 938, 92, 342, 600


def tabs(window):
    for name in ("recipe", "levels", "look", "lessons", "export", "code"):
        before = window.settled().part(*PANEL)
        window.click(*TABS[name])
        window.hears(f"panel {name}")
        window.shows(lambda now: now.part(*PANEL).differing(before) > 2000, f"the panel {name} is not to be seen")


def recipe(window):
    """A change takes effect at once, and is taken back in one piece."""
    window.click(*TABS["recipe"])
    window.hears("panel recipe")
    window.point_at(640, 640)
    plain = window.settled()
    window.click(*RANDOM_CORNERS)
    window.hears(r"set corners=\{random=.*\}", "step 28/77 .*")
    window.point_at(640, 640)
    window.shows(lambda now: now.part(0, 100, 400, 400).differing(plain.part(0, 100, 400, 400)) > 500,
                 "other corners are not to be seen on the board")
    window.press("ctrl+z", "undo", "set corners=.*", RUN.line(28))
    window.returns_to(plain, "what was taken back is not as before")

    window.drag(AMPLITUDE[0], (1120, 588), (1135, 588), AMPLITUDE[1])
    first = re.fullmatch(r"set amplitude=(.*)", window.hears(r"set amplitude=.*").group(0)).group(1)
    test.check(float(first) > 1, f"dragged to the right the amplitude is {first}")
    window.point_at(640, 640)
    window.settled()
    window.heard = len(window.lines)
    window.press("ctrl+z", "undo", "set amplitude=1", RUN.line(28))
    window.returns_to(plain, "one undo does not take a whole drag back")


def typing(window):
    """What is typed into a field is no command."""
    window.click(*NORTH_WEST)
    window.settled()
    window.key("ctrl+a", "0", "period", "5", "Return")
    window.hears_among(r"set corners=\[0\.5,-0\.5,0\.75,1\]")
    window.hears("step 28/77 .*")
    window.point_at(640, 640)
    window.settled()
    window.press("ctrl+z", "undo", r"set corners=\[0\.25,-0\.5,0\.75,1\]", RUN.line(28))

    window.click(*TABS["lessons"])
    window.hears("panel lessons")
    every = window.settled().part(*PANEL)
    window.click(*SEARCH)
    window.settled()
    window.do("type", "--delay", 5, "first?")
    window.do("key", "--delay", 5, "BackSpace")
    window.shows(lambda now: now.part(*PANEL).differing(every) > 3000, "the search leaves all lessons there")
    window.settled()
    test.check(window.heard == len(window.lines), f"typing did {window.lines[window.heard:]}")
    window.heard = len(window.lines)
    window.click(*FIRST_LESSON)
    window.hears("lesson first-steps", "step 0/21 start")
    window.press("Right", "step 1/21 .*")


def mending(folder):
    """The slips of a program are mended one by one, and its own word for amplitudes says what its list says."""
    script = Run(test.program, "matlab")
    listed = ("--set", "amplitudes=[0.008,0.04,0.2]")
    with test.window("matlab", *listed, "--step", "20", "--panel", "recipe", folder=folder) as window:
        window.hears(script.line(20))
        window.point_at(640, 640)
        plain = window.settled()
        window.click(*OFFSETS_BY_RCOE)
        window.hears(r"set rcoe=0\.2", script.line(20))
        window.point_at(640, 640)
        window.shows(lambda now: now.part(*PANEL).differing(plain.part(*PANEL)) > 500, "the way is not another")
        window.press("ctrl+z", "undo", r"set amplitudes=.*", script.line(20))
        window.returns_to(plain, "the list is not as before")

        window.point_at(1100, 500)
        window.do("click", "--repeat", 60, 5)
        window.settled()
        ticked = window.settled().part(*PANEL)
        window.click(*RIGHT_EDGE)
        window.hears(r'set slips=\["top-draw","limits","exponent"\]', "step 20/77 .*")
        window.click(*EXPONENT)
        window.hears(r'set slips=\["top-draw","limits"\]', "step 20/77 .*")
        window.point_at(640, 640)
        window.shows(lambda now: now.part(*PANEL).differing(ticked) > 200, "the boxes are still ticked")
        window.click(*EXPONENT)
        window.hears(r'set slips=\["top-draw","limits","exponent"\]', "step 20/77 .*")
        window.click(*RIGHT_EDGE)
        window.hears(r"set slips=\[.*\]", script.line(20))
        window.point_at(640, 640)
        window.shows(lambda now: now.part(0, 44, 936, 640).differing(plain.part(0, 44, 936, 640)) == 0,
                     "with all slips again the run is another")
        test.check(window.quit() == [], f"complaints: {window.errors[:5]}")


def export(window, folder):
    window.key("ctrl+e")
    window.hears_among("panel export")
    window.point_at(640, 640)
    picture = window.settled().part(*PANEL)
    left, top, right, bottom = picture.part(20, 300, 300, 250).box_of("#14171C")
    button = PANEL[0] + 20 + (left + right) / 2, PANEL[1] + 300 + (top + bottom) / 2 + 0.42 * (bottom - top)
    window.click(*button)
    window.hears("export pdf to first-steps-step-1.pdf")  # what is seen
    made = folder / "first-steps-step-1.pdf"
    window.hears("export written to first-steps-step-1.pdf")
    test.check(made.read_bytes().startswith(b"%PDF"), "what is written is no PDF")
    window.point_at(640, 640)
    window.shows(lambda now: now.part(*PANEL).differing(picture) > 300, "that it is written is not said")
    size, wrote = made.stat().st_size, made.stat().st_mtime_ns
    window.click(*button)
    window.settled()
    test.check((made.stat().st_size, made.stat().st_mtime_ns) == (size, wrote), "a file is written over unasked")
    window.key("Right")
    window.hears_among("step 2/21 .*")


def vary(window):
    """A key waits for its values, and each letter of them counts as soon as it makes sense."""
    window.click(*KEY_OF_VARY)
    window.settled()
    window.do("type", "--delay", 5, "noise.seed")
    window.hears_among("figure not shown: key needs its values, .*")
    before = window.look(0, 44, 936, 652)
    window.click(*VALUES_OF_VARY)
    window.settled()
    window.do("type", "--delay", 5, "1,2")
    window.hears_among("figure vary")
    window.do("type", "--delay", 5, ",3")
    window.hears_among("figure vary")
    window.shows(lambda now: now.part(0, 44, 936, 652).differing(before) > 50_000, "three seeds are not to be seen")


def figures(window):
    """A figure takes the place of board and relief until those of the lesson are chosen again."""
    window.key("ctrl+f")
    window.hears("panel figure")
    window.point_at(640, 640)
    plain = window.settled()
    window.click(*FIGURES["vary"])
    window.hears("figure vary")
    window.shows(lambda now: now.part(0, 44, 936, 652).differing(plain.part(0, 44, 936, 652)) > 100_000,
                 "the figure is not to be seen")
    vary(window)
    window.click(*FIGURES["whole"])
    window.hears("figure whole")
    window.point_at(640, 640)
    whole = window.settled()
    test.check(plane(whole) == plane(plain), "the board of the whole map is not where that of a step is")
    window.click(*FIGURES["as the lesson has it"])
    window.hears("figure of the stops")
    window.point_at(640, 640)
    window.returns_to(plain, "without the figure the picture is another")


def writing(folder):
    """A stop that is made and titled in the window stands in the file that is saved, beside all that was there."""
    with test.window("playfuljs", "--step", "28", folder=folder) as window:
        window.hears_among(r"step 28/.*")
        window.press("ctrl+m", "stop added")
        window.press("ctrl+w", "panel write")
        window.settled()
        window.click(*TITLE_OF_STOP)
        window.settled()
        window.do("type", "--delay", 5, "A second look")
        window.key("Return")
        window.hears("stop title")
        window.settled()
        window.key("ctrl+s")
        window.hears_among(r"saved playfuljs\.toml")
        bundled = (LESSONS / "playfuljs.toml").read_text()
        saved = (folder / "playfuljs.toml").read_text()
        stop = '[[stop]]\nat = 28\ntitle = "A second look"\n\n'
        test.check(stop in saved, f"the stop is not in what was written: {saved}")
        test.check(saved.replace(stop, "") == bundled, "the rest of the lesson is another")
        test.check("\n# " in bundled, "the lesson has no comment to be kept")
        test.check(window.quit() == [], f"complaints: {window.errors[:5]}")


with tempfile.TemporaryDirectory() as name:
    with test.window(LESSON, "--step", "28", folder=pathlib.Path(name)) as window:
        window.hears(RUN.line(28))
        test.parts(window, tabs, figures, recipe, typing)
        export(window, pathlib.Path(name))
        test.check(window.quit() == [], f"complaints: {window.errors[:5]}")
for part in writing, mending:
    with tempfile.TemporaryDirectory() as name:
        part(pathlib.Path(name))
test.end()
