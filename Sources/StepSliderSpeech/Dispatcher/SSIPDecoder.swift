// SPDX-License-Identifier: GPL-3.0-or-later

internal import StepSlider

/// Turns bytes from speech-dispatcher, in any pieces, into messages.
///
/// A message is one line or several. The lines begin with the same code, then a hyphen, or a space
/// in the last one.
struct SSIPDecoder {
  /// Far more than an answer to our requests has.
  private static let (longestLine, mostLines) = (1_000, 100)

  private var line: [UInt8] = []
  /// The earlier lines of an incomplete message.
  private var code: Int?
  private var values: [String] = []

  /// What came that isn't a message. Nothing is decoded after it.
  private(set) var nonsense: SSIPNonsense?

  /// Decodes bytes that follow the earlier ones; returns the messages that are complete.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [SSIPMessage] {
    var messages: [SSIPMessage] = []
    do throws(SSIPNonsense) {
      for byte in bytes where nonsense == nil {
        if let message = try take(byte) { messages.append(message) }
      }
    } catch {
      nonsense = error
    }
    return messages
  }

  private mutating func take(_ byte: UInt8) throws(SSIPNonsense) -> SSIPMessage? {
    if byte == UInt8(ascii: "\n") { return try takeLine() }
    guard line.count < Self.longestLine else { throw Self.nonsense("a line without an end") }
    line.append(byte)
    return nil
  }

  private mutating func takeLine() throws(SSIPNonsense) -> SSIPMessage? {
    defer { line = [] }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    let digits = line.prefix(3)
    guard digits.count == 3, digits.allSatisfy({ (0x30...0x39).contains($0) }),
      let code = Int(String(decoding: digits, as: UTF8.self)), self.code ?? code == code
    else { throw Self.nonsense(quoting: line) }
    let text = String(decoding: line.dropFirst(4), as: UTF8.self)
    switch line.dropFirst(3).first {
    case UInt8(ascii: "-"):
      guard values.count < Self.mostLines else { throw Self.nonsense("an endless answer") }
      values.append(text)
      self.code = code
      return nil
    case UInt8(ascii: " "):
      defer { (self.code, values) = (nil, []) }
      return SSIPMessage(code: code, values: values, text: text)
    default: throw Self.nonsense(quoting: line)
    }
  }

  private static func nonsense(quoting line: [UInt8]) -> SSIPNonsense {
    let text = String(decoding: line, as: UTF8.self)
    return nonsense("\"\(SpokenText.cleaned(text, maximumLength: 40))\"")
  }

  private static func nonsense(_ reason: String) -> SSIPNonsense { SSIPNonsense(reason: reason) }
}
