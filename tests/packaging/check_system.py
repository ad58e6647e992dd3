#!/usr/bin/env python3
"""Installs the Debian package on a system, uses it, and removes it again: check_system.py ROOT DEB

ROOT is the folder of the system, as debootstrap makes one. What a user of that system has must be there: lessons,
exports, completion, the manual page, icons, the type of lessons. When the package is removed, no file of it is left.
Only root can enter such a folder.
"""
import os, pathlib, shutil, subprocess, sys

root, deb = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
faults = []

MOUNTS = """
mount -t proc proc "$0/proc" && mount --rbind /sys "$0/sys" && mount --rbind /dev "$0/dev" || exit 1
mount -t tmpfs tmpfs "$0/tmp" || exit 1
exec chroot "$0" env -i HOME=/tmp PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"
"""
# What writes on every system, whatever is installed; and what programs keep about files, made anew by them.
KEPT_BY_OTHERS = ("var/lib/apt", "var/lib/dpkg", "var/log", "var/cache", "tmp", "proc", "sys", "dev", "run", "etc/ld.so.cache")


def enter(*command):
    return subprocess.run(["unshare", "--mount", "--pid", "--fork", "--kill-child", "--propagation", "private",
                           "sh", "-c", MOUNTS, root, *command], capture_output=True, text=True, stdin=subprocess.DEVNULL)


def check(holds, what):
    print("ok" if holds else "FAULT", what, flush=True)
    if not holds:
        faults.append(what)


def done(what, *command, says=""):
    ran = enter(*command)
    check(ran.returncode == 0 and says in ran.stdout, what)
    if ran.returncode or says not in ran.stdout:
        print(ran.stdout[-1000:], ran.stderr[-2000:])
    return ran.stdout


def files():
    """Every file of the system, but for those that its programs write about themselves."""
    found = set()
    for folder, folders, names in os.walk(root):
        here = os.path.relpath(folder, root)
        folders[:] = [f for f in folders if os.path.normpath(f"{here}/{f}") not in KEPT_BY_OTHERS]
        found.update(os.path.normpath(f"{here}/{name}") for name in [*names, *folders])
    return found - set(KEPT_BY_OTHERS)


def use():
    lessons = done("the lessons are listed", "lozenge", "lessons", says="first-steps").splitlines()
    pages = "cd /tmp && lozenge export first-steps --format pdf --out a.pdf && head -c 5 a.pdf"
    done("a lesson is exported as PDF", "sh", "-c", pages, says="%PDF-")
    done("a lesson is exported as pictures", "sh", "-c",
         "cd /tmp && lozenge export first-steps --format png --steps 1 --out f && head -c 4 f/0000.png | tail -c 3", says="PNG")
    done("a terrain is written", "sh", "-c", "cd /tmp && lozenge terrain first-steps --out a.csv && wc -l a.csv", says="5 a.csv")
    done("without a display there is a page", "sh", "-c", "cd /tmp && lozenge && ls", says="one-line.html")
    done("the window finds its libraries", "sh", "-c", "! ldd /usr/bin/lozenge | grep 'not found'")

    done("the manual page is shown", "man", "lozenge", says="the diamond-square algorithm, one point at a time")
    complete = ("source /usr/share/bash-completion/bash_completion; _completion_loader lozenge || _comp_load lozenge; "
                "COMP_WORDS=(lozenge export --format p); COMP_CWORD=3; _lozenge; echo ${COMPREPLY[@]}")
    done("bash loads the completion by itself and uses it", "bash", "-c", complete, says="png pdf pptx")

    done("the desktop knows which program opens lessons", "grep", "lozenge-lesson", "/usr/share/applications/mimeinfo.cache",
         says="lozenge.desktop")
    (root / "root/coast.lozenge.toml").write_text("[recipe]\n")
    done("the desktop knows lessons", "gio", "info", "-a", "standard::content-type", "/root/coast.lozenge.toml",
         says="application/x-lozenge-lesson+toml")
    (root / "root/coast.lozenge.toml").unlink()
    done("the desktop knows the icons", "grep", "-c", "lozenge", "/usr/share/icons/hicolor/icon-theme.cache")
    done("the catalogue of programs takes the metainfo", "appstreamcli", "validate", "--no-net",
         "/usr/share/metainfo/io.github.lozenge.lozenge.metainfo.xml")
    return lessons


# What a desktop has: the programs that keep lists of what is installed.
DESKTOP = ("desktop-file-utils", "shared-mime-info", "gtk-update-icon-cache", "hicolor-icon-theme", "libglib2.0-bin",
           "appstream", "man-db", "bash-completion")
# A minimal system is told to leave manual pages out in some images; a user's is not.
done("the lists of packages are read", "apt-get", "update")
done("what a desktop has is installed", "apt-get", "install", "-y", "--no-install-recommends", *DESKTOP)
shutil.copy(deb, root / "root" / deb.name)

# The libraries first: they stay when the package goes.
depends = done("the package says what it needs", "dpkg-deb", "--field", f"/root/{deb.name}", "Depends")
names = [alternative.split("|")[0].split("(")[0].strip() for alternative in depends.split(",")]
done("what it needs is there", "apt-get", "install", "-y", "--no-install-recommends", *names)
before = files()
installed = enter("apt-get", "install", "-y", "--no-install-recommends", f"/root/{deb.name}")
check(installed.returncode == 0, "the package is installed")
check("1 newly installed" in installed.stdout, "nothing else was missing")
check("usr/bin/lozenge" in files() - before, "the program is there")
use()
done("the package is removed", "apt-get", "purge", "-y", "lozenge")
left = sorted(files() - before)
check(not left, f"nothing is left of it: {left[:20]}")
(root / "root" / deb.name).unlink()
print(f"{len(faults)} faults")
sys.exit(bool(faults))
