# SPDX-License-Identifier: Apache-2.0
"""What Orca says about windows without a toolkit, while their own voice is silent."""
import subprocess

from witness import Atspi, Ear, Failure, application, element, eventually, run

FOLDER = "Examples/Window/.build/release/"


class Window:
    """A program with a window, and key presses on the keyboard of the display."""

    def __init__(self, name="TextSizeWindow", arguments=("--audio", "none", "--size", "500x400")):
        self.name, self.arguments = name, arguments

    def __enter__(self):
        self.process = subprocess.Popen(
            [FOLDER + self.name, *self.arguments], stdout=subprocess.PIPE, text=True)
        application(self.name)
        return self

    def press(self, *keys):
        for key in keys:
            subprocess.run(["xdotool", "key", key], check=True)

    def command(self, command):
        """Hides, shows or focuses the window, as a window manager does."""
        found = subprocess.run(
            ["xdotool", "search", "--pid", str(self.process.pid)],
            check=True, stdout=subprocess.PIPE, text=True)
        subprocess.run(["xdotool", command, "--sync", found.stdout.split()[-1]], check=True)

    def __exit__(self, *_):
        self.process.terminate()
        self.said = self.process.communicate(timeout=10)[0].splitlines()


def pop_over():
    """Orca speaks while the user opens the pop-over, adjusts its slider and reads the page"""
    ear = Ear()
    with Window() as window:
        ear.expect("Braille frame.", "Text size push button.")
        window.press("Return")
        ear.expect("Text size options dialog", "Text size horizontal slider Medium, 2 of 5.")
        window.press("Right")
        ear.only("Large, 3 of 5")
        window.press("End")
        ear.only("Huge, 5 of 5")
        # This version of Orca supports announcements only as notifications.
        window.press("Right")
        ear.only("notification Huge, 5 of 5, maximum.")
        window.press("Tab")
        ear.expect("Done push button.")
        window.press("Return")
        ear.expect("Text size push button.")
        window.press("Home")
        ear.expect("Braille heading.")
    if window.said:
        raise Failure(f"two voices at once: the window itself said {window.said}")


def hands_of_the_reader():
    """The screen reader sets the slider, and Escape restores its value"""
    ear = Ear()
    with Window() as window:
        ear.expect("Text size push button.")
        program = application("TextSizeWindow")
        element(program, "push button", "Text size").do_action(0)
        ear.expect("Text size horizontal slider Medium, 2 of 5.")
        slider = element(application("TextSizeWindow"), "slider", "Text size")
        slider.set_current_value(4)
        ear.only("Huge, 5 of 5")
        window.press("Escape")
        ear.expect("Medium, 2 of 5")
        window.press("Escape")
        ear.expect("Text size push button.")


def places():
    """The screen position that Orca gets is where the button is drawn"""
    ear = Ear()
    with Window() as window:
        ear.expect("Text size push button.")
        button = element(application("TextSizeWindow"), "push button", "Text size")
        place = button.get_extents(0)
        x, y = place.x + place.width // 2, place.y + place.height // 2
        subprocess.run(["xdotool", "mousemove", str(x), str(y), "click", "1"], check=True)
        ear.expect("Text size horizontal slider Medium, 2 of 5.")
        dialog = eventually("no dialog", lambda: element(application("TextSizeWindow"), "dialog"))
        if dialog.get_name() != "Text size options":
            raise Failure(dialog.get_name())


def game_menu():
    """Orca reads the menu of a game as the user moves in it, and says what the menu doesn't show"""
    ear = Ear()
    with Window("GameMenu", ()) as window:
        ear.expect("The Lighthouse frame.", "Play push button.")
        window.press("Down")
        ear.only("Music toggle button pressed.")
        window.press("Return")
        ear.expect("not pressed")
        window.press("Down")
        ear.only("Difficulty horizontal slider Normal.")
        window.press("Right")
        ear.only("Hard")
        # This version of Orca supports announcements only as notifications.
        window.press("Right")
        ear.only("notification Hard, maximum.")
        element(application("GameMenu"), "slider", "Difficulty").set_current_value(0)
        # If Orca is slow to interrupt, it is given the words before once more.
        ear.expect("Easy")
        window.press("Up")
        ear.only("Music toggle button not pressed.")
        window.press("Up")
        ear.only("Play push button.")
        window.press("Return")
        ear.expect("notification Level 1.")


def hidden_window():
    """Orca reads the next window when one is hidden, and its focus when it is shown again"""
    ear = Ear()
    with Window() as other:
        ear.expect("Braille frame.", "Text size push button.")
        with Window("GameMenu", ()) as menu:
            ear.expect("The Lighthouse frame.", "Play push button.")
            menu.press("Down")
            ear.only("Music toggle button pressed.")
            menu.command("windowunmap")
            frame = element(application("GameMenu"), "frame")
            eventually("the hidden window is showing", lambda: not is_showing(frame))
            other.command("windowfocus")
            ear.expect("Braille frame.", "Text size push button.")
            menu.command("windowmap")
            menu.command("windowfocus")
            ear.expect("The Lighthouse frame.", "Music toggle button pressed.")
            menu.press("Down")
            ear.only("Difficulty horizontal slider Normal.")


def is_showing(one):
    """Whether an element is on the screen, according to its program and not to a cache."""
    one.clear_cache()
    return one.get_state_set().contains(Atspi.StateType.SHOWING)


run(pop_over, hands_of_the_reader, places, game_menu, hidden_window)
