# SPDX-License-Identifier: Apache-2.0
"""Support for tests with the screen reader Orca: its words, programs, and their elements."""
import os
import re
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402
from orca import orca_platform  # noqa: E402

PATIENCE = 15
VERSION = int(orca_platform.version.split(".")[0])
HINTS = r" ?\b(Shows the task|Use Up and Down to adjust)\.?$"


class Failure(Exception):
    """A difference between what was expected and what happened."""


def eventually(what, look, patience=PATIENCE):
    """The first result of `look`, which is called every 20 ms until it finds something."""
    deadline = time.monotonic() + patience
    while True:
        found = look()
        if found:
            return found
        if time.monotonic() > deadline:
            raise Failure(what() if callable(what) else what)
        time.sleep(0.02)


# The keys whose names are spoken when they are pressed.
KEY_NAMES = ("return", "space", "tab", "left shift", "left control", "left alt")


def plain(line):
    """A line of Orca's without what differs between its versions.

    Version 43 knows announcements only as notifications. Newer ones leave out the roles of windows,
    panels and labels, add a percentage to a slider, and call a push button a button. A switch that is
    on is a "toggle button pressed" to version 43, a "switch pressed" to 48, and an "on switch" to 51.
    """
    line = re.sub(r"^notification (.*)\.$", r"\1", line)
    line = re.sub(r"(slider .*?)\.? \d+ percent\.?$", r"\1", line)
    line = line.replace("push button", "button").removesuffix(".")
    line = line.replace("toggle button", "switch")
    line = re.sub(r"(^|switch )not pressed$", r"\1off", line)
    line = re.sub(r"(^|switch )pressed$", r"\1on", line)
    line = re.sub(r" (on|off) switch$", r" switch \1", line)
    return re.sub(r" (frame|panel|label)$", "", line)


def words(line):
    """A line of Orca's without what an Orca can't be trusted with.

    Version 48 keeps the description of an object under the hash of a Python object, which another
    object may have later (CACHED_DESCRIPTION in its generator.py). So it leaves hints out, or says
    those of a program that has ended. Newer versions also say the spaces in place of a drawing, which
    nobody hears, and the names of more keys.
    """
    if VERSION == 48:
        line = re.sub(HINTS, "", line)
    return "" if line.strip() in KEY_NAMES else line


class Ear:
    """Hears what Orca says from now on, and remembers how far it has listened."""

    def __init__(self):
        self.place = len(self._lines())

    def _lines(self):
        with open(os.environ["SPOKEN"], encoding="utf-8", errors="replace") as file:
            return [line for line in map(words, file.read().split("\n")[:-1]) if line.strip()]

    def rest(self):
        """The lines that were not listened to, in the form of `plain`."""
        return [plain(line) for line in self._lines()[self.place:]]

    def expect(self, *phrases):
        """Waits until Orca says each phrase as a whole line, in this order."""
        for phrase in filter(words, phrases):
            eventually(
                lambda: f"Orca should say {phrase!r}; it said {self.rest()}",
                lambda: plain(phrase) in self.rest())
            self.place += self.rest().index(plain(phrase)) + 1
            print(f"heard: {phrase}")

    def any(self, *phrases):
        """Waits until Orca says one of the phrases as a whole line."""
        lines = [plain(phrase) for phrase in phrases]
        said = eventually(
            lambda: f"Orca should say one of {phrases}; it said {self.rest()}",
            lambda: [line for line in self.rest() if line in lines])
        self.place += self.rest().index(said[0]) + 1
        print(f"heard: {said[0]}")

    def only(self, *phrases):
        """Waits for as many lines as there are phrases; they must be exactly these phrases.

        The next call sees later words, such as a repeated phrase; end a test with a sentinel to see
        them all.
        """
        count, wanted = len(phrases), [plain(phrase) for phrase in phrases]
        eventually(
            lambda: f"Orca should say {list(phrases)}; it said {self.rest()}",
            lambda: len(self.rest()) >= count)
        said = self.rest()[:count]
        if said != wanted:
            raise Failure(f"Orca should say only {wanted}; it said {said}")
        self.place += count
        for phrase in phrases:
            print(f"heard, and nothing else: {phrase}")


class Program:
    """A program of this project that reads keys as lines of standard input."""

    def __init__(self, *arguments, stdout=None):
        self.process = subprocess.Popen(
            arguments, stdin=subprocess.PIPE, stdout=stdout, text=True)

    def press(self, *names):
        for name in names:
            self.process.stdin.write(name + "\n")
            self.process.stdin.flush()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise Failure(f"{self.process.args[0]} does not exit at the end of its input")


def elements(root):
    """An element and all its descendants."""
    yield root
    for index in range(root.get_child_count()):
        child = root.get_child_at_index(index)
        if child is not None:
            yield from elements(child)


def application(name):
    """The program with that name on the accessibility bus; waits until it is there."""
    def look():
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child is not None and child.get_name() == name:
                return child
        return None
    return eventually(f"{name} is not on the accessibility bus", look)


def element(root, role, name=None):
    """The first element with a role and, if given, a name."""
    for one in elements(root):
        if plain(one.get_role_name()) == plain(role) and name in (None, one.get_name()):
            return one
    raise Failure(f"no {role} {name or ''} in {[(e.get_role_name(), e.get_name()) for e in elements(root)]}")


def run(*tests):
    """Runs tests; exits with 1 if any test fails."""
    failures = 0
    for test in tests:
        print(f"# {test.__doc__}")
        try:
            test()
        except Failure as failure:
            failures += 1
            print(f"failed: {failure}")
    limits = ", hints not compared: see `words` in witness.py" if VERSION == 48 else ""
    print(f"{len(tests) - failures} of {len(tests)} passed{limits}")
    sys.exit(1 if failures else 0)
