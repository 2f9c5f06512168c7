// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import TestValues
import Testing

/// Laws for a cursor on any tree.
@Suite struct CursorLawTests {
  /// A tree that refuses all actions.
  private struct Shown: Accessible {
    var accessibilityTree: AccessibilityContainer
    mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome { .refused }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `moving to the end and back visits each element once each way`(seed: UInt64) {
    var random = RandomTree(seed: seed)
    var shown = Shown(accessibilityTree: random.tree())
    var cursor = ReadingCursor(phrases: ElementPhrases())
    _ = cursor.begin(on: shown, at: .zero)
    let forth = path(of: &cursor, .next, on: &shown)
    let back = path(of: &cursor, .previous, on: &shown)
    #expect(forth == shown.accessibilitySnapshot.items.map(\.element.id))
    #expect(back == forth.reversed())
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `the cursor is on a readable element after any change`(seed: UInt64) {
    var random = RandomTree(seed: seed)
    var numbers = SeededNumbers(seed: seed)
    var shown = Shown(accessibilityTree: random.tree())
    var cursor = ReadingCursor(phrases: ElementPhrases())
    _ = cursor.begin(on: shown, at: .zero)
    for step in 0..<30 {
      let before = cursor.position
      shown.accessibilityTree = random.edited(shown.accessibilityTree)
      let heard = cursor.follow(shown, at: .seconds(step))
      let snapshot = shown.accessibilitySnapshot
      #expect(cursor.snapshot == snapshot)
      #expect((cursor.position == nil) == snapshot.items.isEmpty)
      #expect(cursor.position.map { snapshot.item(of: $0) != nil } != false)
      if let before, snapshot.item(of: before) != nil { #expect(cursor.position == before) }
      if cursor.position != before, cursor.position != nil { #expect(!heard.isEmpty) }
      let movements: [CursorCommand] = [
        .next, .previous, .first, .last, .nextMatching(.header),
      ]
      let movement = movements.randomElement(using: &numbers) ?? .next
      #expect(cursor.handle(movement, on: &shown, at: .seconds(step)).count == 1)
    }
  }

  private func path(
    of cursor: inout ReadingCursor,
    _ movement: CursorCommand,
    on shown: inout Shown
  ) -> [ElementID] {
    var path = [cursor.position].compactMap { $0 }
    while true {
      _ = cursor.handle(movement, on: &shown, at: .zero)
      guard let position = cursor.position, position != path.last else { return path }
      path.append(position)
    }
  }
}
