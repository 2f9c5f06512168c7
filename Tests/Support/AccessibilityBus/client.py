#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""An assistive technology for tests. Carries out commands from standard input through libatspi.

Commands, where NAME is an object's accessible name and extends to the end of the line:
  apps                 lists the programs on the bus, one a line
  tree APPLICATION     lists the objects of a program, one a line, indented by depth
  read NAME            prints everything about an object, one fact a line
  set VALUE NAME       sets the value
  act ACTION on NAME   performs an action
  grab NAME            requests the focus
  text NAME            prints the text and its words
  at X,Y NAME          prints the object at a point of the screen within an object
  listen EVENT         prints each such event from now on
  watch programs       prints which programs appear on the bus and leave it from now on
  values               prints each new value as it is sent; libatspi drops the number
  time EVENT COUNT     prints the times of COUNT events, in microseconds
If several objects have the same name, write ROLE/NAME.
Each answer ends with a line "ok" or "no: REASON". Events are lines that begin with "event".
"""
import contextlib
import sys
import time

import pyatspi
from gi.repository import Atspi, Gio, GLib

# In milliseconds. By default libatspi waits 800, which is too short on a busy machine.
PATIENCE = 60_000


def say(*words):
    # A single string, so that each line is written whole even if Python does not buffer output.
    print(" ".join(map(str, words)) + "\n", end="", flush=True)


def programs():
    desktop = pyatspi.Registry.getDesktop(0)
    return [child for child in desktop if child is not None]


def catch_up():
    """Waits for all events that programs have sent: their answers come after their events. Until then,
    libatspi may return outdated information."""
    for program in programs():
        # Some programs may have exited.
        with contextlib.suppress(Exception):
            for window in program:
                window.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    while GLib.MainContext.default().iteration(False):
        pass


def objects(parent, depth=0):
    yield depth, parent
    for child in parent:
        if child is not None:
            yield from objects(child, depth + 1)


def found(name):
    role, slash, rest = name.partition("/")
    name = rest if slash else name
    for program in programs():
        for _, one in objects(program):
            if slash and one.getRoleName() != role:
                continue
            if one.name == name and one.getRole() != pyatspi.ROLE_APPLICATION:
                return one
    raise LookupError(f"no object is named {name}")


def states(one):
    return " ".join(sorted(pyatspi.stateToString(state) for state in one.getState().getStates()))


def line(depth, one):
    words = ["  " * depth + one.getRoleName(), repr(one.name)]
    if "Value" in pyatspi.listInterfaces(one):
        value = one.queryValue()
        words.append(f"{value.currentValue:g} of {value.minimumValue:g} to {value.maximumValue:g}")
    return " ".join(words)


def tree(name):
    matches = [program for program in programs() if program.name == name]
    if not matches:
        raise LookupError(f"no program is named {name}")
    for depth, one in objects(matches[0]):
        say(line(depth, one))


def read(name):
    one = found(name)
    say("role", one.getRoleName())
    if one.description:
        say("description", one.description)
    say("states", states(one))
    say("attributes", " ".join(sorted(one.getAttributes())))
    say("interfaces", " ".join(sorted(pyatspi.listInterfaces(one))))
    for relation in one.getRelationSet():
        targets = [relation.getTarget(i).name for i in range(relation.getNTargets())]
        say("relation", int(relation.getRelationType()), *targets)
    if "Component" in pyatspi.listInterfaces(one):
        place = one.queryComponent()
        say("screen", *place.getExtents(pyatspi.DESKTOP_COORDS))
        say("window", *place.getExtents(pyatspi.WINDOW_COORDS))
    if "Action" in pyatspi.listInterfaces(one):
        action = one.queryAction()
        say("actions", *(action.getName(i) for i in range(action.nActions)))
    if "Value" in pyatspi.listInterfaces(one):
        value = one.queryValue()
        say("value", f"{value.currentValue:g}", f"{value.minimumIncrement:g}")


def act(rest):
    wanted, name = rest.split(" on ", 1)
    action = found(name).queryAction()
    for index in range(action.nActions):
        if action.getName(index) == wanted:
            say("done", action.doAction(index))
            return
    raise LookupError(f"{name} has no action {wanted}")


def set_value(rest):
    number, name = rest.split(" ", 1)
    found(name).queryValue().currentValue = float(number)
    say("value", f"{found(name).queryValue().currentValue:g}")


def text(name):
    words = found(name).queryText()
    say("text", words.getText(0, -1))
    offset = 0
    while offset < words.characterCount:
        piece, start, end = words.getTextAtOffset(offset, pyatspi.TEXT_BOUNDARY_WORD_START)
        say("word", repr(piece), start, end)
        offset = end


def at(rest):
    place, name = rest.split(" ", 1)
    x, y = (int(number) for number in place.split(","))
    one = found(name).queryComponent().getAccessibleAtPoint(x, y, pyatspi.DESKTOP_COORDS)
    say("at", one.name if one else "nothing")


def heard(event):
    value = event.any_data
    if isinstance(value, pyatspi.Accessibility.Accessible):
        value = value.name
    say("event", event.type, event.detail1, event.detail2, repr(value), "from", event.source.name)


buses = []


def subscribe(member, tell):
    """Calls tell with the sender and the content of each such event. Unlike libatspi, it passes on
    what programs and the registry sent."""
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address = session.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None,
        None, Gio.DBusCallFlags.NONE, -1, None).unpack()[0]
    flags = (Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
             | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
    bus = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
    buses.append(bus)
    bus.signal_subscribe(
        None, "org.a11y.atspi.Event.Object", member, None, None, Gio.DBusSignalFlags.NONE,
        lambda bus, sender, path, interface, member, content: tell(bus, path, content.unpack()))
    # When the bus answers this call, the subscription is active.
    bus.call_sync(
        "org.freedesktop.DBus", "/", "org.freedesktop.DBus", "GetId", None, None,
        Gio.DBusCallFlags.NONE, -1, None)


def values(_):
    def tell(bus, path, content):
        kind, _, _, value, _ = content
        if kind == "accessible-value":
            say("event value", value)

    subscribe("PropertyChange", tell)


ROOT = "/org/a11y/atspi/accessible/root"


def watch(_):
    names = {}

    def tell(bus, path, content):
        kind, _, _, child, _ = content
        if path != ROOT or not isinstance(child, tuple) or child[1] != ROOT:
            return
        if kind == "add":
            names[child[0]] = bus.call_sync(
                child[0], ROOT, "org.freedesktop.DBus.Properties", "Get",
                GLib.Variant("(ss)", ("org.a11y.atspi.Accessible", "Name")),
                None, Gio.DBusCallFlags.NONE, PATIENCE, None).unpack()[0]
        say("event programs", kind, repr(names.get(child[0])))

    # The registry sends this event while somebody listens to it.
    pyatspi.Registry.registerEventListener(lambda event: None, "object:children-changed")
    subscribe("ChildrenChanged", tell)


moments = []


def timed(rest):
    event, count = rest.split(" ")

    def note(event):
        moments.append(time.clock_gettime_ns(time.CLOCK_MONOTONIC) // 1000)
        if len(moments) == int(count):
            say("moments", *moments)
            moments.clear()

    pyatspi.Registry.registerEventListener(note, event)


COMMANDS = {
    "apps": lambda _: [say(program.name) for program in programs()],
    "tree": tree,
    "read": read,
    "set": set_value,
    "act": act,
    "grab": lambda name: say("done", found(name).queryComponent().grabFocus()),
    "text": text,
    "at": at,
    "listen": lambda event: pyatspi.Registry.registerEventListener(heard, event),
    "time": timed,
    "values": values,
    "watch": watch,
}


def do(order):
    command, _, rest = order.strip().partition(" ")
    try:
        catch_up()
        COMMANDS[command](rest)
        say("ok")
    except Exception as error:  # a client must answer, whatever a program does
        say("no:", type(error).__name__, error)


def obey(channel, condition):
    order = sys.stdin.readline()
    if not order:
        pyatspi.Registry.stop()
        return False
    do(order)
    return True


Atspi.set_timeout(PATIENCE, PATIENCE)

if __name__ == "__main__":
    GLib.io_add_watch(0, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, obey)
    say("ready")
    pyatspi.Registry.start(gil=False)
