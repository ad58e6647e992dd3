#!/usr/bin/env python3
"""Runs a program on a display of its own, drawn by the processor: on_display.py [NAME=VALUE...] PROGRAM [ARGUMENT...]

Ends as the program does; with 77, which CTest takes for skipped, where there is no Xvfb.
"""
import os, shutil, subprocess, sys


def main():
    arguments = sys.argv[1:]
    environment = dict(os.environ, LIBGL_ALWAYS_SOFTWARE="1")
    environment.setdefault("ASAN_OPTIONS", "detect_leaks=0")  # the driver of OpenGL keeps some memory to the end
    while "=" in arguments[0]:
        name, _, value = arguments.pop(0).partition("=")
        environment[name] = value
    if not shutil.which("Xvfb"):
        print("there is no Xvfb here")
        return 77

    # Xvfb itself finds a number that is free, and writes it when it is ready.
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        number = os.fdopen(reading).readline().strip()
        if not number:
            print("Xvfb does not start")
            return 1
        environment["DISPLAY"] = ":" + number
        return subprocess.run(arguments, env=environment).returncode
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    sys.exit(main())
