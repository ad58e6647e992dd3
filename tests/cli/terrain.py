#!/usr/bin/env python3
"""Uses `lozenge terrain` as its users do: terrain.py PROGRAM"""
import json, os, pathlib, pty, random, re, resource, signal, struct, subprocess, sys, tempfile, time, zlib

from in_the_making import has_begun

PROGRAM = pathlib.Path(sys.argv[1]).resolve()
LESSON = """title = "Test"
summary = "A terrain to write."
[recipe]
size = 9
corners = [3, 1, -1, -2]
noise = { kind = "hash", seed = 5 }
"""
FORMATS = [".png", ".pgm", ".obj", ".stl", ".glb", ".csv", ".r16", ".r32"]
faults = []

# A sanitizer holds a map of the memory too, and what was given back.
IS_SANITIZED = b"__asan_init" in PROGRAM.read_bytes()


def check(holds, what):
    if not holds:
        faults.append(what)
        print("FAILED:", what)


def terrain(folder, *arguments, limit=None):
    """The exit code and standard error of one call, made in this folder."""
    def small_disk():
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
    done = subprocess.run([PROGRAM, "terrain", *arguments], cwd=folder, capture_output=True, text=True,
                          preexec_fn=small_disk, timeout=120)
    check(done.stdout == "", f"{arguments}: nothing on standard output")
    return done.returncode, without_progress(done.stderr)


def without_progress(error):
    """Where it takes long, a line now and then tells how far it is."""
    return "".join(line for line in error.splitlines(keepends=True) if " a second, " not in line)


def refused(folder, code, text, *arguments, limit=None):
    """The call fails with this code and one line, and the folder holds what it held."""
    before = sorted(os.listdir(folder))
    found, error = terrain(folder, *arguments, limit=limit)
    check(found == code, f"{arguments}: exit {code}, not {found}")
    check(error.count("\n") == 1 and error.endswith("\n"), f"{arguments}: one line of error, not {error!r}")
    check(text in error, f"{arguments}: {error!r} says {text!r}")
    check(sorted(os.listdir(folder)) == before, f"{arguments}: nothing is left behind")


def heights(folder):
    trace = subprocess.run([PROGRAM, "trace", "t.toml"], cwd=folder, capture_output=True, check=True)
    return json.loads(trace.stdout)["final"]


def png_rows(data):
    """Size and rows of a 16-bit grey PNG, and its text chunks, by the format's own description."""
    chunks, at = [], 8
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        chunks.append((kind, data[at + 8:at + 8 + length]))
        at += length + 12
    width, height, depth, colour = struct.unpack(">IIBB", chunks[0][1][:10])
    check((depth, colour) == (16, 0), "PNG is 16-bit grey")
    raw = zlib.decompress(b"".join(body for kind, body in chunks if kind == b"IDAT"))
    texts = dict(body.split(b"\0", 1) for kind, body in chunks if kind == b"tEXt")
    rows, stride, above = [], 2 * width, bytearray(2 * width)
    for y in range(height):
        line = bytearray(raw[y * (stride + 1) + 1:(y + 1) * (stride + 1)])
        for i in range(stride):
            a, b, c = (line[i - 2] if i > 1 else 0), above[i], (above[i - 2] if i > 1 else 0)
            nearest = min((abs(b - c), 0, a), (abs(a - c), 1, b), (abs(a + b - 2 * c), 2, c))[2]
            line[i] = line[i] + [0, a, b, (a + b) // 2, nearest][raw[y * (stride + 1)]] & 255
        rows.append(list(struct.unpack(f">{width}H", line)))
        above = line
    return rows, texts


def all_formats(folder):
    for extension in FORMATS:
        check(terrain(folder, "t.toml", "--out", "t" + extension) == (0, ""), f"{extension} is written")
        check(terrain(folder, "t.toml", "--set", "size=17", "--set", "edge=wrap", "--out", "big" + extension) == (0, ""),
              f"{extension} is written with overrides")
    check(len(os.listdir(folder)) == 1 + 2 * len(FORMATS), "only what was asked for is there")

    final = heights(folder)
    lowest, highest = min(map(min, final)), max(map(max, final))
    grey = [[round((h - lowest) / (highest - lowest) * 65535) for h in row] for row in final]
    rows, texts = png_rows((folder / "t.png").read_bytes())
    check(rows == grey, "PNG holds the heights")
    check((float(texts[b"Lozenge-Lowest"]), float(texts[b"Lozenge-Highest"])) == (lowest, highest), "PNG tells its range")
    body = (folder / "t.pgm").read_bytes()[-2 * 81:]
    check(list(struct.unpack(">81H", body)) == sum(grey, []), "PGM holds the heights")
    csv = [[float(cell) for cell in line.split(",")] for line in (folder / "t.csv").read_text().splitlines()]
    check(csv == final, "CSV holds the heights")
    lines = [line.split() for line in (folder / "t.obj").read_text().splitlines()]
    check([[float(n) for n in line[1:]] for line in lines if line[0] == "v"]
          == [[x, final[y][x], y] for y in range(9) for x in range(9)], "OBJ holds the heights")
    check(sum(line[0] == "f" for line in lines) == 128, "OBJ has two triangles a cell")
    stl = (folder / "t.stl").read_bytes()
    check(struct.unpack("<I", stl[80:84])[0] == 128 and len(stl) == 84 + 50 * 128, "STL has two triangles a cell")
    check(list(struct.unpack("<81H", (folder / "t.r16").read_bytes())) == sum(grey, []), "R16 holds the heights")
    floats = struct.pack("<81f", *sum(final, []))
    check((folder / "t.r32").read_bytes() == floats, "R32 holds the heights")
    glb = (folder / "t.glb").read_bytes()
    in_json = struct.unpack("<4sIII4s", glb[:20])[3]
    description = json.loads(glb[20:20 + in_json])
    numbers = glb[28 + in_json:]
    check(struct.unpack("<4sII", glb[:12]) == (b"glTF", 2, len(glb)), "GLB tells its length")
    check(description["asset"]["extras"]["title"] == "Test", "GLB has the title")
    check(b"".join(numbers[24 * i + 4:24 * i + 8] for i in range(81)) == floats, "GLB holds the heights")
    check(len(numbers) == 24 * 81 + 3 * 4 * 128, "GLB has two triangles a cell")
    check(len((folder / "big.csv").read_text().splitlines()) == 17, "overrides are heard")


def refusals(folder):
    refused(folder, 2, ", ".join(FORMATS), "t.toml", "--out", "t.tiff")
    refused(folder, 2, ", ".join(FORMATS), "t.toml", "--out", "t")
    refused(folder, 2, "folder", "t.toml", "--out", ".")
    (folder / "sub.png").mkdir()
    refused(folder, 2, "folder", "t.toml", "--out", "sub.png", "--force")
    refused(folder, 2, "--force", "t.toml", "--out", "t.png")
    refused(folder, 1, "No such file or directory", "t.toml", "--out", "no/such/t.png")
    refused(folder, 1, "Not a directory", "t.toml", "--out", "t.toml/t.png")
    refused(folder, 1, "No such file", "t.toml", "--out", "two\nlines/t.png")
    refused(folder, 2, "--out", "t.toml")
    refused(folder, 2, "LESSON", "--out", "new.png")
    refused(folder, 2, "spacing", "t.toml", "--out", "new.obj", "--spacing", "nan")
    refused(folder, 2, "spacing", "t.toml", "--out", "new.obj", "--spacing", "wide")
    refused(folder, 2, 'no axis "z" points up in a .glb', "t.toml", "--out", "new.glb", "--up", "z")
    refused(folder, 2, 'no axis "up" points up in a .obj', "t.toml", "--out", "new.obj", "--up", "up")
    refused(folder, 2, "size", "t.toml", "--set", "size=6", "--out", "new.png")
    refused(folder, 2, "missing.toml", "missing.toml", "--out", "new.png")

    before = (folder / "t.png").read_bytes()
    check(terrain(folder, "t.toml", "--set", "noise.seed=6", "--out", "t.png", "--force") == (0, ""), "--force replaces")
    check((folder / "t.png").read_bytes() != before, "--force replaces what was there")


def full_disks(folder):
    for extension in FORMATS:
        refused(folder, 1, f"new{extension}: cannot be written: File too large",
                "t.toml", "--set", "size=129", "--out", "new" + extension, limit=4096)
    old = (folder / "t.csv").read_bytes()
    refused(folder, 1, "cannot be written", "t.toml", "--set", "size=129", "--out", "t.csv", "--force", limit=4096)
    check((folder / "t.csv").read_bytes() == old, "a failed --force keeps the old file")

    disk = folder / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", disk], capture_output=True).returncode:
        print("skipped: a full disk, because no small one can be mounted here")
        return
    try:
        for extension in FORMATS:
            # How far a PNG can be packed nobody knows before.
            says = "No space left on device" if extension == ".png" else "and 66 kB are free"
            refused(disk, 1, says, folder / "t.toml", "--set", "size=257", "--out", "new" + extension)
    finally:
        subprocess.run(["umount", disk], check=True)


def interruption(folder):
    """A large file is stopped on its way: either nothing is left, or it was whole before the signal came."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGQUIT, signal.SIGXCPU):
        empty = folder / f"stopped-{number}"
        empty.mkdir()
        run = subprocess.Popen([PROGRAM, "terrain", folder / "t.toml", "--set", "size=1025", "--out", "t.obj"], cwd=empty,
                               stderr=subprocess.PIPE, text=True)
        while run.poll() is None and not has_begun(empty):
            time.sleep(0.001)
        run.send_signal(number)
        error = without_progress(run.communicate(timeout=120)[1])
        if run.returncode == 0:
            print("the file was whole before it could be interrupted")
            check(os.listdir(empty) == ["t.obj"], "a whole file stays")
        else:
            check(run.returncode == 1 and "interrupted" in error and error.count("\n") == 1, f"interrupted: {error!r}")
            check(os.listdir(empty) == [], "an interruption leaves nothing")


def peak(folder, *arguments):
    """The exit code and the greatest memory of one call, in bytes."""
    child = os.fork()
    if child == 0:
        os.chdir(folder)
        os.execv(PROGRAM, [str(PROGRAM), "terrain", *arguments])
    _, status, usage = os.wait4(child, 0)
    return os.waitstatus_to_exitcode(status), usage.ru_maxrss * 1024


def is_modest(memory, most):
    """Less than this on two cores: each more has some bands of the map under way."""
    return memory < most + 3e6 * max(0, os.cpu_count() - 2) or IS_SANITIZED


def streams(folder):
    """Large maps go to disk row by row, in less memory than they take there; borders that wrap are equal in the file."""
    # Measured first: what this script itself has held counts for its children.
    code, alone = peak(folder, "t.toml", "--out", "small.pgm")
    code, memory = peak(folder, "t.toml", "--set", "size=2049", "--set", "edge=mirror", "--out", "held.pgm")
    # A map that is stepped is held: eight bytes of a height, and one for whether it is set.
    check(code == 0 and is_modest(memory - alone, 10 * 2049 * 2049), f"held: exit {code}, {memory} bytes, {alone} alone")
    meshes = peak(folder, "t.toml", "--set", "size=513", "--out", "mesh.obj"), peak(folder, "t.toml", "--set", "size=513", "--out", "mesh.stl")
    check(all(code == 0 and is_modest(memory, 20e6) for code, memory in meshes), f"meshes: {meshes}")

    size = 4097
    for extension, most in ((".pgm", 32e6), (".png", 64e6), (".csv", 32e6), (".r16", 32e6), (".r32", 32e6)):
        code, memory = peak(folder, "t.toml", "--set", f"size={size}", "--set", "edge=wrap",
                            "--set", "corners=[1,1,1,1]", "--out", "large" + extension)
        check(code == 0, f"{extension} of {size}: exit {code}")
        check(is_modest(memory, most), f"{extension} of {size}: {memory} bytes of memory")

    data = (folder / "large.pgm").read_bytes()
    check(f"\n{size} {size}\n65535\n".encode() in data[:200], "PGM tells its size")
    body = data[-2 * size * size:]
    row = lambda y: body[2 * size * y:2 * size * (y + 1)]
    check(row(0) == row(size - 1), "north and south borders of a map that wraps are equal")
    check(all(row(y)[:2] == row(y)[-2:] for y in range(size)), "west and east borders of a map that wraps are equal")

    # Every fourth point of four times as many is a point of the smaller map: its noise is that of its place.
    small = json.loads(subprocess.run([PROGRAM, "trace", "t.toml", "--set", "size=1025", "--set", "edge=wrap",
                                       "--set", "corners=[1,1,1,1]"], cwd=folder, capture_output=True, check=True).stdout)
    lowest, highest = (float(word) for word in
                       re.search(rb"0 is height (\S+), 65535 is height (\S+)\n", data[:200]).groups())
    dice = random.Random(3)
    for _ in range(300):
        x, y = dice.randrange(1025), dice.randrange(1025)
        grey = struct.unpack_from(">H", body, 2 * (4 * y * size + 4 * x))[0]
        wanted = round((small["final"][y][x] - lowest) / (highest - lowest) * 65535)
        check(abs(grey - wanted) <= 1, f"({4 * x}, {4 * y}) of the large map is {grey}, not {wanted}")
    with open(folder / "large.csv") as lines:
        for y, line in enumerate(lines):
            if y % 512 == 0:
                cells = line.split(",")[::4]
                check([float(cell) for cell in cells] == small["final"][y // 4], f"row {y} of CSV is that of the smaller map")

    refused(folder, 2, "65537 points a side are too many", "t.toml", "--set", "size=65537", "--out", "huge.stl")
    refused(folder, 2, "16385 points a side are too many", "t.toml", "--set", "size=16385", "--out", "huge.glb")
    refused(folder, 2, "size must be 2^n + 1", "t.toml", "--set", "size=536870913", "--out", "huge.pgm")
    for extension in (".png", ".pgm", ".obj", ".csv", ".r16", ".r32"):
        refused(folder, 1, "the file needs ", "t.toml", "--set", "size=268435457", "--out", "huge" + extension)
    refused(folder, 1, "is made in memory, which needs 2.5 PB", "t.toml", "--set", "size=16777217", "--set", "edge=mirror",
            "--out", "huge.pgm")

    # Stopped on its way: while it looks for its limits, while it writes, and while it makes heights in memory.
    for pause, noise in ((0.02, "hash"), (0.3, "hash"), (0.2, "mt19937")):
        empty = folder / f"large-{pause}"
        empty.mkdir()
        run = subprocess.Popen([PROGRAM, "terrain", folder / "t.toml", "--set", "size=8193", "--set",
                                f'noise={{ kind = "{noise}", seed = 1 }}', "--out", "t.png"], cwd=empty,
                               stderr=subprocess.PIPE, text=True)
        while run.poll() is None and not has_begun(empty):
            time.sleep(0.001)
        time.sleep(pause)
        run.send_signal(signal.SIGINT)
        error = without_progress(run.communicate(timeout=120)[1])
        check(run.returncode == 1 and error.count("\n") == 1 and "interrupted" in error, f"large and stopped: {error!r}")
        check(os.listdir(empty) == [], "a large one that is stopped leaves nothing")


def on_a_terminal(folder, *arguments):
    """What a terminal shows of one call, made in this folder."""
    master, slave = pty.openpty()
    run = subprocess.Popen([PROGRAM, *arguments], cwd=folder, stderr=slave, stdout=subprocess.DEVNULL)
    os.close(slave)
    shown = b""
    try:
        while part := os.read(master, 4096):
            shown += part
    except OSError:  # how a terminal ends
        pass
    os.close(master)
    return run.wait(), shown.decode()


def telling(folder):
    """As an export does: a terminal is told what was made, unless it is to be quiet."""
    for command, out in (("terrain", ["--out", "told.csv"]), ("export", ["--format", "pdf", "--steps", "0", "--out", "told.pdf"])):
        code, shown = on_a_terminal(folder, command, "t.toml", *out)
        check(code == 0 and shown.endswith(f"lozenge: written to {out[-1]}\r\n"), f"{command} on a terminal: {shown!r}")
        check(on_a_terminal(folder, command, "t.toml", *out, "--force", "--quiet") == (0, ""), f"{command} --quiet on a terminal")
    check(terrain(folder, "t.toml", "--out", "told.csv", "--force") == (0, ""), "a pipe is not told")
    check(terrain(folder, "t.toml", "--out", "told.csv", "--force", "--quiet") == (0, ""), "--quiet")
    refused(folder, 2, "--force", "t.toml", "--out", "told.csv", "--quiet")


def helps(folder):
    text = subprocess.run([PROGRAM, "terrain", "--help"], capture_output=True, text=True, check=True).stdout
    check("Example: lozenge terrain" in text and all(extension in text for extension in FORMATS), "--help has an example")


with tempfile.TemporaryDirectory() as name:
    place = pathlib.Path(name)
    (place / "t.toml").write_text(LESSON)
    for part in (all_formats, refusals, full_disks, interruption, streams, telling, helps):
        part(place)
print(f"{len(faults)} failed")
sys.exit(1 if faults else 0)
