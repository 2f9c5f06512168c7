#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Waits until the screen reader listens for changed values; exits with 1 after 60 seconds."""
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

PATIENCE = 60
WANTED = "object:propertychange:accessiblevalue"


def accessibility_bus():
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address = session.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None,
        GLib.VariantType("(s)"), Gio.DBusCallFlags.NONE, -1, None).unpack()[0]
    flags = (Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
             | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
    return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)


def listens(bus):
    """Whether the screen reader is listening; false while the registry is still starting."""
    try:
        events = bus.call_sync(
            "org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry",
            "GetRegisteredEvents", None, GLib.VariantType("(a(ss))"), Gio.DBusCallFlags.NONE, -1,
            None).unpack()[0]
    except GLib.Error:
        return False
    return any(name.lower().replace("-", "").startswith(WANTED) for _, name in events)


def main():
    bus = accessibility_bus()
    deadline = time.monotonic() + PATIENCE
    while not listens(bus):
        if time.monotonic() > deadline:
            sys.exit(f"Orca is not listening after {PATIENCE} seconds.")
        time.sleep(0.1)


main()
