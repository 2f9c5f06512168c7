# SPDX-License-Identifier: Apache-2.0
"""What Orca says about sliderd in a real terminal, whose text it reads too."""
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
            ["Tests/ScreenReader/terminal_window", "sh"], env={**os.environ, "PS1": "$ "})
        window = subprocess.check_output(
            ["xdotool", "search", "--sync", "--onlyvisible", "--name", "^Terminal$"], text=True)
        # Without a window manager, nothing else gives the window the focus.
        subprocess.run(["xdotool", "windowfocus", "--sync", window.split()[0]], check=True)
        return self

    def press(self, *keys):
        subprocess.run(["xdotool", "key", *keys], check=True)

    def type(self, line):
        subprocess.run(["xdotool", "type", line], check=True)
        self.press("Return")

    def start(self, *command):
        """Starts a program from a script, because Orca would echo a typed command word by word."""
        with open(os.path.join(os.environ["HOME"], "s"), "w", encoding="utf-8") as script:
            script.write(f"exec {shlex.join(command)}\n")
        self.type("sh ~/s")

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


def each_value_once(*output):
    ear = Ear()
    with Terminal() as terminal:
        ear.any(*ENTRY)
        start = Ear()
        terminal.start(*SLIDER, *output)
        ear.expect(
            "notification Text size, horizontal slider, Medium, 3 of 5.",
            "notification Use the arrow keys to adjust.")
        entries = [line for line in start.rest() if "Medium" in line]
        if len(entries) != 1:
            raise Failure(f"Orca announced the slider {len(entries)} times: {entries}")
        hear = ear.expect  # Newer versions say the typed command late.
        for key, words, drawn in KEYS:
            terminal.press(key)
            hear(f"notification {words}.")
            hear = ear.only
            if drawn and not output:
                eventually(f"{drawn} is not drawn", lambda: drawn in terminal.text())
        terminal.press("q")
        ear.only("$ ")


def drawing():
    """With a drawing, Orca says each value once for every kind of key, and then reads the shell"""
    each_value_once()


def lines():
    """The same with --output plain"""
    each_value_once("--output", "plain")


if __name__ == "__main__":
    run(drawing, lines)
