// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityBus
import AccessibilityTree
import Testing

@testable import AccessibilityInspector

/// The conversion of another program's objects.
struct ForeignObjectTests {
  private static let usable: AccessibleStates = [.usable, .visible]

  private func only(_ object: ForeignObject) -> AccessibilityElement? {
    AccessibilitySnapshot(of: window(around: object)).items.first?.element
  }

  private func window(around object: ForeignObject) -> AccessibilityContainer {
    var window = ForeignObject(
      identity: "window",
      role: .frame,
      name: "Window",
      states: Self.usable
    )
    window.extent = LayoutRect(x: 0, y: 0, width: 300, height: 200)
    window.children = [object]
    return ForeignTree(of: ForeignProgram(root: ForeignObject(children: [window]))).root
  }

  private func object(_ role: AccessibleRole, value: ForeignObject.Value? = nil) -> ForeignObject {
    ForeignObject(
      identity: "one",
      role: role,
      name: "Volume",
      states: Self.usable,
      extent: LayoutRect(x: 1, y: 2, width: 30, height: 40),
      value: value
    )
  }

  private static let roles: [(AccessibleRole, AccessibilityTraits)] = [
    (.pushButton, .button), (.checkBox, .toggle), (.toggleButton, .toggle), (.link, .link),
    (.heading, .header), (.label, .staticText),
    (.image, .image), (.entry, []), (.toolTip, .toolTip), (.levelBar, .meter), (.comboBox, .button),
    (.radioButton, .button),
    (.menuItem, .button), (.pageTab, .button), (.progressBar, .meter), (.listItem, []),
    (.spinButton, .adjustable),
  ]

  @Test(arguments: roles)
  func `roles become traits`(role: AccessibleRole, traits: AccessibilityTraits) {
    #expect(only(object(role))?.traits == traits)
  }

  @Test(
    arguments: [
      (.silent, "1 object didn't answer in time", "2 objects didn't answer in time"),
      (
        .gone, "1 object disappeared while the program was read",
        "2 objects disappeared while the program was read"
      ),
      (
        .repeated, "1 object was met a second time in the tree, and left out there",
        "2 objects were met a second time in the tree, and left out there"
      ),
      (
        .malformed, "1 answer had values of the wrong type",
        "2 answers had values of the wrong type"
      ),
      (
        .notFinite, "1 object had a number that is infinite or not a number",
        "2 objects had a number that is infinite or not a number"
      ),
      (.cutText, "1 long text was cut", "2 long texts were cut"),
      (
        .manyChildren, "1 object had more children than were read",
        "2 objects had more children than were read"
      ),
      (
        .deep, "1 object was nested too deep for its children to be read",
        "2 objects were nested too deep for their children to be read"
      ),
      (
        .manyObjects, "1 object was left out, because the program has too many",
        "2 objects were left out, because the program has too many"
      ),
      (
        .late, "1 object was left out or read in part, because the time was up",
        "2 objects were left out or read in part, because the time was up"
      ),
    ] as [(Fault.Kind, String, String)]
  )
  func `a fault agrees with its number`(kind: Fault.Kind, one: String, two: String) {
    #expect("\(Fault(kind: kind, path: "", count: 1))" == one)
    #expect("\(Fault(kind: kind, path: "", count: 2))" == two)
  }

  @Test func `a slider's steps follow from its minimum increment`() {
    let value = ForeignObject.Value(current: 0.3, minimum: 0.1, maximum: 0.7, increment: 0.1)
    let slider = only(object(.slider, value: value))
    #expect(slider?.range == AdjustableRange(index: 2, stopCount: 7))
    #expect(slider?.value == "0.3")
    #expect(slider?.actions == [.increment, .decrement])
  }

  @Test(
    arguments: [
      (0.0, 0.0, 1.0), (Double.nan, 0, 1), (0.1, Double.nan, 1), (1e-9, 0, 1), (1, 1, 0),
      (1, -Double.infinity, 1), (Double.infinity, 0, 1),
    ] as [(Double, Double, Double)]
  )
  func `a range that can't be counted is ignored`(
    increment: Double,
    minimum: Double,
    maximum: Double
  ) {
    let value = ForeignObject.Value(
      current: 1,
      minimum: minimum,
      maximum: maximum,
      increment: increment
    )
    #expect((only(object(.slider, value: value))?.range?.stopCount ?? 1) == 1)
  }

  @Test func `a value is described with the program's own text`() {
    var slider = object(.slider, value: .init(current: 2, maximum: 4, increment: 1, text: "newer"))
    #expect(only(slider)?.value == "newer")
    slider.attributes["valuetext"] = "older"
    #expect(only(slider)?.value == "older")
  }

  @Test func `disabled and checked states become traits`() {
    var box = object(.checkBox)
    box.states = [.visible, .showing, .checked]
    #expect(only(box)?.traits == [.toggle, .notEnabled, .selected])
  }

  @Test func `an entry can be activated without a trait, other elements need one`() {
    let findings = [AccessibleRole.entry, .label].map { role in
      var one = object(role)
      one.actions = ["activate"]
      return TreeAudit(of: window(around: one)).findings
    }
    #expect(findings.map { $0.map(\.rule) } == [[], ["unannounced-activation"]])
  }

  @Test func `a notification without a size is no element, but words for a screen reader`() {
    var notification = object(.notification)
    #expect(only(notification)?.label == "Volume")
    notification.extent = .zero
    #expect(only(notification) == nil)
    #expect(TreeAudit(of: window(around: notification)).findings == [])
  }

  @Test func `an object that isn't visible or doesn't show isn't read`() {
    for states: AccessibleStates in [[.sensitive, .showing], [.sensitive, .visible]] {
      var hidden = object(.pushButton)
      hidden.states = states
      #expect(only(hidden) == nil)
    }
  }

  @Test func `a list is a container of its items`() throws {
    var list = ForeignObject(identity: "list", role: .list, name: "Songs", states: Self.usable)
    list.children = [object(.listItem)]
    list.extent = LayoutRect(x: 0, y: 0, width: 50, height: 50)
    let window = try #require(window(around: list).children.first)
    guard case .container(let frame) = window, case .container(let songs)? = frame.children.first
    else {
      Issue.record("no list")
      return
    }
    #expect(songs.label == "Songs" && songs.children.count == 1)
  }
}
