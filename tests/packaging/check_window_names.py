#!/usr/bin/env python3
"""What the desktop sees of the window: check_window_names.py PROGRAM DESKTOP_FILE, on a display."""
import os, pathlib, re, subprocess, sys, tempfile

program, desktop = sys.argv[1:]
found = []


def shown(window, *what):
    return subprocess.run(["xprop", "-id", window, *what], check=True, capture_output=True, text=True).stdout


with tempfile.TemporaryDirectory() as home:
    opened = subprocess.Popen([program, "first-steps"], env=dict(os.environ, HOME=home))
    try:
        search = ["timeout", "60", "xdotool", "search", "--sync", "--onlyvisible", "--name", "^Lozenge$"]
        window = subprocess.run(search, check=True, capture_output=True, text=True).stdout.split()[0]
        named = re.search("^StartupWMClass=(.*)$", pathlib.Path(desktop).read_text(), re.M)[1]
        classes = re.findall('"(.*?)"', shown(window, "WM_CLASS"))
        if classes[-1] != named:
            found.append(f"the class of the window is {classes}, the desktop file says {named}")
        icon = shown(window, "_NET_WM_ICON")
        if "128 x 128" not in icon:
            found.append(f"the window has no icon: {icon[:200]}")
    finally:
        opened.terminate()
        opened.wait()
print("\n".join(found))
sys.exit(bool(found))
