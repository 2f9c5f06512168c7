#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how long it takes to read all objects of a program: the inspector's reading beside a walk through
libatspi, which asks for the same as accerciser shows. Both read in turns."""
import argparse
import os
import statistics
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi

HERE = os.path.dirname(os.path.abspath(__file__))
LIMIT = 1 / 3


def walk(accessible):
    """Reads an object and what is inside it; returns the number of objects."""
    accessible.get_name(), accessible.get_description(), accessible.get_role(), accessible.get_role_name()
    accessible.get_state_set().get_states(), accessible.get_attributes(), accessible.get_relation_set()
    accessible.get_accessible_id()
    interfaces = accessible.get_interfaces()
    if "Component" in interfaces:
        Atspi.Component.get_extents(accessible, Atspi.CoordType.SCREEN)
    if "Action" in interfaces:
        for index in range(Atspi.Action.get_n_actions(accessible)):
            Atspi.Action.get_action_name(accessible, index)
    if "Text" in interfaces:
        Atspi.Text.get_text(accessible, 0, min(Atspi.Text.get_character_count(accessible), 1000))
    if "Value" in interfaces:
        for ask in (Atspi.Value.get_current_value, Atspi.Value.get_minimum_value,
                    Atspi.Value.get_maximum_value, Atspi.Value.get_minimum_increment):
            ask(accessible)
    children = (accessible.get_child_at_index(index) for index in range(accessible.get_child_count()))
    return 1 + sum(walk(child) for child in children if child)


def read_through_libatspi(name):
    """Reads with a new process, because libatspi keeps what it has read."""
    output = subprocess.run([sys.executable, __file__, "--walk", name], stdout=subprocess.PIPE, check=True)
    count, milliseconds = output.stdout.split()
    return int(count), int(milliseconds)


def print_walk(name):
    Atspi.init()
    desktop = Atspi.get_desktop(0)
    programs = [desktop.get_child_at_index(index) for index in range(desktop.get_child_count())]
    program = next(program for program in programs if program and program.get_name() == name)
    begin = time.monotonic()
    count = walk(program)
    print(count, round((time.monotonic() - begin) * 1000))


class Reader:
    """The inspector's reading, in one process."""

    def __init__(self, path, name):
        self.process = subprocess.Popen([path, name], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def read(self):
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        words = self.process.stdout.readline().split(maxsplit=2)
        if not words:
            sys.exit("the reader has ended")
        if len(words) > 2:
            print("ours:", words[2])
        return int(words[0]), int(words[1])


def compare(options, name):
    program = subprocess.Popen([sys.executable, f"{HERE}/{name}.py", str(options.objects)], stderr=subprocess.DEVNULL)
    try:
        reader = Reader(options.reader, name)
        pairs = [(reader.read(), read_through_libatspi(name)) for _ in range(options.runs)]
        reader.process.kill()
    finally:
        program.kill()
        program.wait()
    ours, theirs = ([figures[1] for figures in side] for side in zip(*pairs))
    ratio = statistics.median(ours) / statistics.median(theirs)
    print(f"{name}: {pairs[0][0][0]} objects, ours {statistics.median(ours):.0f} ms; "
          f"{pairs[0][1][0]} objects, libatspi {statistics.median(theirs):.0f} ms; ratio {ratio:.2f}", flush=True)
    return ratio <= LIMIT and pairs[0][0][0] == pairs[0][1][0]


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--walk")
    arguments.add_argument("--reader")
    arguments.add_argument("--runs", type=int, default=3)
    arguments.add_argument("--objects", type=int, default=10000)
    arguments.add_argument("--only", choices=["gtk3", "gtk4"])
    options = arguments.parse_args()
    if options.walk:
        return print_walk(options.walk)
    names = [options.only] if options.only else ["gtk3", "gtk4"]
    kept = [compare(options, name) for name in names]
    print("kept" if all(kept) else "missed", "the limit: at most a third of libatspi's time, for as many objects")
    sys.exit(0 if all(kept) else 1)


sys.setrecursionlimit(10000)
main()
