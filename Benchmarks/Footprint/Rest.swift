// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench
import TestFiles

/// The cost of an idle program that has spoken: memory and wake-ups.
struct Rest {
  private static let memoryLimit = 30.0
  /// The idle time to measure.
  private static let idleTime = Duration.seconds(10)
  /// How long a program may keep its stream running after its words.
  private static let settlingTime = Duration.seconds(20)

  let slider: Command
  let server: SoundServer

  /// Measures and prints. Returns whether the limits are met.
  func measure() async throws -> Bool {
    let monitor = try await SoundMonitor(on: server, warmUp: .zero)
    let terminal = try PseudoTerminal(slider)
    try await speak(on: monitor) { try terminal.write("\u{1B}[C") }
    let dispatcher = try await startDispatcher()
    try await speak(on: monitor) { try await ask(dispatcher) }
    try await awaitCorking()
    let peers = dispatcher.pids.map { ProcessStatus(pid: $0) }.flatMap { [$0] + $0.children }
    return try await measure(ProcessStatus(pid: terminal.pid), beside: peers)
  }

  private func measure(_ ours: ProcessStatus, beside peers: [ProcessStatus]) async throws -> Bool {
    let (ourWakeUps, peerWakeUps) = (WakeUps(of: [ours]), WakeUps(of: peers))
    try await Task.sleep(for: Self.idleTime)
    let wakeUps = (ours: ourWakeUps.count, peers: peerWakeUps.count)
    let peerMemory = peers.map(\.residentMegabytes).reduce(0, +)
    let table = TextTable([
      ["", "memory, MB", "ours:its", "wake-ups in 10 s"],
      ["sliderd", Verdict.number(ours.residentMegabytes), "", "\(wakeUps.ours)"],
      [
        "speech-dispatcher and its espeak-ng module", Verdict.number(peerMemory),
        Verdict.number(ours.residentMegabytes / peerMemory, places: 3), "\(wakeUps.peers)",
      ],
    ])
    print("\nat rest, after speaking\n\(table)")
    let verdicts = [
      Verdict("resident memory", ours.residentMegabytes, atMost: Self.memoryLimit, unit: "MB"),
      Verdict("at rest", Double(wakeUps.ours), atMost: 0, unit: "wake-ups", places: 0),
    ]
    verdicts.forEach { print($0) }
    return verdicts.allSatisfy(\.isMet)
  }

  /// Waits for the current words to end, then starts new ones and waits for their end.
  private func speak(on monitor: SoundMonitor, _ begin: () async throws -> Moment) async throws {
    try await monitor.awaitSilence(lasting: .milliseconds(600), within: .seconds(20))
    let start = try await begin()
    _ = try await monitor.awaitOnset(after: start, within: .seconds(5))
    try await monitor.awaitSilence(lasting: .milliseconds(600), within: .seconds(20))
  }

  private func startDispatcher() async throws -> PrivateService {
    let dispatcher = try PrivateService.speechDispatcher(on: server)
    try await dispatcher.start()
    return dispatcher
  }

  private func ask(_ dispatcher: PrivateService) async throws -> Moment {
    let address = ["SPEECHD_ADDRESS": "unix_socket:\(dispatcher.folder.file("socket"))"]
    let start = Moment.now
    _ = try await ChildProcess.run(Command("spd-say", ["3 of 5"]).adding(address))
    return start
  }

  /// Waits until no program plays on the server, or until the settling time is over.
  private func awaitCorking() async throws {
    let deadline = Moment.now + Self.settlingTime
    while Moment.now < deadline, try await server.sinkInputs().contains(where: { !$0.corked }) {
      try await Task.sleep(for: .milliseconds(500))
    }
  }
}
