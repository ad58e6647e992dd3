#!/usr/bin/env python3
"""Files whose reading fails: the lesson, while it is open and before, and the settings. unreadable.py LOZENGE [FOLDER]"""
from stage import *

test = Test()
FAILING = "/proc/self/mem"  # a file to the eye, and an error to who reads it
REASON = "the file cannot be read: Input/output error"


def instead(path, target):
    beside = path.with_suffix(".new")
    beside.symlink_to(target)
    beside.rename(path)


def open_lesson(folder):
    path = folder / "my lesson.toml"
    text = (LESSONS / "growing-a-coast.toml").read_text()
    path.write_text(text)
    run = Run(test.program, path)
    name = re.escape(str(path))
    with test.window(path, "--step", "21", folder=folder) as window:
        window.hears(run.line(21))
        instead(path, FAILING)
        window.hears(f"error {name}: {REASON}")
        window.key("Right")
        window.hears_among(run.line(22))
        path.unlink()
        path.write_text(text.replace("25 points are set", "Five times five points are set"))
        window.hears_among(f"reload {name}")
        window.press("Right", run.line(23))
        test.check(window.quit() == [], f"complaints: {window.errors[:5]}")


def lesson_at_start(folder):
    path = folder / "lesson.toml"
    path.symlink_to(FAILING)
    with test.window("first-steps", folder=folder) as window:
        window.hears("step 0/21 start")
        done = subprocess.run([test.program, str(path)], env=window.environment, capture_output=True, text=True)
        test.check((done.returncode, done.stdout, done.stderr) == (1, "", f"{path}: {REASON}\n"),
                   f"it ends with {done.returncode} and says {done.stdout + done.stderr!r}")
        test.check(window.quit() == [], f"complaints: {window.errors[:5]}")


def settings(folder):
    kept = folder / "config" / "lozenge"
    kept.mkdir(parents=True)
    (kept / "settings.toml").symlink_to(FAILING)
    with test.window(folder=folder) as window:
        window.hears("step 0/285 start")
        window.press("Right", "step 1/285.*")
        said = window.quit()
        test.check(len(said) == 1 and REASON in said[0] and "set aside" in said[0], f"it complains {said}")
    aside = kept / "settings.toml.spoilt"
    test.check(aside.is_symlink() and os.readlink(aside) == FAILING, "the settings are not set aside")
    test.check("one-line" in (kept / "settings.toml").read_text(), "new settings are not kept")


for part in (open_lesson, lesson_at_start, settings):
    with tempfile.TemporaryDirectory() as name:
        part(pathlib.Path(name))
test.end()
