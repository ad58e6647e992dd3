"""What is measured on finished maps, given as rows of heights from the north."""
import math


def mean(numbers):
    numbers = list(numbers)
    return sum(numbers) / len(numbers)


def spread(numbers):
    """Standard deviation."""
    numbers = list(numbers)
    middle = mean(numbers)
    return math.sqrt(mean((number - middle) ** 2 for number in numbers))


def stepBetweenNeighbours(rows):
    """How far neighbours in a row lie apart on average."""
    return mean(abs(east - west) for row in rows for west, east in zip(row, row[1:]))


def border(rows):
    """Every height of the border once."""
    return rows[0] + rows[-1] + [height for row in rows[1:-1] for height in (row[0], row[-1])]


def inside(rows):
    return [height for row in rows[1:-1] for height in row[1:-1]]


def differences(rows, others):
    """How far two maps lie apart at each point, where they do."""
    return [abs(a - b) for row, other in zip(rows, others) for a, b in zip(row, other) if a != b]


def gap(rows):
    """The largest step from the east border to the west one, and from the south border to the north one."""
    return max(abs(row[0] - row[-1]) for row in rows), max(abs(a - b) for a, b in zip(rows[0], rows[-1]))


def correlation(ones, others):
    ones, others = list(ones), list(others)
    a, b = mean(ones), mean(others)
    return mean((x - a) * (y - b) for x, y in zip(ones, others)) / (spread(ones) * spread(others))


def bend(before, height, after):
    """How far a height lies from the mean of its two neighbours in a line."""
    return abs(height - (before + after) / 2)


def hurstOf(maps):
    """Slope of the differences in a row over their distance, both as logarithms."""
    distances = [2**power for power in range(6)]
    differences = [mean((east - west) ** 2 for rows in maps for row in rows for west, east in zip(row, row[distance:]))
                   for distance in distances]
    x = [math.log(distance) for distance in distances]
    y = [math.log(difference) / 2 for difference in differences]
    return correlation(x, y) * spread(y) / spread(x)
