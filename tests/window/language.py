#!/usr/bin/env python3
"""The window speaks the language of the lecture, and its transcript English. language.py LOZENGE [FOLDER]

In one more language every phrase is empty: then letters that are still to be seen never asked for the language.
"""
import json, tomllib

from stage import *

test = Test()
SOURCE = pathlib.Path(__file__).resolve().parents[2]
LESSON = ("first-steps", "--step", "5")

# In a window of 1280 x 800: what has nothing but words.
TABS = 940, 50, 336, 34
TAB_OF_RECIPE = "recipe"
BUTTONS = 1000, 8, 266, 28
HEADING = 946, 100, 160, 22


def data_with(folder, language, said):
    """The data of the program with one more language."""
    words = folder / "data" / "assets" / "words"
    words.mkdir(parents=True)
    for part in ("lessons", "shaders"):
        (folder / "data" / part).symlink_to(SOURCE / part)
    for part in (SOURCE / "assets").iterdir():
        if part.name != "words":
            (folder / "data" / "assets" / part.name).symlink_to(part)
    phrases = tomllib.loads((SOURCE / "assets/words/de.toml").read_text())["phrases"]
    lines = [f"{json.dumps(phrase, ensure_ascii=False)} = {json.dumps(said(phrase), ensure_ascii=False)}" for phrase in phrases]
    (words / f"{language}.toml").write_text("[phrases]\n" + "\n".join(lines) + "\n")
    (words / "de.toml").symlink_to(SOURCE / "assets/words/de.toml")
    return folder / "data"


def values_alone(phrase):
    return " ".join(re.findall(r"\{[a-z0-9]+\}", phrase))


def letters(picture):
    """How many pixels are dark, as letters are."""
    return sum(count for c, count in picture.colours().items() if max(c) < 110)


def looked_at(language, data):
    """What of the window has nothing but words: the tabs, the bar, a heading, the sheet of keys."""
    with tempfile.TemporaryDirectory() as folder:
        with test.window(*LESSON, "--language", language, folder=pathlib.Path(folder),
                         environment={"LOZENGE_DATA_DIR": str(data)}) as window:
            window.hears_among(r"step 5/.* level .* \(.*\) = .*")
            window.point_at(640, 640)
            seen = {"tabs": window.settled().part(*TABS), "bar": window.look(*BUTTONS)}
            window.press("ctrl+e", "panel export")
            window.settled()
            window.press("ctrl+w", "panel write")
            seen["heading"] = window.settled().part(940, 190, 330, 300)
            window.press("F1", "help on")
            seen["keys"] = window.settled()
            window.press("F1", "help off")
            test.check(window.quit() == [], f"complaints: {window.errors[:5]}")
    return {name: letters(picture) for name, picture in seen.items()}


with tempfile.TemporaryDirectory() as name:
    data = data_with(pathlib.Path(name), "xx", values_alone)
    english, german, empty = (looked_at(language, data) for language in ("en", "de", "xx"))
    print(english, german, empty)
test.end()
