// SPDX-License-Identifier: Apache-2.0

import DBus
import StepSliderAccessibilityBus

// The first round: what every object has.
extension ProgramReading {
  /// Asks for what the cache doesn't have.
  func askBasics(of index: Int) {
    nodes[index].round = .basics
    let isCached = fill(index)
    askForProperties(of: index, isCached: isCached)
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
      nodes[index].object.role = role
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
    nodes[index].object.interfaces = names.map { String($0.split(separator: ".").last ?? "") }
  }

  private func askForProperties(of index: Int, isCached: Bool) {
    let interface = AccessibilityInterfaces.accessible.name
    guard toolkit.answersForAllProperties, nodes[index].reference.bus == root.bus else {
      let isCounted = nodes[index].childCount != nil
      let always =
        (isCached ? [] : ["Name", "Description"]) + (isCached && isCounted ? [] : ["ChildCount"])
      for name in always + ["AccessibleId", "HelpText"] {
        let call = nodes[index].reference.property(name, in: interface)
        ask(call, of: index, optional: !always.contains(name)) { [unowned self] in
          take($0, as: name, of: index)
        }
      }
      return
    }
    let all = call("GetAll", [.string(interface)], of: index, in: DBusInterface.properties)
    ask(all, of: index) { [unowned self] value in
      guard let entries = value.entries else { return false }
      return entries.allSatisfy { take($0.value, as: $0.key, of: index) }
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
