// SPDX-License-Identifier: Apache-2.0

import DBus
import AccessibilityTree

/// An object in the form in which clients call it.
struct BusObject: DBusObject {
  let object: AccessibleObject
  let served: ServedTree

  init(_ object: AccessibleObject, in served: ServedTree) {
    (self.object, self.served) = (object, served)
  }

  var tree: AccessibleTree { served.tree }
  var application: BusApplication { served.application }

  /// The interfaces that can be called: its own, and always one to set a value.
  ///
  /// A client may still take the path for that of a slider; ``DepartedObject`` gives the reason.
  var interfaces: [DBusInterface] {
    object.value == nil ? ownInterfaces + [DepartedObject.value] : ownInterfaces
  }

  /// The interfaces that clients are told of. Those of a disabled object are included, because
  /// libatspi asks only once.
  var ownInterfaces: [DBusInterface] {
    let isApplication = object.role == .application
    return [
      AccessibilityInterfaces.accessible,
      isApplication ? AccessibilityInterfaces.application : AccessibilityInterfaces.component,
      object.value == nil ? nil : AccessibilityInterfaces.value,
      object.isInteractive ? AccessibilityInterfaces.action : nil,
      object.text == nil ? nil : AccessibilityInterfaces.text,
    ].compactMap(\.self)
  }

  func value(of property: String, in interface: String) throws(DBusError) -> DBusValue {
    let value: DBusValue? =
      switch interface {
      case AccessibilityInterfaces.accessible.name: accessibleProperty(property)
      case AccessibilityInterfaces.application.name: applicationProperty(property)
      case AccessibilityInterfaces.value.name: object.value?.property(property) ?? .double(0)
      case AccessibilityInterfaces.action.name: .number(object.actions.count)
      case AccessibilityInterfaces.text.name: object.text?.property(property)
      default: nil
      }
    guard let value else {
      throw .standard(.unknownProperty, "\(interface) has no property \(property)")
    }
    return value
  }

  /// Sets the number of the application or the value of a slider.
  ///
  /// A value is clamped and never refused with an error; ``DepartedObject`` gives the reason.
  func set(_ property: String, in interface: String, to value: DBusValue) {
    switch value {
    case .int32(let number): served.application.number = number
    case .double(let number):
      guard let value = object.value, let step = value.step(nearestTo: number) else { return }
      _ = ask(.setStep(step), if: value.isSettable)
    default: break
    }
  }

  func call(_ call: DBusCall) throws(DBusError) -> [DBusValue] {
    let values: [DBusValue]? =
      switch call.interface {
      case AccessibilityInterfaces.accessible.name: accessible(call.member, call.arguments)
      case AccessibilityInterfaces.application.name: [.string(application.locale)]
      case AccessibilityInterfaces.component.name: component(call.member, call.arguments)
      case AccessibilityInterfaces.action.name: action(call.member, call.arguments)
      case AccessibilityInterfaces.text.name: text(call.member, call.arguments)
      default: nil
      }
    guard let values else {
      throw .standard(.unknownMethod, "\(call.interface) has no method \(call.member)")
    }
    return values
  }

  /// Requests an action if it makes sense; returns whether it was requested.
  func ask(_ action: ElementAction, if makesSense: Bool) -> Bool {
    guard makesSense, let id = object.element else { return false }
    served.ask(AccessibilityRequest(action, of: id))
    return true
  }
}

extension AccessibleValue {
  fileprivate func property(_ name: String) -> DBusValue? {
    switch name {
    case "MinimumValue": .double(0)
    case "MaximumValue": .double(Double(maximum))
    case "MinimumIncrement": .double(1)
    case "CurrentValue": .double(Double(step))
    case "Text": .string(text)
    default: nil
    }
  }
}

extension AccessibleText {
  fileprivate func property(_ name: String) -> DBusValue {
    .number(name == "CharacterCount" ? count : caret ?? -1)
  }
}

extension [DBusValue] {
  /// Returns the number at an index, in a list whose types were checked; 0 if there is none.
  package func number(at index: Int) -> Int {
    guard indices.contains(index) else { return 0 }
    return switch self[index] {
    case .int32(let number): Int(number)
    case .uint32(let number): Int(number)
    default: 0
    }
  }
}

extension DBusValue {
  /// Returns a 32-bit integer, clamped to its range.
  static func number(_ number: Int) -> DBusValue { .int32(Int32(clamping: number)) }

  /// Returns a dictionary of strings.
  static func attributes(_ attributes: [String: String]) -> DBusValue {
    let entries = attributes.map { (DBusValue.string($0), DBusValue.string($1)) }
    return .dictionary(Dictionary(uniqueKeysWithValues: entries), key: "s", value: "s")
  }
}
