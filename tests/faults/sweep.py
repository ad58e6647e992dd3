#!/usr/bin/env python3
"""Refuses calls of the program one after the other and looks at what is left: sweep.py PROGRAM INJECTOR [OPTION...]

Each run is to end with 0 and the bytes of a run without a fault, or with 1 and one line that says what failed: then all
that was there is there as it was, and nothing else.
"""
import argparse, collections, concurrent.futures, os, pathlib, shutil, sys, tempfile

from watched_run import KINDS, Case, Watched, verdict

FORMATS = "png svg pdf html pptx beamer mp4 webm gif".split()
NEED_FFMPEG = {"mp4", "webm", "gif"}
LESSON = """title = "Grüße, ∑ and <b>R&D</b>"
summary = "Nothing but a run."
[recipe]
size = 5
corners = [3, 1, -1, -2]
[look]
theme = "dark"
[[stop]]
at = "start"
say = "First *this* & `that`: √2 ≤ 2."
[[stop]]
at = 3
say = "Then ₂."
ask = "height"
"""


def cases(has_ffmpeg):
    """A command for each thing that the program does, and how much of the sweep it gets."""
    yield Case("check", ["check", "t.toml"], None)
    yield Case("trace", ["trace", "t.toml"], None)
    for kind in ["png", "pgm", "obj", "stl", "glb", "csv", "r16", "r32"]:
        yield Case("terrain ." + kind, ["terrain", "t.toml", "--quiet", "--out", "out." + kind], "out." + kind)
    in_bands = ["--quiet", "--set", "size=513", "--out", "out.png"]
    yield Case("terrain of several bands", ["terrain", "t.toml", *in_bands], "out.png")
    yield Case("terrain in memory", ["terrain", "t.toml", "--set", "edge=mirror", *in_bands], "out.png")
    for format in FORMATS:
        if format in NEED_FFMPEG and not has_ffmpeg:
            continue
        small = ["--format", format, "--size", "160x120", "--steps", "3..4", "--quiet", "--out", "out"]
        yield Case(format, ["export", "t.toml", *small], "out")
    large = ["--size", "160x120", "--steps", "8450", "--set", "size=129", "--quiet", "--out", "out"]
    for format in ["png", "svg", "pdf"]:
        yield Case(format + " of a large map", ["export", "t.toml", "--format", format, *large], "out")
    transparent = ["--transparent", "--size", "320x240", "--steps", "3", "--quiet", "--out", "out"]
    yield Case("transparent png", ["export", "t.toml", "--format", "png", *transparent], "out")
    course = ["--all", "--format", "html", "--quiet", "--set", "size=3", "--set", "preset=[]", "--out", "out"]
    yield Case("course", ["export", *course], "out")


def samples(calls, most, offset):
    """The numbers of the calls to refuse: all, or every so many-th."""
    every = max(1, -(-calls // most))
    return range(1 + offset % every, calls + 1, every), every


def main():
    words = argparse.ArgumentParser()
    words.add_argument("program", type=pathlib.Path)
    words.add_argument("injector", type=pathlib.Path)
    words.add_argument("--kinds", nargs="*", default=KINDS, choices=KINDS)
    words.add_argument("--cases", nargs="*", help="all others are left out")
    words.add_argument("--most", type=int, default=60, help="refused calls of one kind, case and way; 0: all")
    words.add_argument("--errno", help="the number of the error; 0 sets none")
    words.add_argument("--from-load", action="store_true", help="what is done before main counts as well")
    words.add_argument("--jobs", type=int, default=os.cpu_count())
    asked = words.parse_args()

    with tempfile.TemporaryDirectory(prefix="faults-") as folder, \
            concurrent.futures.ThreadPoolExecutor(asked.jobs) as pool:
        root = pathlib.Path(folder)
        environment = {} if asked.errno is None else {"FAULT_ERRNO": asked.errno}
        if asked.from_load:
            environment["FAULT_FROM"] = "load"
        watched = Watched(asked.program.resolve(), asked.injector.resolve(), root, LESSON, environment)
        known = [case for case in cases(shutil.which("ffmpeg")) if not asked.cases or case.name in asked.cases]
        list(pool.map(watched.learn, known))

        runs, sampled = [], collections.Counter()
        for offset, case in enumerate(known):
            for kind in asked.kinds:
                numbers, every = samples(case.calls[kind], asked.most or case.calls[kind] or 1, 7 * offset)
                sampled[kind] = max(sampled[kind], every)
                for position, number in enumerate(numbers):
                    for lasts in (False, True):
                        runs.append((case, kind, number, lasts, (position + lasts) % 2 == 1))
        tried, failed, seen = collections.Counter(), collections.Counter(), collections.Counter()
        for run, outcome in zip(runs, pool.map(lambda run: watched.refuse(*run), runs)):
            case, kind, number, lasts, is_forced = run
            if not outcome.refused:
                continue  # with several threads not every run makes as many calls
            tried[kind] += 1
            fault = verdict(case, outcome, is_forced)
            if fault is None:
                continue
            failed[kind] += 1
            seen[case.name, kind, fault] += 1
            if seen[case.name, kind, fault] <= 2:
                way = "from there on" if lasts else "once"
                print(f"FAILED: {case.name}{' --force' if is_forced else ''}, {kind} {number} of {case.calls[kind]} "
                      f"{way}: {fault}", flush=True)

    for (name, kind, fault), times in seen.most_common():
        if times > 2:
            print(f"  {times} times: {name}, {kind}: {fault}")
    for kind in asked.kinds:
        how = "every call" if sampled[kind] <= 1 else f"at most every {sampled[kind]}th call of a command"
        print(f"{kind}: {tried[kind]} tried ({how}, once and from there on), {failed[kind]} failed")
    print(f"{sum(tried.values())} faults tried, {sum(failed.values())} failed")
    return 1 if failed or not tried else 0


sys.exit(main())
