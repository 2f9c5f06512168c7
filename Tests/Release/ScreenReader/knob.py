# SPDX-License-Identifier: Apache-2.0
"""What Orca says about sliderd when a device drives it without a terminal."""
import contextlib
import os
import struct
import subprocess

from terminal import ENTRY, SLIDER, Terminal
from witness import PATIENCE, Ear, application, element, run

# Numbers of the kernel's input-event-codes.h.
EV_SYN, EV_KEY = 0, 1
KEYS = {"end": 107, "right": 106, "space": 57}


class Knob:
    """sliderd and its device, a named pipe with events in the format of the kernel."""

    def __init__(self, command=SLIDER):
        self.command = command

    def __enter__(self):
        path = os.path.join(os.environ["HOME"], "knob")
        with contextlib.suppress(FileExistsError):
            os.mkfifo(path)
        self.device = os.open(path, os.O_RDWR)
        self.process = subprocess.Popen([*self.command, "--input", f"evdev:{path}", "--output", "none"])
        return self

    def press(self, name):
        events = [(EV_KEY, KEYS[name], 1), (EV_SYN, 0, 0), (EV_KEY, KEYS[name], 0), (EV_SYN, 0, 0)]
        for event in events:
            os.write(self.device, struct.pack("llHHi", 0, 0, *event))

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(PATIENCE)
        os.close(self.device)


def slider_with_focus():
    """With no other window open, Orca reads the slider and says each value at once"""
    ear = Ear()
    with Knob() as knob:
        ear.expect("Text size (sliderd) frame.")
        ear.only("Text size horizontal slider Medium, 3 of 5.")
        knob.press("right")
        ear.only("Large, 4 of 5")
        knob.press("end")
        ear.only("Huge, 5 of 5")
        # This version of Orca supports announcements only as notifications.
        knob.press("right")
        ear.only("notification Huge, 5 of 5, maximum.")
        element(application("sliderd"), "slider", "Text size").set_current_value(0)
        ear.only("Tiny, 1 of 5")
        knob.press("space")
        ear.only("notification Tiny, 1 of 5.")
        # During fast steps, Orca may skip all but the last.
        for _ in range(4):
            knob.press("right")
        ear.expect("Huge, 5 of 5")
        knob.press("space")
        ear.only("notification Huge, 5 of 5.")


def other_window():
    """Orca follows a new window, and sliderd announces in the background"""
    ear = Ear()
    with Knob() as knob:
        ear.expect("Text size horizontal slider Medium, 3 of 5.")
        with Terminal() as terminal:
            ear.any(*ENTRY)
            knob.press("right")
            ear.expect("notification Large, 4 of 5.")
            terminal.enter("echo over")
            ear.expect("over", "$ ")
            knob.press("right")
            # Version 43 may read the output twice on a busy machine.
            ear.expect("notification Huge, 5 of 5, maximum.")


def background():
    """Orca stays in a window that is already open"""
    ear = Ear()
    with Terminal() as terminal:
        ear.any(*ENTRY)
        with Knob() as knob:
            ear.expect("notification Text size, horizontal slider, Medium, 3 of 5.")
            knob.press("right")
            ear.only("notification Large, 4 of 5.")
        terminal.enter("echo over")
        ear.expect("over", "$ ")


if __name__ == "__main__":
    run(slider_with_focus, other_window, background)
