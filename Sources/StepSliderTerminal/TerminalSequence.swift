// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A control sequence: `ESC [` and what follows.
struct TerminalSequence {
  private let numbers: [[Int]]
  private let final: Unicode.Scalar
  /// One of `<`, `=`, `>` and `?`, if the sequence is private.
  private let mark: Unicode.Scalar?
  /// Whether the parameters are only digits and semicolons.
  private let isPlain: Bool

  init(parameters: [UInt8], final: UInt8) {
    self.final = Unicode.Scalar(final)
    mark = parameters.first.flatMap { (0x3C...0x3F).contains($0) ? Unicode.Scalar($0) : nil }
    let parameters = parameters.dropFirst(mark == nil ? 0 : 1)
    isPlain = parameters.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ";") }
    numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { field in
        field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
          .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
      }
  }

  /// Whether the sequence begins pasted text.
  var beginsPaste: Bool { mark == nil && final == "~" && number(0) == 200 }

  /// Whether the Escape key has a sequence, if this is the terminal's answer to that (kitty
  /// keyboard protocol, "Progressive enhancement"); `nil` otherwise.
  var hasEscapeSequence: Bool? { mark == "?" && final == "u" ? number(0) & 1 != 0 : nil }

  /// The event that the sequence stands for; `nil` if it is unknown.
  var event: TerminalEvent? {
    guard mark == nil else { return pointer }
    return report ?? rxvtKey ?? keyEvent
  }

  /// The event of a key with Shift, and of Home or End with Ctrl in rxvt, which ends their
  /// sequences in marks of its own.
  private var rxvtKey: TerminalEvent? {
    guard isPlain, numbers.count == 1, let key = tildeKey else { return nil }
    switch final {
    case "$": return .press(KeyPress(key))
    case "^" where [.home, .end].contains(key): return .press(KeyPress(key.with(.control)))
    default: return nil
    }
  }

  private var keyEvent: TerminalEvent? {
    let event: TerminalEvent? =
      // A slider ignores Shift and the locks.
      switch modifiers & 0b0011_1110 {
      case 0: key.map(press)
      case 2: if let key, key.isCharacter { press(key.with(.alt)) } else { nil }
      case 4: controlEvent
      default: nil
      }
    guard eventType == 3 else { return event }
    guard case .press(let press) = event else { return nil }
    return .release(press.key)
  }

  private func press(_ key: SliderKey) -> TerminalEvent {
    .press(KeyPress(key, isRepeat: eventType == 2))
  }

  /// The event of a mouse report.
  private var pointer: TerminalEvent? {
    guard mark == "<", final == "m" || final == "M", numbers.count == 3, isPlain else { return nil }
    let (code, isRelease) = (number(0), final == "m")
    return PointerReport(code: code, column: number(1), row: number(2), isRelease: isRelease)
      .map { .pointer($0) }
  }

  /// The event of a report about the terminal itself.
  private var report: TerminalEvent? {
    if final == "O", numbers == [[0]] { return .focusLost }
    let (row, column) = (number(0), number(1))
    let isPlace = final == "R" && numbers.count == 2 && PointerReport.isCell(row, column)
    return isPlace ? .cursor(row: row, column: column) : nil
  }

  private func number(_ field: Int, _ part: Int = 0) -> Int {
    guard numbers.indices.contains(field), numbers[field].indices.contains(part) else { return 0 }
    return numbers[field][part]
  }

  /// The second field is one more than the sum of Shift 1, Alt 2, Ctrl 4, Super 8, Hyper 16, Meta
  /// 32 and the locks, 64 and 128.
  private var modifiers: Int { max(number(1), 1) - 1 }

  private var isShifted: Bool { modifiers & 1 != 0 }

  /// The event of a key with Ctrl. Where a terminal has a control character for it, as for Ctrl-C
  /// and Ctrl-H, it means the same.
  private var controlEvent: TerminalEvent? {
    switch key?.symbol {
    case .home, .end: key.map { press($0.with(.control)) }
    case .enter, .tab, .backspace, .escape: key.map(press)
    case .character(let character): controlEvent(of: latinCode ?? character.asciiValue)
    default: nil
    }
  }

  private func controlEvent(of code: UInt8?) -> TerminalEvent? {
    guard let code, (0x40...0x7E).contains(code) else { return nil }
    switch code & 0x1F {
    case 0x03: return .interrupt
    case 0x04: return .quit
    case 0x1A: return .suspend
    case let control: return Self.key(ofCode: UInt32(control)).map(press)
    }
  }

  /// The code of the same key on a Latin keyboard, which the kitty protocol sends along for others.
  private var latinCode: UInt8? {
    final == "u" ? UInt8(exactly: number(0, 2)).flatMap { $0 > 0 ? $0 : nil } : nil
  }

  /// 1 a press, 2 a repeat, 3 a release (kitty keyboard protocol, "Event types").
  private var eventType: Int { number(1, 1) }

  private var key: SliderKey? {
    switch final {
    case "u": Self.key(ofCode: shiftedCode, isShifted: isShifted)
    case "~": tildeKey
    default: Self.finalKeys[final]
    }
  }

  /// The keys by the final byte. F3 would be a report of the cursor.
  private static let finalKeys: [Unicode.Scalar: SliderKey] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "Z": .backTab,
    "P": .function(1), "Q": .function(2), "S": .function(4),
  ]

  /// The code of the character that the key types. With Shift, the kitty protocol can send it along
  /// with the key's own code. Otherwise only letters are known.
  private var shiftedCode: UInt32 {
    let code = UInt32(clamping: number(0))
    guard isShifted else { return code }
    if number(0, 1) > 0 { return UInt32(clamping: number(0, 1)) }
    let isLetter = Unicode.Scalar(code).map { ("a"..."z").contains($0) } == true
    return isLetter ? code - 32 : code
  }

  private var tildeKey: SliderKey? {
    switch number(0) {
    case 1, 7: .home
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number(0) - 10)
    case 17...21: .function(number(0) - 11)
    case 23, 24: .function(number(0) - 12)
    // xterm's modifyOtherKeys: the key's code is the third number.
    case 27: Self.key(ofCode: UInt32(clamping: number(2)), isShifted: isShifted)
    default: nil
    }
  }

  /// The key of a character code, or of a functional key in the kitty protocol's private range.
  static func key(ofCode code: UInt32, isShifted: Bool = false) -> SliderKey? {
    switch code {
    case 0x08, 0x7F: return .backspace
    case 0x09: return isShifted ? .backTab : .tab
    case 0x0A, 0x0D, 57414: return .enter
    case 0x1B: return .escape
    case 0x20: return .space
    case 0x21...0x7E, 0xA0...0xD7FF, 0xF900...0x10FFFF:
      return Unicode.Scalar(code).map { .character(Character($0)) }
    case 57399...57408: return .character(Character(String(code - 57399)))
    case 57409...57416: return .character(operators[Int(code - 57409)])
    case 57426: return .delete
    case 57417...57424: return keypad[Int(code - 57417)]
    default: return nil
    }
  }

  /// The characters of the numeric keypad; Enter is among them.
  private static let operators = Array("./*-+\n=,")

  private static let keypad: [SliderKey] = [
    .left, .right, .up, .down, .pageUp, .pageDown, .home, .end,
  ]

  /// The key of `ESC O` and a byte: an arrow in application mode, a key of the numeric keypad, or
  /// F1 to F4.
  static func singleShift(_ byte: UInt8) -> SliderKey? {
    switch Unicode.Scalar(byte) {
    case "M": .enter
    case "X": .character("=")
    // These have the keys from * to 9 as bytes that are 64 more.
    case "j"..."y": .character(Character(Unicode.Scalar(byte - 64)))
    case "A"..."H": TerminalSequence(parameters: [], final: byte).key
    case "P"..."S": .function(Int(byte - UInt8(ascii: "P")) + 1)
    default: nil
    }
  }

  /// The key of `ESC [ [` and a byte: F1 to F5 on the Linux console.
  static func consoleFunction(_ byte: UInt8) -> SliderKey? {
    let number = Int(byte) - Int(UInt8(ascii: "A")) + 1
    return (1...5).contains(number) ? .function(number) : nil
  }
}

/// A terminal's report about the mouse, in the form of ``TerminalMode/sgrMouse``.
package struct PointerReport: Hashable, Sendable {
  /// The range of valid columns and rows; a terminal's size has 16 bits.
  package static let coordinates = 1...65_535

  static func isCell(_ row: Int, _ column: Int) -> Bool {
    coordinates.contains(row) && coordinates.contains(column)
  }

  package enum Action: Hashable, Sendable {
    /// The main button goes down.
    case press
    /// The mouse moves with the main button down.
    case drag
    /// The main button goes up.
    case release
    /// The wheel turns up, away from the user.
    case wheelUp
    /// The wheel turns down, towards the user.
    case wheelDown
  }

  package let action: Action
  /// The column of the cell under the pointer, counting from 1 at the left.
  package let column: Int
  /// The row of the cell under the pointer, counting from 1 at the top.
  package let row: Int
  /// Whether Shift, Alt or Ctrl is held. Many terminals don't report the mouse while Shift is held.
  package let hasModifier: Bool

  package init(_ action: Action, column: Int, row: Int, hasModifier: Bool = false) {
    (self.action, self.column, self.row, self.hasModifier) = (action, column, row, hasModifier)
  }

  /// Creates a report from the parts of `ESC [ < code ; column ; row` and its final byte ("XTerm
  /// Control Sequences", "Extended coordinates"); `nil` for other buttons and invalid coordinates.
  init?(code: Int, column: Int, row: Int, isRelease: Bool) {
    guard Self.isCell(row, column) else { return nil }
    let modifiers = 0b1_1100  // Shift 4, Alt 8, Ctrl 16.
    switch (code & ~modifiers, isRelease) {
    case (0, false): action = .press
    case (32, false): action = .drag
    case (0, true), (32, true): action = .release
    case (64, false): action = .wheelUp
    case (65, false): action = .wheelDown
    default: return nil
    }
    (self.column, self.row, hasModifier) = (column, row, code & modifiers != 0)
  }
}
