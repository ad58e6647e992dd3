#!/usr/bin/env python3
"""Where the fonts of a build come from: check_fonts.py CMAKE FONTS

FONTS is the folder of those that the build has found. Nothing is fetched here: folders stand in for the releases.
"""
import pathlib, shutil, subprocess, sys, tempfile

cmake, fonts = sys.argv[1], pathlib.Path(sys.argv[2])
project = pathlib.Path(__file__).parent / "fonts"

# The folders that the releases have their files in, and their licences.
RELEASES = {
    "inter": ("Inter-*.otf", "extras/otf", "LICENSE.txt"),
    "jetbrains_mono": ("JetBrainsMono-*.ttf", "fonts/ttf", "OFL.txt"),
    "dejavu": ("DejaVuSans.ttf", "ttf", "LICENSE"),
}


def configured(build, *options):
    shutil.rmtree(build, ignore_errors=True)
    done = subprocess.run([cmake, "-S", project, "-B", build, *options], capture_output=True, text=True)
    return done.returncode, " ".join(done.stderr.split())


def differing(build):
    return [f"{file.name} was not collected" for file in fonts.glob("*.?tf")
            if not (build / "fonts" / file.name).is_file()
            or (build / "fonts" / file.name).read_bytes() != file.read_bytes()]


def faults(folder):
    build = folder / "build"
    status, message = configured(build, "-DLOZENGE_FONT_PATHS=/nowhere")
    if not status:
        yield "a build without fonts was configured"
    for word in "Inter-Regular.otf", "fonts-inter", "LOZENGE_FETCH=ON", "LOZENGE_FONT_PATHS":
        if word not in message:
            yield f"the message about missing fonts does not name {word}: {message}"

    status, message = configured(build, f"-DLOZENGE_FONT_PATHS={fonts}")
    yield from [message] if status else differing(build)

    options = ["-DLOZENGE_FONT_PATHS=/nowhere", "-DLOZENGE_FETCH=ON"]
    for family, (pattern, place, licence) in RELEASES.items():
        release = folder / family
        (release / place).mkdir(parents=True)
        (release / licence).write_text("its licence\n")
        for file in fonts.glob(pattern):
            shutil.copy(file, release / place)
        options.append(f"-DFETCHCONTENT_SOURCE_DIR_{family.upper()}={release}")
    status, message = configured(build, *options)
    yield from [message] if status else differing(build)
    if len(list((build / "fonts").glob("*.copyright"))) != len(RELEASES):
        yield "the licences of the fonts are not beside them"

    (folder / "inter/extras/otf/Inter-Bold.otf").unlink()
    status, message = configured(build, *options)
    if not status or "Inter-Bold.otf" not in message:
        yield f"a folder that lacks Inter-Bold.otf was taken: {message}"


with tempfile.TemporaryDirectory() as name:
    found = list(faults(pathlib.Path(name)))
print("\n".join(found))
sys.exit(bool(found))
