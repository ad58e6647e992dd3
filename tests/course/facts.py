#!/usr/bin/env python3
"""Hold every number that the bundled lessons say against the runs that they speak of.

  facts.py LOZENGE LESSONS [ID...]

Beside this file lies a module for each lesson: facts(lesson) is a table with a row for each stop, by its title, and one
for the lesson's own words, by "". A row names facts and computes each from runs. Every number in the words of a stop has
to be one of its facts, and every fact has to be said: of a list each, of a set any. "answer" is the value of the right
choice, or for each choice whether it is true: just the choice that the lesson calls right has to be. The trace of a
lesson is stepped to its end and back.
The last line is 'N lessons passed, M failed'.
"""
import importlib
import math
import pathlib
import sys

from runs import Lesson
from words import About, numbersIn

LESSON_WORDS = ("title", "summary", "goal")
STOP_WORDS = ("title", "say", "note")


def choiceFaults(ask, answer):
    """The right choice has to follow from the runs, and no other one may be true."""
    if answer is None:
        yield "the answer of its question is not computed"
        return
    choices = ask["choices"]
    isTrue = answer
    if not isinstance(answer, list):
        isTrue = [any(number.says(answer) for number in numbersIn(choice)) for choice in choices]
    if len(isTrue) != len(choices):
        yield f"{len(choices)} choices, and {len(isTrue)} that are computed"
    for number, (choice, true) in enumerate(zip(choices, isTrue), 1):
        if true != (number == ask["answer"]):
            yield f'choice {number}, "{choice}", is {"true" if true else "not true"}: computed are {shown(answer)}'


def shown(fact):
    return shown(fact.value) if isinstance(fact, About) else repr(fact)


def wordFaults(texts, facts):
    """Numbers that are no facts, and facts that no number says."""
    facts = dict(singleFacts(facts))
    said = set()
    for place, text in texts:
        for number in numbersIn(text):
            names = [name for name, fact in facts.items() if number.says(fact)]
            said.update(names)
            if not names:
                known = ", ".join(f"{name} {shown(fact)}" for name, fact in facts.items())
                yield f"{place}: {number.text} is none of the facts ({known or 'there are none'})"
    for name in facts.keys() - said:
        yield f"nothing says the fact {name}, {shown(facts[name])}"


def singleFacts(facts):
    """Of a list each member is a fact to be said, of a set any member may be."""
    for name, fact in facts.items():
        if isinstance(fact, list):
            yield from ((f"{name} [{index}]", each) for index, each in enumerate(fact))
        else:
            yield name, fact


def wordsOf(stop):
    """The words of a stop that have to be true; wrong choices do not."""
    texts = [(key, stop[key]) for key in STOP_WORDS if key in stop]
    ask = stop.get("ask")
    if isinstance(ask, dict):
        texts += [(key, ask[key]) for key in ("question", "why") if key in ask]
        if "choices" in ask:
            texts.append(("right choice", ask["choices"][ask["answer"] - 1]))
    return texts


def stopFaults(stop, facts):
    facts = dict(facts)
    answer = facts.pop("answer", None)
    ask = stop.get("ask")
    if isinstance(ask, dict) and "choices" in ask:
        yield from choiceFaults(ask, answer)
        if answer is not None and not isinstance(answer, list):
            facts["answer"] = answer
    elif answer is not None:
        yield "an answer is computed, and nothing is asked"
    yield from wordFaults(wordsOf(stop), facts)


def steppingFaults(lesson):
    """From what is set at the start each step adds its height; the last leaves the finished map, and back it goes."""
    run = lesson.run()
    start = {(x, y): height for x, y, height in lesson.recipe.get("preset", [])} | run.corners
    heights = dict(start)
    for number, step in enumerate(run.steps, 1):
        if step.step != number or not math.isfinite(step.value):
            yield f"step {number} of the trace is {step}"
        heights[step.at] = step.value
    for (x, y), height in heights.items():
        if run.height(x, y) != height and lesson.recipe.get("after", "none") == "none":
            yield f"({x}, {y}) ends at {run.height(x, y)}, and its last step left {height}"
    for step in reversed(run.steps):
        if heights.pop(step.at) != step.value:
            yield f"step {step.step} is not what is taken back"
        if step.prev is not None:
            heights[step.at] = step.prev
    if heights != start:
        yield "taken back to its start the run is not as it began"
    for stop in lesson.stops:
        run.moment(stop["at"])


def faults(lesson, facts):
    if lesson.isStepped:
        for fault in steppingFaults(lesson):
            yield "stepping", fault
    titles = [stop.get("title", "") for stop in lesson.stops]
    if "" in titles or len(set(titles)) < len(titles):
        yield "stops", "each needs a title of its own"
    own = [(key, lesson.words[key]) for key in LESSON_WORDS if key in lesson.words]
    for fault in wordFaults(own, facts.get("", {})):
        yield "its own words", fault
    for stop, title in zip(lesson.stops, titles):
        for fault in stopFaults(stop, facts.get(title, {})):
            yield title, fault
    for title in facts.keys() - set(titles) - {""}:
        yield title, "facts for a stop that is not there"


def main(program, folder, *ids):
    failed = 0
    lessons = [file for file in sorted(pathlib.Path(folder).glob("*.toml")) if "." not in file.stem]  # words are beside
    files = [file for file in lessons if not ids or file.stem in ids]
    for file in files:
        lesson = Lesson(program, file)
        facts = importlib.import_module(file.stem.replace("-", "_")).facts(lesson)
        found = [f"{file.stem}: {place}: {fault}" for place, fault in faults(lesson, facts)]
        print("\n".join(found) or f"{file.stem}: every number is a fact")
        failed += bool(found)
    print(f"{len(files) - failed} lessons passed, {failed} failed")
    return 1 if failed or not files else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
