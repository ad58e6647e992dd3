#!/usr/bin/env python3
"""Fails on an include that breaks the map of the rooms and their floors, on numbers in core/, analysis/ and terrain/ that
differ between C libraries, and on folders, files and functions that have grown too large: check_rooms.py SRC"""
import pathlib, re, sys

# Who may include whom, besides itself. The same map stands in src/README.md and src/CMakeLists.txt.
ROOMS = {
    "core": set(),
    "analysis": {"core"},
    "terrain": {"core", "analysis"},
    "picture": {"core", "analysis"},
    "lesson": {"core", "analysis", "picture"},
    "survey": {"core", "analysis", "terrain", "lesson", "picture"},
    "show": {"core", "analysis", "terrain", "picture", "lesson", "survey"},
    "files": {"core", "picture", "lesson"},
    "export": {"core", "analysis", "terrain", "picture", "lesson", "survey", "show", "files"},
    "session": {"core", "analysis", "terrain", "picture", "lesson", "survey", "show"},
    "app": {"core", "analysis", "terrain", "picture", "lesson", "survey", "show", "files", "session", "export"},
    "cli": {"core", "analysis", "terrain", "picture", "lesson", "survey", "show", "files", "session", "export"},
    ".": {"app", "cli", "files", "lesson"},  # main
}

# The floors of a room, and which others of them each may include, besides what lies in the room itself.
FLOORS = {
    "core/noise": set(),
    "lesson/text": set(),
    "lesson/keys": {"lesson/text"},
    "lesson/figures": {"lesson/keys", "lesson/text"},
    "lesson/lint": {"lesson/text"},
    "core/variants": {"core/noise"},
    "picture/text": set(),
    "picture/kit": {"picture/text"},
    "picture/code": {"picture/text"},
    "picture/board": {"picture/kit", "picture/text"},
    "picture/relief": {"picture/kit", "picture/text"},
    "picture/pages": {"picture/board", "picture/kit", "picture/relief", "picture/text"},
    "picture/figures": {"picture/board", "picture/code", "picture/figures/family", "picture/figures/mesh", "picture/figures/sides", "picture/kit", "picture/relief", "picture/text"},
    "picture/figures/family": {"picture/board", "picture/figures", "picture/kit", "picture/relief", "picture/text"},
    "picture/figures/mesh": {"picture/board", "picture/figures", "picture/kit", "picture/relief", "picture/text"},
    "picture/figures/sides": {"picture/board", "picture/figures", "picture/kit", "picture/relief", "picture/text"},
    "files/disk": set(),
    "files/library": {"files/disk"},
    "export/text": set(),
    "export/raster": {"export/text"},
    "export/svg": {"export/raster", "export/text"},
    "export/pdf": {"export/raster", "export/text"},
    "export/pptx": {"export/raster", "export/text"},
    "export/html": {"export/raster", "export/svg", "export/text"},
    "export/film": {"export/raster", "export/text"},
    "export/terrain": {"export/raster", "export/text"},
    "session/run": set(),
    "session/question": {"session/run"},
    "session/recipe": {"session/run", "session/question"},
    "session/comparison": {"session/run", "session/recipe"},
    "session/view": {"session/run", "session/question"},
    "app/imgui_sfml": set(),
    "app/loop": set(),
    "app/ui": set(),
    "app/gl": set(),
    "app/presenter": set(),
    "app/relief": {"app/gl", "app/ui"},
    "app/ground": {"app/gl", "app/relief"},
    "app/stage": {"app/ground", "app/relief", "app/ui"},
    "app/panels": {"app/stage", "app/ui"},
}

# A library is known to one room, or to one file of it; the rest of the house sees that room's own types.
LIBRARIES = {
    r"toml\+\+/": {"lesson/text/toml_text.cpp"},
    r"CLI/": {"cli"},
    r"glm/": {"app", "session"},
    r"SFML/|imgui|GL/": {"app"},
    r"ft2build|hb|zlib\.h|libdeflate|nlohmann": {"export"},
}

# core/, analysis/ and terrain/ stand on the standard library alone, but for one wish to the system about large pages and
# the compiler's own names for stores past the caches.
STANDARD_ONLY = {"core", "analysis", "terrain"}
SYSTEM_HEADERS = {"sys/mman.h", "immintrin.h"}

# What decides a picture or a command also runs where there is no disk and no thread, in a browser: files/ reads and writes for
# it. But terrain/ makes whole terrains, on all cores.
PURE = {"core", "analysis", "terrain", "lesson", "picture", "survey", "show", "session"}
OF_DISK = {"filesystem", "fstream", "cstdio", "stdio.h", "unistd.h", "fcntl.h", "dirent.h"}
OF_THREADS = {"thread", "mutex", "shared_mutex", "condition_variable", "future", "atomic", "semaphore", "latch", "barrier", "stop_token"}
MAY_HAVE_THREADS = "terrain"

# What the standards leave to the C library or the compiler in its last bits. core/noise/portable_math.hpp has some of them.
DIFFERS = re.compile(r"(?<![\w.])(?:std::)?((?:exp|expm1|exp2|log|log2|log10|log1p|pow|cbrt|hypot|sin|cos|tan|asin|acos|atan"
                     r"|atan2|sinh|cosh|tanh|erfc?|[tl]gamma|lerp)\(|\w+_distribution\b|long double\b)")
SAME_EVERYWHERE = {"core", "analysis", "terrain"}


MOST_FILES = 34  # of a folder, and
MOST_LINES = 350  # of a file, which is a subject, and
MOST_OF_FUNCTION = 60  # from its signature to its closing brace: what grows beyond is divided


# How many lines of code each room may have. A count may fall freely, and then this table follows it down. Whoever raises
# one names here, beside the number, the feature that pays for it.
MOST_OF_CODE = {
    "core": 1868,
    "analysis": 532,
    "terrain": 683,
    "picture": 8015,
    "lesson": 2874,
    "survey": 770,
    "show": 602,
    "files": 1122,
    "export": 3334,
    "session": 2106,
    "cli": 1165,
    "app": 5294,
    ".": 24,
}

COMMENTS = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)


def lines_of_code(file):
    """No blank lines, comments, directives or lone punctuation: braces and short lines change nothing."""
    lines = (line.strip() for line in COMMENTS.sub("", file.read_text()).splitlines())
    return sum(1 for line in lines if line and line[0] != "#" and not re.fullmatch(r"[{}();,\[\]]*", line))


def grown(source):
    counts = dict.fromkeys(ROOMS, 0)
    for file in source.rglob("*.?pp"):
        counts[file.relative_to(source).parts[0] if file.parent != source else "."] += lines_of_code(file)
    for room, count in counts.items():
        if count > MOST_OF_CODE[room]:
            yield f"{room}/ has {count} lines of code, more than the {MOST_OF_CODE[room]} of MOST_OF_CODE: what pays for them?"
    print(f"{sum(counts.values())} lines of code")


def strangers(source):
    for file in sorted(path for path in source.rglob("*") if path.is_file()):
        if file.suffix not in {".cpp", ".hpp", ".h"} and file.name not in {"CMakeLists.txt", "README.md"}:
            yield f"{file}: is neither code nor what builds and describes it"


# Strings over several lines, and comments, which read like anything.
NO_CODE = re.compile(r'R"(\w*)\(.*?\)\1"|//[^\n]*', re.DOTALL)
# The lines before a signature: blank ones, directives, labels, and the end of another declaration.
BEFORE_SIGNATURE = re.compile(r"\s*(#.*)?$|.*[;:{}]\s*$")
SIGNATURE = re.compile(r".*\(.*(\)|\bconst|\bnoexcept|\boverride|\bfinal|-> .*|:.*\})\s*$", re.DOTALL)


def functions(file):
    """The first and the last line of each function that is longer than a line, and its name with what it takes. As
    clang-format has it, the braces of bodies stand alone, at the indentation of the signature."""
    lines = NO_CODE.sub(lambda found: "\n" * found[0].count("\n"), file.read_text()).split("\n")
    for opening in (at for at, line in enumerate(lines) if line.strip() == "{"):
        first = opening - 1  # it may end with a brace itself: that of an initialiser
        while first > 0 and not BEFORE_SIGNATURE.match(lines[first - 1]):
            first -= 1
        if SIGNATURE.match("\n".join(lines[first:opening])):
            yield first, lines.index(lines[opening].replace("{", "}"), opening), lines[first].strip()


def sizes(source):
    for folder in [source, *(path for path in sorted(source.rglob("*")) if path.is_dir())]:
        files = list(folder.glob("*.?pp"))
        if len(files) > MOST_FILES:
            yield f"{folder}: {len(files)} files are more than {MOST_FILES}: it wants floors"
        for file in files:
            if (lines := len(file.read_text().splitlines())) > MOST_LINES:
                yield f"{file}: {lines} lines are more than {MOST_LINES}"


def main():
    source = pathlib.Path(sys.argv[1])
    faults, seen, bodies = [*strangers(source), *sizes(source), *grown(source)], 0, 0
    for file in sorted(source.rglob("*.?pp")):
        room = file.relative_to(source).parts[0] if file.parent != source else "."
        floor = str(file.parent.relative_to(source))
        for first, last, signature in functions(file):
            bodies += 1
            if (lines := last - first + 1) > MOST_OF_FUNCTION:
                faults.append(f"{file}:{first + 1}: {lines} lines are more than {MOST_OF_FUNCTION}: {signature}")
        for number, line in enumerate(file.read_text().splitlines(), 1):
            differing = DIFFERS.search(line.split("//")[0])
            if differing and room in SAME_EVERYWHERE:
                faults.append(f"{file}:{number}: {differing[1]} has other bits elsewhere: heights must have the same")
            include = re.match(r'\s*#\s*include\s*([<"])([^>"]+)[>"]', line)
            if not include:
                continue
            seen += 1
            kind, path = include.groups()
            place = f"{file}:{number}: {path}"
            other = path.split("/")[0]
            if kind == '"' and other in ROOMS and other != room and other not in ROOMS[room]:
                faults.append(f"{place}: {room}/ must not include {other}/")
            below = str(pathlib.PurePath(path).parent)
            if kind == '"' and {floor, below} <= FLOORS.keys() and floor != below and other == room and below not in FLOORS[floor]:
                faults.append(f"{place}: {floor}/ must not include {below}/")
            for pattern, owners in LIBRARIES.items():
                if re.match(pattern, path) and not {room, str(file.relative_to(source))} & owners:
                    faults.append(f"{place}: only {', '.join(sorted(owners))} knows this library")
            if kind == "<" and room in PURE and path in OF_DISK:
                faults.append(f"{place}: {room}/ touches no disk: files/ does")
            if kind == "<" and room in PURE - {MAY_HAVE_THREADS} and path in OF_THREADS:
                faults.append(f"{place}: {room}/ knows of no threads")
            if room in STANDARD_ONLY and kind == "<" and path not in SYSTEM_HEADERS and ("/" in path or "." in path):
                faults.append(f"{place}: {room}/ uses the standard library only")
    print("\n".join(faults))
    print(f"{seen} includes and {bodies} functions read, {len(faults)} faults")
    return 1 if faults or not seen or not bodies else 0


if __name__ == "__main__":
    sys.exit(main())
