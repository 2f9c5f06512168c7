// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Simulation

/// Runs random days and keeps count of them and of the laws that they broke.
struct Survey {
  /// A law that at least one day broke.
  private struct Offence {
    let breach: Breach
    var seeds: [UInt64]
  }

  private let log: Bool
  private let simulator = Simulator()
  private let start = ContinuousClock.now
  private var progress = Progress()
  private var days = 0
  private var actions = 0
  private var time: Duration = .zero
  /// The broken laws, in the order in which they were first broken.
  private var offences: [Offence] = []

  init(log: Bool) { self.log = log }

  var isGood: Bool { offences.isEmpty }

  mutating func run(_ seed: UInt64) {
    let script = Day(seed: seed).script()
    let run = simulator.run(script)
    days += 1
    actions += script.lines.count
    time += run.duration
    if log {
      print("seed \(seed)")
      for record in run.records { print(record) }
    }
    if let breach = run.breach { note(breach, by: seed) }
    progress.report("\(days) days, \(offences.reduce(0) { $0 + $1.seeds.count }) broke a law")
  }

  private mutating func note(_ breach: Breach, by seed: UInt64) {
    if let index = offences.firstIndex(where: { $0.breach.law == breach.law }) {
      offences[index].seeds.append(seed)
    } else {
      offences.append(Offence(breach: breach, seeds: [seed]))
    }
  }

  /// Prints the figures, the broken laws, and if wanted the shortest scenario that breaks each.
  mutating func report(shortening: Bool = true) {
    let broken = offences.count == 1 ? "1 law was broken" : "\(offences.count) laws were broken"
    let result = offences.isEmpty ? "no law was broken" : broken
    let length = days == 1 ? "1 day" : "\(days) days"
    print("\(length), \(actions) actions, \(time.inUnits) of simulated time: \(result)")
    reportSpeed()
    for offence in offences {
      let others = offence.seeds.dropFirst()
      print("\nSeed \(offence.seeds[0]) broke the law \(offence.breach)")
      print("The law: \(offence.breach.sentence)")
      if !others.isEmpty {
        let seeds = others.prefix(10).map(String.init).joined(separator: ", ")
        print("So did \(others.count) others: \(seeds)\(others.count > 10 ? ", …" : "")")
      }
      guard shortening else { continue }
      print("The shortest scenario found that breaks it:\n")
      print(shortest(offence), terminator: "")
    }
  }

  private func reportSpeed() {
    var output = StandardError()
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let speed = seconds > 0 ? Double(days) / seconds : 0
    let figures = String(format: "%.1f s, %.0f days per second", seconds, speed)
    print("\(figures), at most \(peakMemory / 1024) MB of memory", to: &output)
  }

  /// The largest amount of memory that this process has used, in kilobytes.
  private var peakMemory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }

  private mutating func shortest(_ offence: Offence) -> Script {
    let law = offence.breach.law
    var tries = 0
    var script = Shrinker().shortest(Day(seed: offence.seeds[0]).script()) { script in
      tries += 1
      progress.report("shortening the scenario for \(law), try \(tries)")
      return simulator.run(script).breach?.law == law
    }
    script.promise = "\(simulator.run(script).breach ?? offence.breach)"
    return script
  }
}
