"""One run of the program with one call refused, and what it left behind."""
import dataclasses, os, pathlib, shutil, struct, subprocess, tempfile

KINDS = "allocation mapping open read write sync rename thread spawn look folder".split()


@dataclasses.dataclass
class Case:
    name: str
    arguments: list
    target: str  # what it writes, or None
    calls: dict = None  # of a run without a fault, by kind
    whole: dict = None  # what it leaves behind then
    old: dict = None  # the same of another lesson, which --force is to replace
    output: bytes = b""


@dataclasses.dataclass
class Outcome:
    status: int
    output: bytes
    errors: bytes
    before: dict
    after: dict
    refused: int


def everything(folder):
    """Each file below a folder with its bytes, and each folder."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = str(path.relative_to(folder))
        found[name] = "-> " + os.readlink(path) if path.is_symlink() else path.read_bytes() if path.is_file() else None
    return found


class Watched:
    def __init__(self, program, injector, root, lesson, environment):
        self.program, self.injector, self.root, self.lesson = program, injector, root, lesson
        self.environment = environment

    def run(self, case, is_forced, order, title="Grüße"):
        """The command in a folder of its own; with --force over what was there."""
        folder = pathlib.Path(tempfile.mkdtemp(dir=self.root))
        place, tally = folder / "place", folder / "tally"
        place.mkdir()
        if is_forced:
            for name, content in case.old.items():
                (place / name).parent.mkdir(exist_ok=True)
                (place / name).write_bytes(content)
        (place / "t.toml").write_text(self.lesson.replace("Grüße", title), encoding="utf-8")
        before = everything(place)
        environment = {**os.environ, "LD_PRELOAD": str(self.injector), "FAULT_TALLY": str(tally), "LC_ALL": "C.UTF-8",
                       **self.environment, **order}
        more = ["--force"] if is_forced and case.target else []
        try:
            done = subprocess.run([self.program, *case.arguments, *more], cwd=place, env=environment,
                                  stdin=subprocess.DEVNULL, capture_output=True, timeout=120)
            status, output, errors = done.returncode, done.stdout, done.stderr
        except subprocess.TimeoutExpired:
            status, output, errors = "no end", b"", b""
        counts = struct.unpack(f"{len(KINDS) + 1}l", tally.read_bytes()) if tally.exists() else [0] * (len(KINDS) + 1)
        outcome = Outcome(status, output, errors, before, everything(place), counts[-1])
        shutil.rmtree(folder)
        return outcome, dict(zip(KINDS, counts))

    def learn(self, case):
        first, case.calls = self.run(case, False, {})
        if first.status != 0:
            raise RuntimeError(f"{case.name} ends with {first.status} without a fault: {first.errors}")
        case.whole, case.output = first.after, first.output
        other = self.run(case, False, {}, "Another lesson")[0].after
        case.old = {name: content for name, content in other.items() if name != "t.toml" and content is not None}

    def refuse(self, case, kind, number, lasts, is_forced):
        return self.run(case, is_forced, {"FAULT_KIND": kind, "FAULT_CALL": str(number),
                                          "FAULT_LASTS": "1" if lasts else "0"})[0]


def difference(before, after):
    """The first names that came, went or changed."""
    came = [name + " is left" for name in after if name not in before]
    went = [name + " is gone" for name in before if name not in after]
    changed = [name + " is changed" for name in before if name in after and before[name] != after[name]]
    return ", ".join((went + changed + came)[:3])


def verdict(case, outcome, is_forced):
    """What is wrong with the end of a run, or None."""
    if outcome.status == 0:
        if outcome.output != case.output:
            return f"exit 0, and another output: {outcome.errors[:200]}"
        wrong = difference(case.whole, outcome.after)
        return f"exit 0, but {wrong}: {outcome.errors[:200]}" if wrong else None
    if outcome.status != 1:
        return f"exit {outcome.status}: {outcome.errors[-200:]}"
    if outcome.errors.count(b"\n") != 1 or not outcome.errors.endswith(b"\n") or len(outcome.errors) < 10:
        return f"not one line: {outcome.errors[:300]}"
    # A library that lets no exception out of it ends the program on the spot: what has a hidden name stays then.
    ends_at_once = outcome.errors == b"lozenge: there is not enough memory\n"
    after = {name: content for name, content in outcome.after.items() if not (ends_at_once and ".lozenge-" in name)}
    wrong = difference(outcome.before, after)
    return f"exit 1, but {wrong}: {outcome.errors[:200]}" if wrong else None
