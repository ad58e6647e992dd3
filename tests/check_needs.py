#!/usr/bin/env python3
"""Fails where setup/needs and vcpkg.json do not name the same ports, or CMake and vcpkg.json not the same version:
check_needs.py SOURCE
"""
import json, pathlib, re, sys

source = pathlib.Path(sys.argv[1])
rows = [line.split("#")[0].split() for line in (source / "setup/needs").read_text().splitlines()]
needed = {row[3] for row in rows if row and row[0] == "build" and row[3] != "-"}
manifest = json.loads((source / "vcpkg.json").read_text())
listed = {one if isinstance(one, str) else one["name"] for one in manifest["dependencies"]}
version = re.search(r"project\(\w+ VERSION (\S+)", (source / "CMakeLists.txt").read_text()).group(1)

faults = [f"setup/needs has {port} and vcpkg.json has not" for port in sorted(needed - listed)]
faults += [f"vcpkg.json has {port} and setup/needs has not" for port in sorted(listed - needed)]
if manifest["version"] != version:
    faults.append(f"vcpkg.json is of version {manifest['version']} and CMakeLists.txt of {version}")
print("\n".join(faults) or f"{len(listed)} ports")
sys.exit(bool(faults) or not listed)
