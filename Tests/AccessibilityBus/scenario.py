# SPDX-License-Identifier: GPL-3.0-or-later
"""Replays what an assistive technology does at a program, and prints what it finds and hears.

Usage: scenario.py FILE PROGRAM [ARGUMENT...]
Each line of FILE that isn't indented is an order, one of those of client.py or:
  start                waits until the program's window is in use
  press KEY            writes the line KEY to the program's standard input
Each order is printed, and below it, indented, its answer and then each event that came of it: what
happened, its number, and what is read at once of the object that it comes from. As many events are waited
for as FILE has below the order.
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
    # The desktop tells only that the program has come.
    if event.source.getRole() == pyatspi.ROLE_DESKTOP_FRAME:
        return
    line = [event.type.removeprefix("object:"), event.detail1]
    if event.type == "object:children-changed:add":
        line.append(words(event.any_data))
    if event.type == "object:announcement":
        line.append(repr(event.any_data))
    heard.append((*line, "from", words(event.source)))


def hear_all(count):
    """Hears all that the program has told, and at least so many events, some of which it may tell in a
    later turn."""
    client.catch_up()
    while len(heard) < count:
        GLib.MainContext.default().iteration(True)


def start(_):
    while not any(kind == "window:activate" for kind, *_ in heard):
        GLib.MainContext.default().iteration(True)


def parts(lines):
    """Each order of a scenario, with how many events are below it."""
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
    # Whatever hangs, the test gets an answer; the program ends with its input.
    signal.alarm(2 * client.PATIENCE // 1000)
    pyatspi.Registry.registerEventListener(hear, *EVENTS)
    # What the program prints, as the words that it says itself, is no answer.
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
