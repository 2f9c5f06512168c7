# SPDX-License-Identifier: Apache-2.0
"""Support for tests with the screen reader Orca: its words, programs, and their elements."""
import os
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

PATIENCE = 15


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


class Ear:
    """Hears what Orca says from now on, and remembers how far it has listened."""

    def __init__(self, path=None):
        self.path = path or os.environ["SPOKEN"]
        self.place = os.path.getsize(self.path)

    def _rest(self):
        with open(self.path, encoding="utf-8", errors="replace") as file:
            file.seek(self.place)
            return file.read()

    def expect(self, *phrases):
        """Waits until Orca says each phrase as a whole line, in this order."""
        for phrase in phrases:
            eventually(
                lambda: f"Orca should say {phrase!r}; it said {self._rest().splitlines()}",
                lambda: phrase in self._rest().splitlines())
            before, _, _ = ("\n" + self._rest()).partition("\n" + phrase + "\n")
            self.place += len(before.encode()) + len(phrase.encode()) + 1
            print(f"heard: {phrase}")

    def only(self, *phrases):
        """Waits for as many lines as there are phrases; they must be exactly these phrases.

        The next call sees later words, such as a repeated phrase; end a test with a sentinel to see
        them all.
        """
        lines = eventually(
            lambda: f"Orca should say {list(phrases)}; it said {self._rest().splitlines()}",
            lambda: self._lines(len(phrases)))
        if lines != list(phrases):
            raise Failure(f"Orca should say only {list(phrases)}; it said {lines}")
        self.place += sum(len(line.encode()) + 1 for line in lines)
        for phrase in phrases:
            print(f"heard, and nothing else: {phrase}")

    def _lines(self, count):
        """The next `count` lines, or None if there are fewer."""
        lines = self._rest().split("\n")[:-1]
        return lines[:count] if len(lines) >= count else None


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
        if one.get_role_name() == role and name in (None, one.get_name()):
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
            print(f"failed: {failure}", file=sys.stderr)
    print(f"{len(tests) - failures} of {len(tests)} passed")
    sys.exit(1 if failures else 0)
