"""Looks at the screen, and their colours."""
import collections, operator, struct, zlib


def colour(text):
    """(r, g, b) of "#RRGGBB"."""
    return tuple(bytes.fromhex(text.lstrip("#")))


def is_near(one, other, by=10):
    return all(abs(a - b) <= by for a, b in zip(one, other))


class Picture:
    """A look at the screen, or at a part of it."""

    def __init__(self, width, height, stride, data):
        self.width, self.height, self.stride, self.data = width, height, stride, data

    def __eq__(self, other):
        return self.width == other.width and self.height == other.height and self.rows() == other.rows()

    def rows(self):
        """Of each pixel blue, green, red and a byte without meaning."""
        return [self.data[y * self.stride : y * self.stride + 4 * self.width] for y in range(self.height)]

    def at(self, x, y):
        place = round(y) * self.stride + 4 * round(x)
        blue, green, red = self.data[place : place + 3]
        return red, green, blue

    def part(self, x, y, width, height):
        x, y, width, height = round(x), round(y), round(width), round(height)
        data = b"".join(row[4 * x : 4 * (x + width)] for row in self.rows()[y : y + height])
        return Picture(width, height, 4 * width, data)

    def pixels(self):
        for row in self.rows():
            for x in range(0, 4 * self.width, 4):
                yield row[x + 2], row[x + 1], row[x]

    def colours(self):
        """How often each colour is there, the most frequent first."""
        counts = {}
        for pixel, count in collections.Counter(memoryview(b"".join(self.rows())).cast("I")).items():
            counts[pixel & 0xFFFFFF] = counts.get(pixel & 0xFFFFFF, 0) + count
        ordered = sorted(counts.items(), key=lambda entry: -entry[1])
        return {(c >> 16, c >> 8 & 255, c & 255): count for c, count in ordered}

    def share(self, wanted, by=0):
        """How much of the picture has this colour, 0 to 1."""
        wanted = colour(wanted) if isinstance(wanted, str) else wanted
        count = sum(n for c, n in self.colours().items() if is_near(c, wanted, by))
        return count / (self.width * self.height)

    def box_of(self, wanted, by=0):
        """The smallest box around the pixels of this colour: left, top, right, bottom, the last two beyond it."""
        wanted = colour(wanted) if isinstance(wanted, str) else wanted
        places = [(i % self.width, i // self.width) for i, c in enumerate(self.pixels()) if is_near(c, wanted, by)]
        if not places:
            return None
        xs, ys = zip(*places)
        return min(xs), min(ys), max(xs) + 1, max(ys) + 1

    def differing(self, other, by=0):
        """How many pixels are not the same, or differ by more than this in a colour."""
        if (self.width, self.height) != (other.width, other.height):
            return max(self.width * self.height, other.width * other.height)
        count = 0
        for a, b in zip(self.rows(), other.rows()):
            if a != b and not by:
                count += sum(map(operator.ne, memoryview(a).cast("I"), memoryview(b).cast("I")))
            elif a != b:
                count += sum(not is_near(a[i : i + 3], b[i : i + 3], by) for i in range(0, 4 * self.width, 4))
        return count

    def where_differing(self, other):
        """The box around what is not the same: left, top, right, bottom."""
        places = [(i // 4, y) for y, (a, b) in enumerate(zip(self.rows(), other.rows())) if a != b
                  for i in range(0, 4 * self.width, 4) if a[i : i + 3] != b[i : i + 3]]
        xs, ys = zip(*places)
        return min(xs), min(ys), max(xs) + 1, max(ys) + 1

    def save(self, path):
        """As PNG, for people."""
        lines = b"".join(
            b"\0" + bytes(v for x in range(0, 4 * self.width, 4) for v in (row[x + 2], row[x + 1], row[x]))
            for row in self.rows()
        )

        def chunk(kind, data):
            return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        path.parent.mkdir(parents=True, exist_ok=True)
        png = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(lines, 1)) + chunk(b"IEND", b"")
        path.write_bytes(b"\x89PNG\r\n\x1a\n" + png)
