#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""A dialog that only those who see it can use. The tutorial mends it."""
import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk


def show(application):
    window = Gtk.ApplicationWindow(application=application, title="Reminder")
    row = Gtk.Box(spacing=12)
    row.append(Gtk.Label(label="What"))
    row.append(Gtk.Entry())
    row.append(Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 1, 10, 1))
    row.append(Gtk.Button(icon_name="document-save"))
    window.set_child(row)
    window.present()


GLib.set_prgname("reminder")
application = Gtk.Application(application_id="org.example.Reminder")
application.connect("activate", show)
application.run()
