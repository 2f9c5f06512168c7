// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Logging
package import StepSlider

/// A command line whose daemon runs within this process, in any outside, as often as you like. The
/// simulator is another module, and in a release build it can use only what is `package`.
package final class Launch {
  /// The path of the configuration in messages.
  package static let path = "/etc/sliderd/sliderd.toml"

  private let options: RunOptions
  private let environment: [String: String]
  private let isTerminal: Bool
  private var daemon: Daemon?
  private var readings: [String?: Result<Settings, Failure>] = [:]

  /// Parses the arguments, as of a command line without the program's name.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - isTerminal: Whether standard input is a terminal.
  ///   - environment: The environment.
  /// - Throws: An error of the parser if the arguments are invalid.
  package init(_ arguments: [String], isTerminal: Bool, environment: [String: String]) throws {
    options = try RunOptions.parse(arguments)
    (self.isTerminal, self.environment) = (isTerminal, environment)
  }

  /// The sliders of the running daemon.
  package var panel: SliderPanel? { daemon?.panel }

  /// Whether the running daemon is about to end.
  package var isEnding: Bool { daemon?.ending != nil }

  /// Runs the daemon until it ends.
  ///
  /// - Parameters:
  ///   - outside: Where it runs.
  ///   - configuration: Returns the current text of the configuration file; `nil` if there is none.
  /// - Returns: The exit status.
  package func run(in outside: any Outside, configuration: @escaping () -> String?) -> Int32 {
    let read = { [self] () throws(Failure) in try settings(configuration()).get() }
    do throws(Failure) {
      let daemon = try Daemon.started(try read(), in: outside, readSettings: read)
      self.daemon = daemon
      defer { self.daemon = nil }
      return daemon.run().rawValue
    } catch {
      outside.screen.log(.critical, error.message)
      return error.status.rawValue
    }
  }

  /// Returns the settings for a configuration. The same text gives the same settings, so each is
  /// read once.
  private func settings(_ text: String?) -> Result<Settings, Failure> {
    if let known = readings[text] { return known }
    var caller = Caller.current
    caller.findsProgram = { _ in true }
    caller.readsFile = { _ in .missing }
    let result = Caller.$current.withValue(caller) {
      Result { () throws(Failure) in
        try options.settings(
          file: text.map { ConfigurationFile(path: Self.path, bytes: Array($0.utf8)) },
          preset: nil,
          isTerminal: isTerminal,
          environment: environment
        )
      }
    }
    readings[text] = result
    return result
  }
}
