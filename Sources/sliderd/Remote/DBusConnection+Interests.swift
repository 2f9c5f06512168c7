// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import StepSliderTerminal

extension DBusConnection {
  /// What to wait for, with the deadline, before it is processed.
  var interests: [Poller.Interest] {
    [
      Poller.Interest(descriptor: wantsToRead ? descriptor : -1),
      Poller.Interest(descriptor: wantsToWrite ? descriptor : -1, isForWriting: true),
    ]
  }
}
