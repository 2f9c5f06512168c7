// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import EventLoop
import Simulation
import StepSlider
import TestValues
import Testing

@testable import sliderd

/// Commands that read and set a running sliderd, on a simulated bus.
@Suite struct ClientCommandTests {
  @Test(arguments: [
    (["get"], 64, "there are several sliders; name one of rating, text-size, tone, volume"),
    (["get", "x"], 64, "unknown slider \"x\"; the sliders are rating, text-size, tone, volume"),
    (
      ["get", "volme"], 64, "unknown slider \"volme\"; did you mean volume? the sliders are rating,"
    ),
    (
      ["set", "Tone", "1"], 64,
      "unknown slider \"Tone\"; did you mean tone? the sliders are rating,"
    ),
    (["watch", "tone", "volme"], 64, "unknown slider \"volme\"; did you mean volume?"),
    (
      ["get", "tone", "x"], 64,
      "unknown property \"x\"; run \"sliderd get --help\" to list all properties"
    ),
    (["get", "tone", "tex"], 64, "unknown property \"tex\"; did you mean text?"),
    (["get", "tone", "x", "y"], 64, "too many arguments; expected an ID and a property"),
    (["set"], 64, "missing stop; name the stop to set the slider to"),
    (["set", "volume"], 64, "missing stop; name the stop to set volume to"),
    (["set", "volume", "7"], 65, "unknown stop \"7\"; the nearest stops are 5 and 10"),
    (["set", "text-size", "Lrge"], 65, "did you mean Large?"),
    (["set", "rating", "2"], 65, "2 is unavailable; use another stop"),
    (["increment", "tone"], 69, "tone is disabled and can't be changed"),
    (["set", "--sya", "1"], 64, "unknown option --sya; did you mean --say?"),
    (["get", "--instance", "1"], 66, "no sliderd with process ID 1 is running on the session bus"),
  ])
  func `a mistake is reported with its rule and an exit code`(
    arguments: [String],
    status: Int32,
    message: String
  ) {
    let result = run(arguments)
    #expect(result.errors.hasPrefix("sliderd: ") && result.errors.contains(message))
    #expect(result.status == status && result.output == "")
  }

  @Test(arguments: [
    (["get", "volume"], "0\n"), (["get", "text-size", "Name"], "Medium\n"),
    (["get", "rating"], "not set\n"), (["get", "rating", "value"], "not set\n"),
    (["get", "rating", "value", "--output", "json"], "{\"value\":null}\n"),
    (["get", "tone", "text"], "2 of 3, dimmed\n"), (["set", "volume", "10%"], "10 percent\n"),
    (["set", "text-size", "small", "--say"], "Small, 1 of 3\n"),
    (["set", "text-size", "LÁR"], "Large, 3 of 3\n"),
    (["decrement", "volume"], "-5 percent\n"),
    (["increment", "text-size"], "Large, 3 of 3\n"),
  ])
  func `a command prints the value`(arguments: [String], output: String) {
    let result = run(arguments)
    #expect(result.output == output)
    #expect(result.status == 0 && result.errors == "")
  }

  /// A D-Bus error to get, set, increment and decrement.
  @Test(arguments: [
    ["get"], ["get", "--all"], ["get", "x"], ["get", "--output", "json"], ["set", "3"],
    ["increment"], ["decrement", "--output", "json"],
  ])
  func `what another program sends can't control the terminal, nor add a line`(
    arguments: [String]
  ) {
    let result = run(arguments) { try Impostor.start(on: $0.session) }
    for text in [result.output, result.errors] {
      #expect(!Hostile.controls(text), "\(text.debugDescription)")
      #expect(text.split(separator: "\n").count <= 1)
    }
    #expect(!(result.output + result.errors).isEmpty)
  }

  @Test func `a bus that doesn't answer is reported`() {
    let result = run(["get", "volume"]) { desktop in
      desktop.session.hang()
      return nil
    }
    #expect(result.errors == "sliderd: the D-Bus session bus is not responding\n")
    #expect(result.status == 69)
  }

  @Test func `two buses that don't answer are reported within two seconds`() {
    nonisolated(unsafe) var (clock, start) = (
      nil as (any EventClock)?, nil as Duration?
    )
    let result = run(["get", "volume"]) { desktop in
      desktop.session.hang()
      desktop.accessibility.hang()
      (clock, start) = (desktop.agenda, desktop.agenda.now)
      return nil
    }
    #expect(result.errors == "sliderd: the D-Bus session bus is not responding\n")
    #expect(result.status == 69)
    if let clock, let start { #expect(clock.now - start == .seconds(2)) }
  }

  @Test func `watch ends with the error of a sliderd that can't list its sliders`() {
    let result = run(["watch"]) { desktop in
      let program = try SimulatedProgram(on: desktop.session)
      desktop.agenda.after(.seconds(1)) {
        program.connection.requestName(SliderTree.busName) { _ in }
      }
      return program
    }
    #expect(result.errors.hasPrefix("sliderd: sliderd is not running; waiting for it\nsliderd: "))
    #expect(result.status == 69)
  }

  @Test func `a sliderd that doesn't answer is reported`() {
    let result = run(["get", "volume"]) { desktop in
      let server = try Self.server(on: desktop.session)
      server.isHanging = true
      return server
    }
    #expect(result.errors == "sliderd: sliderd is not responding\n")
    #expect(result.status == 69)
  }

  private func run(
    _ arguments: [String],
    with start: @escaping @Sendable (SimulatedDesktop) throws -> SimulatedProgram? = {
      try Self.server(on: $0.session)
    }
  ) -> CommandRun {
    let address = SimulatedDesktop(Agenda(clock: ManualClock())).environment
    return CommandRun(arguments, environment: address) {
      let clock = ManualClock()
      let desktop = SimulatedDesktop(Agenda(clock: clock))
      let server = try? start(desktop)
      let connector: DBusConnector = { (address, clock) throws(DBusError) in
        try withExtendedLifetime(server) { () throws(DBusError) in
          try desktop.connector(address, clock)
        }
      }
      return (connector, clock)
    }
  }

  /// Starts a sliderd on a bus.
  private static func server(on bus: SimulatedBus) throws -> SimulatedProgram {
    var panel = try panel()
    let program = try SimulatedProgram(on: bus)
    program.connection.serve(
      SliderTree(panel: { panel }, perform: { request, index in panel.perform(request, on: index) })
    )
    program.connection.requestName(SliderTree.busName) { _ in }
    return program
  }

  /// Returns a slider that isn't set and that can't be set to one of its stops.
  private static func rating() throws -> Slider {
    let stops = try Stops(count: 5)
    var slider = Slider(
      stops: stops,
      presentation: SliderPresentation(id: "rating", label: "Rating")
    )
    slider.setReach(ReachableStops(limits: 0...4, unavailable: [1...1]))
    return slider.placed(at: .notSet)
  }

  private static func panel() throws -> SliderPanel {
    let sliders = [
      Slider(
        stops: try Stops(names: ["Small", "Medium", "Large"]),
        presentation: SliderPresentation(id: "text-size", label: "Text size")
      ),
      Slider(
        stops: try Stops(values: [-10, -5, 0, 5, 10]),
        presentation: SliderPresentation(id: "volume", label: "Volume", unit: .percent)
      ),
      Slider(
        stops: try Stops(count: 3),
        presentation: SliderPresentation(id: "tone"),
        availability: .disabled
      ),
      try rating(),
    ]
    return SliderPanel(sliders.map { SliderControl($0) })
  }
}

/// A program with sliderd's name and a slider whose texts, and errors, are hostile.
private struct Impostor: DBusObjectTree, DBusObject {
  let interfaces: [DBusInterface]

  static func start(on bus: SimulatedBus) throws -> SimulatedProgram {
    let program = try SimulatedProgram(on: bus)
    program.connection.serve(Impostor(interfaces: []))
    program.connection.requestName(SliderTree.busName) { _ in }
    return program
  }

  var objects: [String: any DBusObject] {
    [
      SliderTree.root: Impostor(interfaces: [.objectManager]),
      SliderTree.path(of: "x"): Impostor(interfaces: [SliderTree.slider]),
    ]
  }

  func value(of property: String, in interface: String) throws(DBusError) -> DBusValue {
    let property = SliderTree.slider.properties.first { $0.name == property }
    return switch property?.signature {
    case "s": .string(Hostile.text)
    case "b": .boolean(true)
    case "u": .uint32(1)
    default: .array([], of: "s")
    }
  }

  func call(_ call: DBusCall) throws(DBusError) -> [DBusValue] {
    throw DBusError(name: "com.example.Error", message: Hostile.text)
  }
}
