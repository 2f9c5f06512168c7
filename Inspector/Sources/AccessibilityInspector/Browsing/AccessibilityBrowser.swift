// SPDX-License-Identifier: Apache-2.0

import AccessibilityBus
import AccessibilityTree
package import DBus
package import EventLoop
import Foundation

/// A browser of the programs on the accessibility bus, which sees what a screen reader sees. No
/// screen reader needs to run. Its calls wait for answers, but not forever.
package final class AccessibilityBrowser {
  /// The name by which a process is known; for tests.
  package typealias ProcessNaming = (UInt32) -> [String]

  private static let maximumPrograms = 1000
  package static let maximumValues = 2_000_000

  let connection: DBusConnection
  let clock: any EventClock
  /// When the connection began.
  let start: Duration
  /// The most time for the answers of programs, and of the bus.
  private let patience: (programs: Duration, bus: Duration)
  private let names: ProcessNaming

  /// Connects to the bus that environment variables tell of.
  /// The limit is for everything until a program is read. A bus or a program that doesn't answer
  /// takes a quarter of it at most.
  ///
  /// - Throws: An ``InspectionError`` if there is no bus or it doesn't answer.
  package init(
    environment: [String: String],
    within limit: Duration = .seconds(20),
    clock: any EventClock = SystemClock(),
    through connector: @escaping DBusConnector = systemConnector(valueLimit: maximumValues),
    naming names: @escaping ProcessNaming = processNames
  ) throws(InspectionError) {
    (self.clock, self.names, start) = (clock, names, clock.now)
    patience = (min(.seconds(2), limit / 4), min(.milliseconds(1900), limit / 4))
    do throws(DBusError) {
      let address = try Self.address(environment, clock, connector, within: patience.bus)
      let connection = try DBusConnection(
        .at(address),
        environment: environment,
        clock: clock,
        through: connector
      )
      try Self.wait(on: connection, clock, within: patience.bus) { connection.uniqueName != nil }
      self.connection = connection
    } catch {
      throw InspectionError(.noBus, error.description)
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
      throw InspectionError(.noBus, "the registry of the accessibility bus is not responding")
    }
    let roots = ObjectReference.list(values).prefix(Self.maximumPrograms)
    let questions = roots.map { ($0.property("Name", of: .accessible), $0.bus) }
    let processes = roots.map { root in
      let call = DBusConnection.bus("GetConnectionUnixProcessID", [.string(root.bus)])
      return (call, DBusConnection.busName)
    }
    let found = try answers(questions + processes, within: patience.programs)
    return zip(roots, zip(found, found.dropFirst(roots.count))).map { root, answers in
      let name = Self.value(answers.0).map { $0.text ?? "" }
      guard case .uint32(let id)? = Self.value(answers.1) else {
        return RunningProgram(root: root, ownName: name, processNames: [])
      }
      return RunningProgram(root: root, ownName: name, processID: id, processNames: names(id))
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
    until end: Duration,
    _ isDone: () -> Bool
  ) throws(InspectionError) {
    let loop = MainLoop(clock: clock)
    loop.add(connection)
    loop.run(until: end) { !isDone() && connection.isOpen }
    guard connection.isOpen else {
      throw InspectionError(.noBus, "the accessibility bus closed the connection")
    }
  }

  /// Waits for something that a bus has to answer.
  private static func wait(
    on connection: DBusConnection,
    _ clock: any EventClock,
    within patience: Duration,
    until isDone: () -> Bool
  ) throws(DBusError) {
    let loop = MainLoop(clock: clock)
    loop.add(connection)
    var isOver = false
    loop.run(until: clock.now + patience) {
      isOver = isDone()
      return !isOver && connection.isOpen
    }
    guard isOver else { throw .standard(.noReply, "the accessibility bus is not responding") }
  }

  private static func value(_ answer: DBusConnection.Answer) -> DBusValue? {
    (try? answer.get())?.first?.content
  }
}

// The way to the bus.
extension AccessibilityBrowser {
  /// Returns the address of the accessibility bus, which the search starts if it isn't running.
  private static func address(
    _ environment: [String: String],
    _ clock: any EventClock,
    _ connector: @escaping DBusConnector,
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

  /// Returns the names that a user may know a process by, the most likely first; none if there is no
  /// such process. A script has the name of its file: `/usr/bin/python3 /usr/bin/orca` is "orca" too.
  package static func processNames(of processID: UInt32) -> [String] {
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

/// A program on the accessibility bus.
package struct RunningProgram: Hashable, Sendable {
  /// The program's own name, or else that of its process; empty if both are unknown.
  package let name: String
  package let isAnswering: Bool
  /// The names that a user may know its process by.
  package let processNames: [String]
  let processID: UInt32?
  let root: ObjectReference
  /// The other programs with the name by which it was found.
  fileprivate(set) var namesakes: [RunningProgram] = []

  /// Creates a program; its own name is `nil` if it doesn't answer.
  init(
    root: ObjectReference,
    ownName: String?,
    processID: UInt32? = nil,
    processNames: [String]
  ) {
    (self.root, self.processID, self.processNames) = (root, processID, processNames)
    (name, isAnswering) = (ownName ?? processNames.first ?? "", ownName != nil)
  }

  /// Returns what a user should know if other programs have the same name; otherwise `nil`.
  package func ambiguity(of name: String) -> String? {
    let namesakes = namesakes.filter { $0.processID == nil || $0.processID != processID }
    guard !namesakes.isEmpty else { return nil }
    let this = processID.map { "process \($0)" } ?? "the first"
    let ids = namesakes.compactMap(\.processID).map(String.init).joined(separator: ", ")
    let count = namesakes.count + 1
    return "\(count) programs are named \"\(SpokenText.cleaned(name))\"; this is \(this)"
      + (ids.isEmpty ? "" : ". To inspect another, give its process ID: \(ids)")
  }
}

extension [RunningProgram] {
  /// Returns the program with a name of its own, or else a process ID, or else a name of its
  /// process; one that answers, if there is one.
  package func named(_ name: String) -> RunningProgram? {
    let answering = filter(\.isAnswering)
    let matches = [
      answering.filter { $0.name == name }, filter { $0.processID.map(String.init) == name },
      answering.filter { $0.processNames.contains(name) },
      filter { $0.processNames.contains(name) },
    ].first { !$0.isEmpty }
    var found = matches?.first
    found?.namesakes = matches.map { Array($0.dropFirst()) } ?? []
    return found
  }
}
