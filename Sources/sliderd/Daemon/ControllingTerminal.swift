// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The controlling terminal of the process. When it closes, the process gets SIGHUP, the same
/// signal that requests a reload.
struct ControllingTerminal {
  private let wasThere: Bool

  /// Looks for the terminal; call this before signals are handled. A process that was started to
  /// outlive its terminal (`nohup`) counts as having none.
  init() {
    var action = sigaction()
    sigaction(SIGHUP, nil, &action)
    let outlivesIt = action.__sigaction_handler.sa_handler.map { handler in
      unsafeBitCast(handler, to: Int.self) == 1  // SIG_IGN; Swift can't compare C functions
    }
    wasThere = outlivesIt != true && Self.isThere
  }

  /// Whether the terminal has closed since.
  var isGone: Bool { wasThere && !Self.isThere }

  private static var isThere: Bool {
    let descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var request = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&request, 1, 0) == 0
  }
}
