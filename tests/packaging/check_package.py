#!/usr/bin/env python3
"""Makes the Debian package of a build, asks lintian, unpacks it and tries it: check_package.py CPACK BUILD"""
import datetime, gzip, os, pathlib, subprocess, sys, tempfile
from xml.etree import ElementTree

from installed import faults, run


def faults_of_desktop_files(share):
    """What programs of the desktop say about what is there for them."""
    for command in (["desktop-file-validate", "--warn-kde", share / "applications/lozenge.desktop"],
                    ["appstreamcli", "validate", "--no-net", *share.glob("metainfo/*.xml")],
                    ["update-mime-database", share / "mime"]):
        # One of them remarks on a folder that is not among those of the desktop.
        asked = subprocess.run(command, capture_output=True, text=True, env=dict(os.environ, XDG_DATA_DIRS=str(share)))
        if asked.returncode or asked.stderr:
            yield f"{command[0]}: {asked.stdout}{asked.stderr}"
    if "lozenge-lesson+toml:*.lozenge.toml" not in (share / "mime/globs2").read_text():
        yield "lessons have no type of their own"

    version = run(share.parent / "bin/lozenge", "--version").split()[1]
    [metainfo] = share.glob("metainfo/*.xml")
    newest = ElementTree.parse(metainfo).find("releases/release")
    changelog = gzip.open(share / "doc/lozenge/changelog.Debian.gz", "rt").read()
    released = datetime.datetime.strptime(changelog.split(">  ")[1].strip(), "%a, %d %b %Y %H:%M:%S %z").date()
    if (newest.get("version"), newest.get("date")) != (version, str(released)):
        yield f"the newest release is told as {newest.attrib}, and is {version} of {released}"


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
    found += faults(unpacked / "usr")
    found += faults_of_desktop_files(unpacked / "usr/share")
print("\n".join(found))
sys.exit(bool(found))
