// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// Turns a terminal's bytes into keys; a value, fed with whatever a read returned.
///
/// Reads the sequences of the Linux console, xterm and its kin (ECMA-48, "Control functions"), and
/// the `CSI u` form of the kitty keyboard protocol, and the mouse as ``PointerReport`` has it. What is pasted, and every sequence without a
/// meaning here, is left out. A key pressed with Ctrl, Alt or Super is another key, and not bound.
package struct KeyDecoder: Hashable, Sendable {
  /// How many bytes a sequence may have; longer ones are noise.
  package static let maximumSequenceLength = 64

  /// What to write for the terminal to tell where the cursor is (ECMA-48, "DSR").
  package static let cursorQuestion = "\u{1B}[6n"

  private var state = State.ground

  private enum State: Hashable {
    case ground
    case escape
    /// After `ESC O`.
    case singleShift
    /// After `ESC [`, with the bytes since.
    case control([UInt8])
    /// A sequence too long to be one, until its final byte.
    case overlong
    /// Bytes that belong to a report: so many, then ground.
    case skip(Int)
    /// A string (OSC, DCS, APC…), until its terminator; whether the last byte was Escape.
    case string(afterEscape: Bool)
    /// Pasted text, with the last bytes seen.
    case paste([UInt8])
    /// The bytes so far of a character in UTF-8, and how many it has.
    case character([UInt8], length: Int)
  }

  /// Makes a decoder that has seen nothing.
  package init() {}

  /// How long to wait for the rest of what has begun, before ``giveUpWaiting()``; `nil` between
  /// keys.
  ///
  /// Escape alone is a key too, so it waits only as long as nobody notices. What can only be a
  /// sequence may come over a slow line. Pasted text may take longer, but its end can get lost.
  package var patience: Duration? {
    if state == .ground { return nil }
    if state == .escape { return .milliseconds(50) }
    return isPasting ? .seconds(1) : .milliseconds(500)
  }

  /// Decodes bytes; keys come out as soon as they are complete.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    bytes.flatMap { decode($0) }
  }

  /// Takes what has begun for all there is: an Escape alone was the Escape key, and what can only be
  /// a part of a sequence is dropped.
  ///
  /// To be called when ``patience`` has passed without another byte.
  package mutating func giveUpWaiting() -> [TerminalEvent] {
    defer { state = .ground }
    return state == .escape ? [.press(KeyPress(.escape))] : []
  }

  private mutating func decode(_ byte: UInt8) -> [TerminalEvent] {
    if byte == 0x03, !isPasting {
      // Ctrl-C is never part of a sequence, and must never get lost in one.
      defer { state = .ground }
      return giveUpWaiting() + [.interrupt]
    }
    switch state {
    case .ground: return ground(byte)
    case .escape: return escape(byte)
    case .singleShift:
      state = .ground
      return events(TerminalSequence.singleShift(byte))
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
    // Alt and a key.
    default: state = .ground
    }
    return []
  }

  private mutating func control(_ bytes: [UInt8], _ byte: UInt8) -> [TerminalEvent] {
    switch byte {
    // The Linux console sends F1 to F5 as ESC [ [ and a letter.
    case UInt8(ascii: "[") where bytes.isEmpty: state = .skip(1)
    // A mouse report of the oldest kind: three bytes follow.
    case UInt8(ascii: "M") where bytes.isEmpty: state = .skip(3)
    case 0x20...0x3F:
      state = bytes.count < Self.maximumSequenceLength ? .control(bytes + [byte]) : .overlong
    case 0x40...0x7E:
      let sequence = TerminalSequence(parameters: bytes, final: byte)
      state = sequence.beginsPaste ? .paste([]) : .ground
      return sequence.event.map { [$0] } ?? []
    // Escape or another control character breaks the sequence off.
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
