#!/usr/bin/env python3
"""Makes the pictures and the film of README.md from the program: make.py [LOZENGE [FOLDER]]

They are made of the program built in build/release, into this folder, if nothing else is said. Needs what
`./test consumers` installs. A test makes them too and compares: after a change of what is drawn, run this again.
"""
import pathlib, shutil, subprocess, sys, tempfile

HERE = pathlib.Path(__file__).resolve().parent
HOUSE = HERE.parents[1]
LESSON, STEP = "growing-a-coast", "28"


def run(*command):
    subprocess.run([str(part) for part in command], check=True, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def window(lozenge, out):
    run(sys.executable, "-B", HOUSE / "tests/window/photograph.py", lozenge, out, "1280x800", LESSON, "--step", STEP)


def slide(lozenge, out):
    with tempfile.TemporaryDirectory() as folder:
        run(lozenge, "export", "first-steps", "--format", "png", "--steps", "12", "--size", "1280x720", "--theme", "dark",
            "--out", f"{folder}/frames")
        shutil.move(f"{folder}/frames/0000.png", out)


def page(lozenge, out):
    with tempfile.TemporaryDirectory() as folder:
        run(lozenge, "export", LESSON, "--format", "html", "--set", "edge=wrap", "--out", f"{folder}/page.html")
        run("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
            "--disable-background-networking", f"--user-data-dir={folder}/profile", "--window-size=1280,800",
            f"--screenshot={out}", f"file://{folder}/page.html#{STEP}")


def film(lozenge, out):
    run(lozenge, "export", "first-steps", "--format", "gif", "--size", "960x540", "--fps", "2", "--out", out, "--force")


PICTURES = {"window.png": window, "slide.png": slide, "page.png": page, "film.gif": film}


def main():
    lozenge = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else HOUSE / "build/release/lozenge").resolve()
    folder = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else HERE).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in PICTURES.items():
        make(lozenge, folder / name)
        print(f"{name}: {(folder / name).stat().st_size // 1000} kB", flush=True)


if __name__ == "__main__":
    main()
