// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The terminal that the process belongs to: its end comes by the signal that also means "read your
/// configuration again".
struct ControllingTerminal {
  private let wasThere: Bool

  /// Looks for it, before signals are followed: a process that was started to outlive its terminal
  /// (`nohup`) is taken for one without.
  init() {
    var action = sigaction()
    sigaction(SIGHUP, nil, &action)
    let outlivesIt = action.__sigaction_handler.sa_handler.map { handler in
      unsafeBitCast(handler, to: Int.self) == 1  // SIG_IGN, which Swift has no function for
    }
    wasThere = outlivesIt != true && Self.isThere
  }

  /// Whether it has gone since.
  var isGone: Bool { wasThere && !Self.isThere }

  private static var isThere: Bool {
    let descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var request = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&request, 1, 0) == 0
  }
}
