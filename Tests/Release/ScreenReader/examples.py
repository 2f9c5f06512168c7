# SPDX-License-Identifier: Apache-2.0
"""What Orca says about the drawn examples, and about those in a terminal."""
import os

from terminal import ENTRY, Terminal
from witness import Ear, Failure, Program, application, element, run

FOLDER = "Examples/.build/release/"


def bar_chart():
    """Orca reads the bars of a chart one by one, with their values"""
    ear = Ear()
    with Program(FOLDER + "BarChart", "--accessibility-bus") as program:
        ear.expect("BarChart frame.", "Books sold panel.", "January, 12 label.")
        program.press("right")
        ear.expect("February, 15 label.")
        program.press("end")
        ear.expect("June, 6 label.")
        # This version of Orca supports announcements only as notifications.
        program.press("s")
        ear.expect("notification Sorted by height.")


def task_timer():
    """The user selects a task, and Orca starts its timer"""
    ear = Ear()
    with Program(FOLDER + "TaskTimer", "--accessibility-bus") as program:
        ear.expect("TaskTimer frame.", "Tasks heading.")
        program.press("right")
        ear.expect("Write the report, completed in 2 minutes, 10 seconds push button.", "Shows the task.")
        program.press("right", "right")
        ear.expect("Call the dentist push button.")
        element(application("TaskTimer"), "push button", "Start").do_action(0)
        program.press("end")
        ear.expect("Stop push button.")


def text_size():
    """A pop-over opens as a dialog, and Orca moves to its slider"""
    ear = Ear()
    with Program(FOLDER + "TextSizePopOver", "--accessibility-bus") as program:
        ear.expect("TextSizePopOver frame.", "Text size push button.")
        program.press("space")
        ear.expect(
            "Text size options dialog",
            "Text size horizontal slider Medium, 2 of 5.",
            "Use Up and Down to adjust.")
        program.press("up")
        ear.only("Large, 3 of 5")
        program.press("escape")
        ear.expect("Text size push button.")


def volume():
    """Keys and Orca adjust a slider, and Orca says each value"""
    ear = Ear()
    with Program(FOLDER + "VolumeBubble", "--accessibility-bus") as program:
        ear.expect("VolumeBubble frame.", "Radio heading.")
        program.press("right", "right", "right")
        ear.expect("Volume horizontal slider 40 percent.", "Use Up and Down to adjust.")
        program.press("up")
        ear.only("45 percent")
        slider = element(application("VolumeBubble"), "slider", "Volume")
        slider.set_current_value(0)
        ear.only("0 percent")
        # An invalid value is ignored and crashes nothing.
        slider.set_current_value(float("nan"))
        program.press("up")
        ear.only("5 percent")


def notes():
    """Orca reads notes one by one after their heading"""
    ear = Ear()
    with Program(FOLDER + "PopOver", "--accessibility-bus") as program:
        ear.expect("PopOver frame.")
        ear.only("Notes heading.")
        program.press("right")
        ear.only("Milk and bread label.")


def form():
    """Orca begins a form with its heading"""
    ear = Ear()
    with Program(FOLDER + "RevealingForm", "--accessibility-bus"):
        ear.expect("RevealingForm frame.")
        ear.only("Order a book heading.")


def logo():
    """Orca reads a drawing like any page"""
    ear = Ear()
    with Program(FOLDER + "LogoDrawing", "--accessibility-bus"):
        # Version 48 adds the words in a panel to its name.
        ear.expect("LogoDrawing frame.", "Drawn, and heard label.")


def terminal_form():
    """Orca announces each change of a form in a terminal once, and then reads the order"""
    start, ear, later = Ear(), Ear(), None
    with Terminal() as terminal:
        ear.any(*ENTRY)
        terminal.start(FOLDER + "TerminalForm")
        changes = {
            "Down": "Coffee, button, selected", "Tab": "Milk, switch, off", "space": "on",
            "ISO_Left_Tab": "Drinks, Coffee, button, selected", "Up": "Tea, button, selected"}
        # This version of Orca supports announcements only as notifications.
        ear.expect("notification Order a drink, Drinks, Tea, button, selected.")
        for key, words in changes.items():
            terminal.press(key)
            ear.expect(f"notification {words}.")
            later = later or Ear()
        terminal.press("Tab", "Tab", "Return")
        ear.expect("Tea with milk")
    # Orca reads the screen when the form begins, and nothing of it later.
    screen = ["Order a drink", "Tea", "Coffee", "Cocoa", "Milk off on", "Order"]
    for words in changes.values():
        if start.rest().count(words) > 1:
            raise Failure(f"Orca should say {words} once; it said {start.rest()}")
    if set(screen) & set(later.rest()):
        raise Failure(f"Orca should read no drawing; it said {later.rest()}")


def talking_slider():
    """Orca announces each change of a slider in a terminal once, and the program is silent"""
    start, ear = Ear(), Ear()
    with Terminal() as terminal:
        ear.any(*ENTRY)
        terminal.start(FOLDER + "TalkingSlider", "--silent")
        ear.expect("notification Text size, horizontal slider, Medium, 2 of 3.",
                   "notification Use the arrow keys to adjust.")
        changes = {"Right": "Large, 3 of 3, maximum", "1": "Small, 1 of 3, minimum"}
        # Orca may say the typed command late, and the key itself before the words.
        for key, words in changes.items():
            terminal.press(key)
            ear.expect(f"notification {words}.")
        terminal.press("q")
        ear.expect("$ ")
    for words in changes.values():
        if sum(words in line for line in start.rest()) > 1:
            raise Failure(f"Orca should say {words} once; it said {start.rest()}")


def live_chart():
    """Orca announces the bar with the focus, and its changes every four seconds at most"""
    ear = Ear()
    # The cores were busy before, and are idle from now on.
    path = os.path.join(os.environ["HOME"], "stat")
    with open(path, "w", encoding="utf-8") as file:
        file.write("cpu 0\ncpu0 30 0 0 70\ncpu1 60 0 0 40\n")
    with Terminal() as terminal:
        ear.any(*ENTRY)
        terminal.start(FOLDER + "LiveChart", path)
        ear.expect("notification Processor load, Core 1, 30 percent.", "notification 0 percent.")
        terminal.press("Right")
        ear.only("notification Core 2, 0 percent.")
        terminal.press("Right")
        ear.only("notification Core 2, last.")
        terminal.press("q")
        ear.expect("$ ")


run(bar_chart, task_timer, text_size, volume, notes, form, logo, terminal_form, talking_slider, live_chart)
