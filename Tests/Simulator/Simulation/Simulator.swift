// SPDX-License-Identifier: GPL-3.0-or-later

import sliderd

/// Runs scripts in simulated worlds, one after another.
package final class Simulator {
  /// What happened in a run, and the first law that it broke.
  package struct Run {
    package let records: [Record]
    package let breach: Breach?
    /// The time from the start to the end of the run.
    package let duration: Duration
  }

  private struct Command: Hashable {
    let arguments: [String]
    let readsLines: Bool
  }

  private var launches: [Command: Launch] = [:]

  package init() {}

  /// Runs a script to its end, or until it breaks a law.
  package func run(_ script: Script) -> Run {
    let laws = Laws()
    let world = World(script, launch: launch(for: script.start), laws: laws)
    world.run()
    return Run(
      records: world.records,
      breach: laws.breach,
      duration: world.clock.time
    )
  }

  /// Parsing arguments takes longer than a simulated hour, so each command line is parsed once.
  private func launch(for start: Start) -> Launch {
    let command = Command(arguments: start.arguments, readsLines: start.readsLines)
    if let launch = launches[command] { return launch }
    let launch = Launch(
      start.arguments,
      isTerminal: !start.readsLines,
      environment: World.environment
    )
    launches[command] = launch
    return launch
  }
}
