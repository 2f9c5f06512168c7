// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import TestValues
import Testing

@testable import AccessibilityBus

/// A window that is hidden and shown, and what takes the focus in it.
struct WindowTests {
  private func states(_ stand: Stand, of id: ElementID) -> AccessibleStates {
    stand.object(id)?.states ?? []
  }

  @Test func `the focus leaves a window before it is hidden, and returns when it is shown`() throws
  {
    var stand = try Stand()
    stand.window.isActive = true
    _ = stand.show()
    stand.window.isVisible = false
    let hidden = stand.show()
    #expect(
      hidden.prefix(5) == [
        "size StateChanged focused 0", "window Deactivate 0 “Reading preferences”",
        "window StateChanged active 0", "window StateChanged visible 0",
        "window StateChanged showing 0",
      ]
    )
    stand.window.isVisible = true
    let shown = stand.show()
    #expect(shown.prefix(2) == ["window StateChanged visible 1", "window StateChanged showing 1"])
    #expect(
      shown.suffix(3) == [
        "window StateChanged active 1", "window Activate 0 “Reading preferences”",
        "size StateChanged focused 1",
      ]
    )
  }

  @Test func `in a hidden window nothing is showing, active or focused`() throws {
    var stand = try Stand()
    stand.window.isActive = true
    stand.window.isVisible = false
    let told = stand.show()
    let objects = stand.served.tree.objects.filter { $0.role != .application }
    #expect(objects.count > 1)
    for object in objects {
      #expect(object.states.isDisjoint(with: [.showing, .active, .focused]))
      #expect(object.states.contains(.visible) == (object.role != .frame))
      #expect(told.contains("\(object.identity) StateChanged showing 0"))
    }
  }

  @Test func `whatever can be operated or has the focus is focusable, and a change is told`() throws
  {
    var stand = try Stand()
    for id in ["size", "bold", "done"] as [ElementID] {
      #expect(states(stand, of: id).contains(.focusable))
    }
    #expect(!states(stand, of: "title").contains(.focusable))
    stand.window.isActive = true
    stand.tool.focus = "title"
    let told = stand.show()
    #expect(states(stand, of: "title").isSuperset(of: [.focusable, .focused]))
    #expect(told.contains("title StateChanged focusable 1"))
    #expect(told.last == "title StateChanged focused 1")
  }
}
