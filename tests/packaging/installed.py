"""What must hold for an installed Lozenge, however it came there."""
import gzip, os, pathlib, shutil, struct, subprocess, tempfile

# What else of the system knows of the program, below share/.
FILES = ("applications/lozenge.desktop", "metainfo/io.github.lozenge.lozenge.metainfo.xml", "mime/packages/lozenge.xml",
         "bash-completion/completions/lozenge", "icons/hicolor/scalable/apps/lozenge.svg", "doc/lozenge/copyright")
ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def faults(prefix: pathlib.Path):
    """Yield what is wrong with the Lozenge under this prefix."""
    if not any((prefix / "share/lozenge/lessons").glob("*.toml")):
        yield "no lessons are installed"
        return
    yield from faults_of(prefix / "bin/lozenge", prefix / "share/lozenge")

    for file in FILES:
        if not (prefix / "share" / file).is_file():
            yield f"share/{file} is missing"
    for size in ICON_SIZES:
        icon = prefix / f"share/icons/hicolor/{size}x{size}/apps/lozenge.png"
        if not icon.is_file() or struct.unpack(">II", icon.read_bytes()[16:24]) != (size, size):
            yield f"{icon} is no icon of its size"
    manual = gzip.open(prefix / "share/man/man1/lozenge.1.gz", "rt").read()
    if "@" in manual:
        yield "the man page has a place that was not filled in"


def faults_of(program: pathlib.Path, data: pathlib.Path):
    """Yield what is wrong with a program that should find its data there, and nowhere else."""
    # A lesson that no other folder has tells whose lessons the program reads.
    own = data / "lessons/only-here.toml"
    own.write_text('title = "Only here"\nsummary = "-"\n[recipe]\nsize = 3\n')
    listing = run(program, "lessons")
    if "only-here" not in listing:
        yield f"{program} does not list the lessons of {data}:\n{listing}"
        return
    if '"steps":[' not in run(program, "trace", "only-here"):
        yield f"{program} does not trace a lesson of {data}"
    yield from faults_of_exports(program, data)
    own.unlink()


def faults_of_exports(program, data):
    """A slide needs fonts, a page and a deck need parts of assets: of that folder and no other."""
    with tempfile.TemporaryDirectory() as folder:
        for kind, part in ("pdf", "fonts"), ("html", "assets"), ("pptx", "assets"):
            if not (data / part).is_dir():
                continue
            export = [program, "export", "only-here", "--format", kind, "--out", f"{folder}/only-here.{kind}", "--force"]
            if tried(*export).returncode:
                yield f"{program} does not export {kind}: {tried(*export).stderr}"
            aside = data / f"no-{part}"
            (data / part).rename(aside)
            if not tried(*export).returncode:
                yield f"{program} exports {kind} with other {part} than those in {data}"
            aside.rename(data / part)


def faults_of_copies(prefix: pathlib.Path, folder: pathlib.Path):
    """Yield what is wrong once the installation is moved, copied and reached by links. It ends in `folder`."""
    moved = folder / "moved to a folder"
    shutil.move(prefix, moved)
    yield from faults(moved)

    link = folder / "links/lozenge"
    link.parent.mkdir()
    link.symlink_to(moved / "bin/lozenge")
    yield from faults_of(link, moved / "share/lozenge")

    # As macOS and Windows have it: in the bundle, and beside the program.
    bundle = folder / "Lozenge.app/Contents"
    shutil.copytree(moved / "share/lozenge", bundle / "Resources")
    (bundle / "MacOS").mkdir()
    yield from faults_of(copied(moved / "bin/lozenge", bundle / "MacOS"), bundle / "Resources")
    beside = folder / "beside"
    shutil.copytree(moved / "share/lozenge", beside)
    yield from faults_of(copied(moved / "bin/lozenge", beside), beside)


def copied(program, folder):
    return pathlib.Path(shutil.copy(program, folder))


def tried(*command):
    environment = {name: value for name, value in os.environ.items() if name not in ("LOZENGE_DATA_DIR", "DISPLAY")}
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)


def run(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
