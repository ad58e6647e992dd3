"""A display of its own and eyes for it. Xvfb keeps its screen in a file that is mapped here, so that looking costs nothing."""
import mmap, os, shutil, struct, subprocess, sys, time

from picture import Picture

PATIENCE = 30  # seconds until a test gives up; nothing fails for being slower than that


class Fault(Exception):
    """What was seen is not what is right; the test cannot go on."""


def until(holds, what, patience=PATIENCE):
    """Waits until this holds, and gives what it gave."""
    end = time.monotonic() + patience
    while True:
        if found := holds():
            return found
        if time.monotonic() > end:
            raise Fault(f"{what}: not within {patience} s")
        time.sleep(0.02)


class Display:
    """Xvfb on a number that is free."""

    def __init__(self, folder, width=1280, height=800, depth=24, *more):
        for program in ("Xvfb", "xdotool"):
            if not shutil.which(program):
                sys.exit(f"{program} is not installed (Debian: apt-get install xvfb xdotool libgl1-mesa-dri xclip)")
        read, write = os.pipe()
        screen = f"{width}x{height}x{depth}"
        # Without -noreset it begins anew where its first client goes, and puts the pointer back.
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", screen, "-nolisten", "tcp", "-noreset",
                   "-fbdir", str(folder), *more]
        self.process = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as numbers:
            number = numbers.readline().strip()
        if not number:
            raise Fault("Xvfb does not start")
        self.name = f":{number}"
        with open(folder / "Xvfb_screen0", "rb") as file:
            self.memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        head = struct.unpack(">25I", self.memory[:100])
        self.width, self.height, self.stride = head[4], head[5], head[12]
        self.pixels = head[0] + 12 * head[19]

    def look(self):
        end = self.pixels + self.stride * self.height
        return Picture(self.width, self.height, self.stride, self.memory[self.pixels : end])

    def close(self):
        self.memory.close()
        self.process.terminate()
        self.process.wait()
