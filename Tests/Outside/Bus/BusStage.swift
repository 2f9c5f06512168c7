// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench
import TestFiles
import TestValues

/// A sliderd on a private bus, with programs that reach it there.
final class BusStage: Sendable {
  let bus: PrivateBus
  let folder: TemporaryFolder
  let daemon: ChildProcess
  /// Prints every change from the beginning.
  let watch: ChildProcess

  static let object = [
    "org.stepslider.Sliderd1", "/org/stepslider/Sliderd1/slider", "org.stepslider.Sliderd1.Slider",
  ]

  /// Starts a sliderd and waits until programs can reach it.
  init(_ arguments: String..., configuration: String? = nil) async throws {
    let bus = try await PrivateBus()
    (self.bus, folder) = (bus, try TemporaryFolder())
    var arguments = arguments
    if let configuration {
      try folder.write(configuration, to: "sliderd.toml")
      arguments += ["--config", folder.file("sliderd.toml"), "--no-state"]
    }
    watch = try ChildProcess(Self.client(bus, ["watch", "--output", "json"]))
    try await watch.errors.expect("waiting for it")
    daemon = try ChildProcess(Self.sliderd(bus, arguments), input: .pipe)
    try await watch.output.expect(#""event":"ready""#)
  }

  /// Returns the command for a sliderd on the bus that prints its events.
  static func sliderd(_ bus: PrivateBus, _ arguments: [String]) -> Command {
    client(bus, ["--audio", "none", "--output", "json"] + arguments)
  }

  /// Returns a sliderd command in an environment with this bus only.
  static func client(_ bus: PrivateBus, _ arguments: [String]) -> Command {
    var command = Program.sliderd(environment: bus.environment)
    command.environment["DBUS_SYSTEM_BUS_ADDRESS"] = "unix:path=/nonexistent"
    command.arguments += arguments
    return command
  }

  /// Runs a command that talks to the running sliderd.
  func ask(_ arguments: String...) async throws -> ChildProcess.Result {
    try await ChildProcess.run(Self.client(bus, arguments))
  }

  /// Runs busctl, which knows nothing about sliders, and returns its output.
  func busctl(_ arguments: String...) async throws -> String {
    let command = Command("busctl", ["--address=\(bus.address)"] + arguments)
    let result = try await ChildProcess.run(command)
    return result.output + result.errors
  }

  /// Presses keys by their names.
  func press(_ keys: String...) throws {
    try daemon.write(keys.map { $0 + "\n" }.joined())
  }

  /// The daemon's complete events so far.
  var events: [Event] {
    get throws { try Event.all(in: daemon.output.text.wholeLines) }
  }
}
