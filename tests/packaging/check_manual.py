#!/usr/bin/env python3
"""The manual page and --help know the same commands, options and formats: check_manual.py PROGRAM PAGE"""
import pathlib, re, subprocess, sys

program = sys.argv[1]
page = pathlib.Path(sys.argv[2]).read_text().replace("\\-", "-")


def helped(*command):
    return subprocess.run([program, *command, "--help"], check=True, capture_output=True, text=True).stdout


def options(text):
    return set(re.findall(r"--[a-z]+", text))


commands = re.findall(r"^  (\w+)  ", helped().split("Subcommands:")[-1], re.M)
helps = {command: helped(command) for command in commands}
everything = helped() + "".join(helps.values())

found = [f"the page says nothing of {option}" for option in options(everything) - options(page)]
found += [f"the page tells of {option}, which is none" for option in options(page) - options(everything)]

synopsis, described = page.split(".SH DESCRIPTION")[0], page.split(".SH COMMANDS")[1].split(".SH OPTIONS")[0]
for command in commands:
    if f".B lozenge {command}\n" not in synopsis or f".TP\n.B {command}\n" not in described:
        found.append(f"the page does not show the command {command}")

# The names that an option takes, where the page lists them.
for option, least in (("--panel", 8), ("--figure", 12)):
    names = subprocess.run([program, "complete", option, ""], check=True, capture_output=True, text=True).stdout.split()
    told = re.search(rf"^\.BI {option} .*\n((?:(?!\.TP|\.S).*\n)*)", page, re.M)
    listed = told[1] if told else ""
    found += [f"the page says nothing of {option} {name}" for name in names if not re.search(rf"\b{name}\b", listed)]
    if len(names) < least:
        found.append(f"{option} is completed with {names} only")

formats = re.findall(r"^  (\w+) +\S", helps["export"].split("The formats:\n")[1].split("\nViews:")[0], re.M)
formats += re.findall(r"^  (\.\w+) +\S", helps["terrain"], re.M)
found += [f"the page says nothing of the format {name}" for name in formats if not re.search(rf"(?<!\w){re.escape(name)}\b", page)]
if len(commands) < 5 or len(formats) < 14:
    found.append(f"the help has too little to compare with: {commands}, {formats}")
print("\n".join(found))
sys.exit(bool(found))
