# SPDX-License-Identifier: Apache-2.0
"""What a test with the screen reader Orca needs: what was said, programs, and their elements."""
import os
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

PATIENCE = 15


class Failure(Exception):
    """What was expected and what came instead."""


def eventually(what, look, patience=PATIENCE):
    """The first thing found by looking again and again; looks every 20 ms."""
    deadline = time.monotonic() + patience
    while True:
        found = look()
        if found:
            return found
        if time.monotonic() > deadline:
            raise Failure(what() if callable(what) else what)
        time.sleep(0.02)


class Ear:
    """Hears what Orca says from now on, from where it heard last."""

    def __init__(self, path=None):
        self.path = path or os.environ["SPOKEN"]
        self.place = os.path.getsize(self.path)

    def _rest(self):
        with open(self.path, encoding="utf-8", errors="replace") as file:
            file.seek(self.place)
            return file.read()

    def expect(self, *phrases):
        """Waits until each phrase is a whole line of what is said from here on, in this order."""
        for phrase in phrases:
            eventually(
                lambda: f"Orca should say {phrase!r}; it said {self._rest().splitlines()}",
                lambda: phrase in self._rest().splitlines())
            before, _, _ = ("\n" + self._rest()).partition("\n" + phrase + "\n")
            self.place += len(before.encode()) + len(phrase.encode()) + 1
            print(f"heard: {phrase}")

    def only(self, *phrases):
        """Waits until as much is said as there are phrases; it must be these, and nothing between them.

        What comes too late to be seen here, such as a phrase said twice, is seen by the next call; the
        last one is for a sentinel.
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
        """So many lines that are said from here on, or none if there are fewer."""
        lines = self._rest().split("\n")[:-1]
        return lines[:count] if len(lines) >= count else None


class Program:
    """A program of ours whose keys are lines of its standard input."""

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
            raise Failure(f"{self.process.args[0]} doesn't end at the end of its input")


def elements(root):
    """An element and all below it."""
    yield root
    for index in range(root.get_child_count()):
        child = root.get_child_at_index(index)
        if child is not None:
            yield from elements(child)


def application(name):
    """The program of that name on the accessibility bus, once it is there."""
    def look():
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child is not None and child.get_name() == name:
                return child
        return None
    return eventually(f"{name} isn't on the accessibility bus", look)


def element(root, role, name=None):
    """The first element of a role, and of a name where one is given."""
    for one in elements(root):
        if one.get_role_name() == role and name in (None, one.get_name()):
            return one
    raise Failure(f"no {role} {name or ''} in {[(e.get_role_name(), e.get_name()) for e in elements(root)]}")


def run(*tests):
    """Runs tests; ends with 1 where one fails."""
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
