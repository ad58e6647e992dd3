#!/usr/bin/env python3
"""Films, read by ffprobe: films.py LOZENGE FOLDER"""
import json, pathlib, subprocess, sys, tempfile

CODECS = {"mp4": ("h264", "yuv420p"), "webm": ("vp9", "yuv420p"), "gif": ("gif", None)}
LESSON = """title = "A film"
summary = "Two stops of which one is the end."
[recipe]
size = 5
[[stop]]
at = "start"
say = "Wait."
[[stop]]
at = 7
say = "And wait."
"""
lozenge = sys.argv[1]
faults, checked = [], 0


def check(is_true, fault):
    global checked
    checked += 1
    if not is_true:
        faults.append(fault)


def run(*command):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=500)
    if done.returncode:
        sys.exit(f"{command[0]} ended with {done.returncode}: {done.stderr or done.stdout}")
    return done.stdout


def probed(film):
    return json.loads(run("ffprobe", "-v", "error", "-count_frames", "-show_streams", "-of", "json", film))["streams"]


def frames_as_gray(film, width, height):
    """Each frame of a film, small and grey."""
    raw = subprocess.run(["ffmpeg", "-v", "error", "-i", film, "-vf", f"scale={width}:{height}", "-pix_fmt", "gray",
                          "-f", "rawvideo", "-vsync", "0", "-"], capture_output=True, check=True).stdout
    return [raw[at:at + width * height] for at in range(0, len(raw), width * height)]


with tempfile.TemporaryDirectory() as temporary:
    place = pathlib.Path(temporary)
    (place / "t.toml").write_text(LESSON)
    for format, (codec, pixels) in CODECS.items():
        film = place / f"film.{format}"
        run(lozenge, "export", place / "t.toml", "--format", format, "--out", film, "--size", "641x361", "--fps", "5")
        streams = probed(film)
        check(len(streams) == 1, f"{format}: one stream")
        stream = streams[0]
        check(stream["codec_name"] == codec, f"{format}: {stream['codec_name']}")
        check(pixels in (None, stream["pix_fmt"]), f"{format}: {stream['pix_fmt']}")
        size = (641, 361) if format == "gif" else (642, 362)
        check((stream["width"], stream["height"]) == size, f"{format}: odd sizes are made even")
        check(stream["r_frame_rate"] == "5/1", f"{format}: {stream['r_frame_rate']} frames a second")
        # 22 moments, of which three (start, step 7, end) stand for two seconds each
        check(int(stream["nb_read_frames"]) == 19 + 3 * 10, f"{format}: {stream['nb_read_frames']} frames")
        frames = frames_as_gray(film, 160, 90)
        change = [sum(abs(a - b) for a, b in zip(one, other)) for one, other in zip(frames, frames[1:])]
        held = max(change[:9])
        check(all(step > held for step in (change[9], change[10], change[11])), f"{format}: {change} moves after the start")
        print(f"{format}: {len(frames)} frames, {film.stat().st_size} bytes")
    check(b"NETSCAPE2.0\x03\x01\x00\x00" in (place / "film.gif").read_bytes(), "the GIF repeats for ever")
for fault in faults:
    print("FAILED:", fault)
print(f"{checked} checks, {len(faults)} failed")
sys.exit(1 if faults or not checked else 0)
