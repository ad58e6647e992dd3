"""The steps of a lesson, to hold the window to."""
import json, math, re, subprocess


class Run:
    """The steps of a lesson, as the command line tells them."""

    def __init__(self, program, lesson, *overrides):
        told = subprocess.run([program, "trace", lesson, *overrides], capture_output=True, text=True, check=True)
        # Numbers stay as they are written: the transcript writes them alike.
        self.trace = json.loads(told.stdout, parse_float=str)
        self.steps = self.trace["steps"]
        self.last = len(self.steps)

    def line(self, number):
        """The pattern of the transcript's line for a step."""
        if number == 0:
            return f"step 0/{self.last} start"
        step = self.steps[number - 1]
        place = f"level {step['level']} {step['phase']} ({step['x']},{step['y']})"
        return re.escape(f"step {number}/{self.last} {place} = {str(step['value']).removesuffix('.0')}")

    def from_start(self, window):
        """Goes to the start, wherever the window is; nothing is said where it is there."""
        window.key("Home", "Right")
        window.hears_among(self.line(1))
        window.press("Home", self.line(0))

    def heights(self, number):
        """(x, y) -> height of what is set after so many steps."""
        heights = {(c["x"], c["y"]): float(c["value"]) for c in self.trace["corners"]}
        heights |= {(s["x"], s["y"]): float(s["value"]) for s in self.steps[:number]}
        return heights

    def limit(self):
        """The height of the palette's end: the greatest of the run, up to the next quarter of its power of ten."""
        greatest = max(abs(h) for h in self.heights(self.last).values())
        power = 10 ** math.floor(math.log10(greatest))
        return math.ceil(greatest / power * 4) / 4 * power
