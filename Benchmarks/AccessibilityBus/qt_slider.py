#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A Qt 5 slider that takes a step for each line "up" or "down"."""
import sys

from PyQt5.QtCore import QSocketNotifier, Qt
from PyQt5.QtWidgets import QApplication, QSlider

application = QApplication(["slider"])
slider = QSlider(Qt.Horizontal)
slider.setRange(0, 99)
slider.setValue(50)
slider.show()


def obey():
    line = sys.stdin.readline()
    if not line:
        application.quit()
        return
    slider.setValue(slider.value() + (1 if line.strip() == "up" else -1))


notifier = QSocketNotifier(0, QSocketNotifier.Read)
notifier.activated.connect(obey)
application.exec_()
