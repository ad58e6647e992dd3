#!/usr/bin/env python3
"""Presses the tab key in bash: check_completion.py PROGRAM SCRIPT"""
import os, pathlib, pty, re, select, shlex, subprocess, sys, tempfile, time

program, script = map(os.path.abspath, sys.argv[1:])
faults = []


def check(holds, what):
    if not holds:
        faults.append(what)


def completed(line, begun=""):
    """What bash has to choose from after these words, apart as its COMP_WORDS are."""
    words = [program, *line.split(), *([begun] if isinstance(begun, str) else begun)]
    ask = (f"source {script}; COMP_WORDS=({shlex.join(words)}); COMP_CWORD={len(words) - 1}; _lozenge; "
           'printf "%s\\n" "${COMPREPLY[@]}"')
    done = subprocess.run(["bash", "--norc", "-c", ask], capture_output=True, text=True)
    check(not done.stderr, f"{line} {begun}: {done.stderr}")
    return done.stdout.split("\n")[:-1]


def offers(line, begun, expected):
    found = completed(line, begun)
    check(found == expected, f"{line} {begun}: offers {found}, not {expected}")


def run(*arguments):
    return subprocess.run([program, *arguments], check=True, capture_output=True, text=True).stdout


def tables_of_the_help():
    """Each name that the help lists is offered, and no other."""
    help = run("export", "--help")
    formats = re.findall(r"^  (\w+) +\S", help.split("The formats:\n")[1].split("\nThe figures")[0], re.M)
    check(len(formats) >= 9, f"the help lists formats {formats}")
    offers("export --format", "", formats)
    for title, option in ("Views", "--view"), *((name, name) for name in re.findall(r"^(--\w+): ", help, re.M)):
        offers(f"export first-steps {option}", "", re.search(f"^{title}: (.*)$", help, re.M)[1].split())
    for command in "", "export", "terrain", "trace", "check":
        help = run(*command.split(), "--help")
        options = re.findall(r"^  (?:-\w,)?(--[\w-]+)", help, re.M)
        check(sorted(completed(command, "--")) == sorted(options), f"{command} --: {completed(command, '--')}")
    commands = re.findall(r"^  (\w+)  ", run("--help").split("Subcommands:")[-1], re.M)
    check(completed("")[:len(commands)] == commands, f"commands: {completed('')}")


def lessons_and_files():
    lessons = [line.split()[0] for line in run("lessons").splitlines()]
    playlists = [line.split()[0] for line in run("playlists").splitlines()]
    for command in "trace", "export", "terrain", "export --format png":
        offers(command, "", [*lessons, "own.toml", "folder"])
    for command in "check", "check first-steps":
        offers(command, "", [*lessons, *playlists, "own.toml", "folder"])
    offers("", "grow", ["growing-a-coast"])
    offers("export", "folder/", ["folder/another.toml"])
    offers("export", "ow", ["own.toml"])
    # A lesson is named once; then come options.
    check("--format" in completed("export first-steps"), "no options after the lesson of an export")


def recipe_keys():
    offers("trace first-steps --set", "ed", ["edge=", "edge_value="])
    offers("--set", "noise.", ["noise.kind=", "noise.seed=", "noise.values="])
    edges = re.search(r'known: (.*)\)', subprocess.run([program, "trace", "first-steps", "--set", "edge=zzzzzzzz"],
                                                      capture_output=True, text=True).stderr)[1].split(", ")
    offers("trace first-steps --set", ["edge", "=", ""], edges)
    offers("trace first-steps --set", ["edge", "="], edges)
    offers("trace first-steps --set", ["edge", "=", "wr"], ["wrap"])
    offers("trace --set size=5 first-steps --set", ["variant", "=", "mat"], ["matlab"])
    offers("export --format", ["=", "pd"], ["pdf"])
    offers("export first-steps --force", "--fo", ["--format", "--fog", "--fog-colour"])
    check("--set" in completed("trace --set size=5", "--"), "--set is not offered twice")


def typed():
    """The keys themselves, in a terminal."""
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(PATH=f"{os.path.dirname(program)}:{os.environ['PATH']}", PS1="> ", TERM="dumb", INPUTRC="/dev/null")
        os.execvp("bash", ["bash", "--norc", "--noprofile", "-i"])
    seen = ""

    def wait(text):
        nonlocal seen
        end = time.monotonic() + 60
        while text not in seen:
            if time.monotonic() > end or not select.select([terminal], [], [], 60)[0]:
                check(False, f"{text!r} does not come: {seen!r}")
                return
            seen += os.read(terminal, 4096).decode()
        seen = seen[seen.index(text) + len(text):]

    def type(keys, becomes):
        os.write(terminal, keys.encode())
        wait(becomes)

    type(f"bind 'set bell-style none'; source {script}; echo re''ady\n", "ready\r\n")
    type("lozenge exp\t", "lozenge export ")
    type("grow\t", "growing-a-coast ")
    type("--set edge=w\t", "edge=wrap ")
    type("--set noise.k\t", "noise.kind=")
    type("ha\t", "hash ")
    type("\x15lozenge terrain --out fold\t", "folder/")
    type("\x15lozenge check ow\t", "own.toml ")
    type("\x15exit\n", "exit")
    os.close(terminal)
    os.waitpid(child, 0)


with tempfile.TemporaryDirectory() as name:
    os.chdir(name)
    pathlib.Path("folder").mkdir()
    for file in "own.toml", "notes.txt", "folder/another.toml":
        pathlib.Path(file).touch()
    tables_of_the_help()
    lessons_and_files()
    recipe_keys()
    typed()
    os.chdir("/")
print("\n".join(faults))
sys.exit(bool(faults))
