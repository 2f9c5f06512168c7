// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

extension Keystroke {
  /// What an xterm sends for the key.
  var bytes: String {
    switch self {
    case .ctrlC: "\u{03}"
    case .ctrlD: "\u{04}"
    case .ctrlZ: "\u{1A}"
    case .key(let key): key.sequence
    }
  }

  /// What a terminal with the kitty keyboard protocol sends for the key.
  func sequence(_ kind: KeyEventKind) -> String {
    switch self {
    case .ctrlC: kind.sequence(number: 99, modifiers: 5)
    case .ctrlD: kind.sequence(number: 100, modifiers: 5)
    case .ctrlZ: kind.sequence(number: 122, modifiers: 5)
    case .key(let key): key.sequence(kind)
    }
  }
}

/// What happens to a key.
enum KeyEventKind {
  case press, `repeat`, release

  /// The kernel's value for it.
  var value: Int32 {
    switch self {
    case .press: 1
    case .repeat: 2
    case .release: 0
    }
  }

  /// The parameter of the kitty keyboard protocol for it.
  private var parameter: String {
    switch self {
    case .press: ""
    case .repeat: ":2"
    case .release: ":3"
    }
  }

  /// Returns a sequence of the kitty keyboard protocol.
  fileprivate func sequence(number: Int, modifiers: Int = 1, final: Character = "u") -> String {
    let isShort = self == .press && modifiers == 1
    guard !isShort else { return "\u{1B}[\(number == 1 ? "" : String(number))\(final)" }
    return "\u{1B}[\(number);\(modifiers)\(parameter)\(final)"
  }
}

extension SliderKey {
  fileprivate var sequence: String {
    switch symbol {
    case .left: "\u{1B}[D"
    case .right: "\u{1B}[C"
    case .up: "\u{1B}[A"
    case .down: "\u{1B}[B"
    case .pageUp: "\u{1B}[5~"
    case .pageDown: "\u{1B}[6~"
    case .home: modifiers.contains(.control) ? "\u{1B}[1;5H" : "\u{1B}[H"
    case .end: modifiers.contains(.control) ? "\u{1B}[1;5F" : "\u{1B}[F"
    case .enter: "\r"
    case .space: " "
    case .escape: "\u{1B}"
    case .delete: "\u{1B}[3~"
    case .backspace: "\u{7F}"
    case .tab: modifiers.contains(.shift) ? "\u{1B}[Z" : "\t"
    case .function(let number):
      "\u{1B}[\(number + 10 + (number > 5 ? 1 : 0) + (number > 10 ? 1 : 0))~"
    case .character(let character): (modifiers.contains(.alt) ? "\u{1B}" : "") + String(character)
    }
  }
}

extension SliderKey {
  fileprivate func sequence(_ kind: KeyEventKind) -> String {
    switch symbol {
    case .left: kind.sequence(number: 1, final: "D")
    case .right: kind.sequence(number: 1, final: "C")
    case .up: kind.sequence(number: 1, final: "A")
    case .down: kind.sequence(number: 1, final: "B")
    case .home: kind.sequence(number: 1, modifiers: protocolModifiers, final: "H")
    case .end: kind.sequence(number: 1, modifiers: protocolModifiers, final: "F")
    case .pageUp: kind.sequence(number: 5, final: "~")
    case .pageDown: kind.sequence(number: 6, final: "~")
    case .delete: kind.sequence(number: 3, final: "~")
    case .escape: kind.sequence(number: 27)
    case .tab where modifiers.contains(.shift):
      kind.sequence(number: 9, modifiers: protocolModifiers)
    case .character(let character) where modifiers.contains(.alt):
      kind.sequence(number: character.code, modifiers: protocolModifiers)
    // The releases of these keys aren't told.
    case .enter, .tab, .backspace: kind == .release ? "" : sequence
    case .space: kind == .release ? kind.sequence(number: 32) : sequence
    case .character(let character):
      kind == .release ? kind.sequence(number: character.code) : sequence
    case .function: kind == .release ? "" : sequence
    }
  }
}

extension SliderKey {
  /// The modifiers in the keyboard protocol: one more than the sum of Shift 1, Alt 2 and Ctrl 4.
  private var protocolModifiers: Int {
    1 + (modifiers.contains(.shift) ? 1 : 0) + (modifiers.contains(.alt) ? 2 : 0)
      + (modifiers.contains(.control) ? 4 : 0)
  }
}

extension Character {
  fileprivate var code: Int { Int(unicodeScalars.first?.value ?? 0) }
}
