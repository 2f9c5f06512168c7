// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import StepSlider
import TestValues
import Testing

@testable import AccessibilityBus

/// The parts of a tree that are on the bus.
struct TreeTests {
  private func object(_ traits: AccessibilityTraits, range: AdjustableRange? = nil)
    -> AccessibleObject?
  {
    let element = AccessibilityElement(
      id: "one",
      label: "Label",
      value: "value",
      traits: traits,
      frame: LayoutRect(x: 1, y: 2, width: 30, height: 40),
      range: range
    )
    var paths = ObjectPaths()
    let tree = AccessibleTree(
      of: AccessibilitySnapshot(of: AccessibilityContainer(id: "all", elements: [element])),
      in: AccessibleWindow(title: "window"),
      application: "test",
      paths: &paths
    )
    return tree["one"]
  }

  private static let roles: [(AccessibilityTraits, AccessibleRole)] = [
    (.adjustable, .slider), ([], .label), (.button, .pushButton), (.link, .link),
    (.toggle, .toggleButton), (.image, .image), (.header, .heading),
    ([.image, .button], .pushButton),
    (.staticText, .label), (.toolTip, .toolTip), (.meter, .levelBar),
  ]

  @Test(arguments: roles)
  func `traits determine the role, and a value is part of the name`(
    traits: AccessibilityTraits,
    role: AccessibleRole
  ) {
    #expect(object(traits)?.role == role)
    #expect(object(traits)?.name == "Label, value")
  }

  @Test func `a slider's value is not part of its name`() {
    let slider = object(.adjustable, range: AdjustableRange(index: 2, stopCount: 5))
    #expect(slider?.name == "Label")
    #expect(slider?.value?.text == "value")
    #expect(slider?.states.contains(.horizontal) == true)
  }

  // Orca says the percentage of value / (maximum - minimum), so that 40 of 20 to 70 would be 80 percent.
  @Test func `the bus counts steps from 0, also where an element tells numbers`() {
    let numbers = (40.0, ends: 20.0...70.0)
    let plain = object(.adjustable, range: AdjustableRange(index: 2, stopCount: 6))
    let range = AdjustableRange(index: 2, stopCount: 6, numbers: numbers)
    #expect(object(.adjustable, range: range)?.value == plain?.value)
  }

  @Test func `a routing key of a braille display moves a slider up`() {
    let range = AdjustableRange(index: 2, stopCount: 5)
    let actions = object(.adjustable, range: range)?.actions
    #expect(actions?.map(\.name) == ["increment", "decrement", "press"])
    #expect(actions?.map(\.action) == [.increment, .decrement, .increment])
    #expect(object([.adjustable, .notEnabled], range: range)?.actions == [])
  }

  @Test func `a meter has a value that nobody can set, and takes no focus`() {
    let meter = object(.meter, range: AdjustableRange(index: 2, stopCount: 5))
    #expect(meter?.role == .levelBar)
    #expect(meter?.name == "Label")
    #expect(meter?.value?.text == "value")
    #expect(meter?.value?.isSettable == false)
    #expect(meter?.states.contains(.focusable) == false)
    #expect(meter?.actions == [])
  }

  @Test func `a search field has the typed text, with the caret at its end`() {
    let field = object(.searchField)
    #expect(field?.role == .entry)
    #expect(field?.name == "Label")
    #expect(field?.text == AccessibleText("value", isTyped: true))
    #expect(field?.text?.caret == 5)
    #expect(field?.states.isSuperset(of: [.editable, .singleLine, .focusable]) == true)
    #expect(object([.searchField, .readOnly])?.states.contains(.editable) == false)
    #expect(object(.header)?.text?.caret == nil)
  }

  @Test func `states follow from traits`() {
    #expect(object([.button, .notEnabled])?.states.contains(.sensitive) == false)
    #expect(object([.button, .notEnabled])?.actions == [])
    #expect(object([.toggle, .selected])?.states.contains(.pressed) == true)
    #expect(object([.button, .selected])?.states.contains(.selected) == true)
    #expect(
      object(.readOnly, range: .init(index: 0, stopCount: 2))?.states.contains(.readOnly) == true
    )
    let upright = AdjustableRange(index: 0, stopCount: 2, orientation: .vertical)
    #expect(object(.adjustable, range: upright)?.states.contains(.vertical) == true)
  }

  @Test func `a path stays the same while the element exists and is never reused`() throws {
    var stand = try Stand()
    let size = stand.object("size")?.path
    let done = stand.object("done")?.path
    stand.tool.size.slider.adjust(.increment, cause: .program)
    _ = stand.show()
    #expect(stand.object("size")?.path == size)
    stand.tool.isOpen = false
    _ = stand.show()
    stand.tool.isOpen = true
    _ = stand.show()
    let now = stand.object("done")?.path
    #expect(now != nil && now != done && now != size)
  }

  @Test func `a text that matches an element's label becomes its label`() throws {
    let stand = try Stand()
    let size = try #require(stand.object("size"))
    let label = try #require(stand.object("label"))
    #expect(size.relations == [.labelledBy: [label.path]])
    #expect(label.relations == [.labelFor: [size.path]])
    let reference = DBusValue.structure([.string(":1.7"), .objectPath(label.path.text)])
    let relation = DBusValue.structure([.uint32(2), .array([reference], of: "(so)")])
    #expect(stand.call("GetRelationSet", of: "size") == [.array([relation], of: "(ua(so))")])
  }

  @Test func `a modal container is a dialogue and hides everything else`() {
    let element = AccessibilityElement(
      id: "yes",
      label: "Yes",
      traits: .button,
      frame: LayoutRect(x: 0, y: 0, width: 50, height: 50)
    )
    let modal = AccessibilityContainer(
      id: "sure",
      label: "Are you sure?",
      isModal: true,
      elements: [element]
    )
    let behind = AccessibilityElement(id: "behind", label: "Behind", frame: element.frame)
    let tree = AccessibilityContainer(id: "all", children: [.element(behind), .container(modal)])
    var paths = ObjectPaths()
    let objects = AccessibleTree(
      of: AccessibilitySnapshot(of: tree),
      in: AccessibleWindow(title: "window"),
      application: "test",
      paths: &paths
    )
    #expect(objects["sure"]?.role == .dialog)
    #expect(objects["sure"]?.states.contains(.modal) == true)
    #expect(objects["yes"] != nil)
    #expect(objects["behind"] == nil)
  }

  @Test func `positions are relative to the screen, the window or the parent`() throws {
    var stand = try Stand()
    stand.window.frame = LayoutRect(x: 90, y: 180, width: 400, height: 300)
    _ = stand.show()
    func extent(in system: UInt32) -> [DBusValue]? {
      stand.call("GetExtents", [.uint32(system)], of: "size")
    }
    func rectangle(_ numbers: Int32...) -> [DBusValue] {
      [.structure(numbers.map(DBusValue.int32))]
    }
    #expect(extent(in: 0) == rectangle(100, 260, 320, 44))
    #expect(extent(in: 1) == rectangle(10, 80, 320, 44))
    #expect(extent(in: 2) == rectangle(0, 30, 320, 44))
    let found = stand.call(
      "GetAccessibleAtPoint",
      [.int32(110), .int32(270), .uint32(0)],
      of: "screen"
    )
    let size = try #require(stand.object("size")).path.text
    #expect(found == [.structure([.string(":1.7"), .objectPath(size)])])
  }

  @Test func `a text is read in pieces, counted in user-perceived characters`() {
    let text = AccessibleText("Grüße, 👩‍🚀 Ada")
    #expect(text[text.range(from: 0, to: -1)] == "Grüße, 👩‍🚀 Ada")
    #expect(text[text.range(from: 2, to: 5)] == "üße")
    #expect(text[text.range(from: 9, to: 3)] == "")
    #expect(text.range(of: .word, around: 0) == 0..<7)
    #expect(text.range(of: .character, around: 8) == 7..<10)
    #expect(text[text.range(of: .word, around: 8, plus: -1)] == "Grüße, ")
    #expect(text[text.range(of: .word, around: 8, plus: 1)] == "Ada")
    #expect(text[text.range(of: .word, around: 99)] == "")
    #expect(text.range(of: .line, around: 3) == 0..<text.count)
    #expect(AccessibleText("").range(of: .line, around: 0).isEmpty)
  }

  @Test(arguments: [
    ("ja", "jaz", "", "z", 2), ("jaz", "ja", "z", "", 2), ("12 books", "13 books", "2", "3", 1),
    ("aa", "aaa", "", "a", 2), ("", "jazz", "", "jazz", 0), ("jazz", "jazz", "", "", 4),
    ("abc", "xyz", "abc", "xyz", 0),
  ])
  func `a change of a text is the piece that differs`(
    before: String,
    after: String,
    old: String,
    new: String,
    start: Int
  ) {
    let (before, after) = (AccessibleText(before), AccessibleText(after))
    let change = before.change(to: after)
    #expect(change == (start..<start + old.count, start..<start + new.count))
    #expect((before[change.old], after[change.new]) == (old, new))
  }

  @Test func `GetItems returns the whole tree`() throws {
    let stand = try Stand()
    let items = stand.call("GetItems", at: "/org/a11y/atspi/cache")
    guard case .array(let objects, let signature)? = items?.first else {
      Issue.record("no answer")
      return
    }
    #expect(objects.count == stand.served.tree.objects.count)
    #expect(objects.allSatisfy { $0.signature == signature })
  }
}
