#!/usr/bin/env python3
"""PDF documents and Beamer slides, read by those who read them: pdf.py LOZENGE FOLDER

Poppler must find a page a frame, every font embedded, the words of every step on its page, and draw it like the PNG;
pdflatex must make slides of it without a complaint.
"""
import json, pathlib, re, subprocess, sys, tempfile

WILD = r"""
title = '50% of $x_1$ & #2 \input } ~^ <b>"Grüße"</b> αβγ 🏔'
summary = "one & 'two'"
[recipe]
size = 3
"""

lozenge = sys.argv[1]
faults, checked = [], 0


def check(is_true, fault):
    global checked
    checked += 1
    if not is_true:
        faults.append(fault)


def run(*command, cwd=None):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=500, cwd=cwd)
    if done.returncode:
        sys.exit(f"{command[0]} ended with {done.returncode}: {done.stderr or done.stdout}")
    check("Syntax Error" not in done.stderr, f"{command}: {done.stderr}")
    return done.stdout


def words(pdf, page):
    return re.sub(r"\s+", " ", run("pdftotext", "-f", page, "-l", page, pdf, "-"))


def check_pages(pdf, steps, last):
    info = run("pdfinfo", pdf)
    check(f"Pages: {len(steps)}" in re.sub(" +", " ", info), f"{pdf.name}: {len(steps)} pages in {info}")
    for page, step in enumerate(steps, 1):
        text = words(pdf, page)
        check(f"step {step} of {last}" in text, f"{pdf.name}: page {page} is step {step}: {text!r}")


def check_fonts(pdf):
    rows = run("pdffonts", pdf).splitlines()[2:]
    check(rows, f"{pdf.name}: has fonts")
    for row in rows:
        embedded, is_part, has_meanings = row.split()[-5:-2]
        check((embedded, is_part, has_meanings) == ("yes", "yes", "yes"), f"{pdf.name}: {row}")


def difference(one, other):
    done = subprocess.run(["compare", "-metric", "MAE", one, other, "null:"], capture_output=True, text=True)
    return float(re.search(r"\(([-+.e0-9]+)\)", done.stderr)[1])


def documents(place):
    pdf = place / "coast.pdf"
    run(lozenge, "export", "growing-a-coast", "--format", "pdf", "--out", pdf, "--no-questions")
    check_pages(pdf, range(78), 77)
    check_fonts(pdf)
    check("Title: Growing a coast" in re.sub(" +", " ", run("pdfinfo", pdf)), "the document has the lesson's title")
    check("1440 x 810" in run("pdfinfo", pdf), "a pixel is three quarters of a point")

    for name, options in {"slide": ["--steps", "40"], "dark": ["--steps", "77", "--theme", "dark", "--style", "bands"],
                          "board": ["--steps", "20", "--view", "board", "--set", "edge=wrap", "--size", "1000x1000"]}.items():
        run(lozenge, "export", "growing-a-coast", "--format", "pdf", "--out", place / f"{name}.pdf", *options)
        run(lozenge, "export", "growing-a-coast", "--format", "png", "--out", place / name, *options)
        run("pdftoppm", "-r", "96", "-png", "-singlefile", place / f"{name}.pdf", place / f"{name}-drawn")
        apart = difference(place / f"{name}/0000.png", place / f"{name}-drawn.png")
        check(apart < 0.01, f"{name}: the page differs from the PNG by {apart}")

    run(lozenge, "export", "lab", "--format", "pdf", "--out", place / "lab.pdf")
    outline = re.findall(r'<item page="(\d+)">([^<]*)<', run("pdftohtml", "-xml", "-i", "-stdout", place / "lab.pdf"))
    check([title for _, title in outline] == ["With a pencil and a coin", "Find the slip", "Now your own program"],
          f"the outline of a playlist is {outline}")
    for page, title in outline:
        text = words(place / "lab.pdf", page)
        check(title in text, f"page {page} of a playlist is no title: {text[:80]!r}")

    (place / "wild.toml").write_text(WILD)
    run(lozenge, "export", place / "wild.toml", "--format", "pdf", "--out", place / "wild.pdf", "--steps", "0")
    check("αβγ 🏔" in run("pdfinfo", place / "wild.pdf"), "a title keeps its characters")


def slides(place):
    for name, lesson, steps, last, options in [
            ("coast", "growing-a-coast", range(78), 77, ["--no-questions"]),
            ("old projector.v2", "first-steps", range(22), 21, ["--size", "1024x768", "--theme", "dark", "--no-questions"]),
            ("tall", "first-steps", range(5, 9), 21, ["--size", "800x1600", "--steps", "5..8"]),
            ("wild", place / "wild.toml", range(6), 5, [])]:
        folder = place / name
        run(lozenge, "export", lesson, "--format", "beamer", "--out", folder, *options)
        listed = [entry["file"] for entry in json.loads((folder / "index.json").read_text())]
        check(sorted(["index.json", *listed]) == sorted(file.name for file in folder.iterdir()) and len(listed) == 2,
              f"{name}: two files and their list")
        tex = next(folder.glob("*.tex"))
        run("pdflatex", "-halt-on-error", "-interaction=nonstopmode", tex.name, cwd=folder)
        log = tex.with_suffix(".log").read_text(errors="replace")
        check(not re.search(r"(Over|Under)full|pdfTeX warning", log), f"{name}: {re.findall('.*full.*|.*TeX warning.*', log)}")
        check_pages(tex.with_suffix(".pdf"), steps, last)

    run(lozenge, "export", "lab", "--format", "beamer", "--out", place / "lab")
    run("pdflatex", "-halt-on-error", "-interaction=nonstopmode", "lab.tex", cwd=place / "lab")
    count = re.search(r"Pages: +(\d+)", run("pdfinfo", place / "lab/steps.pdf"))[1]
    check(re.search(r"Pages: +(\d+)", run("pdfinfo", place / "lab/lab.pdf"))[1] == count, "slides of a playlist are not its frames")

    # The title set in the slides' own letters: no font has to be made for any of its signs.
    tex = next((place / "wild").glob("*.tex"))
    titled = tex.with_name("titled.tex")
    titled.write_text(tex.read_text().replace("\\begin{document}", "\\begin{document}\\frame{\\titlepage}"))
    run("env", "MKTEXPK=0", "pdflatex", "-halt-on-error", "-interaction=nonstopmode", titled.name, cwd=titled.parent)
    check("Type 3" not in run("pdffonts", titled.with_suffix(".pdf")), "a title wants fonts that are not installed")
    check("50% of $" in words(titled.with_suffix(".pdf"), 1), "the dollar of a title is not set")


with tempfile.TemporaryDirectory() as temporary:
    documents(pathlib.Path(temporary))
    slides(pathlib.Path(temporary))
for fault in faults:
    print("FAILED:", fault)
print(f"{checked} checks, {len(faults)} failed")
sys.exit(1 if faults or not checked else 0)
