// SPDX-License-Identifier: GPL-3.0-or-later

internal import StepSlider

/// A request to speech-dispatcher in its protocol, SSIP.
enum SSIPRequest: Hashable, Sendable {
  /// Names the program, for the user's settings for it.
  case name(String)
  /// Asks to be told of every utterance's begin, end or cancellation.
  case notify(Notification)
  case priority(Priority)
  case language(String)
  /// The program that makes the sound.
  case module(String)
  case voice(String)
  /// From -100 to 100.
  case rate(Int)
  case pitch(Int)
  case volume(Int)
  /// Stops and drops all words of this connection.
  case cancel
  /// Announces a text. Until it has been sent, everything sent is taken for text.
  case speak
  /// The announced text. An empty text takes the announcement back.
  case text(String)

  enum Notification: String, CaseIterable {
    case begin = "BEGIN"
    case end = "END"
    case cancel = "CANCEL"
  }

  enum Priority: String {
    /// Spoken at once, whatever other programs say. What they say goes on afterwards.
    case important = "IMPORTANT"
  }

  /// The request as it is sent.
  var bytes: [UInt8] {
    switch self {
    // The parts are a user, a program and its connection.
    case .name(let name): set("CLIENT_NAME", "user:\(name):main")
    case .notify(let notification): set("NOTIFICATION", "\(notification.rawValue) ON")
    case .priority(let priority): set("PRIORITY", priority.rawValue)
    case .language(let language): set("LANGUAGE", language)
    case .module(let name): set("OUTPUT_MODULE", SpokenText.cleaned(name))
    case .voice(let name): set("SYNTHESIS_VOICE", SpokenText.cleaned(name))
    case .rate(let number): set("RATE", "\(number)")
    case .pitch(let number): set("PITCH", "\(number)")
    case .volume(let number): set("VOLUME", "\(number)")
    case .cancel: Array("CANCEL SELF\r\n".utf8)
    case .speak: Array("SPEAK\r\n".utf8)
    case .text(let text): Self.lines(of: text) + Array(".\r\n".utf8)
    }
  }

  private func set(_ name: String, _ value: String) -> [UInt8] {
    Array("SET SELF \(name) \(value)\r\n".utf8)
  }

  /// Returns a text's lines, each with its end. A line that is a dot would end the text.
  private static func lines(of text: String) -> [UInt8] {
    guard !text.isEmpty else { return [] }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.flatMap { line in
      Array((line.hasPrefix(".") ? "." + line : line).utf8) + Array("\r\n".utf8)
    }
  }
}
