// SPDX-License-Identifier: Apache-2.0

import AccessibilityBus
import DBus

/// What a toolkit tells of many objects in one answer, to `org.a11y.atspi.Cache.GetItems`.
///
/// GTK 3 has all its objects there, GTK 4 only those that some client asked for before, and Qt 5
/// none. So an object that is missing here has to be asked, and an object's children are known only
/// if each of them is here.
struct CachedObjects {
  /// An object, and its children if they are known.
  struct Item {
    let reference: ObjectReference
    let parent: ObjectReference?
    /// The position among the parent's children; -1 if it has none.
    let index: Int
    /// The number of children. GTK 3 doesn't tell that of an object that makes its children only when
    /// they are asked for: it says -1.
    let childCount: Int?
    /// Older toolkits list the children.
    let children: [ObjectReference]?
    let interfaces: [String]
    let name: String
    let role: AccessibleRole
    let description: String
    let states: AccessibleStates
  }

  private var items: [ObjectReference: Item] = [:]
  private var children: [ObjectReference: [(index: Int, child: ObjectReference)]] = [:]

  /// Knows nothing.
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

  /// The number of objects.
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
    self.init(
      reference: reference,
      parent: ObjectReference(facts[2]),
      index: listed == nil ? facts.number(at: 3) : -1,
      childCount: listed?.count ?? (count < 0 ? nil : count),
      children: listed,
      interfaces: interfaces,
      name: name,
      role: AccessibleRole(rawValue: role),
      description: description,
      states: states
    )
  }
}
