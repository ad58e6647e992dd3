"""The numbers in a sentence: in figures, as points, as fractions and in words, each with the facts that it may say."""
import re
from fractions import Fraction

UNITS = ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
         "seventeen eighteen nineteen").split()
TENS = {word: 10 * ten for ten, word in enumerate("twenty thirty forty fifty sixty seventy eighty ninety".split(), 2)}
CARDINALS = {word: number for number, word in enumerate(UNITS)} | TENS | {
    f"{ten}-{unit}": value + number for ten, value in TENS.items() for number, unit in enumerate(UNITS[1:10], 1)}
SCALES = {"hundred": 100, "thousand": 1000, "million": 10**6, "billion": 10**9}

# A part is said with the word of its place, and "third" may be either: each may say any of these.
PARTS = {"twice": [2], "second": [2], "half": [Fraction(1, 2), 2], "halve": [Fraction(1, 2), 2],
         "quarter": [Fraction(1, 4), 4]}
PARTS |= {word: [Fraction(1, number), number] for word, number in {
    "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9, "tenth": 10, "eleventh": 11,
    "twelfth": 12, "sixteenth": 16}.items()}

# "one" is mostly an article and "first" a place: they are passed over.
PASSED_OVER = {"one", "first", "once"}

FIGURE = r"[-−]?\d+(?:,\d{3})*(?:\.\d+)?"
NUMBER = re.compile(
    rf"\((?P<vector>{FIGURE}(?:, {FIGURE})+)\)"
    rf"|(?<![\w.])(?P<above>\d+)/(?P<below>\d+)(?![\w])"
    rf"|(?<![\w.])(?P<base>\d+)\^(?P<power>\d+)(?![\w])"
    rf"|(?<![\w.])(?P<figure>{FIGURE})(?![\w])"
    rf"|(?P<word>[A-Za-z]+(?:-[a-z]+)?)")


class About:
    """A fact that the words may round to whole numbers or to one decimal."""

    def __init__(self, value):
        self.value = value


def about(value):
    return About(value)


class Number:
    """A number as it is said."""

    def __init__(self, text, values=None, decimals=0, vector=None):
        self.text, self.values, self.decimals, self.vector = text, values, decimals, vector

    def says(self, fact):
        """With two decimals or more a number is rounded, with fewer it is exact, unless the fact allows it. What is not
        so, None, nothing says."""
        if fact is None:
            return False
        if isinstance(fact, set):
            return any(self.says(each) for each in fact)
        if isinstance(fact, tuple) or self.vector:
            return (isinstance(fact, tuple) and self.vector is not None and len(fact) == len(self.vector)
                    and all(number.says(each) for number, each in zip(self.vector, fact)))
        rounded = isinstance(fact, About) or self.decimals >= 2
        value = fact.value if isinstance(fact, About) else fact
        reach = 0.5 * 10**-self.decimals + 1e-12 if rounded else 1e-9
        return any(abs(value - said) <= reach for said in self.values)


def figure(text):
    plain = text.replace(",", "").replace("−", "-")
    return Number(text, [float(plain)], len(plain.partition(".")[2]))


def plain(text):
    """The words as they are read: phases without their braces, and numbers that no picture shows without theirs."""
    text = re.sub(r"\{=([^}]*)\}", r"\1", text)
    return re.sub(r"\{([^}]*)\}", "", text).replace("\u00a0", " ")


def word(text):
    low = text.lower()
    if low in PASSED_OVER:
        return None
    if low in CARDINALS:
        return Number(text, [CARDINALS[low]])
    for stem in (low, low.removesuffix("s"), low.removesuffix("d"), low.removesuffix("es")):
        if stem in PARTS:
            return Number(text, PARTS[stem])
        if stem in SCALES:
            return Number(text, [SCALES[stem]])
    return None


def numbersIn(text):
    """Every number that the text says, in order; "sixteen million" is one."""
    found = []
    end = 0
    text = plain(text)
    for match in NUMBER.finditer(text):
        number = reading(match)
        if number is None:
            continue
        scale = SCALES.get(match["word"].lower()) if match["word"] else None
        if scale and found and found[-1].values and text[end:match.start()] == " ":
            before = found.pop()
            number = Number(f"{before.text} {number.text}", [value * scale for value in before.values])
        found.append(number)
        end = match.end()
    return found


def reading(match):
    if match["vector"]:
        return Number(match[0], vector=[figure(each) for each in match["vector"].split(", ")])
    if match["above"]:
        return Number(match[0], [Fraction(int(match["above"]), int(match["below"]))])
    if match["base"]:
        return Number(match[0], [int(match["base"]) ** int(match["power"])])
    return figure(match["figure"]) if match["figure"] else word(match["word"])
