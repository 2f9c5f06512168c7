// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The settings of a terminal, which a program must restore when it exits.
package struct TerminalModes: Hashable, Sendable {
  package let input: UInt32
  package let output: UInt32
  package let control: UInt32
  package let local: UInt32
  package let characters: [UInt8]

  /// The corresponding C function is `tcgetattr`.
  package init(of terminal: Descriptor) throws(BenchError) {
    var settings = termios()
    try check("tcgetattr", tcgetattr(terminal.number, &settings))
    input = settings.c_iflag
    output = settings.c_oflag
    control = settings.c_cflag
    local = settings.c_lflag
    characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
  }

  /// Whether keys arrive one by one and without echo, as full-screen programs need them.
  package var isRaw: Bool {
    local & UInt32(ICANON | ECHO) == 0
  }
}
