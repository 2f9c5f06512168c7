#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures, at a listener through libatspi: from a line that asks a program for a step to the event of its new
value, and from a program's start until the registry has it. Everyone is asked in turn."""
import argparse
import collections
import os
import statistics
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

HERE = os.path.dirname(os.path.abspath(__file__))
VALUE_CHANGE = "object:property-change:accessible-value"
LIMIT_EVENT, LIMIT_START = 0.5, 100.0


class Contestant:
    """A program that takes a step for each line."""

    def __init__(self, name, command, up, down):
        self.name, self.command, self.lines = name, command, (up, down)
        self.process, self.source, self.times, self.starts = None, None, [], []

    def start(self):
        self.process = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def ask(self, run):
        self.process.stdin.write((self.lines[run % 2] + "\n").encode())
        self.process.stdin.flush()

    def stop(self):
        self.process.kill()
        self.process.wait()


heard = collections.deque()


def note(event):
    heard.append((time.monotonic(), event.type, event.source, event.any_data))


def is_of(process, accessible):
    try:
        return accessible.get_process_id() == process.pid
    except GLib.Error:  # it has gone meanwhile
        return False


def time_of(is_wanted, limit=10):
    """When the first event came that is wanted; the ones before it are dropped."""
    end = time.monotonic() + limit
    while time.monotonic() < end:
        while heard:
            event = heard.popleft()
            if is_wanted(*event[1:]):
                return event[0]
        GLib.MainContext.default().iteration(True)
    sys.exit("no event came")


def time_of_place(process):
    """When the registry took a process in, as a child of the desktop."""
    desktop = Atspi.get_desktop(0)
    return time_of(lambda kind, source, child: kind.startswith("object:children-changed:add")
                   and source == desktop and is_of(process, child))


def time_of_value(process):
    return time_of(lambda kind, source, _: kind == VALUE_CHANGE and is_of(process, source))


def handle_events(seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        GLib.MainContext.default().iteration(True)
    heard.clear()


def measure_start(one, runs):
    for _ in range(runs):
        begin = time.monotonic()
        one.start()
        one.starts.append((time_of_place(one.process) - begin) * 1000)
        one.stop()
        handle_events(0.05)


def measure_steps(contestants, runs):
    for run in range(-5, runs):
        for one in contestants:
            heard.clear()
            begin = time.monotonic()
            one.ask(run)
            moment = time_of_value(one.process)
            if run >= 0:
                one.times.append((moment - begin) * 1000)


def figures(times):
    ordered = sorted(times)
    return f"{statistics.median(ordered):8.2f} {ordered[int(len(ordered) * 0.95)]:8.2f} {len(ordered):6d}"


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--runs", type=int, default=200)
    arguments.add_argument("--program", required=True)
    options = arguments.parse_args()
    ours = Contestant("sliderd", [
        options.program, "--steps", "100", "--screen-reader", "on", "--audio", "none", "--output", "none",
        "--input", "lines", "--log-level", "error"], "right", "left")
    gtk = Contestant("GTK 3 scale", ["/usr/bin/python3", f"{HERE}/gtk_scale.py"], "up", "down")
    qt = Contestant("Qt 5 slider", ["/usr/bin/python3", f"{HERE}/qt_slider.py"], "up", "down")
    everyone = (ours, gtk, qt)
    Atspi.init()
    GLib.timeout_add(20, lambda: True)  # so that no wait lasts beyond its limit
    for kind in [VALUE_CHANGE, "object:children-changed:add"]:
        Atspi.EventListener.new(note).register(kind)
    for one in everyone:
        measure_start(one, max(5, options.runs // 20))
        one.start()
        time_of_place(one.process)
    handle_events(1)
    measure_steps(everyone, options.runs)
    print("milliseconds                  median      p95   runs")
    for one in everyone:
        print(f"step to event    {one.name:11s}{figures(one.times)}")
    for one in everyone:
        print(f"start to registry {one.name:10s}{figures(one.starts)}")
    for one in everyone:
        one.stop()
    missed = statistics.median(ours.times) > LIMIT_EVENT or statistics.median(ours.starts) > LIMIT_START
    print("missed" if missed else "kept", f"the limits: {LIMIT_EVENT} ms, and {LIMIT_START:g} ms from the start")
    sys.exit(1 if missed else 0)


main()
