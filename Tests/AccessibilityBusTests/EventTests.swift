// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSlider
import TestValues
import Testing

@testable import AccessibilityBus

/// The events that clients receive, and their order.
struct EventTests {
  @Test func `no events are sent when nothing changes`() throws {
    var stand = try Stand()
    #expect(stand.show() == [])
  }

  @Test func `a step sends a value change`() throws {
    var stand = try Stand()
    stand.tool.size.slider.adjust(.increment, cause: .program)
    #expect(stand.show() == ["size PropertyChange accessible-value 0 3.0"])
  }

  @Test func `a window becomes active before its focus and inactive after it`() throws {
    var stand = try Stand()
    stand.window.isActive = true
    #expect(
      stand.show() == [
        "window StateChanged active 1", "window Activate 0 “Reading preferences”",
        "size StateChanged focused 1",
      ]
    )
    stand.window.isActive = false
    #expect(
      stand.show() == [
        "size StateChanged focused 0", "window Deactivate 0 “Reading preferences”",
        "window StateChanged active 0",
      ]
    )
  }

  @Test func `one element loses the focus before another gets it`() throws {
    var stand = try Stand()
    stand.window.isActive = true
    _ = stand.show()
    stand.tool.focus = "bold"
    #expect(stand.show() == ["size StateChanged focused 0", "bold StateChanged focused 1"])
  }

  @Test func `additions and removals are reported by the parent, before other changes`() throws {
    var stand = try Stand()
    stand.window.isActive = true
    _ = stand.show()
    stand.tool.isOpen = false
    stand.tool.focus = "title"
    let gone = stand.show()
    #expect(gone.first == "screen ChildrenChanged remove 1 gone")
    #expect(gone.last == "title StateChanged focused 1")
    stand.tool.isOpen = true
    #expect(stand.show().first == "screen ChildrenChanged add 1 pop-over")
  }

  @Test func `a switch reports once that it was turned on`() throws {
    var stand = try Stand()
    stand.tool.isBold = true
    #expect(stand.show() == ["bold StateChanged pressed 1"])
  }

  @Test func `a disabled slider is no longer sensitive`() throws {
    var stand = try Stand()
    stand.tool.size.slider.availability = .disabled
    let told = stand.show()
    #expect(told.contains("size StateChanged enabled 0"))
    #expect(told.contains("size StateChanged sensitive 0"))
  }

  @Test func `a new title changes the window's name`() throws {
    var stand = try Stand()
    stand.window.title = "Writing preferences"
    #expect(
      stand.show() == ["window PropertyChange accessible-name 0 “Writing preferences”"]
    )
  }

  @Test func `a notification appears, is shown and disappears`() throws {
    var stand = try Stand()
    let words: AccessibleTree.Notification = (.numbered(900), "Saved")
    #expect(
      stand.show([words]) == [
        "window ChildrenChanged add 1 ", " StateChanged showing 1",
      ]
    )
    #expect(stand.served.tree[words.path]?.role == .notification)
    #expect(stand.show() == ["window ChildrenChanged remove 1 gone"])
  }

  @Test func `a tool tip that appears is shown, also in a new container`() {
    var paths = ObjectPaths()
    func tree(_ children: [AccessibilityNode]) -> AccessibleTree {
      AccessibleTree(
        of: AccessibilitySnapshot(of: AccessibilityContainer(id: "page", children: children)),
        in: AccessibleWindow(title: "Songs"),
        application: "player",
        paths: &paths
      )
    }
    let frame = LayoutRect(x: 0, y: 0, width: 200, height: 44)
    let button = AccessibilityElement(id: "mix", label: "Mix", traits: .button, frame: frame)
    let tip = AccessibilityElement(id: "tip", label: "Random", traits: .toolTip, frame: frame)
    let layer = AccessibilityContainer(id: "layer", label: "Help", elements: [tip])
    let before = tree([.element(button)])
    for added in [AccessibilityNode.element(tip), .container(layer)] {
      let after = tree([.element(button), added])
      let shown = [AccessibleEvent](from: before, to: after).filter { $0.detail == "showing" }
      #expect(shown.map(\.path) == [after["tip"]?.path])
    }
  }

  @Test func `assertive announcements replace earlier ones, and all expire`() {
    var words = PassingWords()
    let start = Duration.now
    words.add(Announcement("one", priority: .polite), at: start)
    words.add(Announcement("two", priority: .assertive), at: start)
    words.add(Announcement("three", priority: .polite), at: start)
    for announcement in words.takeAll(at: start) {
      words.show(announcement, at: .numbered(1), since: start)
    }
    #expect(words.takeAll(at: start) == [])
    #expect(words.notifications.map(\.text) == ["two", "three"])
    let isEarly = words.expire(at: start + .seconds(2))
    let isOver = words.expire(at: start + .seconds(3))
    #expect(!isEarly && isOver && words.notifications.isEmpty)
  }

  @Test func `announcements expire after waiting three seconds for a bus`() {
    var words = PassingWords()
    let start = Duration.now
    words.add(Announcement("one", priority: .assertive), at: start)
    words.add(Announcement("two", priority: .assertive), at: start + .seconds(2))
    #expect(words.takeAll(at: start + .seconds(3)).map(\.text) == ["two"])
  }
}
