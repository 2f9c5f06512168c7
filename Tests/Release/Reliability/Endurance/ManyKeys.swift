// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import SpeechRecogniser
import TestBench
import TestFiles

/// Sends very many keys at full speed. Each one must count, the last value must be heard, and
/// memory must not grow.
struct ManyKeys {
  /// The silence that ends speech.
  private static let pause: Duration = .seconds(2)
  /// The most additional memory, in megabytes, after the first tenth of the keys.
  private static let growthLimit = 2.0

  let program: String
  let count: Int

  /// Prints the results of each way, and returns whether all passed.
  func run() async throws -> Bool {
    let server = try await SoundServer()
    let monitor = try await SoundMonitor(on: server)
    var isEndured = true
    for way in Way.allCases {
      let verdicts = try await run(way, on: server, heardBy: monitor)
      verdicts.forEach { print($0) }
      isEndured = isEndured && verdicts.allSatisfy(\.isMet)
    }
    return isEndured
  }

  private func run(
    _ way: Way,
    on server: SoundServer,
    heardBy monitor: SoundMonitor
  ) async throws -> [Verdict] {
    let folder = try TemporaryFolder()
    let state = folder.file("position")
    let arguments = [
      "--steps", "\(Walk.stopCount)", "--audio", "pulse", "--verbosity", "brief", "--state", state,
    ]
    let begun = Moment.now
    let keyboard = try way.start(
      Command(program, arguments).adding(server.environment),
      in: folder
    )
    _ = try await monitor.awaitOnset(after: begun, within: .seconds(10))
    try await monitor.awaitSilence(lasting: Self.pause, within: .seconds(20))
    let typing = try type(on: keyboard, by: way)
    let quiet = try await monitor.awaitSilence(lasting: Self.pause, within: .seconds(20))
    let sound = monitor.recording(from: typing.end).wave
    let memory = ProcessStatus(pid: keyboard.pid).residentMegabytes
    let status = try await keyboard.leave()
    print(
      """
      \(count) keys by \(way): \(Int(typing.duration.milliseconds)) ms, \
      then words for \(Int((quiet - typing.end).milliseconds)) ms; \
      memory \(Verdict.number(typing.memory)) MB after a tenth, \
      \(Verdict.number(typing.mostMemory)) at the most, \(Verdict.number(memory)) at the end
      """
    )
    let kept = try? String(contentsOfFile: state, encoding: .utf8)
    return [
      Verdict("it ends as it was told", "\(status)", is: "\(ExitStatus.code(0))"),
      Verdict("position kept", kept ?? "", is: "1 \(typing.index + 1)/\(Walk.stopCount) -\n"),
      Verdict(
        "heard last",
        try lastWords(in: sound, near: typing.index),
        is: Walk.words(at: typing.index)
      ),
      Verdict(
        "memory beyond that after a tenth",
        max(typing.mostMemory, memory) - typing.memory,
        atMost: Self.growthLimit,
        unit: "MB"
      ),
    ]
  }

  /// The result of typing.
  private struct Typing {
    let start = Moment.now
    var end = Moment.now
    var index = 0
    var memory = 0.0
    var mostMemory = 0.0

    var duration: Duration { end - start }
  }

  private func type(on keyboard: Keyboard, by way: Way) throws -> Typing {
    var (typing, walk) = (Typing(), Walk())
    let process = ProcessStatus(pid: keyboard.pid)
    let pieces = 100
    for piece in 0..<pieces {
      let keys = count * piece / pieces..<count * (piece + 1) / pieces
      try keyboard.type(keys.flatMap { _ in way.key(isUp: walk.step()) })
      let memory = process.residentMegabytes
      if piece < pieces / 10 { typing.memory = max(typing.memory, memory) }
      typing.mostMemory = max(typing.mostMemory, memory)
    }
    (typing.end, typing.index) = (.now, walk.index)
    return typing
  }

  /// Returns the words before the silence, chosen among similar ones.
  private func lastWords(in sound: WaveFile, near index: Int) throws -> String {
    let others = [1, -1, 2, -2, 10, -10, 100, -100].map { index + $0 }
    let phrases = ([index, Walk.stopCount / 2] + others).map { Walk.words(at: $0) }
    let recogniser = try SpeechRecogniser(phrases: Array(Set(phrases)))
    return recogniser.hear(sound).last?.nearest ?? "nothing"
  }
}
