#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures, at a listener through libatspi: from a line that asks a program for a step to the event of its new
value, and from a program's start until the registry has it. Everyone is asked in turn."""
import argparse
import os
import statistics
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

HERE = os.path.dirname(os.path.abspath(__file__))
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


heard = []


def note(event):
    heard.append((time.monotonic(), event.type, event.source))


def wait(is_done, limit=10):
    """Handles events until something is true."""
    end = time.monotonic() + limit
    while not is_done():
        if time.monotonic() > end:
            sys.exit("no event came")
        GLib.MainContext.default().iteration(True)


def named(event, kind, process):
    if not event[1].startswith(kind):
        return False
    try:
        return event[2].get_process_id() == process.pid
    except GLib.Error:
        return False


def measure_start(one, runs):
    desktop = Atspi.get_desktop(0)
    for _ in range(runs):
        heard.clear()
        begin = time.monotonic()
        one.start()
        wait(lambda: any(event[2] == desktop for event in heard))
        one.starts.append((heard[0][0] - begin) * 1000)
        one.stop()
        GLib.timeout_add(50, heard.clear)
        wait(lambda: not heard)


def measure_steps(contestants, runs):
    for run in range(-5, runs):
        for one in contestants:
            heard.clear()
            begin = time.monotonic()
            one.ask(run)
            wait(lambda: any(event[1].endswith("accessible-value") for event in heard))
            if run >= 0:
                one.times.append((heard[0][0] - begin) * 1000)


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
    Atspi.init()
    for kind in ["object:property-change:accessible-value", "object:children-changed:add"]:
        Atspi.EventListener.new(note).register(kind)
    for one in (ours, gtk):
        measure_start(one, max(5, options.runs // 20))
        one.start()
        wait(lambda: any(event[1].startswith("object:children-changed") for event in heard))
    time.sleep(1)
    measure_steps((ours, gtk), options.runs)
    print("milliseconds                  median      p95   runs")
    for one in (ours, gtk):
        print(f"step to event    {one.name:11s}{figures(one.times)}")
    for one in (ours, gtk):
        print(f"start to registry {one.name:10s}{figures(one.starts)}")
    for one in (ours, gtk):
        one.stop()
    missed = statistics.median(ours.times) > LIMIT_EVENT or statistics.median(ours.starts) > LIMIT_START
    print("missed" if missed else "kept", f"the limits: {LIMIT_EVENT} ms, and {LIMIT_START:g} ms from the start")
    sys.exit(1 if missed else 0)


main()
