#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A GTK 4 window with rows of 100 labels, as many in all as the argument says."""
import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk


def show(application):
    window = Gtk.ApplicationWindow(application=application, title="Rows")
    rows = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    window.set_child(rows)
    for number in range(int(sys.argv[1]) // 100):
        row = Gtk.Box()
        for column in range(100):
            row.append(Gtk.Label(label=f"Label {number} {column}"))
        rows.append(row)
    window.present()


GLib.set_prgname("gtk4")
program = Gtk.Application(application_id="org.stepslider.Rows")
program.connect("activate", show)
program.run([])
