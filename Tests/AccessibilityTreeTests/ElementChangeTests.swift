// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import Testing

/// Announcements about an element that changes.
@Suite struct ElementChangeTests {
  private let button = AccessibilityElement(
    id: "start",
    label: "Start",
    traits: .button,
    frame: LayoutRect(x: 0, y: 0, width: 80, height: 44)
  )

  @Test func `a button that is both dimmed and renamed is reported once`() {
    let told = notifications {
      $0.traits.insert(.notEnabled)
      $0.label = "Started"
    }
    #expect(told == [.elementChanged("start")])
  }

  @Test func `a new hint, language, relation or action is reported`() {
    #expect(notifications { $0.hint = "Starts the timer." } == [.elementChanged("start")])
    #expect(notifications { $0.language = "de" } == [.elementChanged("start")])
    #expect(notifications { $0.describedBy = ["tip"] } == [.elementChanged("start")])
    #expect(notifications { $0.controls = ["text"] } == [.elementChanged("start")])
    #expect(notifications { $0.actions.append(.custom("Reset")) } == [.elementChanged("start")])
  }

  @Test func `a new value is reported as a value change, and a new frame as a layout change`() {
    #expect(notifications { $0.value = "on" } == [.valueChanged("start")])
    #expect(
      notifications { $0.frame = LayoutRect(x: 9, y: 0, width: 80, height: 44) }
        == [.layoutChanged(.unspecified)]
    )
    #expect(notifications { $0.actions = [.activate] } == [])
  }

  @Test func `moving a slider changes its value, and adding stops changes the element`() {
    var slider = button
    (slider.traits, slider.range) = (.adjustable, AdjustableRange(index: 2, count: 5))
    #expect(
      notifications(of: slider) { $0.range = AdjustableRange(index: 3, count: 5) }
        == [.valueChanged("start")]
    )
    #expect(
      notifications(of: slider) { $0.range = AdjustableRange(index: 2, count: 7) }
        == [.elementChanged("start")]
    )
  }

  @Test func `actions follow the traits unless they are set`() {
    var element = button
    #expect(element.actions == [.activate])
    element.traits = .adjustable
    #expect(element.actions == [.increment, .decrement])
    element.actions = [.escape]
    element.traits = .button
    #expect(element.actions == [.escape])
  }

  @Test func `an element can be created hidden`() {
    let hidden = AccessibilityElement(id: "x", frame: button.frame, isHidden: true)
    let tree = AccessibilityContainer(id: "screen", elements: [hidden, button])
    #expect(AccessibilitySnapshot(of: tree).entries.map(\.element.id) == ["start"])
  }

  private func notifications(
    of element: AccessibilityElement? = nil,
    change: (inout AccessibilityElement) -> Void
  ) -> [AccessibilityNotification] {
    let old = element ?? button
    var new = old
    change(&new)
    let snapshots = [old, new].map {
      AccessibilitySnapshot(of: AccessibilityContainer(id: "screen", elements: [$0]))
    }
    return AccessibilityDifference(from: snapshots[0], to: snapshots[1]).notifications
  }
}
