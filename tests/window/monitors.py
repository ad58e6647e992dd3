"""Divides the screen of a display into monitors, as a projector beside a laptop does; Xvfb has but one."""
import ctypes


class Monitor(ctypes.Structure):
    """XRRMonitorInfo."""

    _fields_ = [
        ("name", ctypes.c_ulong), ("primary", ctypes.c_int), ("automatic", ctypes.c_int), ("outputs", ctypes.c_int),
        ("x", ctypes.c_int), ("y", ctypes.c_int), ("width", ctypes.c_int), ("height", ctypes.c_int),
        ("across", ctypes.c_int), ("down", ctypes.c_int), ("list", ctypes.c_void_p),
    ]


def divide(display, *boxes):
    x11, randr = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXrandr.so.2")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = x11.XDefaultRootWindow.restype = ctypes.c_ulong
    server = ctypes.c_void_p(x11.XOpenDisplay(display.encode()))
    root = ctypes.c_ulong(x11.XDefaultRootWindow(server))
    for number, (x, y, width, height) in enumerate(boxes):
        name = x11.XInternAtom(server, f"monitor{number}".encode(), 0)
        monitor = Monitor(name=name, primary=number == 0, x=x, y=y, width=width, height=height, across=300, down=200)
        randr.XRRSetMonitor(server, root, ctypes.byref(monitor))
    x11.XSync(server, 0)
    x11.XCloseDisplay(server)
