#!/usr/bin/env python3
"""HTML pages, used in Chromium as a reader would use them: html.py LOZENGE FOLDER

Makes the pages and hands them to html.mjs, which drives Chromium with playwright-core and asks axe-core what is wrong
with them for those who cannot see (both from npm, into FOLDER).
"""
import json, pathlib, shutil, subprocess, sys

PACKAGES = {
    "playwright-core": "1.56.1",  # a later one wants a later Node than Debian 12 has
    "axe-core": "4.14.0",
}
EDGES = {"three": [], "wrap": [], "mirror": [], "zero": [], "constant": ["edge_value=-0.75"], "fixed": ["edge_value=0.5"], "two": []}
WILD = """
title = 'Peaks</title></script><script>alert(1)</script> & "valleys" }}'
summary = "<img src=x onerror=alert(1)> & more"
[recipe]
size = 3
[[stop]]
at = "start"
say = 'First <script>alert(2)</script><!-- & "quotes"'
[[stop]]
at = 2
say = "second"
ask = { question = "Is <b>1 & 1</b> 2?", choices = ["</script>yes", "no \\" & no"], answer = 1 }
[[stop]]
at = 3
ask = { of = "height", why = "<b>The {square step}</b> & chance." }
"""

lozenge, folder = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()


def run(*command):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=500)
    if done.returncode:
        sys.exit(f"{command[0]} ended with {done.returncode}: {done.stdout}{done.stderr}")
    return done.stdout


pages = folder / "pages"
shutil.rmtree(pages, ignore_errors=True)
pages.mkdir(parents=True)


def page(name, lesson, *options):
    run(lozenge, "export", lesson, "--format", "html", "--out", pages / f"{name}.html", "--quiet", *options)


for lesson in ("first-steps", "growing-a-coast", "terrain-generator"):
    page(lesson, lesson)
    (pages / f"{lesson}.json").write_text(run(lozenge, "trace", lesson))
for edge, settings in EDGES.items():
    page(f"edge-{edge}", "growing-a-coast", "--set", f"edge={edge}", *(f"--set={setting}" for setting in settings))
page("large", "first-steps", "--set", "size=17")
page("some", "first-steps", "--steps", "stops")
page("swapped", "first-steps", "--names", "swapped")
page("board", "first-steps", "--view", "board")
page("survey", "how-deep", "--steps", "8..14", "--size", "640x360")
page("survey-dark", "how-deep", "--steps", "stops", "--size", "640x360", "--theme", "dark")
(pages / "wild.toml").write_text(WILD)
page("wild", pages / "wild.toml")
run(lozenge, "export", "--all", "--format", "html", "--out", pages / "course", "--quiet")

size = (pages / "large.html").stat().st_size
if size > 200_000:
    sys.exit(f"a page of 289 points has {size} bytes, more than 200 kB")


def is_installed(name, version):
    described = folder / "node_modules" / name / "package.json"
    return described.exists() and json.loads(described.read_text())["version"] == version


if not all(is_installed(*package) for package in PACKAGES.items()):
    packages = [f"{name}@{version}" for name, version in PACKAGES.items()]
    run("npm", "install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", *packages)
script = pathlib.Path(__file__).with_suffix(".mjs")
sys.exit(subprocess.run(["node", str(script), str(folder)], timeout=1400).returncode)
