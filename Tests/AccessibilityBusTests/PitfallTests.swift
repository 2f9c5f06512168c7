// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import StepSlider
import TestValues
import Testing

@testable import AccessibilityBus

/// Mistakes of others, and mistakes that clients don't forgive. Each was seen with at-spi2 2.46
/// and Orca 43 or 45, or read in their source.
struct PitfallTests {
  @Test func `the attribute valuetext (Orca 43) and the property Text (newer) are equal`() throws {
    let stand = try Stand()
    #expect(stand.read("Value", "Text", of: "size") == .string("Medium, 3 of 5"))
    let attributes = stand.call("GetAttributes", of: "size")?.first?.entries
    #expect(attributes?["valuetext"] == .string("Medium, 3 of 5"))
  }

  @Test func `the minimum is 0, because Orca's percentage is value / (maximum - minimum)`() throws {
    let stand = try Stand()
    #expect(stand.read("Value", "MinimumValue", of: "size") == .double(0))
    #expect(stand.read("Value", "MaximumValue", of: "size") == .double(4))
    #expect(stand.read("Value", "CurrentValue", of: "size") == .double(2))
    #expect(stand.read("Value", "MinimumIncrement", of: "size") == .double(1))
  }

  @Test(arguments: [(1.0, 1), (99, 4), (-3, 0), (2.6, 3), (.infinity, 4), (-.infinity, 0)])
  func `setting a value never fails, because libatspi would abort Orca`(
    number: Double,
    step: Int
  ) throws {
    let stand = try Stand()
    let path = try #require(stand.object("size")).path.text
    #expect(stand.set(number, at: path))
    #expect(stand.served.takeRequest() == AccessibilityRequest(.setIndex(step), of: "size"))
  }

  @Test(arguments: [
    (1e300, Int.max, Int.max - 1), (Double.infinity, .max, .max - 1), (-1e300, .max, 0),
    (1e300, 9_007_199_254_740_996, 9_007_199_254_740_995),
  ])
  func `a number beyond any step sets the nearest one`(number: Double, count: Int, step: Int) {
    let value = AccessibleValue(step: 0, maximum: count - 1, text: "", isSettable: true)
    #expect(value.step(nearestTo: number) == step)
  }

  @Test func `a thumb's steps count from the first that it can reach`() throws {
    var stand = try Stand()
    stand.tool.size.slider.setReach(ReachableStops(limits: 1...3))
    _ = stand.show()
    #expect(stand.read("Value", "MinimumValue", of: "size") == .double(0))
    #expect(stand.read("Value", "MaximumValue", of: "size") == .double(2))
    #expect(stand.read("Value", "CurrentValue", of: "size") == .double(1))
    let path = try #require(stand.object("size")).path.text
    #expect(stand.set(9, at: path))
    #expect(stand.served.takeRequest() == AccessibilityRequest(.setIndex(3), of: "size"))
  }

  @Test func `setting NaN is ignored without an error`() throws {
    let stand = try Stand()
    let path = try #require(stand.object("size")).path.text
    #expect(stand.set(.nan, at: path))
    #expect(stand.served.requests.isEmpty)
  }

  @Test func `setting a dimmed, read-only or removed element is ignored without an error`() throws {
    var stand = try Stand()
    let path = try #require(stand.object("size")).path.text
    for availability in [SliderAvailability.disabled, .readOnly] {
      stand.tool.size.slider.availability = availability
      _ = stand.show()
      #expect(stand.set(1, at: path))
    }
    stand.tool.isOpen = false
    _ = stand.show()
    #expect(stand.set(1, at: path))
    #expect(stand.served.requests.isEmpty)
  }

  @Test func `setting an element without a value doesn't fail, and it doesn't offer one`() throws {
    let stand = try Stand()
    #expect(stand.served.tree.objects.contains { $0.value == nil })
    for object in stand.served.tree.objects {
      #expect(stand.set(1, at: object.path.text))
      let interfaces = stand.call("GetInterfaces", at: object.path.text)?.first
      guard case .array(let names, _)? = interfaces else { throw MissingAnswer() }
      #expect(names.contains(.string("org.a11y.atspi.Value")) == (object.value != nil))
    }
    #expect(stand.served.takeRequest() == AccessibilityRequest(.setIndex(1), of: "size"))
    #expect(stand.served.requests.isEmpty)
  }

  @Test func `a dimmed element keeps its interfaces because libatspi requests them once`() throws {
    var stand = try Stand()
    let enabled = stand.call("GetInterfaces", of: "size")
    stand.tool.size.slider.availability = .disabled
    _ = stand.show()
    #expect(stand.read("Action", "NActions", of: "size") == .int32(0))
    #expect(stand.call("GetInterfaces", of: "size") == enabled)
  }

  private struct MissingAnswer: Error {}

  /// Orca 43 requests the parent of the object that had the focus. If the answer is an error, it
  /// doesn't announce the new focus.
  @Test func `a removed element has the null object as its parent`() throws {
    var stand = try Stand()
    let path = try #require(stand.object("done")).path.text
    stand.tool.isOpen = false
    _ = stand.show()
    let parent = ["org.a11y.atspi.Accessible", "Parent"].map(DBusValue.string)
    #expect(stand.call("Get", parent, at: path)?.first?.content == ObjectReference.nothing)
    #expect(stand.call("GetRole", at: path) == nil)
  }

  @Test func `the model changes before its event, because clients may ask at once`() throws {
    var stand = try Stand()
    stand.tool.size.slider.adjust(.increment, cause: .program)
    #expect(stand.show() == ["size PropertyChange accessible-value 0 3.0"])
    #expect(stand.read("Value", "Text", of: "size") == .string("Large, 4 of 5"))
  }

  @Test func `all objects have states because clients ignore events without any`() throws {
    let stand = try Stand()
    #expect(stand.served.tree.objects.allSatisfy { !$0.states.isEmpty })
  }

  @Test func `only an element in an active window has the focus`() throws {
    var stand = try Stand()
    #expect(stand.served.tree.focus == nil)
    stand.window.isActive = true
    _ = stand.show()
    #expect(stand.served.tree.focus == stand.object("size")?.path)
  }

  @Test func `in a terminal nothing takes the focus because Orca wouldn't go back`() throws {
    var stand = try Stand()
    stand.window.takesFocus = false
    _ = stand.show()
    #expect(stand.call("GrabFocus", of: "size") == [.boolean(false)])
    #expect(stand.served.tree.objects.allSatisfy { !$0.states.contains(.focusable) })
    #expect(stand.served.requests.isEmpty)
  }

  @Test func `a focus request succeeds and is passed to the program`() throws {
    let stand = try Stand()
    #expect(stand.call("GrabFocus", of: "size") == [.boolean(true)])
    #expect(stand.served.takeRequest() == AccessibilityRequest(.focus, of: "size"))
  }

  @Test func `a window without a frame has a size because clients skip empty objects`() throws {
    let stand = try Stand()
    #expect(stand.served.tree.frameExtent == LayoutRect(x: 100, y: 200, width: 320, height: 164))
    var paths = ObjectPaths()
    let empty = AccessibleTree(
      of: AccessibilitySnapshot(of: AccessibilityContainer(id: "empty", children: [])),
      in: AccessibleWindow(title: "empty"),
      application: "test",
      paths: &paths
    )
    #expect(empty.frameExtent.size == LayoutSize(width: 1, height: 1))
  }

  @Test func `no text contains NUL because dbus-daemon would drop the connection`() {
    let dirty = "a\u{0}b\u{1B}c\u{FFFD}"
    let element = AccessibilityElement(
      id: ElementID(dirty),
      label: dirty,
      value: dirty,
      hint: dirty,
      frame: LayoutRect(x: 0, y: 0, width: 9, height: 9),
      range: AdjustableRange(index: 0, stopCount: 2),
      actions: [.custom(dirty)],
      language: dirty
    )
    let container = AccessibilityContainer(id: ElementID(dirty), label: dirty, elements: [element])
    var paths = ObjectPaths()
    let tree = AccessibleTree(
      of: AccessibilitySnapshot(of: container),
      in: AccessibleWindow(title: dirty),
      application: dirty,
      notifications: [(.numbered(77), Announcement(dirty, priority: .assertive).text)],
      paths: &paths
    )
    for object in tree.objects {
      var texts = [object.name, object.description, object.identity]
      texts += [object.language, object.value?.text].compactMap(\.self)
      texts += object.actions.flatMap { [$0.name, $0.description] }
      for text in texts { #expect(!text.unicodeScalars.contains("\u{0}")) }
    }
    #expect(tree.objects.count == 5)
  }

  @Test func `the application's child count matches its list of children`() throws {
    let stand = try Stand()
    let root = ObjectPath.root.text
    let interface = DBusValue.string("org.a11y.atspi.Accessible")
    #expect(
      stand.call("Get", [interface, .string("ChildCount")], at: root) == [.variant(.int32(1))]
    )
    let frame = DBusValue.structure([.string(":1.7"), .objectPath(ObjectPath.frame.text)])
    #expect(stand.call("GetChildren", at: root) == [.array([frame], of: "(so)")])
  }

  @Test func `the registry can set the application's Id`() throws {
    let stand = try Stand()
    let place: [DBusValue] = [.string("org.a11y.atspi.Application"), .string("Id")]
    let root = ObjectPath.root.text
    #expect(stand.call("Set", place + [.variant(.int32(42))], at: root) != nil)
    #expect(stand.call("Get", place, at: root) == [.variant(.int32(42))])
  }

  @Test func `a child index out of range gives the null object`() throws {
    let stand = try Stand()
    for index in [-1, 7, Int32.max, Int32.min] {
      #expect(
        stand.call("GetChildAtIndex", [.int32(index)], of: "screen") == [ObjectReference.nothing]
      )
    }
  }

  @Test func `an unknown path, interface or method is an error, not a crash`() throws {
    let stand = try Stand()
    for path in [
      "/", "/org/a11y/atspi/accessible/-1", "/org/a11y/atspi/accessible/12345678901234567890",
    ] {
      #expect(stand.call("GetRole", at: path) == nil)
    }
    #expect(stand.call("GetRole", at: "/org/a11y/atspi/accessible/4711") == nil)
    #expect(stand.call("GetText", [.int32(0), .int32(1)], of: "size") == nil)
    #expect(stand.call("Explode", of: "size") == nil)
  }

  @Test(
    arguments: [
      ("Object:Announcement:", true), ("Object:Announcement", true), ("object:announcement", true),
      ("Object", true), ("Object:", true), ("Window:Activate:", false), ("", false),
      ("Object:AnnouncementToo:", false), ("Object:Announcement:Polite", false),
    ]
  )
  func `event names match without a final colon, and a group covers its members`(
    event: String,
    isHeard: Bool
  ) {
    let listeners = Listeners([(":1.5", event)], except: ":1.7")
    #expect(listeners.hearsAnnouncements == isHeard)
  }

  private static let orca43 = [
    "Object:PropertyChange:AccessibleValue:", "Window:Activate:", "Object:StateChanged:Focused:",
  ]

  @Test func `a screen reader is recognised by its events because Orca leaves the switch off`() {
    let orca = Self.orca43.map { (":1.5", $0) }
    #expect(Listeners(orca, except: nil).hasScreenReader)
    #expect(!Listeners(orca, except: ":1.5").hasScreenReader)
    #expect(
      !Listeners(orca.dropLast(2) + [(":1.6", "Window:Activate:")], except: nil).hasScreenReader
    )
    #expect(!Listeners([], except: nil).hasScreenReader)
  }

  @Test func `announcements count as heard only if the screen reader itself listens to them`() {
    let orca = Self.orca43.map { (":1.5", $0) }
    let monitor = [(":1.6", "Object:Announcement:")]
    #expect(!Listeners(orca + monitor, except: nil).hearsAnnouncements)
    #expect(Listeners(orca + [(":1.5", "Object:Announcement:")], except: nil).hearsAnnouncements)
  }
}
