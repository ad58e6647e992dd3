"""What the tests that interrupt share."""
import pathlib


def has_begun(folder):
    """Whether a program has a file or folder in the making in this folder: under a hidden name."""
    return any(pathlib.Path(folder).glob(".*.lozenge-*"))
