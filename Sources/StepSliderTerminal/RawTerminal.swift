// SPDX-License-Identifier: GPL-3.0-or-later

import CLinux
import Glibc

/// A terminal whose keys come one by one, and which is put back on every way out.
///
/// Also in a crash, by a handler of the fatal signals. There can be one such terminal in a process.
public final class RawTerminal {
  private let descriptor: CInt
  private let farewell: String
  private var original: termios?

  /// Names a terminal, without touching it yet.
  ///
  /// - Parameters:
  ///   - descriptor: The terminal, which stays the caller's; for what isn't one nothing is done.
  ///   - farewell: What is written to it in a crash: the ``TerminalMode/off`` of what was switched
  ///     on, and a line feed; at most 63 bytes.
  public init(descriptor: CInt, farewell: String = "\r\n") {
    (self.descriptor, self.farewell) = (descriptor, farewell)
  }

  /// Takes keys one by one, unechoed; Ctrl-C and the like become keys too.
  ///
  /// Once more after something else changed the terminal, as a shell does, it takes it again.
  public func begin() {
    guard var settings = original ?? current else { return }
    original = settings
    terminal_guard_arm(descriptor, &settings, farewell)
    settings.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP | BRKINT)
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | ISIG | IEXTEN)
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      (characters[Int(VMIN)], characters[Int(VTIME)]) = (1, 0)
    }
    tcsetattr(descriptor, TCSANOW, &settings)
  }

  /// Puts the terminal back as it was; nothing where it wasn't taken.
  public func end() {
    guard var settings = original else { return }
    tcsetattr(descriptor, TCSANOW, &settings)
    original = nil
    terminal_guard_disarm()
  }

  deinit { end() }

  private var current: termios? {
    var settings = termios()
    return tcgetattr(descriptor, &settings) == 0 ? settings : nil
  }
}
