# SPDX-License-Identifier: GPL-3.0-or-later
"""Replays the actions of an assistive technology on a program, and prints what it finds and hears.

Usage: scenario.py FILE PROGRAM [ARGUMENT...]
Each line of FILE that is not indented is a command of client.py, or one of these:
  start                waits until the program's window is active
  press KEY            writes the line KEY to the program's standard input
Each command is printed. Its answer and then its events follow, indented. An event is printed with its
type, its number, and what is read at once from the object that sent it. The replay waits for as many
events as FILE has below the command.
"""
import contextlib
import io
import signal
import subprocess
import sys

import pyatspi
from gi.repository import GLib

import client

EVENTS = (
    "window:activate", "object:announcement", "object:children-changed",
    "object:property-change:accessible-value", "object:state-changed")

heard = []


def words(one):
    try:
        return client.line(0, one)
    except GLib.GError:
        return "what is gone"


def hear(event):
    # The desktop reports only that the program has started.
    if event.source.getRole() == pyatspi.ROLE_DESKTOP_FRAME:
        return
    line = [event.type.removeprefix("object:"), event.detail1]
    if event.type == "object:children-changed:add":
        line.append(words(event.any_data))
    if event.type == "object:announcement":
        line.append(repr(event.any_data))
    heard.append((*line, "from", words(event.source)))


def hear_all(count):
    """Receives all events that the program has sent, and waits until there are at least `count`; the
    program may send some of them in a later turn of its loop."""
    client.catch_up()
    while len(heard) < count:
        GLib.MainContext.default().iteration(True)


def start(_):
    while not any(kind == "window:activate" for kind, *_ in heard):
        GLib.MainContext.default().iteration(True)


def parts(lines):
    """Each command of a scenario, with the number of events below it."""
    starts = [number for number, line in enumerate(lines) if not line.startswith(" ")]
    for start, end in zip(starts, [*starts[1:], len(lines)]):
        yield lines[start], sum(line.startswith("  event ") for line in lines[start:end])


def replay(order, count):
    with contextlib.redirect_stdout(io.StringIO()) as answer:
        client.do(order)
    hear_all(count)
    client.say(order)
    for line in answer.getvalue().splitlines():
        if line != "ok":
            client.say(f"  {line}")
    for event in heard:
        client.say("  event", *event)
    heard.clear()


def main(path, *command):
    with open(path, encoding="utf-8") as file:
        lines = file.read().splitlines()
    # If anything hangs, the test still gets an answer, and the program exits when its input ends.
    signal.alarm(2 * client.PATIENCE // 1000)
    pyatspi.Registry.registerEventListener(hear, *EVENTS)
    # Discards the program's output, such as its spoken words, because it is not part of the answer.
    with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as process:
        def press(key):
            process.stdin.write(key + "\n")
            process.stdin.flush()

        client.COMMANDS.update(start=start, press=press)
        for order, count in parts(lines):
            replay(order, count)
        process.terminate()
    if process.returncode:
        client.say("exit status", process.returncode)


main(*sys.argv[1:])
