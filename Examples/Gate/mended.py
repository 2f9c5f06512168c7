#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""The dialog of dialog.py, for everybody."""
import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk


def show(application):
    window = Gtk.ApplicationWindow(application=application, title="Reminder")
    row = Gtk.Box(spacing=12)
    what = Gtk.Label(label="What")
    entry = Gtk.Entry()
    what.set_mnemonic_widget(entry)
    scale = Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 1, 10, 1)
    scale.update_property([Gtk.AccessibleProperty.LABEL], ["Importance"])
    save = Gtk.Button(icon_name="document-save")
    save.update_property([Gtk.AccessibleProperty.LABEL], ["Save"])
    for widget in what, entry, scale, save:
        row.append(widget)
    window.set_child(row)
    window.present()


GLib.set_prgname("reminder")
application = Gtk.Application(application_id="org.example.Reminder")
application.connect("activate", show)
application.run()
