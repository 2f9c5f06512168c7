// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization
import TestBench

/// sliderd, driven by keys, with the same voice as the other programs.
final class Sliderd: Contestant {
  private let command: Command
  private let isPiped: Bool
  private let keyboard: Mutex<Keyboard?> = Mutex(nil)
  private let monitor: SoundMonitor

  /// Prepares the program with the stops that a scenario needs.
  init(_ program: String, for scenario: Scenario, in studio: Studio) {
    let stops =
      switch scenario {
      case .cue: ["--steps", "5", "--value", "3", "--cues", "position"]
      case .onset, .busy: ["--steps", "5", "--value", "3"]
      case .interrupt, .stop:
        ["--names", Words.interruption.joined(separator: ","), "--value", Words.new]
      case .release, .flood:
        ["--names", Words.flood.joined(separator: ","), "--value", Words.other]
      }
    command = Command(program, stops + ["--voice", "en"]).adding(studio.server.environment)
    isPiped = scenario == .busy
    monitor = studio.monitor
  }

  func announce(run: Int) async throws -> Moment {
    try await press(run.isMultiple(of: 2) ? .right : .left)
  }

  func introduce() async throws -> Moment {
    try await rest(at: .other)
    return try await press(.new)
  }

  func begin() async throws -> Moment {
    try await press(.left)
  }

  func interrupt() async throws -> Moment {
    try await press(.right)
  }

  /// Quits, as a person does to silence it.
  func stop() async throws -> Moment {
    let start = try await press(.quit)
    try await keyboard.withLock({ $0.take() })?.awaitExit()
    return start
  }

  func release() async throws -> Moment {
    _ = try await hold(repeating: .rightAgain)
    try await Task.sleep(for: .milliseconds(10))
    return try await press(.rightReleased)
  }

  func flood() async throws -> Moment { try await hold(repeating: .right) }

  /// Presses a key, and then its repeats. Returns the time just before the last one.
  private func hold(repeating key: Key) async throws -> Moment {
    try await rest(at: .home)
    for number in 1..<Words.floodLength {
      let pace = Pace()
      _ = try await press(number == 1 ? .right : key)
      try await pace.next()
    }
    return try await press(key)
  }

  private func press(_ key: Key) async throws -> Moment {
    try await running().press(key)
  }

  /// Moves to a stop and waits until its words are over.
  private func rest(at key: Key) async throws {
    let start = try await press(key)
    _ = try await monitor.awaitOnset(after: start, within: .seconds(5))
    try await monitor.awaitSilence(lasting: .milliseconds(400), within: .seconds(30))
  }

  /// Returns the keyboard of the running program after its entry words. Starts the program if
  /// necessary.
  private func running() async throws -> Keyboard {
    if let running = keyboard.withLock({ $0 }) { return running }
    let start = Moment.now
    let fresh = try Keyboard(of: command, isPiped: isPiped)
    keyboard.withLock { $0 = fresh }
    _ = try await monitor.awaitOnset(after: start, within: .seconds(10))
    try await monitor.awaitSilence(lasting: .milliseconds(600), within: .seconds(30))
    return fresh
  }
}
