// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A real assistive technology that uses libatspi: Tests/Support/AccessibilityBus/client.py.
package final class AssistiveClient: Sendable {
  /// The client's answer when a request fails.
  package struct Refusal: Error {
    /// The text of the answer.
    package let answer: String
  }

  private let child: ChildProcess

  /// Starts the client and waits until it is ready.
  package init(environment: [String: String]) async throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../AccessibilityBus/client.py")
    let command = Command("/usr/bin/python3", [script.path], environment: environment)
    child = try ChildProcess(command, input: .pipe)
    try await child.output.expect("ready\n", within: .seconds(60))
  }

  /// The number of bytes printed so far in whole lines, as a start for later searches.
  package var mark: Int { child.output.text.wholeLines.utf8.count }

  /// Sends a request, and returns the lines of the answer without events.
  @discardableResult
  package func ask(_ order: String) async throws -> [String] {
    let start = mark
    try child.write(order + "\n")
    try await child.output.expect(after: start, within: .seconds(60)) { text in
      text.wholeLines.split(separator: "\n").contains { $0 == "ok" || $0.hasPrefix("no: ") }
    }
    let lines = said(since: start)
    if let refusal = lines.first(where: { $0.hasPrefix("no: ") }) {
      throw Refusal(answer: refusal)
    }
    return lines.filter { $0 != "ok" && !$0.hasPrefix("event ") }
  }

  /// Waits for a line that begins with some words.
  package func hear(
    _ words: String,
    since start: Int,
    within limit: Duration = .seconds(60)
  ) async throws {
    try await child.output.expect(after: start, within: limit) { text in
      text.wholeLines.split(separator: "\n").contains { $0.hasPrefix(words) }
    }
  }

  /// Returns the events since a mark.
  package func events(since start: Int) -> [String] {
    said(since: start).filter { $0.hasPrefix("event ") }.map { String($0.dropFirst(6)) }
  }

  /// Makes the client listen like a screen reader, so that programs recognize it as one.
  package func listenAsScreenReader() async throws {
    try await ask("listen window:activate")
    try await ask("listen object:property-change:accessible-value")
  }

  /// Kills the client, as a crash would.
  package func kill() async throws {
    child.signal(9)
    _ = try await child.exit()
  }

  private func said(since start: Int) -> [String] {
    String(decoding: child.output.bytes.dropFirst(start), as: UTF8.self).wholeLines
      .split(separator: "\n").map(String.init)
  }
}
