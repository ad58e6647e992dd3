"""What the tests that interrupt share."""
import os, pathlib


def has_begun(process, folder):
    """Whether a program holds a file in the making in this folder: a hidden one, or one that has no name yet."""
    try:
        held = [os.readlink(link) for link in pathlib.Path(f"/proc/{process.pid}/fd").iterdir()]
    except OSError:
        held = []
    nameless = any(path.startswith(f"{folder}/") and path.endswith(" (deleted)") for path in held)
    return nameless or any(pathlib.Path(folder).glob(".*.lozenge-*"))
