# SPDX-License-Identifier: Apache-2.0
"""When Orca says the values of quick steps. Its voice needs time here, so that words can queue."""
import os
import pathlib
import subprocess
import time

from knob import Knob
from terminal import ENTRY, Terminal
from witness import VERSION, Ear, Failure, eventually, run

STEPS = 20
# How long the last value may take to begin after the last step.
BEGIN = 0.1 if VERSION >= 49 else 0.5
# Without a hint. It is polite, so that nothing would interrupt it for some seconds.
BRIEF = ["--verbosity", "brief"]
SHORT = [".build/release/sliderd", "--label", "Text size", "--audio", "none", "--steps", "5"]
SLIDER = [*SHORT[:-1], "50"]


class Voice:
    """A voice that takes 0.06 s for each character, and notes when words begin and end."""

    def __enter__(self):
        self.slow = pathlib.Path(os.environ["SPOKEN"] + ".slow")
        self.slow.touch()
        self.times = pathlib.Path(os.environ["SPOKEN"] + ".times")
        self.start = len(self._lines())
        return self

    def __exit__(self, *_):
        self.slow.unlink()

    def _lines(self):
        return self.times.read_text(encoding="utf-8", errors="replace").splitlines()

    def notes(self):
        """What the voice noted since the start."""
        return self._lines()[self.start:]

    def events(self, what):
        """The words that began or ended since the start, with their times."""
        lines = [line.split(" ", 2) for line in self.notes()]
        return [(float(line[0]), line[2]) for line in lines if len(line) == 3 and line[1] == what]

    def time(self, what, words):
        """Waits until words begin or end; returns when they first do."""
        return eventually(
            lambda: f"{words!r} should have {what}; the voice noted {self.notes()}",
            lambda: [at for at, said in self.events(what) if words in said])[0]


def turn(knob, name, count=STEPS):
    """Holds a key of the device: presses 33 ms apart. Returns the time of the last."""
    for _ in range(count):
        time.sleep(0.033)
        knob.press(name)
    return time.time()


def check(first, last, hold):
    """Checks that Orca says only the first and the last value, and the last in time."""
    with Voice() as voice:
        release = hold()
        begin, end = voice.time("begins", last), voice.time("ends", last)
        begun, ended = voice.events("begins"), voice.events("ends")
    # Nothing interrupts version 43 when it says a notification.
    start = max([release] + ([at for at, said in ended if first in said] if VERSION == 43 else []))
    after = " (or the first words)" if start > release else ""
    print(f"{last} begins {(begin - start) * 1000:.0f} ms after the last step{after}")
    if first not in begun[0][1] or len(begun) > 3:
        raise Failure(f"Orca should say {first} and {last}; it said {begun}")
    if begin - start > BEGIN:
        raise Failure(f"{last} should begin within {BEGIN} s")
    if (end - begin) < 0.06 * len(last):
        raise Failure(f"{last} is cut off")


def with_focus():
    """Of 20 quick steps with the focus, Orca says the first and the last value, and no queue"""
    ear = Ear()
    with Knob(SLIDER) as knob:
        ear.expect("Text size horizontal slider 26 of 50.")
        check("27 of 50", "46 of 50", lambda: turn(knob, "right"))


def in_the_background():
    """The same while another window has the focus"""
    ear = Ear()
    with Terminal():
        ear.any(*ENTRY)
        with Knob(SLIDER + BRIEF) as knob:
            ear.expect("notification Text size, 26 of 50.")
            # Steps that follow the words at once are told at their end only.
            time.sleep(0.5)
            check("27 of 50", "46 of 50", lambda: turn(knob, "right"))


def end_of_the_track():
    """A key that is held against the end in a terminal lets the end be heard whole"""
    ear = Ear()
    with Terminal() as terminal:
        ear.any(*ENTRY)
        terminal.start(*SHORT, *BRIEF)
        ear.expect("notification Text size, 3 of 5.")
        with Voice() as voice:
            subprocess.run(["xdotool", "keydown", "Right", "sleep", "3", "keyup", "Right"], check=True)
            release = time.time()
            begin, end = [
                eventually(
                    lambda: f"the end isn't heard; the voice noted {voice.notes()}",
                    lambda: [at for at, said in voice.events(what)
                             if "5 of 5, maximum" in said and at > release])[-1]
                for what in ("begins", "ends")]
    print(f"the end begins {(begin - release) * 1000:.0f} ms after release, and is heard whole")
    if begin - release > BEGIN:
        raise Failure(f"the end should begin within {BEGIN} s")
    if end - begin < 0.06 * len("5 of 5, maximum"):
        raise Failure("the end is cut off")


def other_words():
    """Words of another program are heard to their end"""
    ear = Ear()
    text = "a line that takes some seconds to be read from its beginning to its end"
    with Terminal() as terminal, Knob([*SLIDER, "--hint", "Turn the knob."]) as knob:
        ear.expect("notification Turn the knob.")
        with open(os.path.join(os.environ["HOME"], "s"), "w", encoding="utf-8") as script:
            script.write(f"echo {text}\n")
        terminal.type("sh ~/s")
        with Voice() as voice:
            terminal.press("Return")
            voice.time("begins", text)
            knob.press("right")
            end, begin = voice.time("ends", text), voice.time("begins", "27 of 50")
    if begin < end:
        raise Failure("Orca should finish the words of the terminal first")


if __name__ == "__main__":
    run(with_focus, in_the_background, end_of_the_track, other_words)
