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
      it prints the shortest script that breaks the same law. Save the script as a file to run it \
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
    let isGood = try scenarios.isEmpty ? runDays() : runScenarios()
    guard isGood else { throw ExitCode(1) }
  }

  /// Returns whether all days kept the laws.
  private func runDays() throws -> Bool {
    var survey = Survey(log: log)
    for day in 0..<UInt64(days) where !untilBreach || survey.isGood { try survey.run(seed &+ day) }
    try survey.report(shortening: !untilBreach)
    return survey.isGood
  }

  /// Returns whether all files did as expected.
  private func runScenarios() throws -> Bool {
    let simulator = Simulator()
    var isGood = true
    for file in scenarios {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let scenario = try Scenario(text, file: file)
      let run = try simulator.run(scenario.script)
      let unmet = scenario.unmet(in: run)
      if log { for record in run.records { print(record) } }
      for expectation in unmet { print(expectation) }
      if unmet.isEmpty { print("\(file): all expectations met") }
      if let breach = run.breach { print("\(file): broke the law \(breach)") }
      isGood = isGood && unmet.isEmpty && run.breach == nil
    }
    return isGood
  }
}
