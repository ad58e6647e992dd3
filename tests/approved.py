#!/usr/bin/env python3
"""Compare pictures with those that were accepted, as SVG text.

  approved.py LOZENGE            fails where a picture differs, and says where the new one is
  approved.py LOZENGE --accept   makes the present pictures the accepted ones: look at them first
"""
import os, pathlib, re, subprocess, sys, tempfile

APPROVED = pathlib.Path(__file__).parent / "approved"

# What a picture shows, and the command that draws it. @1 is the second of its frames.
PICTURES = {
    "board_diamond": "first-steps --steps 8 --view board --size 600x600",
    "board_three": "growing-a-coast --steps 55 --view board --size 600x600",
    "board_wrap": "growing-a-coast --set edge=wrap --steps 17 --view board --size 600x600",
    "board_wrap_copy": "growing-a-coast --set edge=wrap --steps 20 --view board --size 600x600",
    "board_mirror": "growing-a-coast --set edge=mirror --steps 17 --view board --size 600x600 --theme dark",
    "board_constant": "growing-a-coast --set edge=constant --set edge_value=0.5 --steps 17 --view board --size 600x600",
    "board_fixed": "growing-a-coast --set edge=fixed --steps 17 --view board --size 600x600 --theme contrast",
    "relief_three": "growing-a-coast --set size=3 --steps 3 --view relief --size 600x450",
    "relief_bands": "first-steps --set size=3 --steps 5 --view relief --size 600x450 --style bands --azimuth 125 --theme contrast",
    "relief_bands_fog": "terrain-generator --set size=9 --steps 77 --view relief --size 600x450 --fog 0.7 --theme dark",
    "relief_matlab": "matlab --steps 76 --view relief --size 600x450",
    "relief_playfuljs": "playfuljs --set size=9 --set corners=[8,4,4,0] --set roughness=0.7 --steps 77 --view relief --water 2.7 --size 450x600",
    "relief_playfuljs_painted": "playfuljs --set size=9 --set corners=[8,4,4,0] --set roughness=0.7 --steps 77 --view relief --size 600x450 --water 2.7 --painted 40 --theme dark",
    "relief_workshop": "workshop --set size=9 --steps 80 --view relief --size 600x450 --theme dark",
    "relief_smooth": "first-steps --set size=3 --steps 5 --view relief --size 600x450 --manner slides",
    "relief_water": "first-steps --set size=3 --steps 5 --view relief --size 600x450 --water 0.1 --light 90,25 --theme dark",
    "relief_unset": "workshop --set size=9 --steps 5 --view relief --size 600x450 --unset zero --proportions true",
    "relief_clouds": "growing-a-coast --steps 77 --view relief --size 600x600 --manner clouds",
    "slide_matlab": "matlab --steps 13 --size 1280x720",
    "slide_matlab_tall": "matlab --steps 77 --size 720x1280 --theme dark",
    "survey_slide": "how-deep --steps 3 --size 240x135",
    "survey_board": "how-deep --steps 3 --view board --size 600x600 --theme dark",
    "survey_relief": "how-deep --steps 2 --view relief --size 120x90",
    "slide_small": "first-steps --set size=3 --set edge=three --steps 3 --size 640x480 --style wire",
    "slide_dark": "growing-a-coast --set size=3 --steps 1 --size 1280x720 --theme dark",
    "slide_tall": "growing-a-coast --set size=3 --steps 3 --size 720x1280",
    "slide_equation": "first-steps --set size=3 --set edge=constant --set edge_value=0.5 --steps 4 --size 1280x720 --style wire",
    "figure_storyboard_tall": "first-steps --figure storyboard --steps 19 --size 720x1280 --theme dark --set noise.seed=9 --style wire --names swapped",
    "figure_whole_tall": "first-steps --figure whole --steps 13 --size 720x1280 --theme dark --style wire",
    "figure_profile_tall": "first-steps --set size=9 --figure profile --with line=4 --steps 16 --size 720x1280",
    "figure_lineage_tall": "growing-a-coast --figure lineage --with at=4,4 --with of=influence --steps 77 --size 720x1280 --theme dark",
    "figure_many_tall": "growing-a-coast --set size=33 --set hurst=1.5 --figure many --with of=bend-x --steps 0 --size 720x1280 --theme dark",
    "figure_normals_slip": "terrain-generator --set size=9 --set slips=normals --figure normals --with at=3,4 --steps 77 --size 1280x720",
    "figure_normals_tall": "first-steps --figure normals --with at=2,2 --with upto=5 --steps 18 --size 720x1280 --theme dark",
    "figure_strips_tall": "first-steps --set size=17 --figure strips --with upto=57 --steps 21 --size 720x1280 --theme dark",
    "figure_code_tall": "matlab --set size=9 --figure code --steps 42 --size 720x1280 --theme dark",
    "figure_levels_tall": "growing-a-coast --figure levels --steps 60 --size 720x1280 --theme dark",
    "board_lens": "workshop --set size=33 --steps 353 --view board --size 600x600",
    "board_lens_wrap": "growing-a-coast --set size=65 --set edge=wrap --steps 2136 --view board --size 600x600 --theme dark",
    "slide_lens": "growing-a-coast --set size=33 --steps 544 --size 1280x720 --style wire --theme dark",
    "slide_lens_tall": "workshop --set size=33 --steps 353 --size 720x1280",
    "slide_grown": "workshop --set size=33 --no-questions --steps 14 --size 1280x720",
    "slide_grown_tall": "workshop --set size=33 --no-questions --steps 14 --size 720x1280 --theme dark",
    "stop_question": "LESSONS/stop/question.toml --steps 5..6 --size 1280x720",
    "stop_question_tall": "LESSONS/stop/question.toml --steps 5..6 --size 720x1280 --theme dark --style wire",
    "stop_answer": "LESSONS/stop/question.toml --steps 5..6 --size 1280x720 --theme dark @1",
    "stop_answer_tall": "LESSONS/stop/question.toml --steps 5..6 --size 720x1280 @1",
    "stop_marks": "LESSONS/stop/question.toml --steps 9 --size 1280x720 --style wire",
    "figure_vary_tall": "first-steps --figure vary --with key=edge --with values=three,wrap,two --with as=both --steps 10 --size 720x1280 --theme dark",
    "figure_compare_tall": "first-steps --figure compare --with side=three,wrap,mirror,zero --with rows=board,difference,seam --steps 21 --size 720x1280 --theme dark",
    "slide_strip": "first-steps --steps 21 --size 960x540 --style wire",
}

# Each figure in two themes and two shapes, and so the questions on two of them with their answers.
FIGURES = {
    "step": "first-steps --set size=3 --style wire --steps 4",
    "whole": "first-steps --set size=3 --figure whole --steps 5",
    "storyboard": "first-steps --set size=3 --figure storyboard --steps 5",
    "profile": "first-steps --set size=9 --figure profile --steps 11",
    "levels": "growing-a-coast --figure levels --steps 60",
    "lineage": "growing-a-coast --figure lineage --with at=3,2 --steps 77",
    "influence": "growing-a-coast --figure lineage --with at=4,4 --with of=influence --steps 77",
    "many": "growing-a-coast --set size=33 --set hurst=1.5 --figure many --with seeds=40 --steps 0",
    "normals": "first-steps --figure normals --with at=2,2 --steps 18",
    "strips": "first-steps --figure strips --with upto=10 --steps 21",
    "code": "terrain-generator --set size=9 --figure code --steps 25",
    "vary": "first-steps --set size=3 --figure vary --with key=hurst --with values=0.2,0.5,1,1.5 --steps 5",
    "compare": "first-steps --set size=3 --figure compare --with side= --with side=slips=no-far-border --steps 5",
    "sides": "first-steps --figure compare --with side=three,wrap,mirror,zero --steps 21 --with rows=board,difference,seam",
    "question": "LESSONS/stop/figures.toml --steps stops @0",
    "answer": "LESSONS/stop/figures.toml --steps stops @1",
    "question_profile": "LESSONS/stop/figures.toml --steps stops @2",
    "answer_profile": "LESSONS/stop/figures.toml --steps stops @3",
}
# Words, numbers and signs, aligned to either side and in the middle.
WITH_OTHER_FONTS = "slide_equation", "figure_code_tall", "stop_question_tall", "wide-light_sides"

SHAPES = {"wide": "1280x720", "high": "1080x1350"}


def in_all_looks():
    for figure, command in FIGURES.items():
        command, at, frame = command.partition(" @")
        for shape, size in SHAPES.items():
            for theme in ("light", "dark"):
                yield f"{shape}-{theme}_{figure}", f"{command} --size {size} --theme {theme}{at}{frame}"


PICTURES.update(in_all_looks())


# Other releases of the fonts have other outlines. Each letter stands where it did, and all else is as it was.
OUTLINE = re.compile(r'(<path id="\w+") d="[^"]*"/>')


def is_same(new, old):
    return new == old or OUTLINE.sub(r"\1", new) == OUTLINE.sub(r"\1", old)


def drawn(program, name, folder, **environment):
    command, _, frame = PICTURES[name].partition(" @")
    arguments = command.replace("LESSONS", str(APPROVED)).split()
    subprocess.run([program, "export", *arguments, "--format", "svg", "--out", folder / name, "--quiet"], check=True,
                   env=os.environ | environment)
    return (folder / name / f"{int(frame or 0):04}.svg").read_text()


def accepted(name):
    return APPROVED / name.split("_")[0] / f"{name}.svg"


def other_fonts(program, folder):
    """The data of the program, with each font file in the place of the next: all letters are wider or narrower."""
    (folder / "fonts").mkdir(parents=True)
    fonts = sorted((program.parent / "fonts").glob("*.?tf"))
    for file, other in zip(fonts, fonts[1:] + fonts[:1]):
        (folder / "fonts" / file.name).symlink_to(other)
    for part in "lessons", "assets":
        (folder / part).symlink_to(APPROVED.parents[1] / part)
    return str(folder)


def main():
    program, accept = pathlib.Path(sys.argv[1]).resolve(), "--accept" in sys.argv
    passed = failed = 0
    folder = pathlib.Path(tempfile.mkdtemp(prefix="lozenge-approved-"))
    for name in PICTURES:
        new, old = drawn(program, name, folder), accepted(name)
        if accept:
            old.parent.mkdir(exist_ok=True)
            old.write_text(new)
        if old.exists() and is_same(new, old.read_text()):
            passed += 1
        else:
            failed += 1
            print(f"{name}: differs from {old}; the new picture is in {folder / name}")
    (folder / "other").mkdir()
    data = other_fonts(program, folder / "data")
    for name in WITH_OTHER_FONTS:
        new, old = drawn(program, name, folder / "other", LOZENGE_DATA_DIR=data), accepted(name).read_text()
        if new == old or not is_same(new, old):
            failed += 1
            print(f"{name}: other fonts do not change its letters alone; the picture is in {folder / 'other' / name}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
