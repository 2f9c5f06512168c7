// SPDX-License-Identifier: GPL-3.0-or-later

import CLinux
import Glibc

/// A terminal in raw mode, which delivers each key immediately. Its settings are restored
/// at the end.
///
/// They are restored even after a crash, by a handler for fatal signals. A process can
/// have only one.
public final class RawTerminal {
  private let descriptor: CInt
  private let farewell: String
  private var original: termios?

  /// Creates a raw terminal without changing the terminal yet.
  ///
  /// - Parameters:
  ///   - descriptor: The terminal, which the caller closes. Any other descriptor is left alone.
  ///   - farewell: The text to write to the terminal after a crash, at most 63 bytes: the
  ///     sequences that switch off the modes in use, and a line feed.
  public init(descriptor: CInt, farewell: String = "\r\n") {
    (self.descriptor, self.farewell) = (descriptor, farewell)
  }

  /// Enters raw mode: keys arrive one at a time and without echo, and Ctrl-C and similar
  /// keys are keys.
  ///
  /// Call it again after another program, such as a shell, has changed the terminal.
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

  /// Restores the terminal's settings; does nothing outside raw mode.
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
