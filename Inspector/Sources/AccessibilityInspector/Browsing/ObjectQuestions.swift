// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
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
    if has(.component, index) { askForExtent(of: index) }
    if has(.action, index) { askForActions(of: index) }
    if has(.text, index) { askForText(of: index) }
    if has(.value, index) { askForValue(of: index) }
    if has(.table, index) { askForTable(of: index) }
    askForChildren(of: index)
  }

  private func has(_ interface: DBusInterface, _ index: Int) -> Bool {
    nodes[index].object.interfaces.contains(Self.lastPart(of: interface.name))
  }

  /// Roles with several names. Check boxes are switches too in GTK 4.8.
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
    let coordinates: AccessibleCoordinates =
      toolkit.hasScreenCoordinates ? .screen : .window
    let arguments: [DBusValue] = [.uint32(coordinates.rawValue)]
    let call = call("GetExtents", arguments, of: index, in: .component)
    ask(call, of: index, as: \.extent) { $0.object.extent = $1 }
  }

  private func askForActions(of index: Int) {
    let call = call("GetActions", of: index, in: .action)
    ask(call, of: index) { [unowned self] in
      $0.actionNames?.prefix(limits.entries).map { cut($0, of: index) }
    } store: {
      $0.object.actions = $1
    }
  }

  /// Asks for one character more than is kept, which shows whether there are more.
  private func askForText(of index: Int) {
    let range: [DBusValue] = [.int32(0), .int32(Int32(clamping: limits.characters + 1))]
    let call = call("GetText", range, of: index, in: .text)
    ask(call, of: index) { [unowned self] in
      $0.text.map { cut($0, of: index) }
    } store: {
      $0.object.text = $1
    }
  }

  private func askForValue(of index: Int) {
    nodes[index].object.value = ForeignObject.Value()
    let names = ["CurrentValue", "MinimumValue", "MaximumValue", "MinimumIncrement"]
    askForProperties(names, optional: ["Text"], of: index, in: .value)
  }

  private func askForTable(of index: Int) {
    for (property, attribute) in [("NRows", "rowcount"), ("NColumns", "colcount")] {
      let call = nodes[index].reference.property(property, of: .table)
      ask(call, of: index, as: \.integer) { $0.object.attributes[attribute] = "\($1)" }
    }
  }
}

// The first round: what every object has.
extension ProgramReading {
  /// Asks for what the cache doesn't have.
  func askBasics(of index: Int) {
    nodes[index].round = .basics
    let isCached = fill(index)
    let isCounted = isCached && nodes[index].childCount != nil
    askForProperties(
      (isCached ? [] : ["Name", "Description"]) + (isCounted ? [] : ["ChildCount"]),
      optional: ["AccessibleId", "HelpText"],
      of: index,
      in: .accessible
    )
    if !isCached { askForKind(of: index) }
    ask(call("GetRelationSet", of: index), of: index) { [unowned self] value in
      value.relations?.prefix(limits.entries).map { relation, objects in
        (relation, objects.prefix(limits.entries).map(path))
      }
    } store: {
      $0.object.relations = Dictionary(uniqueKeysWithValues: $1)
    }
  }

  /// Takes what the cache has about an object; returns whether that is anything.
  private func fill(_ index: Int) -> Bool {
    guard let item = cached.items[nodes[index].reference] else { return false }
    nodes[index].object.name = cut(item.name, of: index)
    nodes[index].object.description = cut(item.description, of: index)
    nodes[index].object.role = item.role
    nodes[index].object.states = item.states
    nodes[index].childCount = item.childCount
    nodes[index].object.interfaces = interfaces(item.interfaces, of: index)
    return true
  }

  private func askForKind(of index: Int) {
    ask(call("GetRole", of: index), of: index, as: \.role) { $0.object.role = $1 }
    ask(call("GetState", of: index), of: index, as: \.states) { $0.object.states = $1 }
    ask(call("GetInterfaces", of: index), of: index) { [unowned self] in
      $0.strings.map { interfaces($0, of: index) }
    } store: {
      $0.object.interfaces = $1
    }
  }

  /// Returns the last parts of the names of an object's interfaces.
  private func interfaces(_ names: [String], of index: Int) -> [String] {
    names.prefix(limits.entries).map { Self.lastPart(of: cut($0, of: index)) }
  }

  private static func lastPart(of name: String) -> String {
    String(name.split(separator: ".").last ?? "")
  }

  /// Asks for all properties of an interface, or for some one by one.
  private func askForProperties(
    _ names: [String],
    optional: [String],
    of index: Int,
    in interface: DBusInterface
  ) {
    guard toolkit.answersForAllProperties, nodes[index].reference.bus == root.bus else {
      for name in names + optional {
        let call = nodes[index].reference.property(name, of: interface)
        ask(call, of: index, optional: optional.contains(name)) { [unowned self] in
          store($0, as: name, of: index)
        }
      }
      return
    }
    ask(call("GetAll", [.string(interface.name)], of: index, in: .properties), of: index) {
      [unowned self] value in
      value.entries?.allSatisfy { store($0.value, as: $0.key, of: index) } ?? false
    }
  }

  /// Stores a property if it has the right type; returns whether it has.
  private func store(_ value: DBusValue, as name: String, of index: Int) -> Bool {
    switch name {
    case "Name": return set(\.name, of: index, to: value)
    case "Description": return set(\.description, of: index, to: value)
    case "AccessibleId": return set(\.identity, of: index, to: value)
    case "HelpText": return set(\.helpText, of: index, to: value)
    case "Attributes": return setAttributes(of: index, to: value)
    case "ChildCount":
      nodes[index].childCount = value.integer.flatMap { $0 < 0 ? nil : $0 }
      return value.integer != nil
    case "CurrentValue": return set(\.current, of: index, to: value)
    case "MinimumValue": return set(\.minimum, of: index, to: value)
    case "MaximumValue": return set(\.maximum, of: index, to: value)
    case "MinimumIncrement": return set(\.increment, of: index, to: value)
    case "Text":
      nodes[index].object.value?.text = cut(value.text ?? "", of: index)
      return value.text != nil
    default: return true
    }
  }

  private func set(
    _ number: WritableKeyPath<ForeignObject.Value, Double>,
    of index: Int,
    to value: DBusValue
  ) -> Bool {
    if value.double?.isFinite == false { note(.notFinite, at: nodes[index].reference) }
    nodes[index].object.value?[keyPath: number] = value.double ?? 0
    return value.double != nil
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
  func askForChildren(of index: Int) {
    guard showsChildren(index), nodes[index].childCount != 0 else { return }
    guard nodes[index].depth < limits.depth else {
      return note(.deep, at: nodes[index].reference)
    }
    if let item = cached.items[nodes[index].reference], let children = cached.children(of: item) {
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
  /// A viewport of GTK 3 isn't called "showing" while its content is, so only a closed menu or window
  /// surely has none. That of a combo box is read: its items tell the value of the box from its name.
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

  /// Asks for the first children one by one; to list them, a toolkit would have to make all of them.
  private func askForEachChild(of index: Int, upTo limit: Int) {
    nodes[index].listedChildren = Array(repeating: nil, count: limit)
    for position in 0..<limit {
      let question = call("GetChildAtIndex", [.int32(Int32(clamping: position))], of: index)
      ask(question, of: index, as: ObjectReference.init) { $0.listedChildren[position] = $1 }
    }
  }
}

// Questions to objects.
extension ProgramReading {
  /// Asks an object something. Many toolkits don't know an optional question. The closure takes the
  /// answer, and returns whether it has the right type.
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
      guard let self else { return }
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
      case .absence: confirmAbsence(of: bus)
      }
      proceed(with: index)
    }
  }

  /// Asks an object something that is stored if the answer has the right type.
  private func ask<Answer>(
    _ call: DBusCall,
    of index: Int,
    as answer: @escaping (DBusValue) -> Answer?,
    store: @escaping (inout Node, Answer) -> Void
  ) {
    ask(call, of: index) { [unowned self] value in
      guard let answer = answer(value) else { return false }
      store(&nodes[index], answer)
      return true
    }
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
      add(nodes[index].listedChildren.compactMap(\.self), to: index)
      nodes[index].listedChildren = []
      if nodes[index].wasSilent { note(.silent, at: nodes[index].reference) }
    case .waiting, .read: break
    }
  }

  func call(
    _ member: String,
    _ arguments: [DBusValue] = [],
    of index: Int,
    in interface: DBusInterface = .accessible
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
