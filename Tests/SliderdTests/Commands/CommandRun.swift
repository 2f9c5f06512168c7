// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import EventLoop
import StepSlider
import StepSliderSpeech
import Synchronization
import TestFiles

@testable import sliderd

/// A command line of sliderd, run within the test's process. A command that would run a slider
/// only prints "runs".
struct CommandRun {
  let output: String
  let errors: String
  let status: Int32
  /// What was said because no slider could be started.
  let spoken: [String]

  /// Runs a command, in an environment without language or configuration.
  init(_ arguments: String..., environment: [String: String] = [:]) {
    self.init(arguments, environment: environment)
  }

  init(
    _ arguments: [String],
    environment: [String: String] = [:],
    failing: Set<String> = [],
    hasTerminal: Bool = false,
    ending: Failure? = nil,
    buses: (@Sendable () -> (DBusConnector, any EventClock))? = nil
  ) {
    let pages = Pages()
    var caller = Caller.ofTests(
      environment,
      hasTerminal: hasTerminal,
      output: { pages.output.add($0) },
      errors: { pages.errors.add($0 + "\n") }
    )
    if let buses { caller.buses = buses }
    var start = DaemonStart { _, _ throws(Failure) in
      if let ending { throw ending }
      pages.output.add("runs\n")
      return .done
    } tell: { start in
      for words in start.announcements { pages.spoken.add(words.text + "\n") }
    }
    start.programs = { EndedPrograms(failing: failing) }
    status = Caller.$current.withValue(caller) {
      Sliderd.$start.withValue(start) { Sliderd.status(of: arguments) }
    }
    (output, errors) = (pages.output.text, pages.errors.text)
    spoken = pages.spoken.text.split(separator: "\n").map(String.init)
  }
}

/// What a command prints.
private final class Pages: Sendable {
  final class Page: Sendable {
    private let words = Mutex("")

    var text: String { words.withLock { $0 } }

    func add(_ more: String) { words.withLock { $0 += more } }
  }

  let output = Page()
  let errors = Page()
  let spoken = Page()
}

extension Caller {
  /// A caller without language or configuration, and by default without a terminal. It reads only
  /// the given files of other programs.
  fileprivate static func ofTests(
    _ environment: [String: String],
    files: [String: String] = [:],
    hasTerminal: Bool = false,
    output: @escaping @Sendable (String) -> Void = { _ in },
    errors: @escaping @Sendable (String) -> Void = { _ in }
  ) -> Caller {
    let quiet = ["PATH": "/usr/bin:/bin", "HOME": "/nonexistent", "LANG": "C.UTF-8"]
    var caller = Caller(
      environment: quiet.merging(environment) { $1 },
      executable: ProjectFile.path(".build/debug/sliderd"),
      hasTerminal: hasTerminal,
      output: output,
      errors: errors
    )
    caller.usersFile = { files[$0].map { Array($0.utf8) } }
    caller.voiceMistake = { $0 == "xx" ? SpeechError(.unknownVoice($0, similar: [])) : nil }
    return caller
  }
}

extension Settings {
  /// Reads the settings as `sliderd` does.
  init(
    _ arguments: [String],
    environment: [String: String] = [:],
    files: [String: String] = [:]
  ) throws {
    let reading = ArgumentReading(arguments)
    try reading.check()
    let caller = Caller.ofTests(environment, files: files)
    self = try Caller.$current.withValue(caller) {
      try Settings(flags: reading.flags, environment: caller.environment)
    }
  }

  /// Reads the settings as `sliderd --preset` does.
  init(preset: String, environment: [String: String]) throws {
    try self.init(["--preset", preset], environment: environment)
  }

  /// The sliders as they start if no position is saved.
  var placed: [Slider] { sliders.map { $0.placed(at: speech.voice).slider(leftAt: nil) } }
}

extension Layers {
  /// Reads flags that have no mistakes.
  init(arguments: [String]) throws {
    let reading = ArgumentReading(arguments)
    try reading.check()
    self.init(reading.flags)
  }
}
