#!/usr/bin/env python3
"""Makes the Debian package of a build, asks lintian, unpacks it and tries it: check_package.py CPACK BUILD"""
import os, pathlib, subprocess, sys, tempfile

from installed import faults, run

cpack, build = sys.argv[1:]
with tempfile.TemporaryDirectory() as folder:
    run(cpack, "--config", f"{build}/CPackConfig.cmake", "-B", folder)
    [package] = pathlib.Path(folder).glob("*.deb")

    as_root = ["--allow-root"] if os.geteuid() == 0 else []
    lintian = subprocess.run(["lintian", *as_root, "--fail-on", "error,warning", package])
    found = ["lintian has objections"] if lintian.returncode else []
    if "libc6" not in run("dpkg-deb", "--field", package, "Depends"):
        found.append("the package does not name the libraries it depends on")

    unpacked = pathlib.Path(folder, "unpacked")
    run("dpkg-deb", "--extract", package, unpacked)
    run("desktop-file-validate", unpacked / "usr/share/applications/lozenge.desktop")
    found += faults(unpacked / "usr")
print("\n".join(found))
sys.exit(bool(found))
