// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider
import StepSliderEvdev
import Testing

/// A device's events in a text file, with the slider's actions, one per line.
///
/// `KEY_RIGHT 1` is an event, and `has REL_WHEEL_HI_RES` a code of the device. `down KEY_RIGHT`
/// lists the keys that are down after a loss. `=> right, say` is the result of the lines before
/// it. Lines that begin with `#` are comments.
struct Recording: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let lines: [[String]]

  /// All recordings in the folder next to this file.
  static let all: [Recording] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Recordings")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().compactMap { try? Recording(folder.appending(path: $0)) }
  }()

  private init(_ file: URL) throws {
    testDescription = file.deletingPathExtension().lastPathComponent
    lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
  }

  /// Plays the events. Returns the expected and the actual results, one per line.
  func play() throws -> (expected: [String], actual: [String]) {
    var decoder = EvdevDecoder(bindings: .standard, deviceCodes: try codes(after: "has"))
    var (expected, actual, actions) = ([String](), [String](), [EvdevAction]())
    for line in lines where line[0] != "has" {
      switch line[0] {
      case "=>":
        expected.append(line[1])
        actual.append(actions.isEmpty ? "nothing" : actions.map(\.words).joined(separator: ", "))
        actions = []
      case "down": decoder.resynchronize(keysDown: try codes(line[1]))
      default: actions = merge(actions, decoder.decode([try event(line)]))
      }
    }
    return (expected, actual)
  }

  /// Returns the events of the recording.
  func events() throws -> [EvdevEvent] {
    try lines.filter { !["has", "down", "=>"].contains($0[0]) }.map(event)
  }

  private func merge(_ actions: [EvdevAction], _ more: [EvdevAction]) -> [EvdevAction] {
    guard case .steps(let steps)? = actions.last, case .steps(let further)? = more.first,
      steps.signum() == further.signum()
    else { return actions + more }
    return actions.dropLast() + [.steps(steps + further)] + more.dropFirst()
  }

  private func event(_ line: [String]) throws -> EvdevEvent {
    switch line[0] {
    case "SYN_REPORT": return EvdevEvent(type: 0, code: 0, value: 0)
    case "SYN_DROPPED": return EvdevEvent(type: 0, code: 3, value: 0)
    default:
      guard let code = EvdevCode(name: line[0]), line.count == 2, let value = Int32(line[1]) else {
        throw Unreadable(line: line)
      }
      return EvdevEvent(type: code.kind.rawValue, code: code.number, value: value)
    }
  }

  private func codes(after word: String) throws -> Set<EvdevCode> {
    try lines.filter { $0[0] == word }.reduce(into: []) { try $0.formUnion(codes($1[1])) }
  }

  private func codes(_ names: String) throws -> Set<EvdevCode> {
    Set(
      try names.split(separator: " ").filter { $0 != "nothing" }.map { name in
        guard let code = EvdevCode(name: String(name)) else { throw Unreadable(line: [names]) }
        return code
      }
    )
  }

  struct Unreadable: Error { let line: [String] }
}

extension EvdevAction {
  /// The action as recordings name it.
  var words: String {
    switch self {
    case .press(let key, let isRepeat): key.description + (isRepeat ? " again" : "")
    case .command(let command, let isRepeat):
      Self.name(of: command) + (isRepeat ? " again" : "")
    case .release: "release"
    case .steps(let steps): abs(steps) == 1 ? "\(steps) step" : "\(steps) steps"
    }
  }

  private static func name(of command: KeyCommand) -> String {
    switch command {
    case .adjust(let adjustment): "\(adjustment)"
    case .sayValue: "say"
    default: "\(command)"
    }
  }
}
