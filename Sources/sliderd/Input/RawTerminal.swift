// SPDX-License-Identifier: GPL-3.0-or-later

import CLinux
import Glibc

/// A terminal whose keys come one by one, and which is put back on every way out.
final class RawTerminal {
  private let descriptor: CInt
  private var original: termios?

  init(descriptor: CInt) { self.descriptor = descriptor }

  /// Takes keys one by one, unechoed; Ctrl-C and the like become keys too.
  ///
  /// Once more after something else changed the terminal, as a shell does, it takes it again.
  func begin() {
    guard var settings = original ?? current else { return }
    original = settings
    let farewell = TerminalDisplay.pasteMarksOff + "\r\n"
    terminal_guard_arm(descriptor, &settings, farewell)
    settings.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP | BRKINT)
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | ISIG | IEXTEN)
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      (characters[Int(VMIN)], characters[Int(VTIME)]) = (1, 0)
    }
    tcsetattr(descriptor, TCSANOW, &settings)
  }

  /// Puts the terminal back as it was.
  func end() {
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

extension TerminalStyle {
  /// What the terminal at a descriptor can do, by its size and the environment.
  init(descriptor: CInt, environment: [String: String]) {
    setlocale(LC_CTYPE, "")
    self.init(
      columns: Self.columns(of: descriptor),
      usesUnicode: String(cString: nl_langinfo(CInt(CODESET))) == "UTF-8",
      usesColor: environment["NO_COLOR", default: ""].isEmpty
    )
  }

  /// How wide a terminal is; 80 cells where it doesn't say.
  static func columns(of descriptor: CInt) -> Int {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }
}
