#!/usr/bin/env python3
"""Normal numbers and powers of two are what sixty digits say: high_precision.py LOZENGE FOLDER

A recorded noise of our own makes every offset of a trace one normal number, or the amplitude of its level. FOLDER holds
lessons with gaussian offsets, and a trace of each; their offsets and heights are computed again.
"""
import decimal, fractions, json, math, pathlib, random, statistics, subprocess, sys

from decimal import Decimal

decimal.getcontext().prec = 60
PI = Decimal("3.14159265358979323846264338327950288419716939937510582097494459")


def trace(lozenge, lesson, *changes):
    arguments = [part for change in changes for part in ("--set", change)]
    return json.loads(subprocess.run([lozenge, "trace", lesson, *arguments], stdout=subprocess.PIPE, check=True).stdout)


def density(x):
    return (-x * x / 2).exp() / (2 * PI).sqrt()


def share_below(x):
    """One half, and the density times the series x + x^3 / 3 + x^5 / (3 5) + ..."""
    term = total = x
    divisor = 1
    while abs(term) > abs(total) * Decimal("1e-60"):
        divisor += 2
        term *= x * x / divisor
        total += term
    return Decimal("0.5") + density(x) * total


def quantile(u):
    """By Newton's method from the guess of Python's own library."""
    u = min(max(u, 2.0**-54), 1 - 2.0**-53)
    if u == 0.5:
        return Decimal(0)
    x = Decimal(statistics.NormalDist().inv_cdf(u))
    for _ in range(4):
        x += (Decimal(u) - share_below(x)) / density(x)
    return x


def wrong_normals(lozenge, folder):
    random.seed(1)
    shares = [0, 1, 0.5, 0.125, 0.875, 0.25, 2.0**-54, 1 - 2.0**-53, 0.5 - 2.0**-54, *(k / 64 for k in range(1, 64))]
    shares += [random.random() for _ in range(400)] + [2.0 ** random.uniform(-54, -1) for _ in range(300)]
    shares += [random.randrange(1, 2**31 - 1) / (2**31 - 1) for _ in range(300)]
    steps = trace(lozenge, folder / "gaussian_mt19937.toml", "size=33", "corners=[0,0,0,0]", "amplitudes=[1,1,1,1,1]",
                  f"noise={{kind='recorded',values={list(map(float, shares))}}}")["steps"]
    for u, step in zip(shares, steps):
        if abs(Decimal(step["offset"]) - quantile(u)) > Decimal(math.ulp(step["offset"])):
            yield f"normal number of {u!r}: {step['offset']!r}, not {float(quantile(u))!r}"


def wrong_powers(lozenge, folder):
    for hurst in [k / 50 for k in range(101)] + [0.338, 0.63, 0.83, 1.37, 3.7, 17.45, -0.5, -1.7]:
        steps = trace(lozenge, folder / "gaussian_mt19937.toml", "size=5", f"hurst={hurst!r}", "offset=symmetric",
                      "noise={kind='recorded',values=[1.0]}")["steps"]
        expected = float(Decimal(2) ** -Decimal(hurst))
        if steps[-1]["level"] != 1 or steps[-1]["offset"] != expected:
            yield f"2^-{hurst!r}: {steps[-1]['offset']!r}, not {expected!r}"


def wrong_powers_of_rcoe(lozenge, folder):
    random.seed(2)
    for rcoe in [0.2, 0.6, 0.5, 1.5, 1 / 3, 0.0, 1.0, *(random.uniform(0, 1.9) for _ in range(40))]:
        steps = trace(lozenge, folder / "gaussian_mt19937.toml", "variant=matlab", "size=129", f"rcoe={rcoe!r}", "offset=symmetric",
                      "slips=['right-edge','top-draw']" if rcoe > 1 else "slips=['exponent']",
                      "noise={kind='recorded',values=[1.0]}")["steps"]
        found = [offset for _, offset in sorted({(step["level"], step["offset"]) for step in steps})]
        expected = [float(fractions.Fraction(rcoe) ** power) for power in range(7, 0, -1)]
        if found != expected:
            yield f"powers of {rcoe!r}: {found}, not {expected}"


def wrong_heights(lozenge, folder, lesson):
    steps = json.loads(lesson.with_suffix(".json").read_text())["steps"]
    uniforms = trace(lozenge, lesson, "offset=positive", "amplitudes=[1,1,1,1]")["steps"]
    amplitudes = trace(lozenge, lesson, "offset=symmetric", "noise={kind='recorded',values=[1.0]}")["steps"]
    for step, uniform, amplitude in zip(steps, uniforms, amplitudes, strict=True):
        if step["parents"] == [] or len(step["parents"]) == 1:
            continue  # the opposite border is copied
        expected = Decimal(amplitude["offset"]) * quantile(uniform["offset"])
        if abs(Decimal(step["offset"]) - expected) > 2 * Decimal(math.ulp(step["offset"])):
            yield f"{lesson.stem} step {step['step']}: offset {step['offset']!r}, not {float(expected)!r}"
        if step["value"] != step["avg"] + step["offset"]:
            yield f"{lesson.stem} step {step['step']}: {step['value']!r} is not the mean and the offset"


def main():
    lozenge, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    lessons = sorted(folder.glob("gaussian_*.toml"))
    wrong = [*wrong_normals(lozenge, folder), *wrong_powers(lozenge, folder), *wrong_powers_of_rcoe(lozenge, folder)]
    for lesson in lessons:
        wrong += wrong_heights(lozenge, folder, lesson)
    for line in wrong[:20]:
        print(line)
    print(f"{len(wrong)} numbers are wrong")
    return 0 if lessons and not wrong else 1


if __name__ == "__main__":
    sys.exit(main())
