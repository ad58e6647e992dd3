#!/usr/bin/env python3
"""A processor that does not multiply and add in one gives the same bytes: without_fma.py LIBM_BITS FOLDER LOZENGE

The GNU C library can be told to do without what this processor has. LIBM_BITS shows whether that changes what the
library gives; where it does not, nothing could be tested, and this ends with 77, which CTest takes for skipped.
"""
import os, pathlib, subprocess, sys

KNOWN_TRACES = pathlib.Path(__file__).resolve().parent.parent / "golden/known_traces.py"
# Each of the two is enough in the versions 2.36 and 2.41.
WITHOUT = dict(os.environ, GLIBC_TUNABLES="glibc.cpu.hwcaps=-FMA,-AVX2")


def main():
    libm_bits, folder, lozenge = sys.argv[1:]
    usual, changed = (subprocess.check_output([libm_bits], env=env) for env in (os.environ, WITHOUT))
    if usual == changed:
        print("this processor or C library has no fused multiplication to do without")
        return 77
    return subprocess.run([sys.executable, KNOWN_TRACES, folder, lozenge], env=WITHOUT).returncode


if __name__ == "__main__":
    sys.exit(main())
