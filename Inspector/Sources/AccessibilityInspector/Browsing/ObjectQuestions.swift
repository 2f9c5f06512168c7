// SPDX-License-Identifier: Apache-2.0

import AccessibilityBus
import AccessibilityTree
import DBus

// The second round: what the interfaces of an object promise, and its children.
extension ProgramReading {
  func askDetails(of index: Int) {
    if !nodes[index].hasAttributes {
      ask(call("GetAttributes", of: index), of: index) { [unowned self] in
        setAttributes(of: index, to: $0)
      }
    }
    askForRoleName(of: index)
    let names = nodes[index].object.interfaces
    let questions: [(DBusInterface, (Int) -> Void)] = [
      (AccessibilityInterfaces.component, askForExtent),
      (AccessibilityInterfaces.action, askForActions),
      (AccessibilityInterfaces.text, askForText), (AccessibilityInterfaces.value, askForValue),
      (AccessibilityInterfaces.table, askForTable),
    ]
    for (interface, ask) in questions where names.contains(Self.lastPart(of: interface.name)) {
      ask(index)
    }
    askForChildren(of: index)
  }

  /// Roles with several names: check boxes, which are switches too in GTK 4.8, and what has a role of
  /// its own.
  private static let ambiguousRoles: Set<AccessibleRole> = [.checkBox, .extended]

  /// Asks for the name of a role once, except where each object has its own.
  private func askForRoleName(of index: Int) {
    let (role, bus) = (nodes[index].object.role, nodes[index].reference.bus)
    let isAmbiguous = Self.ambiguousRoles.contains(role)
    guard isAmbiguous || roleNames[bus]?[role] == nil else { return }
    if !isAmbiguous { roleNames[bus, default: [:]][role] = "" }
    ask(call("GetRoleName", of: index), of: index) { [unowned self] value in
      guard set(\.roleName, of: index, to: value) else { return false }
      if !isAmbiguous { roleNames[bus]?[role] = nodes[index].object.roleName }
      return true
    }
  }

  private func askForExtent(of index: Int) {
    let component = AccessibilityInterfaces.component
    let coordinates: AccessibilityInterfaces.Coordinates =
      toolkit.hasScreenCoordinates ? .screen : .window
    let call = call("GetExtents", [.uint32(coordinates.rawValue)], of: index, in: component)
    ask(call, of: index) { [unowned self] value in
      nodes[index].object.extent = value.extent
      return value.extent != nil
    }
  }

  private func askForActions(of index: Int) {
    let call = call("GetActions", of: index, in: AccessibilityInterfaces.action)
    ask(call, of: index) { [unowned self] value in
      guard let names = value.actionNames else { return false }
      let actions = names.prefix(limits.entries).map { cut($0, of: index) }
      nodes[index].object.actions = actions
      return true
    }
  }

  /// Asks for one character more than is kept, which shows whether there are more.
  private func askForText(of index: Int) {
    let range: [DBusValue] = [.int32(0), .int32(Int32(clamping: limits.characters + 1))]
    let call = call("GetText", range, of: index, in: AccessibilityInterfaces.text)
    ask(call, of: index) { [unowned self] value in
      guard let text = value.text else { return false }
      let kept = cut(text, of: index)
      nodes[index].object.text = kept
      return true
    }
  }

  private func askForValue(of index: Int) {
    nodes[index].object.value = ForeignObject.Value()
    let always = ["CurrentValue", "MinimumValue", "MaximumValue", "MinimumIncrement"]
    askForProperties(
      of: index,
      in: AccessibilityInterfaces.value,
      always: always,
      optional: ["Text"]
    ) { [unowned self] in take(value: $0, as: $1, of: index) }
  }

  private func take(value: DBusValue, as name: String, of index: Int) -> Bool {
    let number = value.double
    if let number, !number.isFinite { note(.notFinite, at: nodes[index].reference) }
    let text = cut(value.text ?? "", of: index)
    switch name {
    case "CurrentValue": nodes[index].object.value?.current = number ?? 0
    case "MinimumValue": nodes[index].object.value?.minimum = number ?? 0
    case "MaximumValue": nodes[index].object.value?.maximum = number ?? 0
    case "MinimumIncrement": nodes[index].object.value?.increment = number ?? 0
    case "Text":
      nodes[index].object.value?.text = text
      return value.text != nil
    default: return true
    }
    return number != nil
  }

  private func askForTable(of index: Int) {
    for (property, attribute) in [("NRows", "rowcount"), ("NColumns", "colcount")] {
      let call = nodes[index].reference.property(property, of: AccessibilityInterfaces.table)
      ask(call, of: index) { [unowned self] value in
        guard let count = value.integer else { return false }
        nodes[index].object.attributes[attribute] = "\(count)"
        return true
      }
    }
  }
}

// The first round: what every object has.
extension ProgramReading {
  /// Asks for what the cache doesn't have.
  func askBasics(of index: Int) {
    nodes[index].round = .basics
    let isCached = fill(index)
    let isCounted = nodes[index].childCount != nil
    askForProperties(
      of: index,
      in: AccessibilityInterfaces.accessible,
      always: (isCached ? [] : ["Name", "Description"])
        + (isCached && isCounted ? [] : ["ChildCount"]),
      optional: ["AccessibleId", "HelpText"]
    ) { [unowned self] in take($0, as: $1, of: index) }
    if !isCached { askForKind(of: index) }
    ask(call("GetRelationSet", of: index), of: index) { [unowned self] value in
      guard let relations = value.relations else { return false }
      nodes[index].object.relations = relations.prefix(limits.entries).reduce(into: [:]) {
        $0[$1.key] = $1.value.prefix(limits.entries).map(path)
      }
      return true
    }
  }

  /// Takes what the cache has about an object; returns whether that is anything.
  private func fill(_ index: Int) -> Bool {
    guard let item = cached[nodes[index].reference] else { return false }
    nodes[index].object.name = cut(item.name, of: index)
    nodes[index].object.description = cut(item.description, of: index)
    nodes[index].object.role = item.role
    nodes[index].object.states = item.states
    nodes[index].childCount = item.childCount
    setInterfaces(of: index, to: item.interfaces)
    return true
  }

  private func askForKind(of index: Int) {
    ask(call("GetRole", of: index), of: index) { [unowned self] value in
      guard case .uint32(let role) = value else { return false }
      nodes[index].object.role = AccessibleRole(rawValue: role)
      return true
    }
    ask(call("GetState", of: index), of: index) { [unowned self] value in
      guard let states = value.states else { return false }
      nodes[index].object.states = states
      return true
    }
    ask(call("GetInterfaces", of: index), of: index) { [unowned self] value in
      guard let interfaces = value.strings else { return false }
      setInterfaces(of: index, to: interfaces)
      return true
    }
  }

  private func setInterfaces(of index: Int, to names: [String]) {
    let names = names.prefix(limits.entries).map { cut($0, of: index) }
    nodes[index].object.interfaces = names.map(Self.lastPart)
  }

  private static func lastPart(of name: String) -> String {
    String(name.split(separator: ".").last ?? "")
  }

  /// Asks for all properties of an interface, or for some one by one.
  private func askForProperties(
    of index: Int,
    in interface: DBusInterface,
    always: [String],
    optional: [String],
    take: @escaping (DBusValue, String) -> Bool
  ) {
    guard toolkit.answersForAllProperties, nodes[index].reference.bus == root.bus else {
      for name in always + optional {
        let call = nodes[index].reference.property(name, of: interface)
        ask(call, of: index, optional: optional.contains(name)) { take($0, name) }
      }
      return
    }
    let all = call("GetAll", [.string(interface.name)], of: index, in: .properties)
    ask(all, of: index) { value in
      guard let entries = value.entries else { return false }
      return entries.allSatisfy { take($0.value, $0.key) }
    }
  }

  /// Takes a property; returns whether it has the right type.
  private func take(_ value: DBusValue, as name: String, of index: Int) -> Bool {
    switch name {
    case "Name": return set(\.name, of: index, to: value)
    case "Description": return set(\.description, of: index, to: value)
    case "AccessibleId": return set(\.identity, of: index, to: value)
    case "HelpText": return set(\.helpText, of: index, to: value)
    case "Attributes": return setAttributes(of: index, to: value)
    case "ChildCount":
      nodes[index].childCount = value.integer.flatMap { $0 < 0 ? nil : $0 }
      return value.integer != nil
    default: return true
    }
  }

  /// Sets the attributes of an object; returns whether the value is a dictionary of texts.
  func setAttributes(of index: Int, to value: DBusValue) -> Bool {
    guard let entries = value.entries else { return false }
    let texts = entries.compactMapValues(\.text)
    for (name, text) in texts.sorted(by: { $0.key < $1.key }).prefix(limits.entries) {
      let (name, text) = (cut(name, of: index), cut(text, of: index))
      nodes[index].object.attributes[name] = text
    }
    nodes[index].hasAttributes = true
    return texts.count == entries.count
  }
}

// Children.
extension ProgramReading {
  /// Asks for the children of an object that shows any.
  func askForChildren(of index: Int) {
    guard showsChildren(index), nodes[index].childCount != 0 else { return }
    guard nodes[index].depth < limits.depth else {
      return note(.deep, at: nodes[index].reference)
    }
    if let item = cached[nodes[index].reference], let children = cached.children(of: item) {
      return add(children, upTo: limits.children, to: index)
    }
    let isManaging = nodes[index].object.states.contains(.managesDescendants)
    let limit = isManaging ? limits.managedChildren : limits.children
    if let count = nodes[index].childCount, count > limit {
      note(.manyChildren, at: nodes[index].reference)
      askForEachChild(of: index, upTo: limit)
    } else {
      ask(call("GetChildren", of: index), of: index) { [unowned self] value in
        guard let children = value.references else { return false }
        add(children, upTo: limit, to: index)
        return true
      }
    }
  }

  /// Returns whether children of an object can be on the screen.
  ///
  /// A viewport of GTK 3 is never called "showing" while its content is, so an object that isn't
  /// showing can have children that are, except a closed menu or a window. The closed menu of a combo
  /// box is read, because its items tell the value of the box from its name.
  private func showsChildren(_ index: Int) -> Bool {
    let node = nodes[index]
    guard let parent = node.parent, !isShowing(index) else { return true }
    let isChoice = nodes[parent].object.role == .comboBox
    let isClosed = node.object.role == .menu && !isChoice
    return node.depth > 1 && !isClosed && isShowing(parent)
  }

  /// Objects of GTK 4.8 other than windows are never called "showing", and programs themselves
  /// often have no states.
  private func isShowing(_ index: Int) -> Bool {
    let states = nodes[index].object.states
    return states.isEmpty || states.contains(.showing)
      || (toolkit == .gtk4 && states.contains(.visible))
  }

  private func add(_ children: [ObjectReference], upTo limit: Int, to index: Int) {
    if children.count > limit { note(.manyChildren, at: nodes[index].reference) }
    add(Array(children.prefix(limit)), to: index)
  }

  /// Asks for the first children one by one, because a toolkit would have to make all of them to
  /// list them.
  private func askForEachChild(of index: Int, upTo limit: Int) {
    nodes[index].listedChildren = Array(repeating: nil, count: limit)
    for position in 0..<limit {
      let question = call("GetChildAtIndex", [.int32(Int32(clamping: position))], of: index)
      ask(question, of: index) { [unowned self] value in
        nodes[index].listedChildren[position] = ObjectReference(value)
        return nodes[index].listedChildren[position] != nil
      }
    }
  }

  /// Adds the children that were asked for one by one.
  private func addListedChildren(of index: Int) {
    let children = nodes[index].listedChildren.compactMap(\.self)
    nodes[index].listedChildren = []
    add(children, to: index)
  }
}

// Questions to objects.
extension ProgramReading {
  /// Asks an object something.
  ///
  /// - Parameters:
  ///   - call: The question.
  ///   - index: The object.
  ///   - optional: Whether many toolkits don't know the question.
  ///   - take: Takes the answer; returns whether it has the right type.
  func ask(
    _ call: DBusCall,
    of index: Int,
    optional: Bool = false,
    take: @escaping (DBusValue) -> Bool
  ) {
    let question = call.member + (call.arguments.last?.text ?? "")
    guard !optional || isWorthAsking(question) else { return }
    nodes[index].pending += 1
    let bus = nodes[index].reference.bus
    window.add(call, of: bus, within: limits.patience) { [weak self] outcome in
      self?.settle(outcome, of: index, question: question, take: take)
    }
  }

  private func settle(
    _ outcome: CallWindow.Outcome,
    of index: Int,
    question: String,
    take: (DBusValue) -> Bool
  ) {
    nodes[index].pending -= 1
    switch outcome {
    case .answer(let values):
      nodes[index].hasAnswered = true
      note(question, wasAnswered: true)
      if values.count != 1 || !take(values[0].content) {
        note(.malformed, at: nodes[index].reference)
      }
    case .refusal: note(question, wasAnswered: false)
    case .silence: nodes[index].wasSilent = true
    case .absence: confirmAbsence(of: nodes[index].reference.bus)
    }
    proceed(with: index)
  }

  /// Goes on to the next round if all questions of the current one are answered.
  func proceed(with index: Int) {
    guard nodes[index].pending == 0 else { return }
    switch nodes[index].round {
    case .basics:
      nodes[index].round = .details
      guard nodes[index].hasAnswered, !nodes[index].object.states.contains(.defunct) else {
        return dismiss(index)
      }
      askDetails(of: index)
      proceed(with: index)
    case .details:
      nodes[index].round = .read
      addListedChildren(of: index)
      if nodes[index].wasSilent { note(.silent, at: nodes[index].reference) }
    case .waiting, .read: break
    }
  }

  /// Returns a question to an object.
  func call(
    _ member: String,
    _ arguments: [DBusValue] = [],
    of index: Int,
    in interface: DBusInterface = AccessibilityInterfaces.accessible
  ) -> DBusCall {
    nodes[index].reference.call(member, arguments, in: interface)
  }

  /// Returns a text without what is beyond the limit, with a mark if it was cut.
  func cut(_ text: String, of index: Int) -> String {
    let scalars = text.unicodeScalars
    guard text.utf8.count > limits.characters,
      let end = scalars.index(
        scalars.startIndex,
        offsetBy: limits.characters,
        limitedBy: scalars.endIndex
      ), end < scalars.endIndex
    else { return text }
    note(.cutText, at: nodes[index].reference)
    return String(scalars[..<end]) + "…"
  }

  /// Sets a text of an object; returns whether the value is one.
  func set(
    _ property: WritableKeyPath<ForeignObject, String>,
    of index: Int,
    to value: DBusValue?
  ) -> Bool {
    guard let text = value?.text else { return false }
    nodes[index].object[keyPath: property] = cut(text, of: index)
    return true
  }
}
