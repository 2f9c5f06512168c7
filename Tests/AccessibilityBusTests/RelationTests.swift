// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import StepSlider
import Testing

@testable import AccessibilityBus

/// What an element's references to others become on the bus.
struct RelationTests {
  private func element(
    _ id: ElementID,
    hint: String? = nil,
    describedBy: [ElementID] = [],
    controls: [ElementID] = []
  ) -> AccessibilityElement {
    AccessibilityElement(
      id: id,
      label: "\(id)",
      hint: hint,
      frame: LayoutRect(x: 0, y: 0, width: 50, height: 50),
      describedBy: describedBy,
      controls: controls
    )
  }

  private func tree(_ elements: AccessibilityElement...) -> AccessibleTree {
    var paths = ObjectPaths()
    return AccessibleTree(
      of: AccessibilitySnapshot(
        of: AccessibilityContainer(
          id: "all",
          label: "All",
          readingOrder: .asListed,
          elements: elements
        )
      ),
      in: AccessibleWindow(title: "window"),
      application: "test",
      paths: &paths
    )
  }

  @Test func `references are relations in both directions, also to containers`() throws {
    let tree = tree(element("a", describedBy: ["b"], controls: ["b", "all", "b"]), element("b"))
    let (one, other) = (try #require(tree["a"]), try #require(tree["b"]))
    let container = try #require(tree["all"])
    #expect(
      one.relations == [
        .describedBy: [other.path], .controllerFor: [other.path, container.path],
      ]
    )
    #expect(other.relations == [.descriptionFor: [one.path], .controlledBy: [one.path]])
    #expect(container.relations == [.controlledBy: [one.path]])
  }

  @Test func `references to what isn't there, hidden or the element itself are left out`() {
    var hidden = element("b")
    hidden.isHidden = true
    let tree = tree(element("a", describedBy: ["a", "b", "c"], controls: ["a", "b", "c"]), hidden)
    #expect(tree["a"]?.relations == [:])
    #expect(tree["a"]?.description == "")
  }

  @Test func `what describes an element is spoken before its hint`() {
    let tree = tree(
      element("a", hint: "Press it.", describedBy: ["b", "c"]),
      element("b"),
      element("c")
    )
    #expect(tree["a"]?.description == "b. c. Press it.")
  }

  @Test func `the numbers of relations are those of AtspiRelationType, in their order`() throws {
    let tree = tree(element("a", describedBy: ["b"], controls: ["b"]), element("b"))
    let served = ServedTree(tree, ownName: ":1.7")
    let path = try #require(tree["a"]).path.text
    let call = DBusCall(path: path, member: "GetRelationSet")
    let answer = try served.answer(call)
    guard case .array(let relations, _)? = answer.first else { throw NoRelations() }
    let numbers = relations.map { relation in
      if case .structure(let parts) = relation { parts.first } else { nil as DBusValue? }
    }
    #expect(numbers == [.uint32(3), .uint32(18)])
  }

  private struct NoRelations: Error {}
}
