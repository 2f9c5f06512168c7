// SPDX-License-Identifier: Apache-2.0

// How a cursor acts on what is drawn, and follows what changes.
extension ReadingCursor {
  mutating func perform(
    _ action: ElementAction,
    on content: inout some Accessible,
    _ time: Duration
  ) -> [Announcement] {
    guard let entry else { return [say(phrases.language.nothing)] }
    guard let target = snapshot.target(of: action, at: entry),
      case .done(let notifications) = content.perform(action, on: target)
    else { return [say(phrases.refusal(by: entry.element))] }
    return follow(content.accessibilitySnapshot, notifications, after: action, time)
  }

  /// Walks on a new snapshot, and gives what to say of the difference: after an action that the
  /// listener asked for, or without one, when the program changed by itself.
  mutating func follow(
    _ new: AccessibilitySnapshot,
    _ notifications: [AccessibilityNotification],
    after action: ElementAction?,
    _ time: Duration
  ) -> [Announcement] {
    let old = snapshot
    let before = entry
    snapshot = new
    var announcements = notifications.compactMap(\.announcement).filter(\.canBeHeard)
    if let target = notifications.lazy.compactMap(\.destination).last(where: new.isRead)
      ?? new.destination(of: position, after: old, returns: &returns)
    {
      let words = arrive(at: target, time)
      announcements.append(say(words, .polite))
    } else {
      if entry == nil { position = nil }
      let words = entry.flatMap { now in
        before.flatMap { change(from: $0.element, to: now.element, after: action, time) }
      }
      let isSilent = action != nil && announcements.isEmpty
      let answer = words ?? (isSilent ? name : nil)
      // What was asked for is answered first; what the program says by itself may be urgent.
      let place = action == nil ? announcements.endIndex : 0
      if let answer { announcements.insert(say(answer, .polite), at: place) }
    }
    return action == nil ? announcements : announcements.answering
  }

  /// The name of the element at the cursor.
  private var name: String {
    entry.map { phrases.name(of: $0.element) } ?? phrases.language.nothing
  }

  private mutating func change(
    from old: AccessibilityElement,
    to new: AccessibilityElement,
    after action: ElementAction?,
    _ time: Duration
  ) -> String? {
    if action == .increment || action == .decrement {
      noteReading(of: new, time)
      return phrases.adjustedValue(of: new)
    }
    guard action == nil, new.traits.contains(.updatesFrequently) else {
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
  /// What an action that the listener asks for at an element is asked of; `nil` if it isn't possible
  /// there.
  fileprivate func target(of action: ElementAction, at entry: Entry) -> ElementID? {
    let element = entry.element
    if element.actions.contains(action) {
      let isChange = action == .increment || action == .decrement
      let refusing: Traits = isChange ? [.notEnabled, .readOnly] : .notEnabled
      return element.traits.isDisjoint(with: refusing) ? element.id : nil
    }
    return entry.containers.last { root.container($0)?.actions.contains(action) == true }
  }

  func isRead(_ id: ElementID) -> Bool { position(of: id) != nil }

  /// Where a cursor goes that was on another snapshot; `nil` if it stays, or there is nowhere to go.
  func destination(
    of id: ElementID?,
    after old: AccessibilitySnapshot,
    returns: inout [ReadingCursor.Return]
  ) -> ElementID? {
    let before = old.scope == scope ? nil : returns.comeBack(to: scope, from: old.scope, at: id)
    if let focus, focus != old.focus, focus != id { return focus }
    if let id, isRead(id) { return nil }
    if let before, isRead(before) { return before }
    guard old.scope == scope, let place = id.flatMap(old.entry)?.extent else {
      return entries.first?.element.id
    }
    return nearest(to: place)
  }

  /// What holds all that is read: the modal container, or the outermost one.
  private var scope: ElementID { modal ?? root.id }

  /// The element nearest to a place; of equally near ones the first that is read.
  private func nearest(to place: LayoutRect) -> ElementID? {
    entries.min { $0.extent.gap(to: place) < $1.extent.gap(to: place) }?.element.id
  }
}

extension Announcement {
  fileprivate var canBeHeard: Bool { SpokenText.spoken(text) != nil }
}

extension AccessibilityNotification {
  fileprivate var announcement: Announcement? {
    switch self {
    case .announcement(let announcement): announcement
    case .layoutChanged(.words(let words)): Announcement(words, priority: .polite)
    case .screenChanged(.words(let words)): Announcement(words)
    default: nil
    }
  }

  fileprivate var destination: ElementID? {
    switch self {
    case .layoutChanged(.element(let id)), .screenChanged(.element(let id)): id
    case .focusChanged(let id): id
    default: nil
    }
  }
}

extension [ReadingCursor.Return] {
  /// Notes what is left when something else holds all that is read, or gives where the cursor was
  /// there, if it was.
  fileprivate mutating func comeBack(
    to scope: ElementID,
    from left: ElementID,
    at id: ElementID?
  ) -> ElementID? {
    guard let index = firstIndex(where: { $0.scope == scope }) else {
      append(ReadingCursor.Return(scope: left, element: id))
      return nil
    }
    defer { removeSubrange(index...) }
    return self[index].element
  }
}

extension [Announcement] {
  /// The same as the answer to a listener: the first cuts off what is being said, the others wait.
  fileprivate var answering: [Announcement] {
    enumerated().map { $1.with($0 == 0 ? .assertive : .polite) }
  }
}
