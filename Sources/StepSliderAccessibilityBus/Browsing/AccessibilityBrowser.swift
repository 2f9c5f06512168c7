// SPDX-License-Identifier: Apache-2.0

import DBus
import EventLoop
package import AccessibilityTree

/// Looks at the programs on the accessibility bus, as a screen reader does; none need run.
///
/// Its calls wait for answers, though not for ever.
package final class AccessibilityBrowser {
  /// A program on the bus.
  package struct Program: Hashable, Sendable {
    /// What the program calls itself; empty if it didn't say so in time.
    package let name: String
    fileprivate let bus: String
    fileprivate let path: String
  }

  /// All that a program tells assistive technologies.
  package struct Tree: Hashable, Sendable {
    /// What there is, in the order in which the program lists it.
    package let root: AccessibilityContainer
    /// What has the keyboard's focus.
    package let focus: ElementID?
    /// Whether there is more, which wasn't read.
    package let isCut: Bool
  }

  /// Why there is nothing to see.
  package struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, in words.
    package let description: String
  }

  /// The most objects that are read of a program.
  package static let maximumCount = 5000
  private static let maximumLabels = 8
  private static let patience: Duration = .seconds(2)
  private static let registry = (bus: "org.a11y.atspi.Registry", path: ObjectPath.root.text)

  private let connection: DBusConnection
  private var rest = 0

  /// Connects to the bus.
  ///
  /// - Throws: A ``Problem`` if there is none, or it doesn't answer within some seconds.
  package init(environment: [String: String]) throws(Problem) {
    do throws(DBusError) {
      connection = try DBusConnection(.at(Self.address(environment)), environment: environment)
      try Self.wait(on: connection) { [connection] in connection.uniqueName != nil }
    } catch {
      throw Problem(description: error.description)
    }
  }

  deinit { connection.close() }

  /// The programs that are on the bus.
  ///
  /// - Throws: A ``Problem`` if the bus doesn't tell.
  package func programs() throws(Problem) -> [Program] {
    do throws(DBusError) {
      let answer = try answers([call("GetChildren", at: Self.registry)], of: Self.registry.bus)[0]
      return try Self.references(try answer.get()).map { place throws(DBusError) in
        Program(name: try texts(["Name"], at: place)[0], bus: place.bus, path: place.path)
      }
    } catch {
      throw Problem(description: error.description)
    }
  }

  /// Reads a program's objects.
  ///
  /// - Throws: A ``Problem`` if the bus is lost meanwhile.
  package func tree(of program: Program) throws(Problem) -> Tree {
    rest = Self.maximumCount
    do throws(DBusError) {
      let root = try object(at: (program.bus, program.path), depth: 0)
      return Tree(root: root.container, focus: root.focus, isCut: rest <= 0)
    } catch {
      throw Problem(description: error.description)
    }
  }
}

// Objects.
extension AccessibilityBrowser {
  typealias Place = (bus: String, path: String)

  private func object(at place: Place, depth: Int) throws(DBusError) -> ForeignObject {
    rest -= 1
    var object = ForeignObject()
    let texts = try texts(["Name", "Description", "AccessibleId"], at: place)
    (object.name, object.description) = (texts[0], texts[1])
    if object.name.isEmpty { object.name = try label(of: place) }
    let number = String(place.path.split(separator: "/").last ?? "")
    object.identity = texts[2].isEmpty ? number : texts[2]
    let members = ["GetRole", "GetState", "GetAttributes", "GetInterfaces", "GetChildren"]
    let values = try answers(members.map { call($0, at: place) }, of: place.bus)
      .map { (try? $0.get()) ?? [] }
    if case .uint32(let role)? = values[0].first { object.role = role }
    object.states = Self.states(values[1])
    object.attributes = (values[2].first?.entries ?? [:]).compactMapValues(\.text)
    try describe(&object, at: place, having: Self.strings(values[3]))
    guard depth < AccessibilitySnapshot.maximumDepth else { return object }
    for child in Self.references(values[4]) where rest > 0 {
      object.children.append(try self.object(at: child, depth: depth + 1))
    }
    return object
  }

  /// What other objects say of one that has no name of its own, as screen readers read it.
  private func label(of place: Place) throws(DBusError) -> String {
    let answer = try answers([call("GetRelationSet", at: place)], of: place.bus)[0]
    let labels = Self.labels((try? answer.get()) ?? []).prefix(Self.maximumLabels)
    return try labels.map { label throws(DBusError) in try texts(["Name"], at: label)[0] }
      .filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private func describe(
    _ object: inout ForeignObject,
    at place: Place,
    having interfaces: [String]
  ) throws(DBusError) {
    let has = { (name: DBusInterface) in interfaces.contains { $0.hasSuffix(".\(name.shortName)") }
    }
    if has(AccessibilityInterfaces.component) {
      let call = call("GetExtents", [.uint32(0)], at: place, in: AccessibilityInterfaces.component)
      object.extent = Self.extent(try answers([call], of: place.bus)[0])
    }
    if has(AccessibilityInterfaces.value) { object.value = try value(at: place) }
    if has(AccessibilityInterfaces.action) {
      let call = call("GetActions", at: place, in: AccessibilityInterfaces.action)
      object.actions = Self.names(try answers([call], of: place.bus)[0])
    }
  }

  private func value(at place: Place) throws(DBusError) -> ForeignObject.Value {
    let names = ["CurrentValue", "MinimumValue", "MaximumValue", "MinimumIncrement", "Text"]
    let values = try properties(names, at: place, in: AccessibilityInterfaces.value)
    let numbers = values.map { if case .double(let number)? = $0 { number } else { 0.0 } }
    return ForeignObject.Value(
      current: numbers[0],
      minimum: numbers[1],
      maximum: numbers[2],
      increment: numbers[3],
      text: values[4]?.text ?? ""
    )
  }

  private func texts(_ names: [String], at place: Place) throws(DBusError) -> [String] {
    try properties(names, at: place, in: AccessibilityInterfaces.accessible).map { $0?.text ?? "" }
  }

  private func properties(
    _ names: [String],
    at place: Place,
    in interface: DBusInterface
  ) throws(DBusError) -> [DBusValue?] {
    let calls = names.map { name in
      call(
        "Get",
        [.string(interface.name), .string(name)],
        at: place,
        in: DBusInterface.properties
      )
    }
    return try answers(calls, of: place.bus).map { (try? $0.get())?.first?.content }
  }

  private func call(
    _ member: String,
    _ arguments: [DBusValue] = [],
    at place: Place,
    in interface: DBusInterface = AccessibilityInterfaces.accessible
  ) -> DBusCall {
    DBusCall(path: place.path, interface: interface.name, member: member, arguments: arguments)
  }
}

// Answers in our own words; what is none is nothing.
extension AccessibilityBrowser {
  /// The objects that label one, of its relations; the corresponding C name is
  /// `ATSPI_RELATION_LABELLED_BY`.
  static func labels(_ values: [DBusValue]) -> [Place] {
    guard case .array(let relations, _)? = values.first else { return [] }
    return relations.flatMap { relation in
      guard case .structure(let facts) = relation, facts.first == .uint32(2) else {
        return [Place]()
      }
      return references(Array(facts.dropFirst()))
    }
  }

  static func references(_ values: [DBusValue]) -> [Place] {
    guard case .array(let elements, _)? = values.first else { return [] }
    return elements.compactMap { element in
      guard case .structure(let pair) = element, pair.count == 2, let bus = pair[0].text,
        let path = pair[1].text, path != ObjectPath.null
      else { return nil }
      return (bus, path)
    }
  }

  static func states(_ values: [DBusValue]) -> AccessibleStates {
    guard case .array(let words, _)? = values.first else { return [] }
    return words.prefix(2).enumerated().reduce(into: []) { states, word in
      guard case .uint32(let bits) = word.element else { return }
      states.formUnion(AccessibleStates(rawValue: UInt64(bits) << (32 * UInt64(word.offset))))
    }
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
    var finding = BusSeeker.Finding.nothing
    try wait(on: seeker.session) {
      finding = seeker.takeFinding()
      return finding != .nothing
    }
    switch finding {
    case .address(let address): return address
    case .failure(let reason): throw .standard(.noServer, reason)
    case .nothing, .notStarted: throw .standard(.noServer, "there is no accessibility bus")
    }
  }

  /// Makes calls at once, and waits for all answers; those that are late are errors.
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
    guard isOver else { throw .standard(.noReply, "the accessibility bus doesn't answer") }
  }
}

extension DBusInterface {
  /// The last part of its name.
  fileprivate var shortName: Substring { name.split(separator: ".").last ?? "" }
}
