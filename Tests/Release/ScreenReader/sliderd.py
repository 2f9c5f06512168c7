# SPDX-License-Identifier: Apache-2.0
"""What Orca says about sliderd, which never takes the focus: Orca would not return to a terminal."""
import itertools
import json
import subprocess

from witness import Ear, Failure, Program, application, element, run

SLIDER = [
    ".build/release/sliderd", "--label", "Text size", "--names", "Tiny,Small,Medium,Large,Huge",
    "--input", "lines", "--output", "json", "--audio", "none",
]
NUMBERS = itertools.count(1)


def sentinel(hear):
    """Makes Orca announce another slider, after everything else that it still had to say."""
    label = f"Sentinel {next(NUMBERS)}"
    with Program(
            SLIDER[0], "--label", label, "--steps", "2", *SLIDER[5:], stdout=subprocess.DEVNULL):
        hear(
            f"notification {label}, horizontal slider, 2 of 2.",
            "notification Use the arrow keys to adjust.",
            "notification Question mark for help.")


def spoken_by_orca():
    """Orca says sliderd's words once each, no matter what changes the slider"""
    ear = Ear()
    sentinel(ear.expect)
    with Program(*SLIDER, stdout=subprocess.PIPE) as program:
        ear.only(
            "notification Text size, horizontal slider, Medium, 3 of 5.",
            "notification Use the arrow keys to adjust.",
            "notification Question mark for help.")
        program.press("right")
        ear.only("notification Large, 4 of 5.")
        program.press("right")
        ear.only("notification Huge, 5 of 5, maximum.")
        slider = element(application("sliderd"), "slider", "Text size")
        slider.set_current_value(0)
        ear.only("notification Tiny, 1 of 5, minimum.")
        program.press("right")
        ear.only("notification Small, 2 of 5.")
    sentinel(ear.only)
    events = [json.loads(line) for line in program.process.stdout]
    if any(event["event"] == "speech" for event in events):
        raise Failure("sliderd speaks as well as Orca")
    causes = [event["cause"] for event in events if event["event"] == "change"]
    if causes != ["key", "key", "accessibility", "key"]:
        raise Failure(f"wrong causes of the changes: {causes}")


def own_voice():
    """With --screen-reader off, sliderd speaks and is not on the bus"""
    ear = Ear()
    sentinel(ear.expect)
    with Program(*SLIDER, "--screen-reader", "off", stdout=subprocess.PIPE) as program:
        program.press("right")
    events = [json.loads(line) for line in program.process.stdout]
    spoken = [event["text"] for event in events if event["event"] == "speech"]
    if spoken[-1:] != ["Large, 4 of 5"]:
        raise Failure(f"sliderd said {spoken}")
    sentinel(ear.only)


run(spoken_by_orca, own_voice)
