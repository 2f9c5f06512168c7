// SPDX-License-Identifier: Apache-2.0

import DBus
import StepSliderAccessibilityBus

// The second round: what the interfaces of an object promise, and its children.
extension ProgramReading {
  func askDetails(of index: Int) {
    if !nodes[index].hasAttributes {
      ask(call("GetAttributes", of: index), of: index) { [unowned self] in
        setAttributes(of: index, to: $0)
      }
    }
    askForRoleName(of: index)
    let interfaces = Set(nodes[index].object.interfaces)
    if interfaces.contains("Component") { askForExtent(of: index) }
    if interfaces.contains("Action") { askForActions(of: index) }
    if interfaces.contains("Text") { askForText(of: index) }
    if interfaces.contains("Value") { askForValue(of: index) }
    if interfaces.contains("Table") { askForTable(of: index) }
    askForChildren(of: index)
  }

  /// Roles with several names: check boxes, which are switches too in GTK 4.8, and what has a role of
  /// its own. The corresponding C names are `ATSPI_ROLE_CHECK_BOX` and `ATSPI_ROLE_EXTENDED`.
  private static let ambiguousRoles: Set<UInt32> = [7, 70]

  /// Asks for the name of a role once, except where each object has its own.
  private func askForRoleName(of index: Int) {
    let number = nodes[index].object.role
    let role = Role(bus: nodes[index].reference.bus, number: number)
    guard Self.ambiguousRoles.contains(number) || roleNames[role] == nil else { return }
    if !Self.ambiguousRoles.contains(number) { roleNames[role] = "" }
    ask(call("GetRoleName", of: index), of: index) { [unowned self] value in
      guard set(\.roleName, of: index, to: value) else { return false }
      if !Self.ambiguousRoles.contains(number) { roleNames[role] = nodes[index].object.roleName }
      return true
    }
  }

  private func askForExtent(of index: Int) {
    let component = AccessibilityInterfaces.component
    // The corresponding C names are ATSPI_COORD_TYPE_SCREEN and ATSPI_COORD_TYPE_WINDOW.
    let coordinates: UInt32 = toolkit.hasScreenCoordinates ? 0 : 1
    let call = call("GetExtents", [.uint32(coordinates)], of: index, in: component)
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
    let interface = AccessibilityInterfaces.value.name
    guard toolkit.answersForAllProperties, nodes[index].reference.bus == root.bus else {
      for name in ["CurrentValue", "MinimumValue", "MaximumValue", "MinimumIncrement", "Text"] {
        let call = nodes[index].reference.property(name, in: interface)
        ask(call, of: index, optional: name == "Text") { [unowned self] in
          take(value: $0, as: name, of: index)
        }
      }
      return
    }
    let all = call("GetAll", [.string(interface)], of: index, in: DBusInterface.properties)
    ask(all, of: index) { [unowned self] value in
      guard let entries = value.entries else { return false }
      return entries.allSatisfy { take(value: $0.value, as: $0.key, of: index) }
    }
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
      let table = "org.a11y.atspi.Table"
      let call = nodes[index].reference.property(property, in: table)
      ask(call, of: index) { [unowned self] value in
        guard let count = value.integer else { return false }
        nodes[index].object.attributes[attribute] = "\(count)"
        return true
      }
    }
  }
}
