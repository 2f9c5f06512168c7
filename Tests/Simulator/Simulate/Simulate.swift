// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Foundation
import Simulation

@main
struct Simulate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Runs sliderd in a simulated world, in simulated time.",
    discussion: """
      Without files, it runs random days: the same seed gives the same day. If a day breaks a law, \
      it prints the shortest scenario that breaks the same law. Save it as a file to run it \
      again.

      Standard output is the same each time. Progress, speed and memory are printed on standard \
      error. The exit status is 1 if a law was broken or an expectation was not met.
      """
  )

  @Option(help: "The seed of the first day. Each further day has the next seed.")
  var seed: UInt64 = 1

  @Option(help: "The number of days.")
  var days = 1

  @Flag(help: "Print everything that happens.")
  var log = false

  @Flag(help: "Stop at the first day that breaks a law, and look for no shorter script.")
  var untilBreach = false

  @Argument(help: "Files with scenarios to run instead of days.", completion: .file())
  var scenarios: [String] = []

  func validate() throws {
    guard days >= 0 else { throw ValidationError("--days must be 0 or more, not \(days)") }
  }

  func run() throws {
    let isGood = scenarios.isEmpty ? runDays() : runScenarios()
    guard isGood else { throw ExitCode(1) }
  }

  /// Returns whether all days kept the laws.
  private func runDays() -> Bool {
    var survey = Survey(log: log)
    for day in 0..<UInt64(days) where !untilBreach || survey.isGood { survey.run(seed &+ day) }
    survey.report(shortening: !untilBreach)
    return survey.isGood
  }

  /// Returns whether all files did as expected.
  private func runScenarios() -> Bool {
    let simulator = Simulator()
    var isGood = true
    for file in scenarios where !runScenario(file, simulator) { isGood = false }
    return isGood
  }

  /// Runs the scenario of a file. Returns whether it did as expected.
  private func runScenario(_ file: String, _ simulator: Simulator) -> Bool {
    guard let bytes = FileManager.default.contents(atPath: file) else {
      print("\(file): no such file, or it can't be read")
      return false
    }
    do {
      let scenario = try Scenario(String(decoding: bytes, as: UTF8.self), file: file)
      return report(simulator.run(scenario.script), of: scenario)
    } catch {
      print(error)
      return false
    }
  }

  private func report(_ run: Simulator.Run, of scenario: Scenario) -> Bool {
    let unmet = scenario.unmet(in: run)
    if log { for record in run.records { print(record) } }
    for expectation in unmet { print(expectation) }
    if let breach = run.breach {
      print("\(scenario.file): broke the law \(breach). The run stopped there")
      return false
    }
    if unmet.isEmpty { print("\(scenario.file): all expectations met") }
    return unmet.isEmpty
  }
}
