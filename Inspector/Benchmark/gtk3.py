#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A GTK 3 window with rows of 100 labels and buttons, as many in all as the argument says."""
import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk

GLib.set_prgname("gtk3")
window, rows = Gtk.Window(title="Rows"), Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
window.add(rows)
for number in range(int(sys.argv[1]) // 100):
    row = Gtk.Box()
    for column in range(50):
        row.add(Gtk.Label(label=f"Label {number} {column}"))
        row.add(Gtk.Button(label=f"Button {number} {column}"))
    rows.add(row)
window.show_all()
Gtk.main()
