# SPDX-License-Identifier: Apache-2.0
"""What Orca shows of sliderd on a braille display, and what the display's routing keys do."""
import os
import re
import time

from knob import Knob
from terminal import ENTRY, SLIDER, Terminal
from witness import VERSION, Ear, Failure, eventually, run

# How long a new value may take to be shown: as long as quick values are held back for speech.
LATEST = 0.5
# How Orca shows the slider with the focus.
SHOWN = "Text size {} horizontal slider"


class Display:
    """A braille display, and what it has shown from now on."""

    def __init__(self):
        self.path = os.environ["BRAILLE"]
        self.place = len(self._lines())

    def _lines(self):
        with open(self.path, encoding="utf-8") as file:
            return [line.partition(" ") for line in file.read().split("\n")[:-1]]

    def rest(self):
        """What the display showed and was not looked at."""
        return [text for _, _, text in self._lines()[self.place:]]

    def expect(self, text):
        """Waits until the display shows a text; returns when it did."""
        eventually(
            lambda: f"the display should show {text!r}; it showed {self.rest()}",
            lambda: text in self.rest())
        self.place += self.rest().index(text) + 1
        print(f"felt: {text}")
        return float(self._lines()[self.place - 1][0])

    def only(self, *texts):
        """Waits for as many texts as there are; they must be exactly these."""
        eventually(
            lambda: f"the display should show {texts}; it showed {self.rest()}",
            lambda: len(self.rest()) >= len(texts))
        shown = self.rest()[:len(texts)]
        if shown != list(texts):
            raise Failure(f"the display should show only {texts}; it showed {shown}")
        self.place += len(texts)
        for text in texts:
            print(f"felt, and nothing else: {text}")
        return float(self._lines()[self.place - 1][0])

    def route(self, text):
        """Presses the routing key above the first cell of a text that is shown now."""
        shown = self._lines()[-1][2]
        if text not in shown:
            raise Failure(f"the display should show {text!r}; it shows {shown!r}")
        with open(self.path + ".keys", "w", encoding="ascii") as keys:
            keys.write(f"Route {shown.index(text) + 1}\n")


def step(knob, key, display, text):
    """Presses a key, and checks that the display shows a text in time."""
    start = time.time()
    knob.press(key)
    delay = display.only(text) - start
    print(f"after {delay * 1000:.0f} ms")
    if delay > LATEST:
        raise Failure(f"{text!r} should be shown within {LATEST} s")


def label_role_and_value():
    """Braille shows label, value and role once, and follows each step"""
    ear, display = Ear(), Display()
    with Knob() as knob:
        display.expect(SHOWN.format("Medium, 3 of 5"))
        ear.expect("Text size horizontal slider Medium, 3 of 5.")
        for key, value in [("right", "Large, 4 of 5"), ("end", "Huge, 5 of 5")]:
            step(knob, key, display, SHOWN.format(value))
            ear.only(value)


def routing_key():
    """A routing key above the slider moves it up by one step, whatever the cell"""
    ear, display = Ear(), Display()
    with Knob():
        display.expect(SHOWN.format("Medium, 3 of 5"))
        ear.expect("Text size horizontal slider Medium, 3 of 5.")
        display.route("Text size")
        display.only(SHOWN.format("Large, 4 of 5"))
        ear.only("Large, 4 of 5")
        display.route("4 of 5")
        display.only(SHOWN.format("Huge, 5 of 5"))
        ear.only("Huge, 5 of 5")
        display.route("slider")
        # This version of Orca supports announcements only as notifications.
        ear.only("notification Huge, 5 of 5, maximum.")


def announcement():
    """Braille shows an announcement, and a routing key returns to the slider"""
    display = Display()
    with Knob() as knob:
        display.expect(SHOWN.format("Medium, 3 of 5"))
        step(knob, "end", display, SHOWN.format("Huge, 5 of 5"))
        knob.press("right")
        # Version 43 shows the labels in a notification and not its name (onShowingChanged in its
        # default.py). Its speech says the name, and would say a label too.
        words = "" if VERSION == 43 else "Huge, 5 of 5, maximum"
        display.only(words)
        display.route("")
        display.only(SHOWN.format("Huge, 5 of 5"))


def show_line(display, value):
    """Waits until the display shows the drawing of a value in a terminal."""
    line = eventually(
        lambda: f"the line of {value!r} isn't shown; the display showed {display.rest()}",
        lambda: [text for text in display.rest() if re.search(f"^Text size .*[─━].* {value}$", text)])[0]
    display.expect(line)


def terminal():
    """In a terminal, braille shows the line with the slider after Left, Right, Home and End"""
    ear, display = Ear(), Display()
    with Terminal() as window:
        ear.any(*ENTRY)
        display.expect("$")
        window.start(*SLIDER)
        ear.expect("notification Question mark for help.")
        for key, value in [("Right", "Large, 4 of 5"), ("Left", "Medium, 3 of 5")]:
            window.press(key)
            show_line(display, value)
            ear.expect(f"notification {value}.")
        window.press("q")
        display.expect("$")


def every_key_in_a_terminal():
    """With --screen-reader off, it shows the line after every key"""
    ear, display = Ear(), Display()
    with Terminal() as window:
        ear.any(*ENTRY)
        display.expect("$")
        window.start(*SLIDER, "--screen-reader", "off")
        show_line(display, "Medium, 3 of 5")
        for key, value in [
                ("Right", "Large, 4 of 5"), ("Up", "Huge, 5 of 5"), ("2", "Small, 2 of 5"),
                ("Home", "Tiny, 1 of 5")]:
            window.press(key)
            show_line(display, value)
        window.press("q")
        display.expect("$")


if __name__ == "__main__":
    run(label_role_and_value, routing_key, announcement, terminal, every_key_in_a_terminal)
