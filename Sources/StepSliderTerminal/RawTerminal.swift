// SPDX-License-Identifier: GPL-3.0-or-later

import CLinux
import Glibc
import Synchronization

/// A terminal in raw mode, which delivers each key immediately. It can also mark pasted text, so
/// that ``TerminalInput`` doesn't take it for keys. Its settings are restored at the end.
///
/// They are restored even after a crash, and if a signal ends the program that it doesn't handle:
/// ``begin()`` handles signals that end programs, unless the program already does. Several may use
/// one terminal; the last one to end restores it. Of several terminals, a crash restores the one
/// that began last of those that haven't ended. Use each on one thread.
public final class RawTerminal {
  /// Who uses which terminal, its settings from before, and whether any user had it mark pasted text.
  private typealias Use = (
    user: ObjectIdentifier, descriptor: CInt, farewell: String, device: dev_t, original: termios,
    marksPastes: Bool
  )

  /// The uses that haven't ended, in the order in which they began.
  private static let uses = Mutex<[Use]>([])

  private let descriptor: CInt
  private let marksPastes: Bool
  private let farewell: String

  /// Creates a raw terminal without changing the terminal yet.
  ///
  /// - Parameters:
  ///   - descriptor: The terminal, which the caller closes. Any other descriptor is left alone.
  ///   - marksPastes: Whether the terminal is told to mark pasted text, with ESC [200~ before it and
  ///     ESC [201~ after it. Some types of terminal, such as "dumb", would show that they are told.
  ///   - farewell: The text to write to the terminal after a crash, at most 55 bytes: the
  ///     sequences that switch off the other modes in use, and a line feed.
  public init(descriptor: CInt, marksPastes: Bool = false, farewell: String = "\r\n") {
    (self.descriptor, self.marksPastes, self.farewell) = (descriptor, marksPastes, farewell)
  }

  /// Enters raw mode: keys arrive one at a time and without echo, and Ctrl-C and similar
  /// keys are keys.
  ///
  /// Call it again after another program, such as a shell, has changed the terminal.
  public func begin() {
    guard var settings = join() else { return }
    Self.guardLast()
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
    if var use = leave() {
      if use.marksPastes { write(TerminalMode.bracketedPaste.off, within: 50) }
      tcsetattr(descriptor, TCSANOW, &use.original)
    }
    Self.guardLast()
  }

  deinit { end() }

  /// Becomes the last user to begin, and returns the terminal's settings from before the first one.
  private func join() -> termios? {
    var (settings, status) = (termios(), stat())
    guard tcgetattr(descriptor, &settings) == 0, fstat(descriptor, &status) == 0 else { return nil }
    var use: Use = (
      ObjectIdentifier(self), descriptor, farewell, status.st_rdev, settings, marksPastes
    )
    Self.uses.withLock { uses in
      if let known = uses.first(where: { $0.device == use.device }) {
        (use.original, use.marksPastes) = (known.original, marksPastes || known.marksPastes)
      }
      uses = uses.filter { $0.user != use.user } + [use]
      for index in uses.indices where uses[index].device == use.device {
        uses[index].marksPastes = use.marksPastes
      }
    }
    return use.original
  }

  /// Stops being a user, and returns how the terminal was used if this was its last one.
  private func leave() -> Use? {
    let user = ObjectIdentifier(self)
    return Self.uses.withLock { uses in
      guard let index = uses.firstIndex(where: { $0.user == user }) else { return nil }
      let use = uses.remove(at: index)
      return uses.contains { $0.device == use.device } ? nil : use
    }
  }

  /// Has a crash restore the terminal that began last, through the descriptor of a user that remains.
  private static func guardLast() {
    uses.withLock { uses in
      guard var last = uses.last else { return terminal_guard_disarm() }
      let parting = (last.marksPastes ? TerminalMode.bracketedPaste.off : "") + last.farewell
      terminal_guard_arm(last.descriptor, &last.original, parting)
    }
  }

  /// Writes to the terminal, if it takes text within some milliseconds: Ctrl-S stops a terminal. It
  /// is opened again if the descriptor is only for reading, as after `</dev/tty`.
  private func write(_ text: String, within patience: CInt = 0) {
    let isReadOnly = fcntl(descriptor, F_GETFL) & O_ACCMODE == O_RDONLY
    let path = "/proc/self/fd/\(descriptor)"
    let output = isReadOnly ? open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC) : descriptor
    defer { if isReadOnly, output >= 0 { close(output) } }
    var status = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
    guard poll(&status, 1, patience) == 1, status.revents == Int16(POLLOUT) else { return }
    _ = Glibc.write(output, text, text.utf8.count)
  }
}

/// A terminal mode that a program switches on while it runs and off before it exits.
///
/// Most are DEC private modes, whose numbers "XTerm Control Sequences" lists. A terminal ignores
/// modes that it doesn't know.
package enum TerminalMode: Int, Sendable, CaseIterable {
  /// Marks the beginning and end of pasted text, so that ``KeyDecoder`` doesn't take it for keys.
  case bracketedPaste = 2004
  /// Tells a held key from a repeated one, and when it is released: the kitty keyboard protocol,
  /// with unambiguous keys (1), kinds of events (2) and the keys of other layouts (4).
  case keyEvents = 0
  /// Reports the mouse: its buttons, its wheel, and its movement with a button down.
  case mouseDrags = 1002
  /// Reports the mouse in the form of ``PointerReport``, which has no limit on the terminal's size.
  case sgrMouse = 1006
  /// Reports when the terminal gets or loses the focus.
  case focus = 1004

  /// The text that switches the mode on.
  package var on: String { self == .keyEvents ? "\u{1B}[>7u" : "\u{1B}[?\(rawValue)h" }

  /// The text that switches the mode off.
  package var off: String { self == .keyEvents ? "\u{1B}[<u" : "\u{1B}[?\(rawValue)l" }

  /// The modes for following a mouse.
  package static let pointer: [TerminalMode] = [.mouseDrags, .sgrMouse, .focus]

  /// Returns whether a type of terminal takes escape sequences for more than text.
  package static func areKnown(byType terminalType: String?) -> Bool {
    terminalType != "dumb" && terminalType?.isEmpty == false
  }

  /// Returns whether a type of terminal, as in `TERM`, may report the mouse and the releases of keys.
  ///
  /// The Linux console, old terminals and serial lines, and Emacs report neither. The terminal
  /// isn't asked (DECRQM), because some print part of the question.
  package static func areReported(byType terminalType: String?) -> Bool {
    let kind = (terminalType ?? "").prefix { $0 != "-" }
    return !kind.isEmpty && !kind.hasPrefix("vt") && !plain.contains(String(kind))
  }

  private static let plain: Set = [
    "dumb", "linux", "ansi", "cons25", "sun", "eterm", "emacs", "unknown", "network",
  ]
}
