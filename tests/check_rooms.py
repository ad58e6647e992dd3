#!/usr/bin/env python3
"""Fails on an include that breaks the map of the rooms, and on numbers in core/ that differ between C libraries:
check_rooms.py SRC"""
import pathlib, re, sys

# Who may include whom, besides itself. The same map stands in src/README.md and src/CMakeLists.txt.
ROOMS = {
    "core": set(),
    "picture": {"core"},
    "lesson": {"core", "picture"},
    "files": {"core", "lesson"},
    "export": {"core", "picture", "lesson", "files"},
    "session": {"core", "picture", "lesson"},
    "app": {"core", "picture", "lesson", "files", "session", "export"},
    "cli": {"core", "picture", "lesson", "files", "export"},
    ".": {"app", "cli", "files"},  # main
}

# A library is known to one room; the rest of the house sees that room's own types.
LIBRARIES = {
    r"toml\+\+/": {"lesson"},
    r"CLI/": {"cli"},
    r"SFML/|imgui|GL/": {"app"},
    r"cairo|hb|zlib\.h|libdeflate|zip\.h|pugixml": {"export"},
    r"ft2build": {"picture", "export"},  # widths and outlines; the faces that cairo sets text in
}

# core/ stands on the standard library alone, but for one wish to the system about large pages and the compiler's own
# names for stores past the caches.
STANDARD_ONLY = {"core"}
SYSTEM_HEADERS = {"sys/mman.h", "immintrin.h"}

# What the standards leave to the C library or the compiler in its last bits. core/portable_math.hpp has some of them.
DIFFERS = re.compile(r"(?<![\w.])(?:std::)?((?:exp|expm1|exp2|log|log2|log10|log1p|pow|cbrt|hypot|sin|cos|tan|asin|acos|atan"
                     r"|atan2|sinh|cosh|tanh|erfc?|[tl]gamma|lerp)\(|\w+_distribution\b|long double\b)")
SAME_EVERYWHERE = {"core"}


def main():
    source = pathlib.Path(sys.argv[1])
    faults, seen = [], 0
    for file in sorted(source.rglob("*.?pp")):
        room = file.relative_to(source).parts[0] if file.parent != source else "."
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
            for pattern, owners in LIBRARIES.items():
                if re.match(pattern, path) and room not in owners:
                    faults.append(f"{place}: only {', '.join(sorted(owners))}/ knows this library")
            if room in STANDARD_ONLY and kind == "<" and path not in SYSTEM_HEADERS and ("/" in path or "." in path):
                faults.append(f"{place}: {room}/ uses the standard library only")
    print("\n".join(faults))
    print(f"{seen} includes read, {len(faults)} faults")
    return 1 if faults or not seen else 0


if __name__ == "__main__":
    sys.exit(main())
