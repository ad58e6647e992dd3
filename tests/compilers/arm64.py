#!/usr/bin/env python3
"""A processor of another kind gives the same bytes: arm64.py LOZENGE FOLDER

Builds the tracer for arm64 in FOLDER and compares what it writes in an emulator with what LOZENGE writes and with the
hashes of known traces. Ends with 77, which CTest takes for skipped, where the compiler or the emulator is missing.
"""
import pathlib, shlex, shutil, subprocess, sys

HERE = pathlib.Path(__file__).resolve().parent
GOLDEN = HERE.parent / "golden"


def main():
    lozenge, folder = sys.argv[1:]
    for program, package in (("aarch64-linux-gnu-g++", "g++-aarch64-linux-gnu"), ("qemu-aarch64", "qemu-user")):
        if not shutil.which(program):
            print(f"there is no {program} here, which Debian has in {package}")
            return 77
    subprocess.run(["cmake", "-G", "Ninja", "-S", HERE / "arm64", "-B", folder, "-DCMAKE_BUILD_TYPE=Release",
                    "-DCMAKE_CXX_COMPILER=aarch64-linux-gnu-g++"], check=True)
    subprocess.run(["cmake", "--build", folder], check=True)

    tracer = ["qemu-aarch64", f"{folder}/lozenge_tracer"]
    steps = [
        [GOLDEN / "known_traces.py", GOLDEN, *tracer],
        [GOLDEN / "same_bytes.py", GOLDEN, shlex.quote(lozenge), shlex.join(tracer)],
    ]
    return max([subprocess.run([sys.executable, *step]).returncode for step in steps])


if __name__ == "__main__":
    sys.exit(main())
