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
