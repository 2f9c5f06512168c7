// SPDX-License-Identifier: Apache-2.0

import AccessibilityBus
import AccessibilityTree
package import DBus
package import EventLoop
import Foundation

/// A browser of the programs on the accessibility bus, which sees what a screen reader sees. No
/// screen reader needs to run.
///
/// Its calls wait for answers, but not forever.
package final class AccessibilityBrowser {
  /// The name by which a process is known; for tests.
  package typealias ProcessNaming = (UInt32) -> [String]

  private static let maximumPrograms = 1000
  private static let maximumValues = 2_000_000
  /// The most time for the answers of programs, and of a bus.
  private static let (patience, busPatience) = (Duration.seconds(2), Duration.milliseconds(1900))

  let connection: DBusConnection
  let clock: any EventClock
  /// When the connection began.
  let start: ContinuousClock.Instant
  private let patience: (programs: Duration, bus: Duration)
  private let names: ProcessNaming

  /// Connects to the bus.
  ///
  /// - Parameters:
  ///   - environment: The environment variables, which tell where the bus is.
  ///   - limit: The time for everything until a program is read. A bus or a program that doesn't
  ///     answer takes a quarter of it at most.
  /// - Throws: An ``InspectionError`` if there is no bus or it doesn't answer.
  package convenience init(
    environment: [String: String],
    within limit: Duration = .seconds(20)
  ) throws(InspectionError) {
    try self.init(
      environment: environment,
      within: limit,
      clock: SystemClock(),
      through: .system(valueLimit: Self.maximumValues),
      naming: Self.processNames
    )
  }

  /// Connects to the bus, perhaps a simulated one.
  ///
  /// - Throws: An ``InspectionError`` if there is no bus or it doesn't answer.
  package init(
    environment: [String: String],
    within limit: Duration = .seconds(20),
    clock: any EventClock,
    through connector: DBusConnector,
    naming names: @escaping ProcessNaming
  ) throws(InspectionError) {
    (self.clock, self.names, start) = (clock, names, clock.now)
    let patience = (min(Self.patience, limit / 4), min(Self.busPatience, limit / 4))
    self.patience = patience
    do throws(DBusError) {
      let address = try Self.address(environment, clock, connector, within: patience.1)
      let connection = try DBusConnection(
        .at(address),
        environment: environment,
        clock: clock,
        through: connector
      )
      try Self.wait(on: connection, clock, within: patience.1) { connection.uniqueName != nil }
      self.connection = connection
    } catch {
      throw .noBus(reason: error.description)
    }
  }

  deinit { connection.close() }

  /// Returns the programs on the bus, also those that don't answer.
  ///
  /// - Throws: An ``InspectionError`` if the bus doesn't answer.
  package func programs() throws(InspectionError) -> [RunningProgram] {
    let registry = ObjectReference.registry
    let answer = try answers([(registry.call("GetChildren"), registry.bus)])[0]
    guard case .success(let values) = answer else {
      throw .noBus(reason: "the registry of the accessibility bus is not responding")
    }
    let roots = ObjectReference.list(values).prefix(Self.maximumPrograms)
    let accessible = AccessibilityInterfaces.accessible
    let questions = roots.map { ($0.property("Name", of: accessible), $0.bus) }
    let processes = roots.map { root in
      let call = DBusConnection.bus("GetConnectionUnixProcessID", [.string(root.bus)])
      return (call, DBusConnection.busName)
    }
    let found = try answers(questions + processes, within: patience.programs)
    return zip(roots, zip(found, found.dropFirst(roots.count))).map { root, answers in
      let process = Self.process(answers.1)
      return RunningProgram(
        root: root,
        ownName: Self.value(answers.0).map { $0.text ?? "" },
        processID: process,
        processNames: process.map(names) ?? []
      )
    }
  }

  /// Reads the objects of a program.
  ///
  /// - Throws: An ``InspectionError`` if the program doesn't answer or leaves, or if the bus is lost.
  package func objects(
    of program: RunningProgram,
    limits: ReadingLimits = ReadingLimits()
  ) throws(InspectionError) -> ForeignProgram {
    let window = CallWindow(connection, clock: clock, capacity: limits.callsInFlight)
    let reading = ProgramReading(of: program, through: window, limits: limits)
    reading.begin()
    try wait(until: clock.now + limits.time) {
      reading.advance()
      return reading.isOver
    }
    if let error = reading.error { throw error }
    guard reading.isOver || reading.hasBegun else { throw .notAnswering(name: program.name) }
    return reading.result
  }
}

// Questions.
extension AccessibilityBrowser {
  /// Makes several calls at once and waits for all answers; late ones are errors.
  func answers(
    _ calls: [(DBusCall, String)],
    within patience: Duration? = nil
  ) throws(InspectionError) -> [DBusConnection.Answer] {
    let patience = patience ?? self.patience.bus
    var answers = [DBusConnection.Answer?](repeating: nil, count: calls.count)
    for (index, (call, bus)) in calls.enumerated() {
      connection.call(call, of: bus, within: patience) { answers[index] = $0 }
    }
    try wait(until: clock.now + patience + patience) { !answers.contains { $0 == nil } }
    let late = DBusConnection.Answer.failure(.standard(.noReply, "no reply in time"))
    return answers.map { $0 ?? late }
  }

  /// Waits until something is true or the time is over.
  ///
  /// - Throws: An ``InspectionError`` if the connection is lost.
  func wait(
    until end: ContinuousClock.Instant,
    _ isDone: () -> Bool
  ) throws(InspectionError) {
    let loop = EventLoop(clock: clock)
    loop.add(connection)
    loop.run(until: end) { !isDone() && connection.isOpen }
    guard connection.isOpen else {
      throw .noBus(reason: "the accessibility bus closed the connection")
    }
  }

  private static func value(_ answer: DBusConnection.Answer) -> DBusValue? {
    (try? answer.get())?.first?.content
  }

  private static func process(_ answer: DBusConnection.Answer) -> UInt32? {
    if case .uint32(let number)? = value(answer) { number } else { nil }
  }
}

// The way to the bus.
extension AccessibilityBrowser {
  /// Returns the address of the accessibility bus, which the search starts if it isn't running.
  static func address(
    _ environment: [String: String],
    _ clock: any EventClock,
    _ connector: DBusConnector,
    within patience: Duration
  ) throws(DBusError) -> String {
    if let address = environment["AT_SPI_BUS_ADDRESS"], !address.isEmpty { return address }
    let seeker = try BusSeeker(
      environment: environment,
      startsBus: true,
      clock: clock,
      through: connector
    )
    defer { seeker.session.close() }
    var outcome: BusSeeker.Outcome?
    try wait(on: seeker.session, clock, within: patience) {
      outcome = seeker.takeOutcome()
      return outcome != nil
    }
    switch outcome {
    case .success(let address?): return address
    case .failure(let error): throw .standard(.noServer, error.message)
    case .success(nil), nil: throw .standard(.noServer, "no accessibility bus found")
    }
  }

  /// Waits for something that a bus has to answer.
  static func wait(
    on connection: DBusConnection,
    _ clock: any EventClock,
    within patience: Duration,
    until isDone: () -> Bool
  ) throws(DBusError) {
    let loop = EventLoop(clock: clock)
    loop.add(connection)
    var isOver = false
    loop.run(until: clock.now + patience) {
      isOver = isDone()
      return !isOver && connection.isOpen
    }
    guard isOver else { throw .standard(.noReply, "the accessibility bus is not responding") }
  }
}

/// An error that prevents an inspection.
package enum InspectionError: Error, Hashable, Sendable {
  /// There is no accessibility bus, or it doesn't answer, for the reason given.
  case noBus(reason: String)
  /// No program on the bus has this name. The advice may be empty; otherwise it continues the
  /// sentence.
  case noProgram(name: String, advice: String)
  /// The program is on the bus but doesn't answer.
  case notAnswering(name: String)
  /// The program left the bus while it was read.
  case vanished(name: String)
}

extension InspectionError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noBus(let reason): reason
    case .noProgram(let name, let advice):
      "no program \"\(cleaned(name))\" on the accessibility bus\(advice)"
    case .notAnswering(let name):
      "\(cleaned(name)) is on the accessibility bus but doesn't answer"
    case .vanished(let name):
      "\(cleaned(name)) left the accessibility bus while it was being read"
    }
  }

  private func cleaned(_ name: String) -> String { SpokenText.cleaned(name, maximumLength: 100) }
}

extension AccessibilityBrowser {
  /// Returns the names that a user may know a process by, the most likely first, for programs that
  /// don't tell theirs; none if there is no such process.
  ///
  /// A script has the name of its file: `/usr/bin/python3 /usr/bin/orca` is called "orca" too.
  static func processNames(of processID: UInt32) -> [String] {
    let arguments = words("/proc/\(processID)/cmdline").prefix(2)
    let files = arguments.filter { !$0.hasPrefix("-") }.map { URL(filePath: $0).lastPathComponent }
    let known = words("/proc/\(processID)/comm")
    return (files + known).reduce(into: []) { names, name in
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
  }

  private static func words(_ path: String) -> [String] {
    let bytes = FileManager.default.contents(atPath: path) ?? Data()
    return bytes.prefix(65_536).split { $0 == 0 || $0 == UInt8(ascii: "\n") }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
