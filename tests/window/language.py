#!/usr/bin/env python3
"""The window speaks the language of the lecture, and its transcript English. language.py LOZENGE [FOLDER]

In one more language every phrase is blank: then letters that are still to be seen never asked for the language.
"""
import json, tomllib

from stage import *

test = Test()
SOURCE = pathlib.Path(__file__).resolve().parents[2]
LESSON = "first-steps"
RUN = Run(test.program, LESSON)

# In a window of 1280 x 800: parts that have nothing but words.
RECIPE = 1020, 67  # its tab, in each of the languages
BUTTONS = 956, 8, 310, 28
TABS = 940, 50, 336, 34
LABELS = 946, 95, 96, 160
TITLE_OF_KEYS = 40, 30, 1200, 40
QUESTION = 30, 520, 600, 160


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
    return " ".join(re.findall(r"\{[a-z0-9]+\}", phrase)) or "\u00a0"


def letters(picture):
    """How many pixels are as dark as letters."""
    return sum(count for c, count in picture.colours().items() if max(c) < 150)


def looked_at(language, data):
    """The parts in a language. What is told meanwhile is English."""
    with tempfile.TemporaryDirectory() as folder:
        with test.window(LESSON, "--step", "5", "--language", language, folder=pathlib.Path(folder),
                         environment={"LOZENGE_DATA_DIR": str(data)}) as window:
            window.hears(RUN.line(5))
            window.point_at(640, 640)
            seen = {"bar": window.settled().part(*BUTTONS), "tabs": window.look(*TABS)}
            window.click(*RECIPE)
            window.hears("panel recipe")
            window.point_at(640, 640)
            seen["recipe"] = window.settled().part(*LABELS)
            window.press("ctrl+e", "panel export")
            seen["export"] = window.settled().part(*LABELS)
            window.press("F1", "help on")
            seen["keys"] = window.settled().part(*TITLE_OF_KEYS)
            window.press("F1", "help off")
            window.press("p", "predict on")
            window.press("Right", r"ask parents of step 6 \(\d,\d\)")
            seen["question"] = window.settled().part(*QUESTION)
            test.check(window.quit() == [], f"complaints: {window.errors[:5]}")
    return seen


with tempfile.TemporaryDirectory() as name:
    data = data_with(pathlib.Path(name), "xx", values_alone)
    english, german, empty = (looked_at(language, data) for language in ("en", "de", "xx"))
for part, picture in german.items():
    test.check(letters(english[part]) > 0 and letters(picture) > 0, f"{part}: there are no words to be seen")
    test.check(picture != english[part], f"{part}: German is as English")
    test.check(letters(empty[part]) == 0, f"{part}: {letters(empty[part])} pixels of English words in another language")
test.end()
