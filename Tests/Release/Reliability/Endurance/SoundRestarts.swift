// SPDX-License-Identifier: GPL-3.0-or-later

import SpeechRecogniser
import TestBench

/// Kills and restarts a sound server while words are spoken. The words must return too.
struct SoundRestarts {
  /// How long words may be missing after the server answers again, in milliseconds.
  private static let limit = 1000.0
  private static let pause: Duration = .milliseconds(600)

  let program: String
  let count: Int

  /// Prints the figures, and returns whether words returned in time every time.
  func run() async throws -> Bool {
    let server = try await SoundServer(sink: .prompt)
    let arguments = ["--steps", "5", "--audio", "pulse", "--verbosity", "full"]
    let terminal = try PseudoTerminal(Command(program, arguments).adding(server.environment))
    try await terminal.expect("3 of 5")
    let recogniser = try SpeechRecogniser(
      phrases: (1...5).map { "\($0) of 5" } + ["1 of 5, minimum", "5 of 5, maximum"]
    )
    var delays = Statistics()
    var mistaken = 0
    var ear = try await SoundMonitor(on: server, warmUp: .zero)
    for round in 1...count {
      try await speak("?", on: terminal, heardBy: ear)
      let wait = Duration.milliseconds(round * 370 % 1000)
      let comeback = try await restart(server, after: wait, under: terminal)
      ear = comeback.ear
      delays.add(comeback.delay.milliseconds)
      try await ear.awaitSilence(lasting: Self.pause, within: .seconds(20))
      let digit = round % 3 + 2
      let pressed = try terminal.write("\(digit)")
      _ = try await ear.awaitOnset(after: pressed, within: .seconds(2))
      try await ear.awaitSilence(lasting: Self.pause, within: .seconds(20))
      let heard = recogniser.hear(ear.recording(from: pressed).wave)
      if heard.map(\.phrase) != ["\(digit) of 5"] {
        mistaken += 1
        print("restart \(round): heard \(heard) instead of \(digit) of 5")
      }
    }
    return report(delays, mistaken: mistaken)
  }

  private func report(_ delays: Statistics, mistaken: Int) -> Bool {
    print(
      """
      \(count) restarts of the sound server while words were spoken; from its answer to words that \
      are heard: median \(Verdict.number(delays.median, places: 0)) ms
      """
    )
    let verdicts = [
      Verdict(
        "the longest",
        delays.values.max() ?? .nan,
        atMost: Self.limit,
        unit: "ms",
        places: 0
      ),
      Verdict(
        "values that weren't heard after it",
        Double(mistaken),
        atMost: 0,
        unit: "",
        places: 0
      ),
    ]
    verdicts.forEach { print($0) }
    return verdicts.allSatisfy(\.isMet)
  }

  /// Begins to speak, and waits until speech is heard.
  private func speak(
    _ key: String,
    on terminal: PseudoTerminal,
    heardBy ear: SoundMonitor
  ) async throws {
    try await ear.awaitSilence(lasting: Self.pause, within: .seconds(20))
    let pressed = try terminal.write(key)
    _ = try await ear.awaitOnset(after: pressed, within: .seconds(5))
  }

  /// Kills the server, restarts it, and waits until words are heard. The outage of the given length
  /// is what is tested, so nothing can be awaited in its place.
  private func restart(
    _ server: SoundServer,
    after wait: Duration,
    under terminal: PseudoTerminal
  ) async throws -> (ear: SoundMonitor, delay: Duration) {
    let place = terminal.screen.count
    try await server.kill()
    try await terminal.expect("lost the sound server", after: place)
    try await Task.sleep(for: wait)
    try await server.restart()
    let answered = Moment.now
    let ear = try await SoundMonitor(on: server, warmUp: .zero)
    let onset = try await ear.awaitOnset(after: answered, within: .seconds(10))
    return (ear, onset - answered)
  }
}
