// SPDX-License-Identifier: GPL-3.0-or-later

import Logging
package import StepSlider

/// A command line whose daemon runs within this process, in any outside, as often as you like. The
/// simulator is another module, and in a release build it can use only what is `package`.
package final class Launch {
  /// The path of the configuration in messages.
  package static let path = "/etc/sliderd/sliderd.toml"

  private let reading: ArgumentReading
  private let environment: [String: String]
  private let isTerminal: Bool
  private var daemon: Daemon?
  private var readings: [String?: Result<Settings, Failure>] = [:]

  /// Reads the arguments, as of a command line without the program's name.
  package init(_ arguments: [String], isTerminal: Bool, environment: [String: String]) {
    reading = ArgumentReading(arguments)
    (self.isTerminal, self.environment) = (isTerminal, environment)
  }

  package var panel: SliderPanel? { daemon?.panel }

  package var isEnding: Bool { daemon?.ending.hasBegun == true }

  /// Runs the daemon until it ends, with the current text of the configuration file, if there is
  /// one. Returns the exit status.
  package func run(in outside: any Outside, configuration: @escaping () -> String?) -> Int32 {
    let read = { [self] () throws(Failure) in try settings(configuration()).get() }
    do throws(Failure) {
      let daemon = try Daemon(try read(), in: outside, readSettings: read)
      self.daemon = daemon
      defer { self.daemon = nil }
      return try daemon.run().rawValue
    } catch {
      reportFailure(error, in: outside, configuration())
      return error.status.rawValue
    }
  }

  /// Logs why no slider was started or it had to end, and says it where a person can hear it.
  private func reportFailure(
    _ failure: Failure,
    in outside: any Outside,
    _ configuration: String?
  ) {
    let start = FailedStart(
      failure,
      of: reading,
      configuration.map(Self.file),
      environment: environment
    ) { _ in nil }
    if let event = start.event { _ = try? outside.screen.write(Array(event.utf8)[...]) }
    guard start.isHeard(hasTerminal: isTerminal || outside.screen.isLogOnTerminal) else {
      return outside.screen.log(.critical, failure.message)
    }
    outside.screen.log(.critical, start.text)
    FailureVoice.say(start, in: outside, hasKeyboard: isTerminal)
  }

  private static func file(_ text: String) -> ConfigurationFile {
    ConfigurationFile(path: path, bytes: Array(text.utf8))
  }

  /// Returns the settings for a configuration; each text is read once.
  private func settings(_ text: String?) -> Result<Settings, Failure> {
    if let known = readings[text] { return known }
    var caller = Caller.current
    caller.findsProgram = { _ in true }
    caller.usersFile = { _ in nil }
    let result = Caller.$current.withValue(caller) {
      Result { () throws(Failure) in
        try reading.check()
        return try Settings(
          flags: reading.flags,
          file: text.map(Self.file),
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
