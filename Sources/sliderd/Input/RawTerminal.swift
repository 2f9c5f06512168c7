// SPDX-License-Identifier: GPL-3.0-or-later

import CLinux
import Glibc

/// A terminal whose keys come one by one, and which is put back on every way out.
final class RawTerminal {
  private let descriptor: CInt
  private let usesBracketedPaste: Bool
  private var original: termios?

  init(descriptor: CInt, usesBracketedPaste: Bool) {
    (self.descriptor, self.usesBracketedPaste) = (descriptor, usesBracketedPaste)
  }

  /// Takes keys one by one, unechoed; Ctrl-C and the like become keys too.
  func begin() {
    guard original == nil else { return }
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return }
    original = settings
    terminal_guard_arm(descriptor, &settings, usesBracketedPaste ? Self.pasteOff + "\r\n" : "\r\n")
    settings.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP | BRKINT)
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | ISIG | IEXTEN)
    tcsetattr(descriptor, TCSANOW, &settings)
    if usesBracketedPaste { write(Self.pasteOn) }
  }

  /// Puts the terminal back as it was.
  func end() {
    guard var settings = original else { return }
    if usesBracketedPaste { write(Self.pasteOff) }
    tcsetattr(descriptor, TCSANOW, &settings)
    original = nil
    terminal_guard_disarm()
  }

  deinit { end() }

  private static let pasteOn = "\u{1B}[?2004h"
  private static let pasteOff = "\u{1B}[?2004l"

  private func write(_ text: String) {
    _ = Glibc.write(descriptor, text, text.utf8.count)
  }
}

extension TerminalStyle {
  /// What the terminal at a descriptor can do, by its size and the environment.
  init(descriptor: CInt, environment: [String: String]) {
    setlocale(LC_CTYPE, "")
    self.init(
      usesUnicode: String(cString: nl_langinfo(CInt(CODESET))) == "UTF-8",
      usesColor: environment["NO_COLOR", default: ""].isEmpty
    )
    measure(descriptor)
  }

  /// Reads the terminal's width again.
  mutating func measure(_ descriptor: CInt) {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    columns = isKnown ? Int(size.ws_col) : 80
  }
}
