#!/usr/bin/env python3
"""What the disk holds after `lozenge` was used under odd circumstances: files.py PROGRAM"""
import json, os, pathlib, shutil, signal, stat, subprocess, sys, tempfile, time

from in_the_making import has_begun

PROGRAM = pathlib.Path(sys.argv[1]).resolve()
LESSON = "title = 'T'\n[recipe]\nsize = 5\ncorners = [3, 1, -1, -2]\n"
SMALL = ["t.toml", "--size", "160x90", "--steps", "0..3", "--quiet"]
faults = []


def check(holds, what):
    if not holds:
        faults.append(what)
        print("FAILED:", what)


def lozenge(folder, *arguments, before=lambda: None, env=None, **streams):
    """The exit code and standard error of one call, made in this folder."""
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **streams}
    done = subprocess.run([PROGRAM, *arguments], cwd=folder, text=True, preexec_fn=before, env=env, timeout=300,
                          errors="replace", close_fds=False, **streams)
    return done.returncode, done.stderr or ""


def everything(folder):
    return {str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
            for path in sorted(folder.rglob("*"))}


def refused(folder, code, text, *arguments, **how):
    before = everything(folder)
    found, error = lozenge(folder, *arguments, **how)
    check(found == code and error.count("\n") == 1 and text in error,
          f"{arguments}: exit {code} with {text!r} in one line, not {found} with {error!r}")
    check(everything(folder) == before, f"{arguments}: the folder is as it was")


def closed_streams(folder):
    """Whatever streams are closed, no file is written that is not as with all of them open."""
    commands = {"a.pdf": ["export", *SMALL, "--format", "pdf"], "a.png": ["terrain", "t.toml"], "frames": ["export", *SMALL, "--format", "png"]}
    for out, command in commands.items():
        check(lozenge(folder, *command, "--out", f"whole-{out}")[0] == 0, f"{out} is written")
        for closed in range(1, 8):
            streams = [number for number in range(3) if closed >> number & 1]
            code, _ = lozenge(folder, *[word for word in command if word != "--quiet"], "--out", out,
                              before=lambda: [os.close(number) for number in streams])
            found, wanted = folder / out, folder / f"whole-{out}"
            same = everything(found) == everything(wanted) if wanted.is_dir() else found.read_bytes() == wanted.read_bytes()
            check(code == 0 and same, f"{out} with {streams} closed: exit {code}")
            shutil.rmtree(found) if found.is_dir() else found.unlink()
    check(lozenge(folder, "trace", "t.toml", before=lambda: os.close(1))[0] == 1, "a trace into nothing has failed")

    # After five seconds there is something to tell, and nowhere to tell it.
    long = ["export", "t.toml", "--set", "size=33", "--size", "640x360", "--format", "pdf", "--out"]
    check(lozenge(folder, *long, "told.pdf")[0] == 0, "a longer file is written")
    call = subprocess.Popen([PROGRAM, *long, "untold.pdf"], cwd=folder, preexec_fn=lambda: os.close(2))
    time.sleep(0.4)
    call.send_signal(signal.SIGSTOP)
    time.sleep(5.2)
    call.send_signal(signal.SIGCONT)
    check(call.wait() == 0 and (folder / "told.pdf").read_bytes() == (folder / "untold.pdf").read_bytes(), "no words are in the file")


def full_streams(folder):
    for words in (["lessons"], ["check", "t.toml"], ["--help"], ["--version"], ["export", "--help"], ["complete", ""], ["trace", "t.toml"]):
        with open("/dev/full", "w") as full:
            code, error = lozenge(folder, *words, stdout=full)
        # What check advises comes first, and the fault last.
        advice = "t.toml: warning: the lesson asks nothing: a question makes a hall look\n" if words[0] == "check" else ""
        fault = "lozenge: standard output cannot be written to\n"
        check(code == 1 and error == advice + fault, f"{words} on a full disk: {code} {error!r}")
        check(lozenge(folder, *words) == (0, advice), f"{words} elsewhere")


def foreign_folders(folder):
    """Without a list of its own an export replaces nothing, and with one only what that names."""
    lists = {"notes": '["0000.png"]', "nothing": "[]", "spoilt": "[{", "words": "these are my frames", "site": '{"file": "0000.png"}',
             "other": '[{"file": "0000.png", "title": "mine"}]'}
    for name, text in lists.items():
        (folder / name).mkdir()
        (folder / name / "index.json").write_text(text)
        (folder / name / "0000.png").write_text("mine")
        refused(folder, 2, "is kept", "export", *SMALL, "--format", "png", "--out", name, "--force")
        shutil.rmtree(folder / name)
    (folder / "tex").mkdir()
    (folder / "tex/steps.pdf").write_bytes(b"%PDF-1.7 mine\nstartxref\n5\n%%EOF\n")
    refused(folder, 2, "is kept", "export", *SMALL, "--format", "beamer", "--out", "tex", "--force")
    shutil.rmtree(folder / "tex")

    for format in ("png", "svg", "beamer"):
        check(lozenge(folder, "export", *SMALL, "--format", format, "--out", "f")[0] == 0, f"{format} is written")
        listed = json.loads((folder / "f/index.json").read_text()) if format != "beamer" else []
        mine = {"20240101.png": b"mine", "0815.svg": b"mine", "1234.png/deep": b"mine", "talk.tex": b"mine"}
        for name, content in mine.items():
            (folder / "f" / name).parent.mkdir(exist_ok=True)
            (folder / "f" / name).write_bytes(content)
        again = ["export", "t.toml", "--size", "160x90", "--steps", "1", "--quiet", "--format", format, "--out", "f", "--force"]
        check(lozenge(folder, *again) == (0, ""), f"{format} replaces its own")
        found = everything(folder / "f")
        check(all(found.get(name) == content for name, content in mine.items()), f"{format}: what is mine is kept, not {set(found)}")
        left = [entry["file"] for entry in listed[1:] if (folder / "f" / entry["file"]).exists()]
        check(left == [], f"{format}: what was listed is gone, but {left}")
        if format == "png":
            entries = json.loads((folder / "f/index.json").read_text())
            text = (folder / "f/index.json").read_text()
            for crafted in ("../t.toml", "/etc/passwd", "..", "sub/0001.png", ".hidden"):
                (folder / "f/index.json").write_text(text.replace(entries[0]["file"], crafted))
                refused(folder, 2, "is kept", *again)
        shutil.rmtree(folder / "f")


def races(folder):
    """A folder that is finished meanwhile stays."""
    def begin(*arguments):
        call = subprocess.Popen([PROGRAM, *arguments], cwd=folder, stderr=subprocess.PIPE, text=True)
        while call.poll() is None and not has_begun(folder):
            time.sleep(0.005)
        return call

    long = ["export", "t.toml", "--set", "size=33", "--size", "640x360", "--quiet", "--format", "png", "--steps", "0..150", "--out"]
    call = begin(*long, "f")
    (folder / "other").mkdir()
    (folder / "other/theirs").write_text("theirs")
    check(call.poll() is None, "there is time to be first")
    (folder / "other").rename(folder / "f")
    code, error = call.wait(), call.stderr.read()
    check(code == 2 and "kept" in error and os.listdir(folder / "f") == ["theirs"], f"a folder that came first: {code} {error!r}")
    shutil.rmtree(folder / "f")


def permissions(folder):
    for format, out in (("pdf", "p.pdf"), ("html", "p.html"), ("pptx", "p.pptx")):
        words = ["export", "t.toml", "--quiet", "--steps", "0..1", "--format", format, "--out", out]
        check(lozenge(folder, *words, before=lambda: os.umask(0o027))[0] == 0, f"{format} is written")
        check(stat.S_IMODE((folder / out).stat().st_mode) == 0o640, f"{format} is for whom the umask says")
        (folder / out).chmod(0o600)
        check(lozenge(folder, *words, "--force")[0] == 0, f"{format} is replaced")
        check(stat.S_IMODE((folder / out).stat().st_mode) == 0o600, f"{format} is not shown to more than before")
        (folder / out).unlink()


def films(folder):
    """A film is one only if ffmpeg says so and wrote something."""
    tools = folder / "bin"
    tools.mkdir()
    env = {**os.environ, "PATH": f"{tools}:{os.environ['PATH']}"}
    last = 'cat > /dev/null; for out; do :; done; case "$out" in file:*) ;; *) exit 9;; esac; out="${out#file:}"; '
    fakes = {"writes nothing": "exit 0", "stops early": 'printf film > "$out"; exit 1', "is killed": "kill -9 $$"}
    for format in ("mp4", "webm", "gif"):
        real = shutil.which("ffmpeg")
        if real:
            for name in (f"lecture3:a.{format}", f"-a.{format}", f"http:b.{format}", f"%d.{format}"):
                code, error = lozenge(folder, "export", *SMALL, "--format", format, f"--out={name}")
                check(code == 0 and (folder / name).stat().st_size > 500, f"{name}: {code} {error!r}")
                (folder / name).unlink()
        else:
            print("no ffmpeg here: films that are whole are left out")
        for what, does in fakes.items():
            (tools / "ffmpeg").write_text("#!/bin/sh\n" + last + does + "\n")
            (tools / "ffmpeg").chmod(0o755)
            refused(folder, 1, "ffmpeg failed", "export", *SMALL, "--format", format, "--out", f"o.{format}", env=env)
    shutil.rmtree(tools)


with tempfile.TemporaryDirectory() as name:
    place = pathlib.Path(name).resolve()
    (place / "t.toml").write_text(LESSON)
    for part in (full_streams, closed_streams, foreign_folders, permissions, films, races):
        print(part.__name__.replace("_", " "))
        part(place)
        for path in place.iterdir():
            if path.name != "t.toml":
                shutil.rmtree(path) if path.is_dir() else path.unlink()
print(f"{len(faults)} faults")
sys.exit(1 if faults else 0)
