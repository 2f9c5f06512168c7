// SPDX-License-Identifier: Apache-2.0

// How a cursor acts on the program and follows its changes.
extension ReadingCursor {
  mutating func perform(
    _ action: ElementAction,
    on content: inout some Accessible,
    _ time: Duration
  ) -> [Announcement] {
    guard let item else { return [say(phrases.language.words.nothing)] }
    guard let target = snapshot.target(of: action, at: item),
      case .done(let notifications) = content.perform(action, on: target)
    else { return [say(phrases.refusal(by: item.element))] }
    return follow(content.accessibilitySnapshot, notifications, after: action, time)
  }

  /// Switches to a new snapshot and returns what to say about the difference.
  ///
  /// The action is the one that the listener requested; `nil` if the program changed by itself.
  mutating func follow(
    _ new: AccessibilitySnapshot,
    _ notifications: [AccessibilityNotification],
    after action: ElementAction?,
    _ time: Duration
  ) -> [Announcement] {
    let (old, before) = (snapshot, item)
    snapshot = new
    var announcements: [Announcement] = []
    for case .announcement(let words) in notifications where SpokenText.spoken(words.text) != nil {
      announcements.append(words)
    }
    let target =
      new.target(of: notifications)
      ?? new.destination(of: position, after: old, returns: &returns)
    if target != nil || (before != nil && item == nil) {
      announcements += arrive(at: target, time)
    } else {
      let words = words(since: before, after: action, time)
      let isSilent = action != nil && announcements.isEmpty
      let answer = words ?? (isSilent ? name : nil)
      // A request is answered first. Otherwise, the program's announcements may be urgent.
      let index = action == nil ? announcements.endIndex : 0
      if let answer { announcements.insert(say(answer, .polite), at: index) }
    }
    return action == nil ? announcements : announcements.answering
  }

  /// Returns what to say about the element that the cursor stays on; `nil` if nothing.
  private mutating func words(
    since before: AccessibilitySnapshot.Item?,
    after action: ElementAction?,
    _ time: Duration
  ) -> String? {
    let labels = enterContainers().compactMap(SpokenText.spoken)
    guard let now = item?.element, let before = before?.element else { return nil }
    let words = change(from: before, to: now, after: action, time)
    let all = labels + [words ?? (labels.isEmpty ? nil : name)].compactMap { $0 }
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }

  /// The name of the element at the cursor.
  private var name: String {
    item.map { phrases.name(of: $0.element) } ?? phrases.language.words.nothing
  }

  private mutating func change(
    from old: AccessibilityElement,
    to new: AccessibilityElement,
    after action: ElementAction?,
    _ time: Duration
  ) -> String? {
    if action?.changesValue == true {
      noteReading(of: new, time)
      return phrases.adjustedValue(of: new)
    }
    guard action == nil, new.traits.contains(.updatesFrequently) else {
      if old.value != new.value { noteReading(of: new, time) }
      return phrases.change(from: old, to: new)
    }
    var steady = new
    steady.value = old.value
    let value = old.value == new.value ? nil : updates.change(to: new.value ?? "", at: time)
    let parts = [phrases.change(from: old, to: steady), value.flatMap(SpokenText.spoken)]
    let words = parts.compactMap { $0 }.joined(separator: ", ")
    return words.isEmpty ? nil : words
  }
}

extension AccessibilitySnapshot {
  /// Returns which element or container performs an action; `nil` if it isn't possible.
  fileprivate func target(of action: ElementAction, at item: Item) -> ElementID? {
    let element = item.element
    if element.actions.contains(action) || action.isForAny {
      return element.traits.isDisjoint(with: action.refusing) ? element.id : nil
    }
    return reachableContainers(at: item)
      .last { root.container($0)?.actions.contains(action) == true }
  }

  /// Returns the containers around an element, from the outermost or the modal one.
  ///
  /// Containers around a modal one are hidden, along with everything else in them.
  func reachableContainers(at item: Item) -> ArraySlice<ElementID> {
    item.containers.drop { modal != nil && $0 != modal }
  }

  /// Returns the element that the program's notifications lead to; `nil` if none.
  fileprivate func target(of notifications: [AccessibilityNotification]) -> ElementID? {
    let targets = notifications.compactMap { notification -> ElementID? in
      switch notification {
      case .announcement: nil
      case .screenChanged(nil): items.first?.element.id
      case .layoutChanged(let id), .screenChanged(let id): id
      }
    }
    return targets.last(where: isRead)
  }

  func isRead(_ id: ElementID) -> Bool { position(of: id) != nil }

  /// Returns where the cursor must move after a new snapshot; `nil` if it stays or there is nothing to read.
  func destination(
    of id: ElementID?,
    after old: AccessibilitySnapshot,
    returns: inout [ReadingCursor.Return]
  ) -> ElementID? {
    guard old.root.id == root.id else {
      returns = []
      return focusedID ?? items.first?.element.id
    }
    let extent = id.flatMap(old.item)?.frame
    var before: ReadingCursor.Return?
    if old.scope != scope {
      if let index = returns.firstIndex(where: { $0.scope == scope }) {
        before = returns[index]
        returns.removeSubrange(index...)
      } else {
        returns.append((old.scope, id, extent))
      }
    }
    if let focusedID, givenFocus != old.givenFocus, focusedID != id { return focusedID }
    if let id, isRead(id) { return nil }
    if let element = before?.element, isRead(element) { return element }
    let nearby = old.scope == scope ? extent : before?.extent
    return nearby.flatMap(nearest) ?? items.first?.element.id
  }

  /// The container of everything that is read: the modal container, or the root.
  private var scope: ElementID { modal ?? root.id }

  /// Returns the element nearest to a frame.
  ///
  /// Of equally near ones, the one that covers most of the frame wins, then the one with the
  /// nearest middle, then the first in reading order.
  private func nearest(to frame: LayoutRect) -> ElementID? {
    /// How far a rectangle is, how little of the frame it covers, and how far the middles are.
    func distance(_ rect: LayoutRect) -> (Double, Double, Double) {
      let shared = rect.intersection(frame)?.size ?? .zero
      let (x, y) = (rect.center.x - frame.center.x, rect.center.y - frame.center.y)
      return (rect.gap(to: frame), -shared.width * shared.height, x * x + y * y)
    }
    return items.min { distance($0.frame) < distance($1.frame) }?.element.id
  }
}

extension ElementAction {
  fileprivate var changesValue: Bool {
    if case .setIndex = self { true } else { self == .increment || self == .decrement }
  }

  /// Whether the action is requested of elements that don't list it, too.
  fileprivate var isForAny: Bool {
    if case .setIndex = self { true } else { self == .scrollToVisible || self == .focus }
  }

  /// The traits of elements that refuse the action, so that the program isn't asked.
  fileprivate var refusing: AccessibilityTraits {
    if self == .scrollToVisible { return [] }
    return changesValue ? [.notEnabled, .readOnly] : .notEnabled
  }
}

extension [Announcement] {
  /// The same announcements as an answer: the first interrupts speech, the others wait.
  var answering: [Announcement] {
    enumerated().map { $1.withPriority($0 == 0 ? .assertive : .polite) }
  }
}
