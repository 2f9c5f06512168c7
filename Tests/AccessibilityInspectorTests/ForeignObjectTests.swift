// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import StepSliderAccessibilityBus
import Testing

@testable import AccessibilityInspector

/// The conversion of another program's objects.
struct ForeignObjectTests {
  private static let usable: AccessibleStates = [.usable, .visible]

  private func only(_ object: ForeignObject) -> AccessibilityElement? {
    AccessibilitySnapshot(of: window(around: object)).entries.first?.element
  }

  private func window(around object: ForeignObject) -> AccessibilityContainer {
    var window = ForeignObject(identity: "window", role: 23, name: "Window", states: Self.usable)
    window.extent = LayoutRect(x: 0, y: 0, width: 300, height: 200)
    window.children = [object]
    return ForeignTree(of: ForeignProgram(root: ForeignObject(children: [window]))).root
  }

  private func object(_ role: UInt32, value: ForeignObject.Value? = nil) -> ForeignObject {
    ForeignObject(
      identity: "one",
      role: role,
      name: "Volume",
      states: Self.usable,
      extent: LayoutRect(x: 1, y: 2, width: 30, height: 40),
      value: value
    )
  }

  private static let roles: [(UInt32, Traits)] = [
    (43, .button), (7, .toggle), (62, .toggle), (88, .link), (83, .header), (29, .staticText),
    (27, .image), (79, []), (64, .toolTip), (103, .meter), (11, .button), (44, .button),
    (35, .button), (37, .button), (42, .meter), (32, []), (52, .adjustable),
  ]

  @Test(arguments: roles)
  func `roles become traits`(role: UInt32, traits: Traits) {
    #expect(only(object(role))?.traits == traits)
  }

  @Test func `a slider's steps follow from its minimum increment`() {
    let value = ForeignObject.Value(current: 0.3, minimum: 0.1, maximum: 0.7, increment: 0.1)
    let slider = only(object(51, value: value))
    #expect(slider?.range == AdjustableRange(index: 2, count: 7))
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
    #expect((only(object(51, value: value))?.range?.count ?? 1) == 1)
  }

  @Test func `a value is described with the program's own text`() {
    var slider = object(51, value: .init(current: 2, maximum: 4, increment: 1, text: "newer"))
    #expect(only(slider)?.value == "newer")
    slider.attributes["valuetext"] = "older"
    #expect(only(slider)?.value == "older")
  }

  @Test func `disabled and checked states become traits`() {
    var box = object(7)
    box.states = [.visible, .showing, .checked]
    #expect(only(box)?.traits == [.toggle, .notEnabled, .selected])
  }

  @Test func `an entry can be activated without a trait, other elements need one`() {
    let findings = [79, 29].map { (role: UInt32) in
      var one = object(role)
      one.actions = ["activate"]
      return AccessibilityAudit(of: window(around: one)).findings
    }
    #expect(findings.map { $0.map(\.rule) } == [[], [.unannouncedActivation]])
  }

  @Test func `a notification without a size is no element, but words for a screen reader`() {
    var notification = object(101)
    #expect(only(notification)?.label == "Volume")
    notification.extent = .zero
    #expect(only(notification) == nil)
    #expect(AccessibilityAudit(of: window(around: notification)).findings == [])
  }

  @Test func `an object that isn't visible or doesn't show isn't read`() {
    for states: AccessibleStates in [[.sensitive, .showing], [.sensitive, .visible]] {
      var hidden = object(43)
      hidden.states = states
      #expect(only(hidden) == nil)
    }
  }

  @Test func `a list is a container of its items`() throws {
    var list = ForeignObject(identity: "list", role: 31, name: "Songs", states: Self.usable)
    list.children = [object(32)]
    list.extent = LayoutRect(x: 0, y: 0, width: 50, height: 50)
    let window = try #require(window(around: list).first)
    guard case .container(let frame) = window, case .container(let songs)? = frame.first else {
      Issue.record("no list")
      return
    }
    #expect(songs.label == "Songs" && songs.count == 1)
  }
}
