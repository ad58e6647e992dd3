"""What must hold for an installed Lozenge, however it came there."""
import gzip, pathlib, subprocess


def faults(prefix: pathlib.Path):
    """Yield what is wrong with the Lozenge under this prefix."""
    lessons = prefix / "share/lozenge/lessons"
    if not any(lessons.glob("*.toml")):
        yield "no lessons are installed"
        return

    # A lesson that the source tree does not have tells whose lessons the program reads.
    own = lessons / "only-installed.toml"
    own.write_text('title = "Only installed"\nsummary = "-"\n[recipe]\n')
    listing = run(prefix / "bin/lozenge", "lessons")
    if "only-installed" not in listing:
        yield f"the program does not list the lessons beside it:\n{listing}"
    if '"steps":[' not in run(prefix / "bin/lozenge", "trace", "only-installed"):
        yield "the program does not trace a lesson beside it"
    own.unlink()

    for file in ("applications/lozenge.desktop", "icons/hicolor/scalable/apps/lozenge.svg", "doc/lozenge/copyright"):
        if not (prefix / "share" / file).is_file():
            yield f"share/{file} is missing"
    manual = gzip.open(prefix / "share/man/man1/lozenge.1.gz", "rt").read()
    if "@" in manual:
        yield "the man page has a place that was not filled in"


def run(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
