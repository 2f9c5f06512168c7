# SPDX-License-Identifier: Apache-2.0
"""What Orca says about sliderd in a real terminal, whose text it reads too."""
import contextlib
import os
import shlex
import subprocess

from witness import PATIENCE, Atspi, Ear, Failure, application, element, eventually, run

SLIDER = [
    ".build/release/sliderd", "--label", "Text size", "--names", "Tiny,Small,Medium,Large,Huge",
    "--audio", "none",
]
# What Orca says of a new terminal. Version 51 sometimes interrupts the title before the voice begins it,
# and on a busy machine, version 43 sometimes leaves out the prompt.
ENTRY = ("Terminal frame.", "$ ")


class Terminal:
    """A terminal window with a shell, and key presses on the keyboard of the display."""

    def __enter__(self):
        self.process = subprocess.Popen(
            ["Tests/Release/ScreenReader/terminal_window", "sh"], env={**os.environ, "PS1": "$ "})
        window = subprocess.check_output(
            ["xdotool", "search", "--sync", "--onlyvisible", "--name", "^Terminal$"], text=True)
        # Without a window manager, nothing else gives the window the focus.
        subprocess.run(["xdotool", "windowfocus", "--sync", window.split()[0]], check=True)
        return self

    def press(self, *keys):
        subprocess.run(["xdotool", "key", *keys], check=True)

    @contextlib.contextmanager
    def holding(self, *modifiers):
        """Holds modifier keys down. People release them late, and Orca reads more until they do."""
        for modifier in modifiers:
            subprocess.run(["xdotool", "keydown", modifier], check=True)
        try:
            yield
        finally:
            for modifier in modifiers:
                subprocess.run(["xdotool", "keyup", modifier], check=True)

    def type(self, text):
        subprocess.run(["xdotool", "type", text], check=True)

    def enter(self, line):
        self.type(line)
        self.press("Return")

    def start(self, *command):
        """Starts a program from a script, because Orca would echo a typed command word by word."""
        with open(os.path.join(os.environ["HOME"], "s"), "w", encoding="utf-8") as script:
            script.write(f"exec {shlex.join(command)}\n")
        self.enter("sh ~/s")

    def text(self):
        """The text of the terminal, as Orca finds it."""
        return Atspi.Text.get_text(element(application("terminal_window"), "terminal"), 0, -1)

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(PATIENCE)


# A key, the words that Orca says, and the text that sliderd draws. Orca reads a drawing that
# appears after a typed character, and newer versions after Up and Down, so sliderd draws nothing
# new at such a key. No key is pressed twice in a row, because sliderd treats a repeat within a
# tenth of a second as a held key.
KEYS = [
    ("2", "Small, 2 of 5", None),
    ("m", "Medium, 3 of 5", None),
    ("Right", "Large, 4 of 5", "Large, 4 of 5"),
    ("Up", "Huge, 5 of 5, maximum", None),
    ("End", "Huge, 5 of 5, maximum", "Huge, 5 of 5"),
    ("2", "Small, 2 of 5", None),
    ("Left", "Tiny, 1 of 5, minimum", "Tiny, 1 of 5"),
    ("Down", "Tiny, 1 of 5, minimum", None),
]


PANEL = """
[panel]
label = "Sound"
[[slider]]
id = "volume"
label = "Volume"
from = 0
to = 100
unit = "percent"
value = 40
[[slider]]
id = "bass"
label = "Bass"
from = -6
to = 6
value = 0
[[slider]]
id = "treble"
label = "Treble"
from = -6
to = 6
value = 2
"""
# The same for a panel. The cursor stays in its line, so Orca has no other line to read.
PANEL_KEYS = [
    ("Tab", "Bass, 2 of 3, 0", None),
    ("Right", "1", "► Bass"),
    ("ctrl+End", "Treble, 3 of 3, 2", None),
    ("Left", "1", "► Treble"),
    ("alt+2", "Bass, 2 of 3, 1", None),
    ("ctrl+Home", "Volume, 1 of 3, 40 percent", None),
    ("shift+Tab", "Treble, 3 of 3, 1", None),
    ("Up", "2", None),
    ("Home", "-6, minimum", "► Treble"),
]


def each_value_once(*output):
    ear = Ear()
    with Terminal() as terminal:
        ear.any(*ENTRY)
        start = Ear()
        terminal.start(*SLIDER, *output)
        ear.expect(
            "notification Text size, horizontal slider, Medium, 3 of 5.",
            "notification Use the arrow keys to adjust.",
            "notification Question mark for help.")
        for part in ("Medium", "arrow keys"):
            entries = [line for line in start.rest() if part in line]
            if len(entries) != 1:
                raise Failure(f"Orca said {part!r} {len(entries)} times: {entries}")
        # Newer versions say the typed command late.
        press_each(KEYS, terminal, ear, ear.expect, is_drawn=not output)
        terminal.press("q")
        ear.only("$ ")


def press_each(keys, terminal, ear, hear, is_drawn=True):
    """Presses keys and hears the words of each, and nothing else after the first."""
    for key, words, drawn in keys:
        *modifiers, key = key.split("+")
        with terminal.holding(*modifiers):
            terminal.press(key)
            hear(f"notification {words}.")
        hear = ear.only
        if drawn and is_drawn:
            eventually(f"{drawn} is not drawn", lambda: drawn in terminal.text())


def drawing():
    """With a drawing, Orca says each value once for every kind of key, and then reads the shell"""
    each_value_once()


def lines():
    """The same with --output plain"""
    each_value_once("--output", "plain")


def panel():
    """Of several sliders, Orca says the words of each once, and nothing that is drawn"""
    ear = Ear()
    path = os.path.join(os.environ["HOME"], "panel.toml")
    with open(path, "w", encoding="utf-8") as file:
        file.write(PANEL)
    with Terminal() as terminal:
        ear.any(*ENTRY)
        terminal.start(SLIDER[0], "--config", path, "--no-state", "--audio", "none")
        ear.expect(
            "notification Sound, 3 sliders. Volume, 1 of 3, 40 percent. Tab for the next.",
            "notification Use the arrow keys to adjust.")
        press_each(PANEL_KEYS, terminal, ear, ear.expect)
        terminal.press("q")
        ear.only("$ ")


if __name__ == "__main__":
    run(drawing, lines, panel)
