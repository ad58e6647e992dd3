"""What the tests of `lozenge export` share: the calls, and what a call that is refused leaves."""
import pathlib, resource, shutil, subprocess, sys, tempfile

PROGRAM = pathlib.Path(sys.argv[1]).resolve()
FORMATS = "png svg pdf html pptx beamer mp4 webm gif".split()
FOLDERS = {"png", "svg", "beamer"}
NEEDS_FFMPEG = {"mp4", "webm", "gif"}
LESSON = """title = '../../etc/<b>"R&D"</b> 50% } $x_1$ \\\\ ~ Grüße'
summary = "Nothing but a run."
[recipe]
size = 5
corners = [3, 1, -1, -2]
[[stop]]
at = "start"
say = "First <this> & that."
"""
faults = []

if not shutil.which("ffmpeg"):
    print("no ffmpeg here: films are left out")
    FORMATS = [format for format in FORMATS if format not in NEEDS_FFMPEG]


def check(holds, what):
    if not holds:
        faults.append(what)
        print("FAILED:", what)


def export(folder, *arguments, limit=None, env=None):
    """The exit code and standard error of one call, made in this folder."""
    def small_disk():
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
    done = subprocess.run([PROGRAM, "export", *arguments], cwd=folder, capture_output=True, text=True,
                          preexec_fn=small_disk, timeout=300, env=env)
    check(done.stdout == "", f"{arguments}: nothing on standard output")
    return done.returncode, done.stderr


def everything(folder):
    """Each file below a folder with its content."""
    return {str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
            for path in sorted(folder.rglob("*"))}


def refused(folder, code, text, *arguments, **options):
    """The call fails with this code and one line, and the folder holds what it held."""
    before = everything(folder)
    found, error = export(folder, *arguments, **options)
    check(found == code, f"{arguments}: exit {code}, not {found} with {error!r}")
    check(error.count("\n") == 1 and error.endswith("\n"), f"{arguments}: one line of error, not {error!r}")
    check(text in error, f"{arguments}: {error!r} says {text!r}")
    check(everything(folder) == before, f"{arguments}: the folder is as it was")


def small(format, *more):
    return "t.toml", "--format", format, "--size", "320x240", "--quiet", *more


def run(*parts):
    """Each part in one folder with a lesson in it; ends the program."""
    with tempfile.TemporaryDirectory() as name:
        place = pathlib.Path(name)
        (place / "t.toml").write_text(LESSON)
        for part in parts:
            print(part.__name__.replace("_", " "))
            part(place)
    print(f"{len(faults)} faults")
    sys.exit(1 if faults else 0)
