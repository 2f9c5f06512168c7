// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import TestValues
import Testing

/// Laws for the snapshot of any tree.
@Suite struct SnapshotLawTests {
  @Test(arguments: 0..<100 as Range<UInt64>)
  func `every readable element is read once, hidden and empty ones never`(seed: UInt64) {
    var random = RandomTree(seed: seed)
    let snapshot = AccessibilitySnapshot(of: random.tree())
    let readable = snapshot.root.everyElement().filter { element, transform, containers in
      let size = transform.unclipped.visibleFrame(of: element.frame)?.size ?? .zero
      return !element.isHidden && size.width > 0 && size.height > 0
        && !containers.contains { $0.isHidden }
    }
    let expected = readable.filter { _, _, containers in
      snapshot.modal == nil || containers.contains { $0.id == snapshot.modal }
    }
    let read = snapshot.items.map(\.element)
    #expect(read.count == Set(read.map(\.id)).count)
    #expect(Set(read) == Set(expected.map(\.element)))
    let hasModal = readable.contains { $0.containers.contains { $0.isModal } }
    #expect(hasModal == (snapshot.modal != nil))
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `screen frames are transformed local frames`(seed: UInt64) throws {
    var random = RandomTree(seed: seed)
    let snapshot = AccessibilitySnapshot(of: random.tree())
    for (element, transform, _) in snapshot.root.everyElement() {
      guard let entry = snapshot.item(of: element.id) else { continue }
      #expect(entry.frame == transform.unclipped.visibleFrame(of: element.frame))
      #expect(entry.visibleFrame == transform.visibleFrame(of: element.frame))
      #expect(entry.activationPoint == (entry.visibleFrame ?? entry.frame).center)
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `hit testing finds the topmost visible element at a point`(seed: UInt64) {
    var random = RandomTree(seed: seed)
    let snapshot = AccessibilitySnapshot(of: random.tree())
    let layers = snapshot.root.everyElement().map(\.element.id)
    for x in stride(from: -100.0, to: 500, by: 60) {
      let point = LayoutPoint(x: x, y: x / 2)
      let hit = snapshot.item(at: point)
      let seen = snapshot.items.filter { $0.visibleFrame?.contains(point) == true }
      let topmost = layers.last { id in seen.contains { $0.element.id == id } }
      #expect(hit?.element.id == topmost)
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a press at the activation point hits a visible, uncovered element`(seed: UInt64) {
    var random = RandomTree(seed: seed)
    let snapshot = AccessibilitySnapshot(of: random.tree())
    let layers = snapshot.root.everyElement().map(\.element.id)
    for entry in snapshot.items {
      guard let frame = entry.visibleFrame else { continue }
      let above = layers.drop { $0 != entry.element.id }.dropFirst()
      let isCovered = above.contains { id in
        snapshot.item(of: id)?.visibleFrame?.intersection(frame) != nil
      }
      guard !isCovered else { continue }
      #expect(snapshot.item(at: entry.activationPoint)?.element.id == entry.element.id)
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a unique identity stays with its element`(seed: UInt64) {
    var random = RandomTree(seed: seed)
    let tree = random.tree()
    let given = tree.everyElement().map(\.element)
    let read = AccessibilitySnapshot(of: tree).root.everyElement().map(\.element)
    #expect(Set(read.map(\.id)).count == read.count)
    for (element, same) in zip(given, read) where element.id != "twin" {
      #expect(same.id == element.id)
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a group is read without interruption`(seed: UInt64) {
    var random = RandomTree(seed: seed)
    let snapshot = AccessibilitySnapshot(of: random.tree())
    let groups = snapshot.root.everyElement().flatMap(\.containers)
      .filter { $0.isGroup || $0.readingOrder == .asListed }
    for group in Set(groups) {
      let members = snapshot.items.indices.filter {
        snapshot.items[$0].containers.contains(group.id)
      }
      #expect(members.last.map { $0 - members[0] + 1 } ?? 0 == members.count)
    }
  }

  @Test(arguments: 0..<75 as Range<UInt64>)
  func `mirroring the screen and the text direction keeps the order`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let elements = (0..<12).map { number in
      AccessibilityElement(
        id: "\(number)",
        frame: LayoutRect(
          x: Double.random(in: 0...300, using: &numbers).rounded(),
          y: Double.random(in: 0...300, using: &numbers).rounded(),
          width: 40,
          height: 20
        )
      )
    }
    let screen = LayoutRect(x: 0, y: 0, width: 400, height: 400)
    let plain = AccessibilityContainer(id: "root", elements: elements)
    let mirrored = AccessibilityContainer(
      id: "root",
      readingOrder: .byPosition(.rightToLeft),
      transform: .identity.mirrored(in: screen),
      elements: elements
    )
    let orders = [plain, mirrored].map { AccessibilitySnapshot(of: $0).items.map(\.element.id) }
    #expect(orders[0] == orders[1])
  }
}
