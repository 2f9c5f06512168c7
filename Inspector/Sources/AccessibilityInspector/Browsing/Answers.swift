// SPDX-License-Identifier: Apache-2.0

import AccessibilityBus
import AccessibilityTree
import DBus

// Answers as values of our own; `nil` if an answer has another type.
extension DBusValue {
  /// The elements of an array of strings.
  var strings: [String]? {
    guard case .array(let elements, "s") = self else { return nil }
    return elements.compactMap(\.text)
  }

  /// The objects of an array of references, without those that mean no object.
  var references: [ObjectReference]? {
    guard case .array(_, "(so)") = self else { return nil }
    return ObjectReference.list([self])
  }

  /// The states, from two words.
  var states: AccessibleStates? {
    guard case .array(_, "u") = self else { return nil }
    return AccessibleStates([self])
  }

  /// The frame, from four whole numbers.
  var extent: LayoutRect? {
    guard case .structure(let numbers) = self, numbers.signature == "iiii" else { return nil }
    let sides = numbers.indices.map { Double(numbers.number(at: $0)) }
    return LayoutRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }

  /// The names of actions, each with a description and a key.
  var actionNames: [String]? {
    guard case .array(let actions, "(sss)") = self else { return nil }
    return actions.compactMap { action in
      if case .structure(let facts) = action { facts.first?.text } else { nil }
    }
  }

  /// The role.
  var role: AccessibleRole? {
    if case .uint32(let number) = self { AccessibleRole(rawValue: number) } else { nil }
  }

  /// The related objects by the relation.
  var relations: [AccessibleRelation: [ObjectReference]]? {
    guard case .array(let relations, "(ua(so))") = self else { return nil }
    let pairs = relations.compactMap { relation -> (AccessibleRelation, [ObjectReference])? in
      guard case .structure(let facts) = relation, case .uint32(let kind)? = facts.first else {
        return nil
      }
      return (AccessibleRelation(rawValue: kind), facts.last?.references ?? [])
    }
    return Dictionary(pairs) { $0 + $1 }
  }

  /// A number of any type.
  var double: Double? {
    switch self {
    case .double(let number): number
    case .int32(let number): Double(number)
    case .uint32(let number): Double(number)
    default: nil
    }
  }

  /// A whole number.
  var integer: Int? {
    switch self {
    case .int32(let number): Int(number)
    case .uint32(let number): Int(number)
    default: nil
    }
  }
}

/// What a toolkit tells of many objects in one answer, to `org.a11y.atspi.Cache.GetItems`.
///
/// GTK 3 has all its objects there, GTK 4 only those that some client asked for before, and Qt 5
/// none. What is missing has to be asked; children are known only if each of them is here.
struct CachedObjects {
  struct Item {
    let reference: ObjectReference
    let parent: ObjectReference?
    /// The position among the parent's children; -1 if it has none.
    let index: Int
    /// The number of children. GTK 3 doesn't tell that of an object that makes its children only when
    /// they are asked for: it says -1.
    let childCount: Int?
    /// The children, which older toolkits list.
    let children: [ObjectReference]?
    let interfaces: [String]
    let name: String
    let role: AccessibleRole
    let description: String
    let states: AccessibleStates
  }

  private var items: [ObjectReference: Item] = [:]
  private var children: [ObjectReference: [(index: Int, child: ObjectReference)]] = [:]

  init() {}

  /// Reads an answer; returns `nil` if it has another form.
  init?(_ values: [DBusValue]) {
    guard case .array(let elements, _)? = values.first else { return nil }
    for element in elements {
      guard let item = Item(element) else { return nil }
      guard items.updateValue(item, forKey: item.reference) == nil, let parent = item.parent else {
        continue
      }
      children[parent, default: []].append((item.index, item.reference))
    }
  }

  var count: Int { items.count }

  subscript(reference: ObjectReference) -> Item? { items[reference] }

  /// Returns an object's children in their order; `nil` if they have to be asked for.
  func children(of item: Item) -> [ObjectReference]? {
    if let children = item.children { return children }
    let known = (children[item.reference] ?? []).sorted { $0.index < $1.index }
    guard known.count == item.childCount, known.map(\.index) == Array(known.indices) else {
      return nil
    }
    return known.map(\.child)
  }
}

extension CachedObjects.Item {
  /// Reads an entry: the object, its application, its parent, then either its index and the number
  /// of its children or the children themselves, and its properties.
  fileprivate init?(_ value: DBusValue) {
    guard case .structure(let facts) = value, facts.count == 9 || facts.count == 10,
      let reference = ObjectReference(facts[0])
    else { return nil }
    let listed = facts.count == 9 ? facts[3].references : nil
    let rest = Array(facts.dropFirst(facts.count - 5))
    guard facts.count == 10 || listed != nil, let interfaces = rest[0].strings,
      let name = rest[1].text, case .uint32(let role) = rest[2],
      let description = rest[3].text, let states = rest[4].states
    else { return nil }
    let count = facts.number(at: 4)
    (self.reference, parent) = (reference, ObjectReference(facts[2]))
    index = listed == nil ? facts.number(at: 3) : -1
    (childCount, children) = (listed?.count ?? (count < 0 ? nil : count), listed)
    (self.name, self.description, self.interfaces) = (name, description, interfaces)
    (self.role, self.states) = (AccessibleRole(rawValue: role), states)
  }
}
