#!/usr/bin/env python3
"""Installs the Debian package of a build on a clean system like this one: clean_package.py CPACK BUILD CHECK FOLDER

CHECK is tests/packaging/check_system.py, which uses the package there and removes it again. Ends with 77, which CTest
takes for skipped, where such a system cannot be made.
"""
import os, pathlib, shutil, subprocess, sys

from clean_system import SUITES, make


def suite_here():
    facts = dict(line.split("=", 1) for line in pathlib.Path("/etc/os-release").read_text().splitlines() if "=" in line)
    return facts.get("VERSION_CODENAME", "").strip('"')


def main():
    cpack, build, check, folder = sys.argv[1:]
    suite = suite_here()
    if os.geteuid() or suite not in SUITES or not all(map(shutil.which, ("debootstrap", "unshare", "dpkg-shlibdeps"))):
        print("a package is tried by root, on a system that debootstrap makes")
        return 77
    root, packed = pathlib.Path(folder, f"{suite}-package"), pathlib.Path(folder, "package")
    for old in root, packed:
        shutil.rmtree(old, ignore_errors=True)
    subprocess.run([cpack, "--config", f"{build}/CPackConfig.cmake", "-B", packed], check=True)
    [package] = packed.glob("*.deb")
    make(suite, root)
    status = subprocess.run([sys.executable, "-B", check, root, package]).returncode
    shutil.rmtree(root)
    return status


if __name__ == "__main__":
    sys.exit(main())
