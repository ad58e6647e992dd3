#!/usr/bin/env python3
"""The window and its files: a lesson that is edited while it is open, settings that are remembered.

files.py LOZENGE [FOLDER]
"""
from sight import *
from stage import *

test = Test()


def replaced(path, text):
    """As editors do it: beside, then under its name."""
    beside = path.with_suffix(".new")
    beside.write_text(text)
    beside.rename(path)


def edited_lesson(folder):
    path = folder / "my lesson.toml"
    original = (LESSONS / "growing-a-coast.toml").read_text()
    path.write_text(original)
    with test.window(path, "--step", "21") as window:
        run = Run(test.program, path)
        name = re.escape(str(path))
        window.hears(run.line(21))
        plain = window.settled()

        # Other words: the run stays where it is.
        replaced(path, original.replace("25 points are set", "Five times five points are set"))
        window.hears(f"reload {name}")
        words = 0, 600, 930, 90
        window.shows(lambda now: now.part(*words).differing(plain.part(*words)) > 200,
                     "the new words are not to be seen")

        # Another recipe: the same place in another run.
        replaced(path, original.replace("seed = 21", "seed = 22"))
        other = Run(test.program, path)
        window.hears(f"reload {name}", other.line(21))

        # A mistake is told with its line, and the last good lesson stays.
        before = window.settled()
        replaced(path, original.replace('edge = "three"', 'edge = "thre"'))
        fault = window.hears(rf'error {name}:(\d+):\d+: (.*)')
        line = 1 + original[: original.index('edge = "three"')].count("\n")
        test.check(int(fault.group(1)) == line, f"the mistake is in line {line}, told is {fault.group(0)}")
        window.shows(lambda now: now.part(0, 0, 1280, 44).differing(before.part(0, 0, 1280, 44)) > 200,
                     "the mistake is not to be seen")
        stage = 0, 48, 930, 640
        far = window.settled().part(*stage).differing(before.part(*stage), ROUNDING)
        test.check(far == 0, "with a mistake the lesson does not stay")
        window.press("Right", other.line(22))
        replaced(path, "[[[")
        window.hears(rf"error {name}:1:.*")
        path.unlink()
        window.hears(rf"error {name}.*")
        window.press("Right", other.line(23))

        replaced(path, original)
        window.hears(f"reload {name}", run.line(23))
        window.press("ctrl+c", re.escape(f"copied lozenge '{path}' --step 23"))
        test.check(window.quit() == [], f"complaints: {window.errors[:5]}")


def remembered(folder):
    """Size, theme, scale and the last lesson. A window that fills the screen comes back as that."""
    settings = folder / "config" / "lozenge" / "settings.toml"
    with test.window("workshop", folder=folder) as window:
        window.hears("step 0/.* start")
        window.settled()
        window.press("t", "theme dark")
        window.press("ctrl+plus", "scale 110 %")
        window.resize(1000, 640)
        window.shows(lambda now: is_near(now.at(30, 700), (0, 0, 0), 3), "the window does not become smaller")
        window.settled()
        test.check(window.quit() == [], f"complaints: {window.errors[:5]}")
    test.check(settings.exists(), "no settings are kept")

    with test.window(folder=folder) as window:
        window.hears(re.escape(Run(test.program, "workshop").line(0)))
        picture = window.settled()
        # Xvfb's own ground is black; the window stands in the middle of it.
        dark = picture.part(140, 80, 1000, 640)
        test.check(dark.share("#0F1216") > 0.15, "the dark theme is not remembered")
        around = picture.part(0, 0, 1280, 78).colours()
        test.check(list(around) == [(0, 0, 0)], "the size is not remembered")
        window.press("ctrl+0", "scale 100 %")

        window.press("F11", "full screen on")
        full = window.shows(lambda now: now if now.share("#0F1216") > 0.1 and now.at(4, 4) != (0, 0, 0) else None,
                            "the window does not fill the screen")
        window.press("Right", "step 1/.*")
        window.settled()
        window.press("F11", "full screen off")
        window.shows(lambda now: list(now.part(0, 0, 1280, 78).colours()) == [(0, 0, 0)],
                     "it stays on the whole screen")
        window.press("Right", "step 2/.*")
        test.check(window.settled().part(140, 80, 1000, 640).differing(dark) > 1000, "a smaller scale changes nothing")
        window.press("F11", "full screen on")
        window.settled()
        test.check(window.quit() == [], f"complaints: {window.errors[:5]}")

    with test.window("first-steps", "--theme", "light", folder=folder) as window:
        window.hears("step 0/21 start")
        window.shows(lambda now: is_near(now.at(2, 60), colour(PAGE), 2),
                     "the whole screen is not remembered, or --theme is not heeded")
        test.check(window.quit() == [], f"complaints: {window.errors[:5]}")


def spoilt_settings(folder):
    kept = folder / "config" / "lozenge"
    kept.mkdir(parents=True)
    rubbish = b"width = [\x00\xff nonsense"
    (kept / "settings.toml").write_bytes(rubbish)
    with test.window(folder=folder) as window:
        window.hears("step 0/285 start")
        window.press("Right", "step 1/285.*")
        said = window.quit()
        test.check(len(said) == 1 and "settings.toml" in said[0] and "set aside" in said[0], f"it complains {said}")
    aside = kept / "settings.toml.spoilt"
    test.check(aside.exists() and aside.read_bytes() == rubbish, "the spoilt settings are not set aside")
    test.check("one-line" in (kept / "settings.toml").read_text(), "new settings are not kept")


for part in (edited_lesson, remembered, spoilt_settings):
    with tempfile.TemporaryDirectory() as name:
        part(pathlib.Path(name))
test.end()
