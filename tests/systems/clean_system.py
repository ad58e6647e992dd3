#!/usr/bin/env python3
"""Runs the project on a system that has nothing installed: clean_system.py bookworm|trixie|noble SOURCE FOLDER

The system is made anew in a folder by debootstrap, gets the files of the project and nothing else, and is entered with
a root directory, mounts and processes of its own. There `./run lessons` and `./test` must end well, and the window is
photographed. On Debian the package is made as well, and installed, used and removed on another system that has nothing.
Ends with 77, which CTest takes for skipped, where such a folder cannot be made.
"""
import os, pathlib, shutil, subprocess, sys, time

# What debootstrap is told besides the name. Older ones do not know noble by name, but know what is like it.
SUITES = {
    "bookworm": [],
    "trixie": [],
    "noble": ["--components=main,universe"],
}
LIKE = {"noble": "gutsy"}
DEBIAN = ("bookworm", "trixie")
KEYRINGS = {"noble": "/usr/share/keyrings/ubuntu-archive-keyring.gpg"}

MOUNTS = """
mount -t proc proc "$0/proc" && mount --rbind /sys "$0/sys" && mount --rbind /dev "$0/dev" || exit 1
mount -t tmpfs tmpfs "$0/dev/shm" || exit 1
exec chroot "$0" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 CI=true "$@"
"""
PROJECT = "srv/project"  # no path that an installed program has, so that it can be looked for in one
PACKAGE = "apt-get install -y --no-install-recommends dpkg-dev file && cpack --config build/release/CPackConfig.cmake -B /package"
PHOTOGRAPH = ["python3", "-B", "tests/window/photograph.py", "build/release/lozenge", "/photograph.png"]


def make(name, root):
    """The least that the system can be."""
    command = ["debootstrap", "--variant=minbase", *SUITES[name]]
    keyring = KEYRINGS.get(name)
    if keyring:
        command += [f"--keyring={keyring}"] if os.path.exists(keyring) else ["--no-check-gpg"]
    command += [name, str(root)]
    if name in LIKE and not os.path.exists(f"/usr/share/debootstrap/scripts/{name}"):
        command += ["", LIKE[name]]
    subprocess.run(command, check=True)
    shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
    settings = subprocess.run(["apt-config", "dump"], capture_output=True, text=True).stdout
    proxies = [line for line in settings.splitlines() if "Proxy" in line and line.startswith("Acquire::")]
    (root / "etc/apt/apt.conf.d/90host").write_text("\n".join([*proxies, ""]))


def copy_project(source, root):
    """The files that the project consists of, without what was built of them."""
    listed = subprocess.run(["git", "-C", source, "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                            check=True, capture_output=True).stdout
    (root / PROJECT).mkdir()
    packed = subprocess.Popen(["tar", "-C", source, "--null", "--ignore-failed-read", "-T", "-", "-c"],
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    unpacking = subprocess.Popen(["tar", "-C", root / PROJECT, "--no-same-owner", "-x"], stdin=packed.stdout)
    packed.stdin.write(listed)
    packed.stdin.close()
    if packed.wait() or unpacking.wait():
        sys.exit("the project could not be copied")


def enter(root, *command):
    """A command in the system, in the project's folder. What it starts ends with it."""
    inside = ["sh", "-c", f'cd /{PROJECT} && exec "$@"', "sh", *command]
    return ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--propagation", "private",
            "sh", "-c", MOUNTS, str(root), *inside]


def timed(what, command, **options):
    began = time.monotonic()
    done = subprocess.run(command, stdin=subprocess.DEVNULL, **options)
    print(f"{what}: {time.monotonic() - began:.0f} s, status {done.returncode}", flush=True)
    if done.returncode:
        sys.exit(f"{what} failed")
    return done


def try_package(name, root, source, folder, logged):
    timed("the package", enter(root, "sh", "-c", PACKAGE), stdout=logged["stderr"], **logged)
    [package] = (root / "package").glob("*.deb")
    other = folder / f"{name}-package"
    shutil.rmtree(other, ignore_errors=True)
    make(name, other)
    check = source / "tests/packaging/check_system.py"
    timed("installed, used and removed", [sys.executable, "-B", check, other, package], stdout=logged["stderr"], **logged)
    shutil.rmtree(other)


def main():
    name, source, folder = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    if os.geteuid():
        print("only root can make and enter a system of its own")
        return 77
    for program in ("debootstrap", "unshare", "git"):
        if not shutil.which(program):
            print(f"{program} is not installed")
            return 77

    root = folder / name
    shutil.rmtree(root, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / f"{name}.log", "wb") as log:
        logged = {"stderr": log}
        began = time.monotonic()
        make(name, root)
        copy_project(source, root)
        print(f"a clean {name}: {time.monotonic() - began:.0f} s", flush=True)

        # All that these print goes to the log, but for the lessons, which must be listed and nothing beside them.
        lessons = timed("./run lessons", enter(root, "./run", "lessons"), stdout=subprocess.PIPE, text=True, **logged)
        bundled = {file.stem for file in (source / "lessons").glob("*.toml") if "." not in file.stem}
        if {line.split()[0] for line in lessons.stdout.splitlines()} != bundled:
            sys.exit(f"./run lessons printed {lessons.stdout!r}")
        timed("./test", enter(root, "./test"), stdout=log, **logged)
        timed("the window", enter(root, *PHOTOGRAPH), stdout=log, **logged)
        if name in DEBIAN:
            try_package(name, root, source, folder, logged)
    shutil.copy(root / "photograph.png", folder / f"{name}.png")
    shutil.rmtree(root)
    return 0


if __name__ == "__main__":
    sys.exit(main())
