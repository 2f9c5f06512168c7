// SPDX-License-Identifier: Apache-2.0

import AccessibilityBus
import DBus
import EventLoop

// Waiting for a program.
extension AccessibilityBrowser {
  /// Reads a program when it has come to rest: it shows a window, with a title if one is given, no
  /// object came or went for a while, and a second reading finds what the first one found.
  /// Without any time to wait, the program is read as it is, and the time for that begins with the
  /// connection to the bus.
  ///
  /// - Returns: The program and its objects; `nil` if it didn't come. If it hasn't come to rest
  ///   when the time is over, there is a fault.
  /// - Throws: An ``InspectionError`` if the bus or the program doesn't answer.
  package func reading(
    ofProgram name: String,
    showing title: String? = nil,
    within limit: Duration,
    limits: ReadingLimits = ReadingLimits()
  ) throws(InspectionError) -> (program: RunningProgram, objects: ForeignProgram)? {
    let (end, changes) = (clock.now + limit, Changes())
    guard limit > .zero else {
      guard let found = try programs().named(name) else { return nil }
      var limits = limits
      limits.time = max(limits.time - (clock.now - start), .zero)
      return (found, try objects(of: found, limits: limits))
    }
    guard let found = try program(named: name, showing: title, until: end, changes) else {
      return nil
    }
    let rest = min(Self.rest, limit / 2)
    return (found, try objects(of: found, limits, after: rest, until: end, changes))
  }

  /// Waits until a program is on the bus and shows a window, with a title if one is given. Without
  /// any time to wait, windows don't matter. It is asked again when the bus tells of a change, so
  /// nothing is asked while nothing happens.
  ///
  /// - Returns: The program, with or without a window when the time is over; `nil` if it didn't come.
  /// - Throws: An ``InspectionError`` if the bus doesn't answer.
  package func program(
    named name: String,
    showing title: String? = nil,
    within limit: Duration
  ) throws(InspectionError) -> RunningProgram? {
    guard limit > .zero else { return try programs().named(name) }
    return try program(named: name, showing: title, until: clock.now + limit, Changes())
  }

  private func program(
    named name: String,
    showing title: String?,
    until end: Duration,
    _ changes: Changes
  ) throws(InspectionError) -> RunningProgram? {
    try followEvents(of: .registry, into: changes)
    changes.areTitlesAwaited = title != nil
    let titles = title == nil ? [] : ["object:property-change:accessible-name"]
    try register(
      ["object:children-changed", "object:state-changed:showing", "window:create"] + titles
    )
    var found: RunningProgram?
    repeat {
      changes.areNew = false
      let listed = try programs()
      expectAnswers(of: listed.filter { !$0.isAnswering }, into: changes, until: end)
      found = listed.named(name)
      if let found, changes.followed.contains(found.root), try shows(title, found) { return found }
      if let found, changes.followed.insert(found.root).inserted {
        // What came before this isn't missed, because the program is asked once more.
        try followEvents(of: found.root, into: changes)
        changes.areNew = true
      }
      try wait(until: end) { changes.areNew }
    } while clock.now < end
    return found
  }

  /// Notes when a program answers that is too busy at first. Nothing else would tell.
  private func expectAnswers(
    of programs: [RunningProgram],
    into changes: Changes,
    until end: Duration
  ) {
    for program in programs where changes.expected.insert(program.root).inserted {
      let call = program.root.property("Name", of: .accessible)
      let patience = max(end - clock.now, .zero)
      connection.call(call, of: program.root.bus, within: patience) { [weak changes] _ in
        changes?.areNew = true
      }
    }
  }

  /// How long nothing may change before a window counts as finished.
  private static let rest = Duration.seconds(1)

  /// Reads a program until two readings with a rest between them find the same. The first is a part
  /// of the waiting: GTK 3 makes the cells of a list when somebody asks for them, and tells nobody.
  private func objects(
    of program: RunningProgram,
    _ limits: ReadingLimits,
    after rest: Duration,
    until end: Duration,
    _ changes: Changes
  ) throws(InspectionError) -> ForeignProgram {
    (changes.areTitlesAwaited, changes.areNew) = (false, false)
    var last = try objects(of: program, limits: limits)
    while clock.now + rest <= end {
      try wait(until: clock.now + rest) { changes.areNew }
      let isQuiet = !changes.areNew
      changes.areNew = false
      guard isQuiet else { continue }
      let next = try objects(of: program, limits: limits)
      if !changes.areNew, next.root.shape == last.root.shape { return next }
      last = next
    }
    last.isCut = true
    last.faults.append(Fault(kind: .unrest, path: last.root.path, count: 1))
    return last
  }

  /// Returns whether one of a program's windows is showing, or one with a title.
  private func shows(
    _ title: String?,
    _ program: RunningProgram
  ) throws(InspectionError) -> Bool {
    guard program.isAnswering else { return false }
    let children = try answers([(program.root.call("GetChildren"), program.root.bus)])[0]
    let windows = ObjectReference.list((try? children.get()) ?? []).prefix(Self.maximumWindows)
    let states = windows.map { ($0.call("GetState"), $0.bus) }
    let names = windows.map { ($0.property("Name", of: .accessible), $0.bus) }
    let found = try answers(title == nil ? states : states + names).map { (try? $0.get()) ?? [] }
    return windows.indices.contains { index in
      let isNamed = title == nil || found[windows.count + index].first?.content.text == title
      return isNamed && AccessibleStates(found[index]).contains(.showing)
    }
  }

  private static let maximumWindows = 100

  /// Follows what comes and goes in an object's program.
  private func followEvents(
    of object: ObjectReference,
    into changes: Changes
  ) throws(InspectionError) {
    for interface in [DBusInterface.objectEvents, DBusInterface.windowEvents] {
      let rule = "type='signal',sender='\(object.bus)',interface='\(interface)'"
      do throws(DBusError) {
        try connection.match(rule) { [weak changes] in changes?.note($0) }
      } catch {
        throw InspectionError(.noBus, error.description)
      }
    }
  }

  /// Tells the registry what this listens to. Otherwise, toolkits send nothing.
  private func register(_ events: [String]) throws(InspectionError) {
    let registry = ObjectReference(bus: ObjectReference.registry.bus, path: ObjectPath.registry)
    _ = try answers(
      events.map { (registry.call("RegisterEvent", [.string($0)], in: .registry), registry.bus) }
    )
  }

  /// Whether something has changed since it was last looked at.
  private final class Changes {
    var areNew = false
    /// Whether another name is a change.
    var areTitlesAwaited = false
    /// The programs whose events are followed, and those whose first answer is awaited.
    var followed: Set<ObjectReference> = []
    var expected: Set<ObjectReference> = []

    /// Notes an event of a window, or that an object came, went, appeared or disappeared.
    func note(_ event: DBusSignal) {
      let isAppearance = event.arguments.first?.text == "showing"
      let isWindow = event.interface == DBusInterface.windowEvents
      let isTitle = areTitlesAwaited && event.arguments.first?.text == "accessible-name"
      if isWindow || isTitle || isAppearance || event.member == "ChildrenChanged" { areNew = true }
    }
  }
}
