#!/usr/bin/env python3
"""What the disk has when the power goes: power_cut.py PROGRAM

A disk in a file is copied while it is mounted. The copy has what was written through to the disk at that moment, as a
machine finds it that lost its power. Needs root, loop devices and mkfs.ext4; says so where they are missing."""
import contextlib, os, pathlib, shutil, subprocess, sys, tempfile

PROGRAM = pathlib.Path(sys.argv[1]).resolve()
LESSON = "title = 'Power'\n[recipe]\nsize = 5\n"
FORMATS = [format for format in "png svg pdf html pptx beamer mp4 gif".split()
           if shutil.which("ffmpeg") or format not in ("mp4", "gif")]
SKIPPED = 77


def call(*words):
    return subprocess.run(words, capture_output=True, text=True, timeout=120)


@contextlib.contextmanager
def mounted(image, folder, options):
    done = call("mount", "-o", "loop," + options, str(image), str(folder))
    if done.returncode != 0:
        raise OSError(done.stderr.strip() or "mount fails")
    try:
        yield folder
    finally:
        call("umount", str(folder))


def everything(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*"))
            if path.is_file() and "lost+found" not in path.parts}


def after_the_cut(image, root):
    """What a machine finds that starts again with this disk."""
    copy, place = root / "copy.img", root / "found"
    shutil.copyfile(image, copy)
    place.mkdir(exist_ok=True)
    with mounted(copy, place, "rw"):
        return everything(place)


def commands():
    for extension in ["png", "pgm", "obj", "stl", "glb", "csv", "r16", "r32"]:
        yield "terrain." + extension, ["terrain", "t.toml", "--quiet"], "terrain." + extension
    for format in FORMATS:
        yield format, ["export", "t.toml", "--format", format, "--size", "320x240", "--steps", "0..4", "--quiet"], format


def cuts(root):
    image, disk = root / "disk.img", root / "disk"
    disk.mkdir()
    with open(image, "wb") as file:
        file.truncate(64 << 20)
    made = call("mkfs.ext4", "-q", "-F", str(image))
    if made.returncode != 0:
        raise OSError(made.stderr.strip())
    tried = failed = 0
    # Nothing comes to the disk by itself while the test looks.
    with mounted(image, disk, "commit=600"):
        (disk / "t.toml").write_text(LESSON)
        os.sync()
        for force in (False, True):
            for name, words, out in commands():
                more = ["--out", out] + (["--force", "--set", "noise={kind=\"hash\",seed=7}"] if force else [])
                old = {key: value for key, value in everything(disk).items() if key.split("/")[0] == out}
                done = subprocess.run([PROGRAM, *words, *more], cwd=disk, capture_output=True, text=True, timeout=300)
                found = {key: value for key, value in after_the_cut(image, root).items() if key.split("/")[0] == out}
                new = {key: value for key, value in everything(disk).items() if key.split("/")[0] == out}
                tried += 1
                if done.returncode != 0 or not new or (force and new == old):
                    failed += 1
                    print(f"FAILED: {name} ends with {done.returncode}: {done.stderr}")
                elif found != new:
                    failed += 1
                    sizes = {key: len(found.get(key, b"")) for key in new if found.get(key) != new[key]}
                    print(f"FAILED: {name}{' --force' if force else ''}: after the cut {sizes} of "
                          f"{ {key: len(new[key]) for key in sizes} } bytes")
    print(f"{tried} power cuts right after the end, {failed} lost something")
    return 1 if failed else 0


if os.geteuid() != 0 or not shutil.which("mkfs.ext4"):
    print("skipped: this needs root and mkfs.ext4")
    sys.exit(SKIPPED)
with tempfile.TemporaryDirectory(prefix="power-") as folder:
    try:
        sys.exit(cuts(pathlib.Path(folder)))
    except OSError as reason:
        print("skipped: no loop device can be had here:", reason)
        sys.exit(SKIPPED)
