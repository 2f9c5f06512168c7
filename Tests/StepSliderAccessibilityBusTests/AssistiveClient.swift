// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestBench

/// A real client, which talks through libatspi: Tests/AccessibilityBus/client.py.
final class AssistiveClient: Sendable {
  struct Refusal: Error { let answer: String }

  private let child: ChildProcess

  /// Starts it and waits until it is there.
  init(environment: [String: String]) async throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../AccessibilityBus/client.py")
    let command = Command("/usr/bin/python3", [script.path], environment: environment)
    child = try ChildProcess(command, input: .pipe)
    try await child.output.expect("ready\n", within: .seconds(20))
  }

  /// How much it has said, to look for events after that.
  var mark: Int { child.output.count }

  /// Has it do something, and gives the lines that it answers.
  @discardableResult
  func ask(_ order: String) async throws -> [String] {
    let start = child.output.count
    try child.write(order + "\n")
    try await child.output.expect(after: start, within: .seconds(10)) { text in
      text.hasSuffix("\nok\n") || text == "ok\n" || text.contains("no: ") && text.hasSuffix("\n")
        || text.contains("\nok\n")
    }
    let text = String(decoding: child.output.bytes.dropFirst(start), as: UTF8.self)
    guard !text.contains("no: ") else { throw Refusal(answer: text) }
    return text.split(separator: "\n").map(String.init).filter { $0 != "ok" }
  }

  /// Waits for an event that begins with some words.
  func hear(_ words: String, after mark: Int, within limit: Duration = .seconds(5)) async throws {
    try await child.output.expect("event \(words)", after: mark, within: limit)
  }

  /// The events since a moment.
  func events(since mark: Int) -> [String] {
    String(decoding: child.output.bytes.dropFirst(mark), as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("event ") }.map { String($0.dropFirst(6)) }
  }
}

/// A session bus on which programs find an accessibility bus, and what runs there needs to know.
struct AccessibleSession {
  let bus: PrivateBus
  let environment: [String: String]

  init() async throws {
    bus = try await PrivateBus(startsServices: true)
    var environment = Command.inheritedEnvironment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS", "XDG_RUNTIME_DIR"] {
      environment[name] = nil
    }
    environment["LC_ALL"] = "C.UTF-8"
    environment.merge(bus.environment) { $1 }
    self.environment = environment
  }
}
