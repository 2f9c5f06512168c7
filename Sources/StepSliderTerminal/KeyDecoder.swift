// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A decoder that turns a terminal's bytes into keys. Pass it whatever a read returned.
/// It understands the sequences of the Linux console, of xterm and similar terminals (ECMA-48,
/// "Control functions"), those of the kitty keyboard protocol, and mouse reports as
/// ``PointerReport`` describes them. It ignores other sequences, and keys that ``SliderKey`` doesn't
/// have. It drops pasted text, and reports only that there was some.
/// A sequence may arrive in pieces, with up to two seconds between them. If Escape was already
/// reported because nothing followed it in time, what follows later still belongs to the sequence
/// and types nothing.
package struct KeyDecoder: Hashable, Sendable {
  /// The maximum number of bytes in a sequence; longer ones are ignored.
  package static let maximumSequenceLength = 64

  /// The text to write to ask a terminal for its cursor position (ECMA-48, "DSR").
  package static let cursorQuestion = "\u{1B}[6n"

  /// The text to write to ask a terminal whether ``TerminalMode/keyEvents`` is on.
  package static let protocolQuestion = "\u{1B}[?u"

  /// How long a sequence that has begun may pause: two seconds, and what a loop may be late.
  private static let slowLine: Duration = .milliseconds(2200)

  private var state = State.ground
  /// Whether the terminal has said that it sends a sequence for the Escape key.
  private var hasEscapeSequence = false

  private enum State: Hashable {
    case ground
    case escape
    /// After an Escape that was reported as the key, and may still begin a sequence.
    case lateEscape
    /// After `ESC O`.
    case singleShift
    /// After `ESC`, a pause and `O` or `P`, which may be typed.
    case lateLetter(UInt8)
    /// After `ESC [ [`.
    case consoleFunction
    /// After `ESC [`, with the bytes received since.
    case control([UInt8])
    /// In a sequence that is ignored, until its final byte.
    case ignored
    /// In a report that is ignored, with the number of bytes still to come.
    case skip(Int)
    /// In a string (OSC, DCS, APC…) until its terminator, with the last byte.
    case string(last: UInt8)
    /// In pasted text, with the last bytes received.
    case paste([UInt8])
    /// In a UTF-8 character, with its bytes so far, its length, and whether Alt is held.
    case character([UInt8], length: Int, hasAlt: Bool)
  }

  package init() {}

  /// How long to wait for the rest of a sequence before calling ``giveUpWaiting()``; `nil` between
  /// keys. Escape alone is also a key, so that wait is too short to notice, unless the terminal has
  /// said that the key has a sequence. Any other sequence may arrive over a slow line.
  package var patience: Duration? {
    switch state {
    case .ground: nil
    case .escape where !hasEscapeSequence: .milliseconds(50)
    default: Self.slowLine
    }
  }

  /// Decodes bytes and returns each key as soon as it is complete.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    bytes.flatMap { decode($0) }
  }

  /// Ends the wait for more bytes, when ``patience`` has passed: a lone Escape was the Escape key,
  /// and an incomplete sequence is dropped.
  package mutating func giveUpWaiting() -> [TerminalEvent] {
    defer { state = state == .escape ? .lateEscape : .ground }
    switch state {
    case .escape: return [.press(KeyPress(.escape))]
    case .lateLetter(let letter): return events(TerminalSequence.key(ofCode: UInt32(letter)))
    default: return []
    }
  }

  private mutating func decode(_ byte: UInt8) -> [TerminalEvent] {
    if case .paste(let last) = state {
      let recent = (last + [byte]).suffix(Self.endOfPaste.count)
      state = recent.elementsEqual(Self.endOfPaste) ? .ground : .paste(Array(recent))
      return []
    }
    if byte == 0x03 {
      // Ctrl-C is never part of a sequence, and no sequence may swallow it.
      defer { state = .ground }
      return giveUpWaiting() + [.interrupt]
    }
    if byte < 0x20, isEndedByControls {
      state = .ground
      return ground(byte)
    }
    switch state {
    case .ground, .paste: return ground(byte)
    case .escape: return escape(byte)
    case .lateEscape: return lateEscape(byte)
    case .singleShift: return singleShift(byte)
    case .lateLetter(let letter): return late(letter, byte)
    case .consoleFunction:
      state = .ground
      return events(TerminalSequence.consoleFunction(byte))
    case .control(let bytes): return control(bytes, byte)
    case .ignored:
      if (0x40...0x7E).contains(byte) { state = .ground }
      return []
    case .skip(let count):
      state = count > 1 ? .skip(count - 1) : .ground
      return []
    case .string(let last): return string(byte, after: last)
    case .character(let bytes, let length, let hasAlt):
      return character(bytes, byte, length: length, hasAlt: hasAlt)
    }
  }

  private static let endOfPaste = Array("\u{1B}[201~".utf8)

  private mutating func ground(_ byte: UInt8) -> [TerminalEvent] {
    switch byte {
    case 0x1B: state = .escape
    case 0x04: return [.quit]
    case 0x1A: return [.suspend]
    case 0x80...0x9F: return introducer(byte)
    case 0x80...: state = Self.character(beginningWith: byte, hasAlt: false)
    default: return events(TerminalSequence.key(ofCode: UInt32(byte)))
    }
    return []
  }

  /// Decodes a control character of 8 bits. One that begins a sequence stands for Escape and a
  /// letter (ECMA-48, "C1 set"); others are skipped.
  private mutating func introducer(_ byte: UInt8) -> [TerminalEvent] {
    let letter = byte - 0x40
    return "OPX[]^_".utf8.contains(letter) ? escape(letter) : []
  }

  private mutating func escape(_ byte: UInt8) -> [TerminalEvent] {
    switch Unicode.Scalar(byte) {
    case "[": state = .control([])
    case "O": state = .singleShift
    // DCS, SOS, OSC, PM and APC begin strings.
    case "P", "X", "]", "^", "_": state = .string(last: byte)
    case "\u{1B}": return [.press(KeyPress(.escape))]
    case "\u{04}", "\u{1A}":
      state = .ground
      return [.press(KeyPress(.escape))] + ground(byte)
    // Alt with a key: a terminal sends Escape first. Characters beyond ASCII are skipped.
    case "!"..."~":
      state = .ground
      return events(.alt(Character(Unicode.Scalar(byte))))
    default: state = Self.character(beginningWith: byte, hasAlt: true)
    }
    return []
  }

  /// Decodes a byte that follows an Escape which was already reported. It belongs to the sequence
  /// unless a person may have typed it.
  private mutating func lateEscape(_ byte: UInt8) -> [TerminalEvent] {
    switch Unicode.Scalar(byte) {
    case "[", "]", "^", "_": return escape(byte)
    case "O", "P": state = .lateLetter(byte)
    default:
      state = .ground
      return ground(byte)
    }
    return []
  }

  /// Decodes a byte after such a letter, which is typed if this can't continue its sequence. The
  /// sequence is dropped: a person may have typed both, and must not land at an end.
  private mutating func late(_ letter: UInt8, _ byte: UInt8) -> [TerminalEvent] {
    let continuations: ClosedRange<UInt8> = letter == UInt8(ascii: "O") ? 0x30...0x7E : 0x20...0x3F
    guard continuations.contains(byte) else { return giveUpWaiting() + ground(byte) }
    _ = escape(letter)
    _ = decode(byte)
    return []
  }

  private mutating func singleShift(_ byte: UInt8) -> [TerminalEvent] {
    // Some terminals send modifiers before the final byte.
    let isParameter = (0x30...0x3F).contains(byte)
    state = isParameter ? .ignored : .ground
    return isParameter ? [] : events(TerminalSequence.singleShift(byte))
  }

  private mutating func control(_ bytes: [UInt8], _ byte: UInt8) -> [TerminalEvent] {
    switch Unicode.Scalar(byte) {
    case "[" where bytes.isEmpty: state = .consoleFunction
    // The oldest kind of mouse report: three bytes follow.
    case "M" where bytes.isEmpty: state = .skip(3)
    // rxvt ends the sequences of keys with Shift in a dollar sign.
    case "$" where !bytes.isEmpty && bytes.allSatisfy({ (0x30...0x39).contains($0) }), "@"..."~":
      let sequence = TerminalSequence(parameters: bytes, final: byte)
      state = sequence.beginsPaste ? .paste([]) : .ground
      hasEscapeSequence = sequence.hasEscapeSequence ?? hasEscapeSequence
      return sequence.beginsPaste ? [.paste] : sequence.event.map { [$0] } ?? []
    case " "..."?":
      state = bytes.count < Self.maximumSequenceLength ? .control(bytes + [byte]) : .ignored
    // Escape or another control character aborts the sequence.
    default:
      state = .ground
      return ground(byte)
    }
    return []
  }

  private mutating func string(_ byte: UInt8, after last: UInt8) -> [TerminalEvent] {
    let afterEscape = last == 0x1B
    guard !afterEscape || byte == UInt8(ascii: "\\") else {
      // The string was cut off by the next sequence, which begins with the last Escape.
      state = byte == 0x1B ? .escape : .ground
      return byte == 0x1B ? [] : escape(byte)
    }
    // The terminator of 8 bits, as UTF-8.
    let isTerminator = byte == 0x07 || last == 0xC2 && byte == 0x9C
    state = afterEscape || isTerminator ? .ground : .string(last: byte)
    return []
  }

  /// Returns the state after the first byte of a UTF-8 character; of anything else, no character
  /// comes.
  private static func character(beginningWith byte: UInt8, hasAlt: Bool) -> State {
    guard (0xC2...0xF4).contains(byte) else { return .ground }
    return .character([byte], length: (~byte).leadingZeroBitCount, hasAlt: hasAlt)
  }

  private mutating func character(
    _ bytes: [UInt8],
    _ byte: UInt8,
    length: Int,
    hasAlt: Bool
  ) -> [TerminalEvent] {
    guard (0x80...0xBF).contains(byte) else {
      state = .ground
      return ground(byte)
    }
    let bytes = bytes + [byte]
    state = bytes.count < length ? .character(bytes, length: length, hasAlt: hasAlt) : .ground
    guard bytes.count == length, !hasAlt, let text = String(validating: bytes, as: UTF8.self),
      let character = text.first
    else { return [] }
    if bytes[0] == 0xC2, bytes[1] < 0xA0 { return introducer(bytes[1]) }
    return [.press(KeyPress(.character(character)))]
  }

  /// Whether Escape or another control character ends what has begun, and begins something itself.
  private var isEndedByControls: Bool {
    switch state {
    case .singleShift, .consoleFunction, .ignored, .skip: true
    default: false
    }
  }

  private func events(_ key: SliderKey?) -> [TerminalEvent] {
    key.map { [.press(KeyPress($0))] } ?? []
  }
}
