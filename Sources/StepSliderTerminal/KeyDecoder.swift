// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A decoder that turns a terminal's bytes into keys. Pass it whatever a read returned.
///
/// It understands the sequences of the Linux console, of xterm and similar terminals (ECMA-48,
/// "Control functions"), the `CSI u` form of the kitty keyboard protocol, and mouse reports as
/// ``PointerReport`` describes them. It drops pasted text, and reports only that there was some, and
/// ignores unknown sequences. Of the keys with
/// Ctrl and Alt, it knows those that are in ``Key``, and ignores others.
package struct KeyDecoder: Hashable, Sendable {
  /// The maximum number of bytes in a sequence; longer ones are ignored.
  package static let maximumSequenceLength = 64

  /// The text to write to ask a terminal for its cursor position (ECMA-48, "DSR").
  package static let cursorQuestion = "\u{1B}[6n"

  private var state = State.ground

  private enum State: Hashable {
    case ground
    case escape
    /// After `ESC O`.
    case singleShift
    /// After `ESC [ [`.
    case consoleFunction
    /// After `ESC [`, with the bytes received since.
    case control([UInt8])
    /// In a sequence that is too long, until its final byte.
    case overlong
    /// In a report that is ignored, with the number of bytes still to come.
    case skip(Int)
    /// In a string (OSC, DCS, APC…) until its terminator, with whether the last byte was Escape.
    case string(afterEscape: Bool)
    /// In pasted text, with the last bytes received.
    case paste([UInt8])
    /// In a UTF-8 character, with its bytes so far and its length.
    case character([UInt8], length: Int)
  }

  /// Creates a decoder in its initial state.
  package init() {}

  /// How long to wait for the rest of a sequence before calling ``giveUpWaiting()``; `nil`
  /// between keys.
  ///
  /// Escape alone is also a key, so that wait is too short to notice. Any other sequence may
  /// arrive over a slow line. Pasted text may take longer, but its end can get lost.
  package var patience: Duration? {
    if state == .ground { return nil }
    if state == .escape { return .milliseconds(50) }
    return isPasting ? .seconds(1) : .milliseconds(500)
  }

  /// Decodes bytes and returns each key as soon as it is complete.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    bytes.flatMap { decode($0) }
  }

  /// Ends the wait for more bytes: a lone Escape was the Escape key, and an incomplete sequence
  /// is dropped.
  ///
  /// Call this when ``patience`` has passed without another byte.
  package mutating func giveUpWaiting() -> [TerminalEvent] {
    defer { state = .ground }
    return state == .escape ? [.press(KeyPress(.escape))] : []
  }

  private mutating func decode(_ byte: UInt8) -> [TerminalEvent] {
    if byte == 0x03, !isPasting {
      // Ctrl-C is never part of a sequence, and no sequence may swallow it.
      defer { state = .ground }
      return giveUpWaiting() + [.interrupt]
    }
    switch state {
    case .ground: return ground(byte)
    case .escape: return escape(byte)
    case .singleShift:
      state = .ground
      return events(TerminalSequence.singleShift(byte))
    case .consoleFunction:
      state = .ground
      return events(TerminalSequence.consoleFunction(byte))
    case .control(let bytes): return control(bytes, byte)
    case .overlong:
      if (0x40...0x7E).contains(byte) { state = .ground }
      return []
    case .skip(let count):
      state = count > 1 ? .skip(count - 1) : .ground
      return []
    case .string(let afterEscape):
      let isOver = byte == 0x07 || (afterEscape && byte == UInt8(ascii: "\\"))
      state = isOver ? .ground : .string(afterEscape: byte == 0x1B)
      return []
    case .paste(let last):
      let recent = (last + [byte]).suffix(Self.endOfPaste.count)
      state = recent.elementsEqual(Self.endOfPaste) ? .ground : .paste(Array(recent))
      return []
    case .character(let bytes, let length): return character(bytes, byte, length: length)
    }
  }

  private static let endOfPaste = Array("\u{1B}[201~".utf8)

  private mutating func ground(_ byte: UInt8) -> [TerminalEvent] {
    switch byte {
    case 0x1B: state = .escape
    case 0x04: return [.quit]
    case 0x1A: return [.suspend]
    case 0xC2...0xDF: state = .character([byte], length: 2)
    case 0xE0...0xEF: state = .character([byte], length: 3)
    case 0xF0...0xF4: state = .character([byte], length: 4)
    default: return events(TerminalSequence.key(ofCode: UInt32(byte)))
    }
    return []
  }

  private mutating func escape(_ byte: UInt8) -> [TerminalEvent] {
    switch byte {
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "O"): state = .singleShift
    // DCS, SOS, OSC, PM and APC begin strings.
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string(afterEscape: false)
    case 0x1B: return [.press(KeyPress(.escape))]
    case 0x04, 0x1A:
      state = .ground
      return [.press(KeyPress(.escape))] + ground(byte)
    // Alt with a key: a terminal sends Escape first. Characters beyond ASCII are skipped.
    case 0x21...0x7E:
      state = .ground
      return events(.alt(Character(Unicode.Scalar(byte))))
    case 0xC2...0xDF: state = .skip(1)
    case 0xE0...0xEF: state = .skip(2)
    case 0xF0...0xF4: state = .skip(3)
    default: state = .ground
    }
    return []
  }

  private mutating func control(_ bytes: [UInt8], _ byte: UInt8) -> [TerminalEvent] {
    switch byte {
    case UInt8(ascii: "[") where bytes.isEmpty: state = .consoleFunction
    // The oldest kind of mouse report: three bytes follow.
    case UInt8(ascii: "M") where bytes.isEmpty: state = .skip(3)
    case 0x20...0x3F:
      state = bytes.count < Self.maximumSequenceLength ? .control(bytes + [byte]) : .overlong
    case 0x40...0x7E:
      let sequence = TerminalSequence(parameters: bytes, final: byte)
      state = sequence.beginsPaste ? .paste([]) : .ground
      return sequence.beginsPaste ? [.paste] : sequence.event.map { [$0] } ?? []
    // Escape or another control character aborts the sequence.
    default:
      state = .ground
      return ground(byte)
    }
    return []
  }

  private mutating func character(
    _ bytes: [UInt8],
    _ byte: UInt8,
    length: Int
  ) -> [TerminalEvent] {
    guard (0x80...0xBF).contains(byte) else {
      state = .ground
      return ground(byte)
    }
    let bytes = bytes + [byte]
    state = bytes.count < length ? .character(bytes, length: length) : .ground
    guard bytes.count == length, let text = String(validating: bytes, as: UTF8.self),
      let character = text.first
    else { return [] }
    return [.press(KeyPress(.character(character)))]
  }

  private var isPasting: Bool {
    if case .paste = state { return true }
    return false
  }

  private func events(_ key: Key?) -> [TerminalEvent] {
    key.map { [.press(KeyPress($0))] } ?? []
  }
}
