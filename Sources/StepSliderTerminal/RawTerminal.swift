// SPDX-License-Identifier: GPL-3.0-or-later

import CLinux
import Glibc
import Synchronization

/// A terminal in raw mode, which delivers each key immediately and marks pasted text, so that
/// ``KeyDecoder`` doesn't take it for keys. Its settings are restored at the end.
///
/// They are restored even after a crash, by a handler for fatal signals. Several may use one
/// terminal; the last one to end restores it. Of several terminals, a crash restores the one that
/// began last. Use each on one thread.
public final class RawTerminal {
  /// The settings of a terminal before it became raw, and how many use it.
  private struct Use {
    let original: termios
    var users: Int
  }

  /// The terminals in raw mode, by their device.
  private static let uses = Mutex<[dev_t: Use]>([:])

  private let descriptor: CInt
  private let marksPastes: Bool
  private let farewell: String
  private var original: termios?
  private var device: dev_t = 0

  /// Creates a raw terminal without changing the terminal yet.
  ///
  /// - Parameters:
  ///   - descriptor: The terminal, which the caller closes. Any other descriptor is left alone.
  ///   - marksPastes: Whether the terminal is told to mark pasted text. It isn't where escape
  ///     sequences would be shown, as in a terminal of the type "dumb".
  ///   - farewell: The text to write to the terminal after a crash, at most 55 bytes: the
  ///     sequences that switch off the other modes in use, and a line feed.
  public init(descriptor: CInt, marksPastes: Bool = true, farewell: String = "\r\n") {
    self.descriptor = descriptor
    self.marksPastes = marksPastes
    self.farewell = (marksPastes ? TerminalMode.bracketedPaste.off : "") + farewell
  }

  /// Enters raw mode: keys arrive one at a time and without echo, and Ctrl-C and similar
  /// keys are keys.
  ///
  /// Call it again after another program, such as a shell, has changed the terminal.
  public func begin() {
    guard var settings = original ?? join() else { return }
    original = settings
    terminal_guard_arm(descriptor, &settings, farewell)
    settings.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP | BRKINT)
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | ISIG | IEXTEN)
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      (characters[Int(VMIN)], characters[Int(VTIME)]) = (1, 0)
    }
    tcsetattr(descriptor, TCSANOW, &settings)
    if marksPastes { write(TerminalMode.bracketedPaste.on) }
  }

  /// Restores the terminal's settings; does nothing outside raw mode.
  public func end() {
    guard var settings = original else { return }
    original = nil
    guard leave() else { return }
    if marksPastes { write(TerminalMode.bracketedPaste.off) }
    tcsetattr(descriptor, TCSANOW, &settings)
    terminal_guard_disarm()
  }

  deinit { end() }

  /// Writes to the terminal, unless the program would have to wait for it: Ctrl-S stops a terminal.
  private func write(_ text: String) {
    var status = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&status, 1, 0) == 1, status.revents == Int16(POLLOUT) else { return }
    _ = Glibc.write(descriptor, text, text.utf8.count)
  }

  /// Becomes a user of the terminal, and returns its settings from before the first one.
  private func join() -> termios? {
    var (settings, status) = (termios(), stat())
    guard tcgetattr(descriptor, &settings) == 0, fstat(descriptor, &status) == 0 else { return nil }
    device = status.st_rdev
    let current = settings
    return Self.uses.withLock { [device] uses in
      uses[device, default: Use(original: current, users: 0)].users += 1
      return uses[device]?.original
    }
  }

  /// Stops being a user, and returns whether this was the last one.
  private func leave() -> Bool {
    Self.uses.withLock { [device] uses in
      uses[device]?.users -= 1
      guard uses[device]?.users == 0 else { return false }
      uses[device] = nil
      return true
    }
  }
}
