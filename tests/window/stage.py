"""The program on a display of its own, and hands and eyes to use it: what the tests of the window are made of.

A test waits for what the program says (--transcript) or for what can be seen, and never for a time to go by.
"""
import contextlib, os, pathlib, re, subprocess, sys, tempfile, threading, time

from close_button import close_window
from picture import Picture, colour, is_near
from run import Run
from xvfb import PATIENCE, Display, Fault, until

ROUNDING = 2  # of 255

# With the keyboards of newer systems xdotool holds Alt where it is asked for one of these by its name.
KEYCODES = {"F1": 67, "F5": 71, "F11": 95}

LESSONS = pathlib.Path(__file__).resolve().parents[2] / "lessons"


class Window:
    """The program and its window."""

    def __init__(self, display, program, arguments, folder, environment, transcript=True):
        self.display = display
        self.lines, self.heard, self.errors = [], 0, []
        self.environment = {
            **{k: v for k, v in os.environ.items() if not k.startswith(("LOZENGE_", "XDG_"))},
            "DISPLAY": display.name,
            "HOME": str(folder),
            "XDG_CONFIG_HOME": str(folder / "config"),
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "ASAN_OPTIONS": "detect_leaks=0",  # those of the drivers are not ours
            "UBSAN_OPTIONS": "print_stacktrace=1",
            **environment,
        }
        command = [program, *map(str, arguments), *(["--transcript"] if transcript else [])]
        self.process = subprocess.Popen(
            command, env=self.environment, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True, errors="replace")
        self.readers = [
            threading.Thread(target=self._read, args=pair, daemon=True)
            for pair in ((self.process.stdout, self.lines), (self.process.stderr, self.errors))
        ]
        for reader in self.readers:
            reader.start()

    @staticmethod
    def _read(pipe, lines):
        for line in pipe:
            lines.append(line.rstrip("\n"))

    # What it says.

    def hears(self, *patterns):
        """The next lines of the transcript must be these and no others; the match of the last."""
        found = None
        for pattern in patterns:
            until(lambda: len(self.lines) > self.heard or self.process.poll() is not None,
                  f'waiting for "{pattern}" after {self.lines[-3:]}')
            if len(self.lines) <= self.heard:
                self.readers[0].join(PATIENCE)
            if len(self.lines) <= self.heard:
                raise Fault(f'the program ended with {self.process.poll()} before "{pattern}": {self.errors[:20]}')
            line = self.lines[self.heard]
            self.heard += 1
            found = re.fullmatch(pattern, line)
            if not found:
                before = self.lines[max(0, self.heard - 4) : self.heard - 1]
                raise Fault(f'"{line}" was said, and not "{pattern}"; before that {before}')
        return found

    def hears_among(self, pattern):
        """Some line to come is this one; those before it are passed over."""

        def found():
            while self.heard < len(self.lines):
                self.heard += 1
                if match := re.fullmatch(pattern, self.lines[self.heard - 1]):
                    return match
            if self.process.poll() is not None and not self.readers[0].is_alive():
                raise Fault(f'the program ended with {self.process.poll()} before "{pattern}": {self.errors[:20]}')

        return until(found, f'waiting for "{pattern}" after {self.lines[-3:]}')

    # What can be seen.

    def look(self, *part):
        """The screen, or x, y, width, height of it."""
        return self.display.look().part(*part) if part else self.display.look()

    def shows(self, holds, what):
        """Waits until a look at the screen satisfies this; gives what it gave."""
        return until(lambda: holds(self.look()), what)

    def returns_to(self, picture, what):
        """Waits until the screen shows this picture again; messages in the top bar come and go meanwhile, and a letter
        from another place of the texture may be rounded otherwise."""

        def below(picture):
            return picture.part(0, 48, picture.width, picture.height - 48)

        picture = below(picture)
        try:
            self.shows(lambda now: not below(now).differing(picture, ROUNDING), what)
        except Fault:
            now = below(self.look())
            place = now.where_differing(picture)
            raise Fault(f"{what}: {now.differing(picture, ROUNDING)} pixels differ, within {place}") from None

    def settled(self):
        """The picture when nothing moves any more. That the program goes round and round meanwhile shows in how often
        it sleeps, and what is on its way in its other threads: a busy machine must not pass for a still picture."""
        before, since, slept = self.look(), time.monotonic(), self._sleeps()

        def still():
            nonlocal before, since, slept
            now = self.look()
            if now.data != before.data or not any(now.data) or self._has_work():
                before, since, slept = now, time.monotonic(), self._sleeps()
            return time.monotonic() - since > 0.3 and self._sleeps() - slept > 12

        until(still, "the picture does not come to rest")
        return before

    def _has_work(self):
        """Whether a thread of the program has something to do, besides the first one: those of drivers have other names."""
        for task in pathlib.Path(f"/proc/{self.process.pid}/task").iterdir():
            with contextlib.suppress(OSError):
                status = (task / "status").read_text()
                if int(task.name) != self.process.pid and re.search(r"^Name:\s+lozenge\n(.*\n)*State:\s+R", status):
                    return True
        return False

    def _sleeps(self):
        with contextlib.suppress(OSError):
            status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
            return int(re.search(r"^voluntary_ctxt_switches:\s+(\d+)", status, re.M).group(1))
        return 0

    # Hands.

    def do(self, *words):
        """A chain of xdotool's commands."""
        done = subprocess.run(["xdotool", *map(str, words)], env=self.environment, capture_output=True, text=True,
                              timeout=PATIENCE)
        if done.returncode:
            raise Fault(f"xdotool {words}: {done.stderr}")
        return done.stdout.strip()

    def key(self, *chords):
        self.do("key", "--delay", 1, *(KEYCODES.get(chord, chord) for chord in chords))

    def press(self, chord, *patterns):
        """A key, and the lines that must follow."""
        self.key(chord)
        return self.hears(*patterns)

    def point_at(self, x, y):
        self.do("mousemove", round(x), round(y))

    def click(self, x, y, button=1):
        self.do("mousemove", round(x), round(y), "click", button)

    def drag(self, *places):
        """From the first place over the others to the last."""
        words = ["mousemove", *map(round, places[0]), "mousedown", 1]
        for place in places[1:]:
            words += ["sleep", 0.03, "mousemove", *map(round, place)]
        self.do(*words, "sleep", 0.03, "mouseup", 1)

    def resize(self, width, height):
        self.do("search", "--onlyvisible", "--name", "^Lozenge$", "windowsize", width, height)

    # Its end.

    def processor_seconds(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def quit(self):
        """By its key; the program must end well and without a word of complaint."""
        self.key("ctrl+q")
        return self.ended()

    def close(self):
        """By the button on the frame of the window: what a window manager sends then."""
        close_window(self.display.name, "Lozenge")
        return self.ended()

    def ended(self):
        try:
            status = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise Fault("the program does not end") from None
        for reader in self.readers:
            reader.join(PATIENCE)
        if status:
            raise Fault(f"the program ended with {status}: {self.errors[:60]}")
        return self.errors

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


class Test:
    """Started as NAME.py LOZENGE [FOLDER]; the folder gets pictures of what went wrong."""

    def __init__(self):
        self.program = str(pathlib.Path(sys.argv[1]).resolve())
        self.pictures = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
        self.name = pathlib.Path(sys.argv[0]).stem
        self.checks, self.faults = 0, []
        self.display = None

    def check(self, holds, what):
        self.checks += 1
        if not holds:
            self.fault(what)
        return holds

    def fault(self, what):
        self.faults.append(what)
        print(f"wrong: {what}", flush=True)
        if self.display and self.pictures:
            picture = self.pictures / f"{self.name}-{len(self.faults)}.png"
            self.display.look().save(picture)
            print(f"       the screen is in {picture}", flush=True)

    @contextlib.contextmanager
    def window(self, *arguments, folder=None, environment={}, screen=(1280, 800)):
        """An open window. What goes wrong in it is noted, and the test goes on after it."""
        with contextlib.ExitStack() as stack:
            if folder is None:
                folder = pathlib.Path(stack.enter_context(tempfile.TemporaryDirectory()))
            frames = pathlib.Path(stack.enter_context(tempfile.TemporaryDirectory()))
            self.display = Display(frames, *screen)
            stack.callback(self.display.close)
            window = Window(self.display, self.program, arguments, folder, environment)
            stack.callback(window.kill)
            window.point_at(screen[0] - 1, screen[1] - 1)  # some systems show the arrow from the start, others later
            try:
                yield window
                self.checks += 1
            except Fault as fault:
                self.fault(str(fault))
        self.display = None

    def parts(self, window, *parts):
        """Parts of a test in one window. What goes wrong in one does not keep the next from being tried."""
        for part in parts:
            began = time.monotonic()
            try:
                part(window)
                self.checks += 1
            except Fault as fault:
                self.fault(f"{part.__name__}: {fault}")
                if window.process.poll() is not None:
                    raise
                window.settled()
                window.heard = len(window.lines)
            print(f"{part.__name__}: {time.monotonic() - began:.1f} s", flush=True)

    def end(self):
        print(f"{self.name}: {self.checks} checks, {len(self.faults)} wrong")
        sys.exit(1 if self.faults or not self.checks else 0)
