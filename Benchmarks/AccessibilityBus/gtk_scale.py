#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A GTK 3 scale that takes a step for each line "up" or "down"."""
import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk

window = Gtk.Window(title="scale")
scale = Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 0, 99, 1)
scale.set_value(50)
window.add(scale)
window.show_all()


def obey(channel, condition):
    line = sys.stdin.readline()
    if not line:
        Gtk.main_quit()
        return False
    scale.set_value(scale.get_value() + (1 if line.strip() == "up" else -1))
    return True


GLib.io_add_watch(0, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, obey)
Gtk.main()
