// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import TestBench
import TestFiles

/// The time from SIGTERM to the program's end, in different situations.
struct EndTime {
  private static let limit = 200.0
  private static let right = "right\n"

  let slider: Command
  let server: SoundServer
  let runs: Int

  /// Measures and prints. Returns whether the limit is met.
  func measure() async throws -> Bool {
    let monitor = try await SoundMonitor(on: server, warmUp: .zero)
    let session = try await AccessibleSession()
    let reader = try await AssistiveClient(environment: session.environment)
    try await reader.listenAsScreenReader()
    let folder = try TemporaryFolder()
    let sign = folder.file("runs")
    let buses = session.environment
    let program = ["--on-change", "sh -c 'touch \(sign); exec sleep 60'"]
    let situations = [
      ("at rest", try await ends { _ in try await Self.awaitSilence(on: monitor) }),
      ("while it speaks", try await ends { try await Self.speak($0, on: monitor) }),
      (
        "while a command runs",
        try await ends(program) { try await Self.runCommand($0, showing: sign) }
      ),
      (
        "on both buses, read by a screen reader",
        try await ends(environment: buses) { try await Self.move($0, before: reader) }
      ),
    ]
    return report(situations)
  }

  private func report(_ situations: [(name: String, times: Statistics)]) -> Bool {
    let rows = situations.map { name, times in
      [name] + [times.median, times.maximum].map { Verdict.number($0) }
        + [Verdict.number(times.maximum / Self.limit, places: 3)]
    }
    print("\nSIGTERM → end, \(runs) runs each; milliseconds")
    print(TextTable([["", "median", "at most", "at most:limit"]] + rows))
    let verdicts = situations.map { name, times in
      Verdict("end \(name)", times.maximum, atMost: Self.limit, unit: "ms")
    }
    verdicts.forEach { print($0) }
    return verdicts.allSatisfy(\.isMet)
  }

  /// Starts the program several times, brings it into a situation, and ends it.
  private func ends(
    _ flags: [String] = [],
    environment: [String: String] = [:],
    _ arrange: (ChildProcess) async throws -> Void
  ) async throws -> Statistics {
    var times = Statistics()
    var command = slider.adding(environment)
    command.arguments += ["--output", "json"] + flags
    for _ in 0..<runs {
      let child = try ChildProcess(command, input: .pipe)
      try await child.output.expect(#"{"event":"ready""#)
      try await arrange(child)
      let start = Moment.now
      _ = kill(child.pid, SIGTERM)
      let status = try await child.exit()
      times.add((Moment.now - start).milliseconds)
      guard status == .code(0) else {
        throw BenchError.missed(awaited: "exit code 0", seen: "\(status)")
      }
    }
    return times
  }

  private static func awaitSilence(on monitor: SoundMonitor) async throws {
    try await monitor.awaitSilence(lasting: .milliseconds(600), within: .seconds(20))
  }

  private static func speak(_ slider: ChildProcess, on monitor: SoundMonitor) async throws {
    try await awaitSilence(on: monitor)
    let start = try slider.write(right)
    _ = try await monitor.awaitOnset(after: start, within: .seconds(10))
  }

  private static func runCommand(_ slider: ChildProcess, showing sign: String) async throws {
    try? FileManager.default.removeItem(atPath: sign)
    try slider.write(right)
    while !FileManager.default.fileExists(atPath: sign) {
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  private static func move(_ slider: ChildProcess, before reader: AssistiveClient) async throws {
    let mark = reader.mark
    try slider.write(right)
    try await reader.hear("event object:property-change:accessible-value", since: mark)
  }
}
