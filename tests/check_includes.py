#!/usr/bin/env python3
"""Fails where a name of the standard library is used and its header comes by chance: check_includes.py SOURCE

Releases of compilers differ in what their headers bring along. What a header of the house includes counts. Tests take
Catch2 through tests/catch.hpp, which knows its versions.
"""
import pathlib, re, sys

NAMES = {
    "algorithm": r"(ranges::)?(all_of|any_of|clamp|copy|count|count_if|equal|fill|fill_n|find|find_if|lower_bound|max"
                 r"|max_element|min|min_element|minmax|minmax_element|none_of|nth_element|reverse|sort|transform)\(",
    "array": r"array<",
    "bitset": r"bitset<",
    "charconv": r"(from_chars|to_chars)\(",
    "chrono": r"chrono::",
    "cmath": r"(atan2|ceil|cos|exp2|floor|hypot|isfinite|isnan|lround|pow|round|sin|sqrt|trunc)\(",
    "cstdint": r"u?int(8|16|32|64|ptr)_t\b",
    "cstdio": r"(fflush|fprintf|fputs|printf|snprintf)\(",
    "cstdlib": r"(atoi|getenv|strtod)\(",
    "cstring": r"(memcmp|memcpy|memset|strerror)\(",
    "filesystem": r"filesystem::",
    "fstream": r"[io]?fstream\b",
    "functional": r"function<",
    "iterator": r"(back_inserter|next|prev)\(",
    "limits": r"numeric_limits<",
    "map": r"map<",
    "memory": r"(make_shared|make_unique|shared_ptr|unique_ptr)<",
    "mutex": r"(lock_guard|mutex|unique_lock)\b",
    "numeric": r"(accumulate|gcd|iota)\(",
    "optional": r"(optional<|nullopt\b)",
    "set": r"set<",
    "span": r"span<",
    "sstream": r"[io]?stringstream\b",
    "string": r"(string\b|to_string\()",
    "string_view": r"string_view\b",
    "thread": r"j?thread\b",
    "utility": r"(exchange\(|pair<)",
    "variant": r"(variant<|visit\()",
    "vector": r"vector<",
}

root = pathlib.Path(sys.argv[1])
texts = {file: file.read_text() for room in ("src", "tests") for file in (root / room).rglob("*.?pp")}


def included(file, seen):
    """The headers of the standard library that come with a file of the house."""
    if file in seen or file not in texts:
        return set()
    seen.add(file)
    found = set()
    for kind, path in re.findall(r'^\s*#\s*include\s*([<"])([^>"]+)', texts[file], re.M):
        found |= {path} if kind == "<" else set().union(
            *(included(place / path, seen) for place in (file.parent, root / "src", root / "tests")))
    return found


faults = []
for file, text in sorted(texts.items()):
    code = re.sub(r"//.*", "", text)
    has = included(file, set())
    faults += [f"{file}: uses what <{header}> has, and does not include it"
               for header, names in NAMES.items() if header not in has and re.search(r"\bstd::" + names, code)]
    if "catch2/" in text and file.name not in ("catch.hpp", "main.cpp"):
        faults.append(f'{file}: include "catch.hpp", not that of one version of Catch2')
print("\n".join(faults) or f"{len(texts)} files")
sys.exit(bool(faults) or not texts)
