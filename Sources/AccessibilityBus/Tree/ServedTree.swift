// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import DBus

/// The tree that is on the bus now, and the requests from clients. A class on one thread, because
/// the connection answers calls from it at any time.
final class ServedTree: DBusObjectTree {
  var tree: AccessibleTree
  /// The program's unique name on the bus.
  var ownName: String
  /// The locale of the program's words, such as `en_US`.
  let locale: String
  /// The program's parent, which the registry provides.
  var desktop = ObjectReference.nothing
  /// The number that the registry assigned to the program.
  var number: Int32 = 0
  var requests: [AccessibilityRequest] = []
  /// The number of times that a client has asked for an object.
  private(set) var questionCount = 0
  private static let capacity = 1000

  init(_ tree: AccessibleTree, ownName: String = "", locale: String = "") {
    (self.tree, self.ownName, self.locale) = (tree, ownName, locale)
  }

  var objects: [String: any DBusObject] {
    tree.objects.reduce(into: [:]) { $0[$1.path.text] = BusObject(object: $1, served: self) }
  }

  func object(at path: String) -> (any DBusObject)? {
    questionCount += 1
    if path == ObjectPath.cache { return self }
    guard let path = ObjectPath(path) else { return nil }
    let object = tree[path] ?? AccessibleObject(path: path, role: .invalid)
    return BusObject(object: object, served: self)
  }

  func ask(_ request: AccessibilityRequest) {
    if requests.count < Self.capacity { requests.append(request) }
  }

  func takeRequest() -> AccessibilityRequest? { requests.isEmpty ? nil : requests.removeFirst() }

  func reference(to path: ObjectPath?) -> DBusValue {
    path.map { ObjectReference(bus: ownName, path: $0.text).value } ?? ObjectReference.nothing
  }

  func references(to paths: [ObjectPath]) -> DBusValue { .array(paths.map(reference), of: "(so)") }
}

// The whole tree in one answer, so that clients needn't query each object.
extension ServedTree: DBusObject {
  var interfaces: [DBusInterface] { [.cache] }

  func value(of property: String, in interface: String) throws(DBusError) -> DBusValue {
    throw .standard(.unknownProperty, "\(interface) has no property \(property)")
  }

  func call(_ call: DBusCall) -> [DBusValue] {
    let items = tree.objects.map { BusObject(object: $0, served: self).item }
    return [.array(items, of: DBusInterface.cacheItem)]
  }
}

/// An object in the form in which clients call it, or one that no longer exists, or never did.
/// Each accepts a value, even if it ignores it. A client that gets an error when it sets a value
/// crashes (libatspi 2.46 releases a reference that it doesn't hold), and it may be the screen reader.
/// The parent of an object that no longer exists is the null reference. Orca 43 asks the object
/// that lost the focus for its parent, and doesn't announce the new focus if that fails.
struct BusObject: DBusObject {
  let object: AccessibleObject
  let served: ServedTree

  private var exists: Bool { object.role != .invalid }

  /// The interfaces that can be called: its own, and always one to set a value, because a client
  /// may still take the path for that of a slider.
  var interfaces: [DBusInterface] {
    guard exists else { return [.accessible, Self.ignoredValue] }
    return object.value == nil ? ownInterfaces + [Self.ignoredValue] : ownInterfaces
  }

  /// The interface of a value that can be set without effect.
  private static let ignoredValue = DBusInterface(
    DBusInterface.value.name,
    properties: [.init("CurrentValue", "d", isWritable: true, change: .untold)]
  )

  private static let departure = DBusError.standard(.unknownObject, "the object no longer exists")

  /// The interfaces that clients are told of. Those of a disabled object are included, because
  /// libatspi asks only once.
  var ownInterfaces: [DBusInterface] {
    let interfaces: [DBusInterface?] = [
      .accessible, object.role == .application ? .application : .component,
      object.value == nil ? nil : .value, object.isInteractive ? .action : nil,
      object.text == nil ? nil : .text,
    ]
    return interfaces.compactMap(\.self)
  }

  /// Returns the value of a property. No two interfaces have one of the same name.
  func value(of property: String, in interface: String) throws(DBusError) -> DBusValue {
    guard exists || property == "Parent" else { throw Self.departure }
    return switch property {
    case "Name": .string(object.name)
    case "Description": .string(object.description)
    case "Parent": parent
    case "ChildCount": .number(object.children.count)
    case "Locale": .string(object.language?.replacing("-", with: "_") ?? served.locale)
    case "AccessibleId": .string(object.identity)
    // The hint is the description. Orca 48 and 51 say both, and Orca 43 doesn't know this one.
    case "HelpText": .string("")
    case "ToolkitName": .string("StepSlider")
    case "Version": .string("1")
    case "AtspiVersion": .string("2.1")
    case "Id": .int32(served.number)
    case "MinimumValue": .double(0)
    case "MaximumValue": .double(Double(object.value?.maximum ?? 0))
    case "MinimumIncrement": .double(1)
    case "CurrentValue": .double(Double(object.value?.step ?? 0))
    case "Text": .string(object.value?.text ?? "")
    case "NActions": .number(object.actions.count)
    case "CharacterCount": .number(object.text?.count ?? 0)
    case "CaretOffset": .number(object.text?.caret ?? -1)
    default: throw .standard(.unknownProperty, "\(interface) has no property \(property)")
    }
  }

  /// Sets the number of the application or the value of a slider, which is clamped and never
  /// refused with an error.
  func set(_ property: String, in interface: String, to value: DBusValue) {
    switch value {
    case .int32(let number): served.number = number
    case .double(let number):
      guard let value = object.value, let step = value.step(nearestTo: number) else { return }
      _ = ask(.setIndex(step), if: value.isSettable)
    default: break
    }
  }

  func call(_ call: DBusCall) throws(DBusError) -> [DBusValue] {
    guard exists else { throw Self.departure }
    let (member, arguments) = (call.member, call.arguments)
    let values =
      call.interface == DBusInterface.text.name
      ? answerAboutText(member, arguments)
      : answer(member, arguments) ?? answerAboutFrame(member, arguments)
        ?? answerAboutActions(member, arguments)
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

extension AccessibleText {
  fileprivate func values(in range: Range<Int>) -> [DBusValue] {
    [.string(self[range]), .number(range.lowerBound), .number(range.upperBound)]
  }
}

extension [DBusValue] {
  /// Returns the number at an index, in a list whose types were checked; 0 if there is none.
  package func number(at index: Int) -> Int {
    indices.contains(index) ? self[index].integer ?? 0 : 0
  }
}

extension DBusValue {
  /// Returns a 32-bit integer, clamped to its range.
  static func number(_ number: Int) -> DBusValue { .int32(Int32(clamping: number)) }

  /// The number of a 32-bit integer; `nil` for other types.
  package var integer: Int? {
    switch self {
    case .int32(let number): Int(number)
    case .uint32(let number): Int(number)
    default: nil
    }
  }

  static func attributes(_ attributes: [String: String]) -> DBusValue {
    let entries = attributes.map { (DBusValue.string($0), DBusValue.string($1)) }
    return .dictionary(Dictionary(uniqueKeysWithValues: entries), key: "s", value: "s")
  }
}

// The interface that every object has, and that of the application.
extension BusObject {
  private func answer(_ method: String, _ arguments: [DBusValue]) -> [DBusValue]? {
    switch method {
    case "GetChildAtIndex": [served.reference(to: child(at: arguments.number(at: 0)))]
    case "GetChildren": [served.references(to: object.children)]
    case "GetIndexInParent": [.number(object.indexInParent)]
    case "GetRelationSet": [relations]
    case "GetRole": [.uint32(object.role.rawValue)]
    case "GetRoleName", "GetLocalizedRoleName": [.string(object.role.name)]
    case "GetState": [object.states.value]
    case "GetAttributes": [.attributes(attributes)]
    case "GetLocale": [.string(served.locale)]
    case "GetApplication": [served.reference(to: .root)]
    case "GetInterfaces": [.strings(ownInterfaces.map(\.name))]
    default: nil
    }
  }

  /// The object as an entry of the cache: itself, its application, its parent, its index there,
  /// its children, and its properties.
  var item: DBusValue {
    .structure([
      served.reference(to: object.path), served.reference(to: .root),
      parent, .number(object.indexInParent), .number(object.children.count),
      .strings(ownInterfaces.map(\.name)), .string(object.name), .uint32(object.role.rawValue),
      .string(object.description), object.states.value,
    ])
  }

  private var parent: DBusValue {
    object.path == .root ? served.desktop : served.reference(to: object.parent)
  }

  private func child(at index: Int) -> ObjectPath? {
    object.children.indices.contains(index) ? object.children[index] : nil
  }

  private var relations: DBusValue {
    .array(
      object.relations.sorted { $0.key.rawValue < $1.key.rawValue }.map { relation, paths in
        .structure([.uint32(relation.rawValue), served.references(to: paths)])
      },
      of: "(ua(so))"
    )
  }

  /// Orca up to 45 looks for the value text only here. The ARIA role says what kind of toggle button or entry
  /// it is: the roles of switches are newer than some clients, and search fields have none.
  private var attributes: [String: String] {
    var attributes = ["toolkit": "StepSlider"]
    attributes["valuetext"] = object.value?.text
    attributes["xml-roles"] = object.role.ariaRole
    attributes["text-input-type"] = object.role == .entry ? "search" : nil
    return attributes
  }
}

// Actions, the frame, the focus, and text.
extension BusObject {
  private func answerAboutActions(_ method: String, _ arguments: [DBusValue]) -> [DBusValue]? {
    let index = arguments.number(at: 0)
    let action = object.actions.indices.contains(index) ? object.actions[index] : nil
    return switch method {
    case "GetName", "GetLocalizedName": [.string(action?.name ?? "")]
    case "GetDescription": [.string(action?.description ?? "")]
    case "GetKeyBinding": [.string("")]
    case "GetActions":
      [
        .array(
          object.actions.map {
            .structure([.string($0.name), .string($0.description), .string("")])
          },
          of: "(sss)"
        )
      ]
    case "DoAction": [.boolean(action.map { ask($0.action, if: true) } ?? false)]
    default: nil
    }
  }

  private func answerAboutFrame(_ method: String, _ arguments: [DBusValue]) -> [DBusValue]? {
    switch method {
    case "Contains": [.boolean(object.extent.contains(point(arguments)))]
    case "GetAccessibleAtPoint":
      [served.reference(to: served.tree.topmost(at: point(arguments), within: object))]
    case "GetExtents": [.structure(extent(in: arguments.number(at: 0)))]
    case "GetPosition": Array(extent(in: arguments.number(at: 0)).prefix(2))
    case "GetSize": Array(object.extent.values(from: .zero).suffix(2))
    case "GetLayer": [.uint32(layer.rawValue)]
    case "GetMDIZOrder": [.int16(-1)]
    case "GetAlpha": [.double(1)]
    case "GrabFocus": [.boolean(ask(.focus, if: object.states.contains(.focusable)))]
    // Any element may be asked, and the result isn't known yet: true means that it was asked.
    case "ScrollTo", "ScrollToPoint": [.boolean(ask(.scrollToVisible, if: true))]
    case "SetExtents", "SetPosition", "SetSize": [.boolean(false)]
    default: nil
    }
  }

  private var layer: AccessibleLayer { object.role == .frame ? .window : .widget }

  private func extent(in system: Int) -> [DBusValue] {
    object.extent.values(from: origin(of: system))
  }

  private func point(_ arguments: [DBusValue]) -> LayoutPoint {
    let origin = origin(of: arguments.number(at: 2))
    return LayoutPoint(
      x: Double(arguments.number(at: 0)) + origin.x,
      y: Double(arguments.number(at: 1)) + origin.y
    )
  }

  private func origin(of system: Int) -> LayoutPoint {
    switch AccessibleCoordinates(rawValue: UInt32(clamping: system)) {
    case .window: served.tree.frameExtent.origin
    case .parent where object.role != .frame:
      object.parent.flatMap { served.tree[$0] }?.extent.origin ?? .zero
    case .parent, .screen, nil: .zero
    }
  }

  /// A text has no selection, its caret can't be moved, and all of it looks the same.
  private func answerAboutText(_ method: String, _ arguments: [DBusValue]) -> [DBusValue]? {
    guard let text = object.text else { return nil }
    let (offset, second) = (arguments.number(at: 0), arguments.number(at: 1))
    let unit = AccessibleText.Unit(second, words: 1...2)
    return switch method {
    case "GetText": [.string(text[text.range(from: offset, to: second)])]
    case "GetCharacterAtOffset": [.number(text.scalar(at: offset).map { Int($0.value) } ?? 0)]
    case "GetStringAtOffset":
      text.values(in: text.range(of: .init(second, words: 1...1), around: offset))
    case "GetTextAtOffset": text.values(in: text.range(of: unit, around: offset))
    case "GetTextBeforeOffset": text.values(in: text.range(of: unit, around: offset, plus: -1))
    case "GetTextAfterOffset": text.values(in: text.range(of: unit, around: offset, plus: 1))
    case "GetAttributes", "GetAttributeRun": [.attributes([:]), .number(0), .number(text.count)]
    case "GetDefaultAttributes", "GetDefaultAttributeSet": [.attributes([:])]
    // The program doesn't report the place of each letter, only that of the whole element.
    case "GetCharacterExtents": extent(in: second)
    case "GetRangeExtents": extent(in: arguments.number(at: 2))
    case "GetOffsetAtPoint": [.number(-1)]
    case "GetNSelections": [.number(0)]
    case "GetSelection": [.number(-1), .number(-1)]
    case "AddSelection", "RemoveSelection", "SetSelection", "SetCaretOffset": [.boolean(false)]
    default: nil
    }
  }
}
