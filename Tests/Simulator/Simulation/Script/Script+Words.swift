// SPDX-License-Identifier: GPL-3.0-or-later

extension Script: CustomStringConvertible {
  /// The script as text. Parsing it gives the same script.
  package var description: String {
    let comments =
      promise.isEmpty
      ? [] : promise.split(separator: "\n", omittingEmptySubsequences: false).map(Self.comment)
    return (comments + [start.description] + lines.map(\.description) + [""])
      .joined(separator: "\n")
  }

  private static func comment(_ line: Substring) -> String { line.isEmpty ? "#" : "# \(line)" }
}

extension Start: CustomStringConvertible {
  package var description: String {
    var lines = [(["sliderd"] + arguments.map(\.asArgument)).joined(separator: " ")]
    if hasScreenReader { lines.append("with a screen reader") }
    if hasDispatcher { lines.append("with speech-dispatcher") }
    if hasKnob { lines.append(knobIsKeyboard ? "with a keyboard for a knob" : "with a knob") }
    if tellsReleases { lines.append("with a terminal that tells releases") }
    if readsLines { lines.append("with lines") }
    if let configuration { lines.append("configuration:\(configuration.asBlock)") }
    return lines.joined(separator: "\n")
  }
}

extension ScriptLine: CustomStringConvertible {
  package var description: String {
    switch self {
    case .at(let time, let action): "at \(time.inUnits): \(action)"
    case .expect(let expectation, let limit): expectation.line(within: limit)
    }
  }
}
