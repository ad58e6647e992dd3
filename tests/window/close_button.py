"""What a window manager sends to a window whose close button is pressed; xdotool cannot."""
import ctypes, subprocess


class ClientMessage(ctypes.Structure):
    """XClientMessageEvent, with the room of an XEvent."""

    _fields_ = [
        ("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int), ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong), ("message_type", ctypes.c_ulong), ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5), ("room", ctypes.c_long * 12),
    ]


CLIENT_MESSAGE = 33


def close_window(display, name):
    found = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", f"^{name}$"], check=True,
                           capture_output=True, text=True, env={"DISPLAY": display, "PATH": "/usr/bin:/bin"})
    window = int(found.stdout.split()[0])
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    server = ctypes.c_void_p(x11.XOpenDisplay(display.encode()))
    atom = lambda word: x11.XInternAtom(server, word, 0)
    message = ClientMessage(type=CLIENT_MESSAGE, window=window, message_type=atom(b"WM_PROTOCOLS"), format=32)
    message.data[0] = atom(b"WM_DELETE_WINDOW")
    x11.XSendEvent(server, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(message))
    x11.XSync(server, 0)
    x11.XCloseDisplay(server)
