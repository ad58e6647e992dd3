#!/usr/bin/env python3
"""Every phrase that the source asks for has its line in each file of assets/words/, no line is left that nobody asks for,
and the places for values are the same in both.

    words.py FOLDER             what differs; FOLDER holds src/ and assets/
    words.py FOLDER --list      the phrases
"""

import pathlib
import re
import sys
import tomllib

LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')
LITERALS = re.compile(r'"(?:[^"\\]|\\.)*"(?:\s*"(?:[^"\\]|\\.)*")*')
PLACE = re.compile(r"\{[a-z0-9]+\}")

# Calls whose texts are phrases, and tables whose explanations are said somewhere else.
CALL = re.compile(
    r"\b(?:tr|phrase|teller\.tell|teller\.goOn|heading|paragraph|explain|showHint|showEntry|showWords)\("
    r"|\b(?:Phrase|std::array<std::string, 2> \w+)\{"
)
CALL_WITH_NAME = re.compile(r"\b(?:plainButton|mainButton|showStopWords)\(")  # its first text is no phrase
LABEL = (
    r"(?:\b(?:(?:labelled|menu|segments|switch|table|number)Row\([\w.]+,|showNumber\(\s*rows,)\s*\{"
    r"|\brows\.(?:label|show)\(|\bshow(?:Row|Switch|Angle|Ends)\(rows,|\.hint =)\s*"
)
CALL_OF_PAGES = re.compile(r"(?<![.\w])(?:said|told)\(")
TABLES = {
    "core/source.hpp": r"\.(?:explanation|answer) =\s*",
    "analysis/many_maps.cpp": r'\{"[a-z-]+",\s*',
    "core/variant.cpp": r"\.explanation = ",
    "core/offset_law.hpp": r'\{"[a-z-]+",\s*',
    "core/amplitudes.cpp": r'\{"[a-z-]+",\s*',
    "core/after.cpp": r'\{"[a-z-]+",\s*',
    "core/noise/noise.cpp": r'\{"[a-z0-9-]+",\s*',
    "core/edge_mode.hpp": r'(?<=",)\s+',
    "core/slips.cpp": r'\{Slip::\w+,\s*"[a-z-]+",\s*',
    "picture/frame.hpp": r'\{"[a-z-]+",\s*',
    "picture/look.hpp": r'\{"[a-z-]+",\s*',
    "picture/manner.cpp": r'\{"[a-z-]+",\s*',
    "picture/palette.cpp": r'    \{"[a-z-]+",\s*',
    "picture/theme.cpp": r'\{"[a-z-]+",\s*',
    "picture/figures/figures.cpp": r'(?:Figure(?:Key)?\{"[a-z-]+",|\.explanation =)\s*',
    "export/format.hpp": r"\.explanation = ",
    "app/panels/export_job.hpp": r'(?:StepsRow\{phrase\("[^"]*"\)|FrameSize\{"[^"]*"),\s*',
    "app/panels/panels.hpp": r'(?:\.label =|\{KeyGroup::\w+,\s*"[^"]*",\s*"[^"]*",)\s*',
    "session/keymap.cpp": r'\{KeyGroup::\w+,\s*"[^"]*",\s*"[^"]*",\s*',
    "lesson/keys/look_keys.cpp": r'\b(?:keyOf|rowKey)\((?="[a-z]+")',
    "lesson/keys/adjusting.cpp": r'^    \{(?=")',
}


def joined(literals):
    text = "".join(LITERAL.findall(literals))
    text = re.sub(r"\\u([0-9a-f]{4})", lambda m: chr(int(m.group(1), 16)), text)
    return text.replace('\\"', '"').replace("\\'", "'")


def inside(text, begin):
    """What stands in a call's own brackets, without what other calls in there have in theirs."""
    depth, at, own = 1, begin, ""
    while depth:
        if text[at] == "'":
            at += 2
        if text[at] == '"':
            literals = LITERALS.match(text, at)
            own += literals.group() if depth == 1 else ""
            at = literals.end()
            continue
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(text[at], 0)
        own += text[at] if depth == 1 else ""
        at += 1
    return own


def phrases_of(folder):
    found = {}
    source = folder / "src"
    for file in sorted(source.rglob("*.[ch]pp")):
        text = file.read_text()
        name = file.relative_to(source).as_posix()
        for call in CALL.finditer(text):
            own = re.sub(r'==\s*"[^"]*"', "", inside(text, call.end()))
            for literals in LITERALS.finditer(own):
                found.setdefault(joined(literals.group()), name)
        for call in CALL_WITH_NAME.finditer(text):
            for literals in list(LITERALS.finditer(inside(text, call.end())))[1:]:
                found.setdefault(joined(literals.group()), name)
        for row in re.finditer(f"{LABEL}({LITERALS.pattern})", text):
            found.setdefault(joined(row.group(1)), name)
        if name in TABLES:
            for row in re.finditer(f"{TABLES[name]}({LITERALS.pattern})", text, re.MULTILINE):
                found.setdefault(joined(row.group(1)), name)
    for file in sorted((folder / "assets" / "player").glob("*.js")):
        text = file.read_text()
        for call in CALL_OF_PAGES.finditer(text):
            for literals in LITERALS.finditer(inside(text, call.end())):
                found.setdefault(joined(literals.group()), file.name)
    for file in sorted((folder / "assets" / "player").glob("*.html")):
        for phrase in re.findall(r"\[\[(.*?)\]\]", file.read_text(), re.DOTALL):
            found.setdefault(" ".join(phrase.split()), file.name)
    return {phrase: file for phrase, file in found.items() if re.search("[A-Za-z]", PLACE.sub("", phrase))}


def main():
    folder = pathlib.Path(sys.argv[1])
    phrases = phrases_of(folder)
    if sys.argv[2:] == ["--list"]:
        for phrase, file in phrases.items():
            print(f"{file}: {phrase}")
        return 0
    faults = [] if phrases else ["no phrase was found in the source"]
    for file in sorted((folder / "assets" / "words").glob("*.toml")):
        said = tomllib.loads(file.read_text())["phrases"]
        for phrase, where in phrases.items():
            if phrase not in said:
                faults.append(f'{file.name} has no line for "{phrase}" of {where}')
            elif set(PLACE.findall(phrase)) != set(PLACE.findall(said[phrase])):
                faults.append(f'{file.name}: "{said[phrase]}" has other places for values than "{phrase}"')
        faults += [f'{file.name}: nobody says "{phrase}"' for phrase in said if phrase not in phrases]
    for fault in faults:
        print(fault)
    return 1 if faults else 0


sys.exit(main())
