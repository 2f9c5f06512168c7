// SPDX-License-Identifier: Apache-2.0

import DBus
import EventLoop
import StepSliderAccessibilityBus
import AccessibilityTree

/// A browser of the programs on the accessibility bus, which sees what a screen reader sees. No
/// screen reader needs to run.
///
/// Its calls wait for answers, but not forever.
package final class AccessibilityBrowser {
  /// A program on the bus.
  package struct Program: Hashable, Sendable {
    /// The program's own name; empty if it didn't answer in time.
    package let name: String
    fileprivate let root: ObjectReference
  }

  /// The maximum number of objects read from a program.
  package static let maximumCount = 5000
  private static let maximumLabels = 8
  private static let patience: Duration = .seconds(2)
  private static let registry = ObjectReference(
    bus: "org.a11y.atspi.Registry",
    path: ObjectPath.root.text
  )

  private let connection: DBusConnection
  private var rest = 0

  /// Connects to the bus.
  ///
  /// - Throws: An ``InspectionError`` if there is no bus or it doesn't answer within some seconds.
  package init(environment: [String: String]) throws(InspectionError) {
    do throws(DBusError) {
      connection = try DBusConnection(.at(Self.address(environment)), environment: environment)
      try Self.wait(on: connection) { [connection] in connection.uniqueName != nil }
    } catch {
      throw .noBus(reason: error.description)
    }
  }

  deinit { connection.close() }

  /// Returns the programs on the bus.
  ///
  /// - Throws: An ``InspectionError`` if the bus doesn't answer.
  package func programs() throws(InspectionError) -> [Program] {
    do throws(DBusError) {
      let answer = try answers([call("GetChildren", of: Self.registry)], of: Self.registry.bus)[0]
      return try ObjectReference.list(try answer.get()).map { root throws(DBusError) in
        Program(name: try texts(["Name"], of: root)[0], root: root)
      }
    } catch {
      throw .noBus(reason: error.description)
    }
  }

  /// Reads the objects of a program.
  ///
  /// - Throws: An ``InspectionError`` if the connection is lost.
  package func objects(of program: Program) throws(InspectionError) -> ForeignProgram {
    rest = Self.maximumCount
    do throws(DBusError) {
      let application = AccessibilityInterfaces.application
      let toolkit = try properties(["ToolkitName"], of: program.root, in: application)[0]
      return ForeignProgram(
        name: program.name,
        toolkit: toolkit?.text ?? "",
        root: try object(program.root, depth: 0),
        isCut: rest <= 0
      )
    } catch {
      throw .notAnswering(name: program.name)
    }
  }
}

// Objects.
extension AccessibilityBrowser {
  private func object(_ reference: ObjectReference, depth: Int) throws(DBusError) -> ForeignObject {
    rest -= 1
    var object = ForeignObject()
    object.path = reference.path
    let texts = try texts(["Name", "Description", "AccessibleId", "HelpText"], of: reference)
    (object.name, object.description) = (texts[0], texts[1])
    (object.identity, object.helpText) = (texts[2], texts[3])
    if object.name.isEmpty { object.name = try label(of: reference) }
    let members = [
      "GetRole", "GetState", "GetAttributes", "GetInterfaces", "GetChildren", "GetRoleName",
      "GetRelationSet",
    ]
    let values = try answers(members.map { call($0, of: reference) }, of: reference.bus)
      .map { (try? $0.get()) ?? [] }
    if case .uint32(let role)? = values[0].first { object.role = role }
    object.states = AccessibleStates(values[1])
    object.attributes = (values[2].first?.entries ?? [:]).compactMapValues(\.text)
    object.roleName = values[5].first?.text ?? ""
    object.relations = Self.relations(values[6])
    object.interfaces = Self.strings(values[3])
      .map { String($0.split(separator: ".").last ?? "") }
    try describe(&object, of: reference)
    guard depth < AccessibilitySnapshot.maximumDepth else { return object }
    for child in ObjectReference.list(values[4]) where rest > 0 {
      object.children.append(try self.object(child, depth: depth + 1))
    }
    return object
  }

  /// Returns the names of an object's labels, which screen readers read if it has no name
  /// of its own.
  private func label(of reference: ObjectReference) throws(DBusError) -> String {
    let answer = try answers([call("GetRelationSet", of: reference)], of: reference.bus)[0]
    let labels = Self.labels((try? answer.get()) ?? []).prefix(Self.maximumLabels)
    return try labels.map { label throws(DBusError) in try texts(["Name"], of: label)[0] }
      .filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private func describe(
    _ object: inout ForeignObject,
    of reference: ObjectReference
  ) throws(DBusError) {
    let interfaces = object.interfaces
    let has = { (name: DBusInterface) in interfaces.contains(String(name.shortName)) }
    if has(AccessibilityInterfaces.component) {
      let component = AccessibilityInterfaces.component
      let call = call("GetExtents", [.uint32(0)], of: reference, in: component)
      object.extent = Self.extent(try answers([call], of: reference.bus)[0])
    }
    if has(AccessibilityInterfaces.value) { object.value = try value(of: reference) }
    if has(AccessibilityInterfaces.action) {
      let call = call("GetActions", of: reference, in: AccessibilityInterfaces.action)
      object.actions = Self.names(try answers([call], of: reference.bus)[0])
    }
  }

  private func value(of reference: ObjectReference) throws(DBusError) -> ForeignObject.Value {
    let names = ["CurrentValue", "MinimumValue", "MaximumValue", "MinimumIncrement", "Text"]
    let values = try properties(names, of: reference, in: AccessibilityInterfaces.value)
    let numbers = values.map { if case .double(let number)? = $0 { number } else { 0.0 } }
    return ForeignObject.Value(
      current: numbers[0],
      minimum: numbers[1],
      maximum: numbers[2],
      increment: numbers[3],
      text: values[4]?.text ?? ""
    )
  }

  private func texts(_ names: [String], of reference: ObjectReference) throws(DBusError) -> [String]
  {
    let properties = try properties(names, of: reference, in: AccessibilityInterfaces.accessible)
    return properties.map { $0?.text ?? "" }
  }

  private func properties(
    _ names: [String],
    of reference: ObjectReference,
    in interface: DBusInterface
  ) throws(DBusError) -> [DBusValue?] {
    let calls = names.map { name in
      call(
        "Get",
        [.string(interface.name), .string(name)],
        of: reference,
        in: DBusInterface.properties
      )
    }
    return try answers(calls, of: reference.bus).map { (try? $0.get())?.first?.content }
  }

  private func call(
    _ member: String,
    _ arguments: [DBusValue] = [],
    of reference: ObjectReference,
    in interface: DBusInterface = AccessibilityInterfaces.accessible
  ) -> DBusCall {
    DBusCall(path: reference.path, interface: interface.name, member: member, arguments: arguments)
  }
}

// Answers as values of our own; invalid ones are empty.
extension AccessibilityBrowser {
  /// Returns the objects that label another, from its relations.
  ///
  /// The corresponding C name is `ATSPI_RELATION_LABELLED_BY`.
  static func labels(_ values: [DBusValue]) -> [ObjectReference] {
    guard case .array(let relations, _)? = values.first else { return [] }
    return relations.flatMap { relation in
      guard case .structure(let facts) = relation, facts.first == .uint32(2) else {
        return [ObjectReference]()
      }
      return ObjectReference.list(Array(facts.dropFirst()))
    }
  }

  /// Returns the paths of related objects.
  private static func relations(_ values: [DBusValue]) -> [UInt32: [String]] {
    guard case .array(let relations, _)? = values.first else { return [:] }
    let pairs = relations.compactMap { relation -> (UInt32, [String])? in
      guard case .structure(let facts) = relation, case .uint32(let kind)? = facts.first else {
        return nil
      }
      return (kind, ObjectReference.list(Array(facts.dropFirst())).map(\.path))
    }
    return Dictionary(pairs) { $0 + $1 }
  }

  private static func strings(_ values: [DBusValue]) -> [String] {
    guard case .array(let elements, _)? = values.first else { return [] }
    return elements.compactMap(\.text)
  }

  private static func extent(_ answer: DBusConnection.Answer) -> LayoutRect? {
    guard case .success(let values) = answer, case .structure(let numbers)? = values.first,
      numbers.count == 4
    else { return nil }
    let sides = numbers.indices.map { Double(numbers.number(at: $0)) }
    return LayoutRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }

  private static func names(_ answer: DBusConnection.Answer) -> [String] {
    guard case .success(let values) = answer, case .array(let actions, _)? = values.first else {
      return []
    }
    return actions.compactMap { action in
      if case .structure(let facts) = action { facts.first?.text } else { nil }
    }
  }
}

// Waiting.
extension AccessibilityBrowser {
  private static func address(_ environment: [String: String]) throws(DBusError) -> String {
    if let address = environment["AT_SPI_BUS_ADDRESS"], !address.isEmpty { return address }
    let seeker = try BusSeeker(environment: environment, startsBus: true)
    defer { seeker.session.close() }
    var outcome = BusSeeker.Outcome.nothing
    try wait(on: seeker.session) {
      outcome = seeker.takeOutcome()
      return outcome != .nothing
    }
    switch outcome {
    case .address(let address): return address
    case .failure(let reason): throw .standard(.noServer, reason)
    case .nothing, .notStarted: throw .standard(.noServer, "no accessibility bus found")
    }
  }

  /// Makes several calls at once and waits for all answers; late ones are errors.
  private func answers(
    _ calls: [DBusCall],
    of bus: String
  ) throws(DBusError) -> [DBusConnection.Answer] {
    var answers = [DBusConnection.Answer?](repeating: nil, count: calls.count)
    for (index, call) in calls.enumerated() {
      connection.call(call, of: bus, within: Self.patience) { answers[index] = $0 }
    }
    try Self.wait(on: connection) { !answers.contains { $0 == nil } }
    return answers.compactMap(\.self)
  }

  private static func wait(
    on connection: DBusConnection,
    until isDone: () -> Bool
  ) throws(DBusError) {
    let loop = EventLoop()
    loop.add(connection)
    var isOver = false
    loop.run(until: loop.clock.now + .seconds(5)) {
      isOver = isDone()
      return !isOver && connection.isOpen
    }
    guard isOver else { throw .standard(.noReply, "the accessibility bus is not responding") }
  }
}

extension DBusInterface {
  /// The last part of the name.
  fileprivate var shortName: Substring { name.split(separator: ".").last ?? "" }
}
