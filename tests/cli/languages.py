#!/usr/bin/env python3
"""Shows lessons in other languages with the real program: languages.py LOZENGE

Every phrase is wrapped in marks, as if that were a language: then what stands in a picture or a page without marks was
never asked for in the language of the look. Files of words that do not fit their lesson are told by `lozenge check`.
"""
import json, os, pathlib, re, subprocess, sys, tempfile, tomllib, xml.etree.ElementTree as tree

PROGRAM = os.path.abspath(sys.argv[1])
SOURCE = pathlib.Path(__file__).resolve().parents[2]
faults = []
checks = 0

# Names that are the same in every language: keys and values of a recipe, which are typed, signs, and pseudo-code.
NAMES = set("""
    amp ancestors clamp constant edge fixed gaussian glibc half hash hurst int lcg level matlab mean midpoint mirror mod msvc
    mt mul playfuljs positive quot random ratio symmetric terrain-generator textbook three two value workshop wrap zero seed
    kB MB GB TB PB ms stride size cos sin NW NE SW SE by name
""".split())
FIGURES = {
    "step": [], "whole": [], "storyboard": [], "profile": [], "lineage": [], "levels": [], "normals": [], "strips": [],
    "vary": ["key=edge", "values=three,wrap,constant"], "compare": ["side=edge=three", "side=edge=wrap", "rows=relief,difference"],
    "many": ["seeds=3"],
}


def check(holds, what):
    global checks
    checks += 1
    if not holds:
        faults.append(what)


def run(*arguments, data=None):
    environment = {**os.environ, **({"LOZENGE_DATA_DIR": str(data)} if data else {})}
    return subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, timeout=120, stdin=subprocess.DEVNULL,
                          env=environment)


def export(*arguments, data):
    result = run("export", *arguments, "--quiet", "--force", data=data)
    check(result.returncode == 0, f"{' '.join(map(str, arguments))}: {result.stderr[:200]!r}")


def wrapped(phrase):
    return "\u00ab" + phrase.split("|")[0] + "\u00bb"


def marked_data(folder):
    """The data of the program with one more language, in which each phrase stands in marks."""
    data = folder / "data"
    (data / "assets" / "words").mkdir(parents=True)
    (data / "lessons").symlink_to(SOURCE / "lessons")
    for part in (SOURCE / "assets").iterdir():
        if part.name != "words":
            (data / "assets" / part.name).symlink_to(part)
    phrases = tomllib.loads((SOURCE / "assets/words/de.toml").read_text())["phrases"]
    lines = [f"{json.dumps(phrase, ensure_ascii=False)} = {json.dumps(wrapped(phrase), ensure_ascii=False)}" for phrase in phrases]
    (data / "assets/words/xx.toml").write_text("[phrases]\n" + "\n".join(lines) + "\n")
    return data


def unmarked(text):
    """Words outside of marks; phrases with others inside them stand in marks twice."""
    while (inner := re.sub("\u00ab[^\u00ab\u00bb]*\u00bb", " ", text)) != text:
        text = inner
    return [word for word in re.findall(r"[A-Za-z][A-Za-z-]+", text) if word not in NAMES]


def texts_of(picture):
    """Of an SVG, as one text for each line: a sentence is broken over several."""
    words = []
    for element in tree.parse(picture).iter():
        if element.tag.endswith("}text") or element.tag.endswith("}title") or element.tag.endswith("}desc"):
            words.append("".join(element.itertext()))
    return words


def no_english_in_pictures(data, folder):
    lesson = folder / "bare.toml"
    lesson.write_text('title = "5"\n[recipe]\nsize = 5\nedge = "three"\n')
    for figure, given in FIGURES.items():
        options = [option for one in given for option in ("--with", one)]
        for size, step in (("1280x720", "6"), ("900x1200", "7"), ("1280x720", "21")):
            out = folder / "out"
            export(lesson, "--format", "svg", "--language", "xx", "--figure", figure, *options, "--steps", step, "--size", size,
                   "--out", out, data=data)
            for picture in out.glob("*.svg"):
                whole = " ".join(texts_of(picture))
                whole = re.sub(r"lozenge \S+bare\.toml[^\u00ab]*", " ", whole)  # the command that opens it
                left = unmarked(whole)
                check(not left, f"{figure} at {size}, step {step} says in English: {left[:12]}")
                check("\u00ab" in whole, f"{figure} at {size} says nothing in the other language")


def no_english_in_pages(data, folder):
    lesson = folder / "bare.toml"
    out = folder / "page.html"
    export(lesson, "--format", "html", "--language", "xx", "--out", out, data=data)
    page = out.read_text()
    check('lang="\u00aben\u00bb"' in page, "the page does not say its language")
    body = re.sub(r"<(script|style|!--).*?(</\1>|-->)", " ", page[page.index("<body>"):], flags=re.DOTALL)
    said = [text for text in re.findall(r">([^<>]+)<", body)] + re.findall(r'(?:title|aria-label)="([^"]*)"', body)
    left = [word for text in said for word in unmarked(text) if word not in ("larr", "rarr", "uarr", "darr", "PgUp", "PgDn",
            "Home", "End", "Esc", "Shift", "hellip", "times")]
    check(not left, f"the page says in English: {left[:12]}")
    words = json.loads(re.search(r'id="words">(.*?)</script>', page).group(1))
    check(words.get("The corners") == wrapped("The corners"), "the page has not the words of its script")
    english = folder / "english.html"
    export(lesson, "--format", "html", "--out", english, data=data)
    check('id="words">{}</script>' in english.read_text(), "an English page has words of another language")
    check('lang="en"' in english.read_text(), "an English page does not say so")


def places_of_words(lesson, words):
    """What is told of a text names the file that it stands in, and its place there."""
    lesson.write_text("""title = "A bay"
[recipe]
size = 3
[[stop]]
at = "end"
title = "Nine"
say = "Done."
note = "The square step."
[stop.ask]
question = "What?"
choices = ["this", "that"]
answer = 1
why = "So."
""")

    def told(text):
        words.write_text(text)
        lines = run("check", lesson).stderr.decode().splitlines()
        return [line.removeprefix(f"{words.parent}/") for line in lines if " texts are missing " not in line]

    own = 'bay.toml:8:8: warning: "square step" in note does not follow'
    for text, place in (
        ('[[stop]]\nnote = "Ein Diamond-Schritt"\n', '2:8: warning: "Diamond-Schritt" in note'),
        ('[[stop]]\n[stop.ask]\nwhy = "Ein Diamond-Schritt"\n', '3:7: warning: "Diamond-Schritt" in why'),
        ('[[stop]]\n[stop.ask]\nquestion = "Ein Diamond-Schritt"\n', '3:12: warning: "Diamond-Schritt" in question'),
        ('[[stop]]\n[stop.ask]\nchoices = ["dies", "Diamond-Schritt"]\n', '3:20: warning: "Diamond-Schritt" in choices'),
        ('[[stop]]\n[stop.ask]\nquestion = "' + "Wort " * 200 + '"\n', "3:12: question is too long by"),
        ('[[stop]]\n[stop.ask]\nwhy = "' + "Wort " * 200 + '"\n', "3:7: why is too long by"),
    ):
        lines = told(text)
        check(any(line.startswith(f"bay.de.toml:{place}") for line in lines), f"of {text[:50]!r} it is told {lines}")
        check(sum("square step" in line for line in lines) <= 1 and all(line.startswith(own) for line in lines if "square step" in line),
              f"the lesson's own words are told as those of {lines}")


def words_that_do_not_fit(folder):
    lesson = folder / "bay.toml"
    plain = 'title = "A bay"\n[recipe]\nsize = 3\n[[stop]]\nat = "end"\ntitle = "Nine"\nsay = "{=9} points, {=0.5} high."\n'
    lesson.write_text(plain)
    words = folder / "bay.de.toml"

    def checked(text):
        words.write_text(text)
        result = run("check", lesson)
        return result.returncode, result.stderr.decode()

    status, said = checked('title = "Bucht"\n[[stop]]\ntitle = "Neun"\nsay = "9 Punkte, 0.5 hoch."\n')
    check(status == 0 and "bay.de.toml" not in said, f"whole words are refused: {said!r}")
    status, said = checked('title = "Bucht"\n[[stop]]\ntitle = "Neun"\nsay = "9 Punkte, 0,5 hoch."\n')
    check(status == 0 and "bay.de.toml" not in said, f"a decimal comma is refused: {said!r}")
    alone = run("check", words)
    check(alone.returncode == 0 and b"ok, the words of" in alone.stdout, f"words that are named alone: {alone}")
    both = run("check", lesson, words)
    check(both.returncode == 0 and both.stdout.count(b": ok") == 1, f"words that are named with their lesson: {both}")
    status, said = checked('title = "Bucht"\n[[stop]]\ntitle = "Neun"\nsay = "8 Punkte, 0.5 hoch."\n')
    check(status == 2 and "bay.de.toml:4:7: stop 1 say has other numbers" in said, f"another number is let through: {said!r}")
    alone = run("check", words)
    check(alone.returncode == 2 and b"bay.de.toml:4:7: stop 1 say has other numbers" in alone.stderr,
          f"wrong words that are named alone: {alone}")
    check(" 9 is missing and 8 is not in the lesson" in said, f"the numbers are not told: {said!r}")
    status, said = checked('[[stop]]\nsay = "9 Punkte, 0.5 hoch."\n')
    check(status == 0 and "2 of 3 texts are missing" in said and "title, stop 1 title" in said, f"what is missing is not told: {said!r}")
    status, said = checked('[[stop]]\n[[stop]]\n')
    check(status == 2 and "bay.de.toml:2:1: the lesson has no stop 2" in said, f"a stop too many is let through: {said!r}")
    status, said = checked('[[stop]]\nsay = "9 0.5 Der Diamond-Schritt"\n')
    check("write {Diamond}-Schritt" in said, f"a phase without braces is not told: {said!r}")
    status, said = checked('[[stop]]\ntitle = "' + "sehr lang " * 5 + '"\n')
    check("bay.de.toml:2:9: warning: title has 50 letters" in said, f"a long title is not told: {said!r}")

    places_of_words(lesson, words)
    lesson.write_text(plain)
    words.write_text('title = "Bucht"\n[[stop]]\ntitle = "Neun \u00c4pfel"\n')
    out = folder / "bay"
    export(lesson, "--format", "svg", "--language", "de", "--steps", "stops", "--out", out, data=None)
    check("Neun \u00c4pfel" in (out / "index.json").read_text(), "the translated title is not shown")
    refused = run("export", lesson, "--format", "svg", "--language", "dee", "--out", folder / "never")
    check(refused.returncode == 2 and b'did you mean "de"' in refused.stderr, f"--language dee: {refused.stderr!r}")


with tempfile.TemporaryDirectory() as place:
    scratch = pathlib.Path(place)
    marked = marked_data(scratch)
    no_english_in_pictures(marked, scratch)
    no_english_in_pages(marked, scratch)
    words_that_do_not_fit(scratch)
for fault in faults:
    print(fault)
print(f"{checks} checks, {len(faults)} faults")
sys.exit(bool(faults))
