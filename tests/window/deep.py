#!/usr/bin/env python3
"""Terrains that are too large to be stepped: levels, the zoom down to single points and back. deep.py LOZENGE [FOLDER]"""
from sight import *
from stage import *

test = Test()
LESSON = "how-deep"
MAP = 40, 120, 330, 330  # inside the map of what is in view
RELIEF = 500, 120, 380, 330
FACTS = 20, 510, 880, 100
TOP = 190, 4, 780, 36
TITLE = 26, 50, 400, 40
OLD = {"MESA_GL_VERSION_OVERRIDE": "2.1", "MESA_GLSL_VERSION_OVERRIDE": "120"}


def level(number, levels=28):
    return rf"level {number}/{levels} {(2 ** number + 1) ** 2} points, \d+ wide"


def colours(picture, part):
    return len(picture.part(*part).colours())


def levels(window):
    window.hears(level(0))
    before = window.settled()
    title = before.part(*TITLE)
    test.check(title.differing(before.part(26, 4, 400, 40)) > 500, "there is no title")
    for number in range(1, 7):
        window.press("Right", level(number))
        now = window.settled()
        for name, part in (("map", MAP), ("relief", RELIEF), ("line of facts", FACTS)):
            test.check(now.part(*part).differing(before.part(*part)) > 300, f"level {number} does not change the {name}")
        is_told = now.part(*TITLE).differing(title) > 0
        test.check(is_told == (number >= 3), f"level {number} has another title than its stop")
        before = now
    test.check(colours(before, RELIEF) > 300, f"the relief has {colours(before, RELIEF)} colours only")
    window.press("Left", level(5))
    window.press("Down", level(6))
    window.press("Up", level(5))
    window.press("Next", level(10), "stop: A million points, most of them unmade")
    window.press("Prior", level(5), "stop: From here on we go nearer")
    window.press("Home", level(0))
    window.press("Next", level(3), "stop: Three levels: the plan")
    window.press("shift+Right", level(13))
    window.press("ctrl+c", rf"copied lozenge {LESSON} --step 13")


def zoom(window):
    """The pictures on the way: none is empty, each is another."""
    window.press("Home", level(0))
    window.press("7", "speed 8 levels/s")
    window.press("space", "play")
    seen = []

    def look():
        """The next picture: a level is told before it is drawn."""
        now = window.look()
        if not seen or all(now.part(*part).differing(seen[-1].part(*part)) > 3000 for part in (MAP, RELIEF)):
            return now
        return None

    for number in (6, 10, 14, 18, 22, 26):
        window.hears_among(level(number))
        seen.append(until(look, "the map or the relief stands still on the way"))
    window.hears_among(r"level 28/28 72057594574798849 points, 8 wide")
    seen.append(until(look, "the map or the relief stands still at the end"))
    window.hears_among(r"level 28/28 72057594574798849 points, 268435456 wide")
    window.hears("pause")
    seen.append(window.settled())
    for before, now in zip(seen, seen[1:]):
        for name, part in (("map", MAP), ("relief", RELIEF)):
            count = colours(now, part)
            test.check(now.part(*part).differing(before.part(*part)) > 3000, f"the {name} stands still on the way")
            test.check(count > 150, f"on the way the {name} has {count} colours only")
    test.check(colours(seen[-1], MAP) > 2000, "the whole map is not in full detail")


def hands(window):
    window.press("Prior", level(28), "stop: Single points")
    points = window.settled()
    test.check(points.part(*MAP).share("#FFFFFF", 2) > 0.15, "single points are not discs on a white ground")
    window.press("Prior", level(28), "stop: 288 petabytes, never stored")
    plain = window.settled()
    window.do("mousemove", 200, 280, "click", "--repeat", 4, 5, "mousemove", 640, 640)
    window.shows(lambda now: now.part(*MAP).differing(plain.part(*MAP)) > 20000, "the wheel does not widen the view")
    wide = window.settled()
    window.drag((200, 280), (220, 300), (260, 340))
    window.shows(lambda now: now.part(*MAP).differing(wide.part(*MAP)) > 20000, "a drag does not move the map")
    window.point_at(640, 640)
    moved = window.settled()
    flat = moved.part(*MAP)
    window.drag((700, 300), (720, 310), (760, 330), (800, 330))
    window.shows(lambda now: now.part(*RELIEF).differing(moved.part(*RELIEF)) > 5000, "the relief does not turn")
    test.check(not window.settled().part(*MAP).differing(flat, ROUNDING), "turning the relief changed the map")
    window.heard = len(window.lines)  # of the camera
    window.press("f", "flight on")
    window.shows(lambda now: now.part(*RELIEF).differing(moved.part(*RELIEF)) > 20000, "there is no flight")
    window.press("Escape", "flight off")


def not_stepped(window):
    window.settled()
    before = window.look(*TOP)
    window.key("c", "p")
    window.shows(lambda now: now.part(*TOP).differing(before) > 200, "why nothing is compared is not said")
    window.press("t", "theme dark")
    window.shows(lambda now: now.part(0, 60, 900, 600).share("#0F1216") > 0.15, "the page is not dark")
    window.press("t", "theme contrast")
    window.press("t", "theme light")


def other_sizes():
    """A lesson of small maps at a large size, and back to steps."""
    with test.window("first-steps", "--set", "size=4097", "--set", "noise.kind=hash") as window:
        window.hears(level(12, 12))
        # The first frames compile shaders and show what is there before the ground is: a slow machine shows it for long.
        window.shows(lambda now: colours(now, MAP) > 1000 and colours(now, RELIEF) > 5000,
                     "a map of 4097 x 4097 is not to be seen at once")
        whole = window.settled()
        window.press("Left", level(11, 12))
        window.press("End", level(12, 12))
        window.shows(lambda now: all(now.part(*part).differing(whole.part(*part), ROUNDING) == 0 for part in (MAP, RELIEF)),
                     "the last level is another than before")
        test.check(window.quit() == [], f"complaints: {window.errors[:5]}")
    with test.window("first-steps", "--set", "size=4097", "--set", "noise.kind=hash", "--step", "3") as window:
        window.hears(level(3, 12))
        test.check(window.quit() == [], f"complaints: {window.errors[:5]}")


def old_opengl():
    with test.window(LESSON, "--step", "12", environment=OLD) as window:
        window.hears_among("relief without OpenGL.*")
        picture = window.settled()
        test.check(colours(picture, RELIEF) > 300, f"without OpenGL the relief has {colours(picture, RELIEF)} colours")
        window.press("Right", level(13))
        window.shows(lambda now: now.part(*RELIEF).differing(picture.part(*RELIEF)) > 2000, "a level changes nothing")
        test.check(window.quit() == [], f"complaints: {window.errors[:5]}")


with test.window(LESSON) as window:
    test.parts(window, levels, zoom, hands, not_stepped)
    test.check(window.quit() == [], f"complaints: {window.errors[:5]}")
other_sizes()
old_opengl()
test.end()
