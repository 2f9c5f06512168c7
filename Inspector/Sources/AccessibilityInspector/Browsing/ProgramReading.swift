// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityBus
import AccessibilityTree
import DBus
import EventLoop

/// A reading of one program, object by object from its windows inwards.
///
/// Each object is asked in two rounds: first for what every object has, then for what its
/// interfaces promise and for its children. Nothing a program answers makes a reading fail: what is
/// wrong becomes a ``Fault``, and ``ReadingLimits`` end it.
final class ProgramReading {
  /// An object on its way to a ``ForeignObject``.
  struct Node {
    let reference: ObjectReference
    /// The object that contains it; `nil` for the program itself.
    let parent: Int?
    let depth: Int
    var object = ForeignObject()
    var children: [Int] = []
    /// The number of children; `nil` if the object didn't tell.
    var childCount: Int?
    /// Children that are asked for one by one.
    var listedChildren: [ObjectReference?] = []
    var round = Round.waiting
    /// The number of questions without an answer yet.
    var pending = 0
    var hasAttributes = false
    var hasAnswered = false
    var wasSilent = false
    /// Whether it is left out, because nothing is known about it or it no longer exists.
    var isMissing = false
  }

  /// How far the reading of an object is.
  enum Round { case waiting, basics, details, read }

  let root: ObjectReference
  /// What users call the program.
  private let name: String
  let limits: ReadingLimits
  let window: CallWindow
  var nodes: [Node] = []
  var cached = CachedObjects()
  /// The optional questions that any object answered, and how many refused each.
  private var answered: Set<String> = []
  private var refusals: [String: Int] = [:]
  /// The names of roles, as each program calls them; an empty one was asked for but hasn't come yet.
  var roleNames: [String: [AccessibleRole: String]] = [:]
  private(set) var toolkit = Toolkit.other
  private var toolkitName = ""
  private var met: Set<ObjectReference> = []
  private var faults: [Fault.Kind: Fault] = [:]
  /// The first object that hasn't been asked yet.
  private var next = 0
  private var silentCount = 0
  private var awaitsCache = false
  private var cacheCount = 0
  /// Whether the program was asked whether it still answers.
  private var isConfirmed = false
  /// Why the reading ended early.
  private(set) var error: InspectionError?

  init(of program: RunningProgram, through window: CallWindow, limits: ReadingLimits) {
    (root, name, self.window, self.limits) = (program.root, program.name, window, limits)
  }

  /// Whether there is nothing more to ask.
  var isOver: Bool { error != nil || (next == nodes.count && window.isIdle) }

  /// Whether anything is known about the program's own object.
  var hasBegun: Bool { nodes.first.map { $0.hasAnswered && !$0.isMissing } ?? false }

  /// Asks as many questions as may be on their way.
  func advance() {
    repeat {
      while canBegin {
        if isCacheShort {
          askForCache()
        } else {
          next += 1
          askBasics(of: next - 1)
        }
      }
      if next == nodes.count, window.isIdle { confirmPresence() }
      window.send()
    } while canBegin
  }

  /// Whether another object can be asked now.
  private var canBegin: Bool { !awaitsCache && window.hasRoom && next < nodes.count }

  /// Whether the toolkit seems to have more in its cache by now: GTK 4 adds objects when they are
  /// listed as children.
  private var isCacheShort: Bool {
    cacheCount < Self.maximumCacheCount && !cached.items.isEmpty
      && nodes.count - next > max(cached.items.count, Self.minimumUncached)
      && cached.items[nodes[next].reference] == nil
  }

  private static let (maximumCacheCount, minimumUncached, maximumRefusals) = (8, 100, 4)

  /// Returns whether an optional question is worth asking, as far as answers have shown.
  func isWorthAsking(_ question: String) -> Bool {
    answered.contains(question) || refusals[question, default: 0] < Self.maximumRefusals
  }

  func note(_ question: String, wasAnswered: Bool) {
    if wasAnswered { answered.insert(question) } else { refusals[question, default: 0] += 1 }
  }

  func note(_ kind: Fault.Kind, at reference: ObjectReference, count: Int = 1) {
    faults[kind, default: Fault(kind: kind, path: path(of: reference), count: 0)].count += count
  }

  /// Returns the path of an object, which is unique among those of the program.
  func path(of reference: ObjectReference) -> String {
    reference.bus == root.bus ? reference.path : reference.bus + reference.path
  }
}

// The beginning and the end.
extension ProgramReading {
  /// Asks for the toolkit, then for its cache, and then for the program's own object.
  func begin() {
    let toolkit = root.property("ToolkitName", of: .application)
    window.add(toolkit, of: root.bus, within: limits.patience) { [weak self] outcome in
      guard let self else { return }
      switch outcome {
      case .answer(let values): toolkitName = values.first?.content.text ?? ""
      case .refusal: break
      case .silence: error = .notAnswering(name: name)
      case .absence: confirmAbsence(of: root.bus)
      }
      self.toolkit = Toolkit(named: toolkitName)
      askForCache()
    }
  }

  private func askForCache() {
    (awaitsCache, cacheCount) = (true, cacheCount + 1)
    let cache = ObjectReference(bus: root.bus, path: ObjectPath.cache)
    let call = cache.call("GetItems", in: .cache)
    window.add(call, of: root.bus, within: limits.time / 2) { [weak self] outcome in
      guard let self else { return }
      awaitsCache = false
      if case .answer(let values) = outcome {
        if let objects = CachedObjects(values) {
          cached = objects
        } else {
          note(.malformed, at: cache)
        }
      }
      if nodes.isEmpty { add([root], to: nil) }
    }
  }

  /// Asks a program once more if some of its objects didn't answer. It may have stopped.
  private func confirmPresence() {
    guard faults[.silent] != nil, !isConfirmed else { return }
    isConfirmed = true
    window.add(root.call("GetChildren"), of: root.bus, within: limits.patience) { [weak self] in
      if case .silence = $0, let self { error = .notAnswering(name: name) }
    }
  }

  /// A program may answer with the very errors that a bus sends for a program that is gone.
  func confirmAbsence(of bus: String) {
    guard bus == root.bus else { return }
    let call = DBusConnection.bus("NameHasOwner", [.string(bus)])
    window.add(call, of: DBusConnection.busName, within: limits.patience) { [weak self] outcome in
      if case .answer([.boolean(false)]) = outcome, let self { error = .vanished(name: name) }
    }
  }

  /// Notes an object about which nothing is known.
  func dismiss(_ index: Int) {
    nodes[index].isMissing = true
    note(nodes[index].wasSilent ? .silent : .gone, at: nodes[index].reference)
    guard nodes[index].wasSilent else { return }
    silentCount += 1
    if index == 0 || silentCount > limits.silentObjects {
      error = .notAnswering(name: name)
    }
  }

  /// Adds an object's children, except those that are elsewhere in the tree already.
  func add(_ children: [ObjectReference], to parent: Int?) {
    let depth = parent.map { nodes[$0].depth + 1 } ?? 0
    for child in children {
      if nodes.count >= limits.objects {
        note(.manyObjects, at: child)
      } else if !met.insert(child).inserted {
        note(.repeated, at: child)
      } else {
        if let parent { nodes[parent].children.append(nodes.count) }
        nodes.append(Node(reference: child, parent: parent, depth: depth))
      }
    }
  }

  /// What was read, as a tree.
  var result: ForeignProgram {
    let late = nodes.filter { !$0.isMissing && $0.round != .read }
    if let first = late.first { note(.late, at: first.reference, count: late.count) }
    var objects = [ForeignObject?](repeating: nil, count: nodes.count)
    for index in nodes.indices.reversed() {
      let node = nodes[index]
      guard !node.isMissing, node.round == .details || node.round == .read else { continue }
      var object = node.object
      object.path = path(of: node.reference)
      if object.roleName.isEmpty {
        object.roleName = roleNames[node.reference.bus]?[object.role] ?? ""
      }
      object.children = node.children.compactMap { objects[$0] }
      objects[index] = object
    }
    return ForeignProgram(
      name: name,
      toolkit: toolkitName,
      root: objects.first.flatMap(\.self) ?? ForeignObject(),
      isCut: !faults.keys.allSatisfy(\.leavesNothingOut),
      faults: Fault.Kind.allCases.compactMap { faults[$0] }
    )
  }
}

/// How much of a program is read. Whatever a program answers, a reading ends within these limits.
package struct ReadingLimits: Hashable, Sendable {
  /// The time for the whole program. What was read until then is the result.
  package var time: Duration
  /// The time for one answer.
  package var patience: Duration = .seconds(3)
  /// The number of objects that may be silent before the program counts as not answering.
  package var silentObjects = 8
  package var objects = 50_000
  package var children = 10_000
  /// The number of children of an object that makes its children only when they are asked for, such
  /// as a spreadsheet (`ATSPI_STATE_MANAGES_DESCENDANTS`).
  package var managedChildren = 500
  /// The number of objects around an object.
  package var depth = AccessibilitySnapshot.maximumDepth
  package var characters = 1000
  /// The number of attributes, actions, interfaces or relations of an object.
  package var entries = 100
  /// The number of calls that wait for an answer at the same time. Buses refuse more than some
  /// hundred.
  package var callsInFlight = 100

  /// The usual limits, with a time.
  package init(time: Duration = .seconds(10)) { self.time = time }
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
    /// The number of children. GTK 3 doesn't tell that of an object that makes its children only
    /// when they are asked for: it says -1.
    let childCount: Int?
    /// The children, which older toolkits list.
    let children: [ObjectReference]?
    let interfaces: [String]
    let name: String
    let role: AccessibleRole
    let description: String
    let states: AccessibleStates
  }

  private(set) var items: [ObjectReference: Item] = [:]
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
