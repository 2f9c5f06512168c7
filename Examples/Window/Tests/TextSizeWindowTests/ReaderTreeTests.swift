// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

@testable import TextSizeWindow

@Suite struct ReaderTreeTests {
  @Test func `the page is read after the button, and the open pop-over hides both`() throws {
    var reader = try Reader.window()
    let page: [ElementID] = [
      "open", "title", "paragraph 1", "paragraph 2", "paragraph 3", "paragraph 4",
    ]
    #expect(reader.accessibilitySnapshot.items.map(\.element.id) == page)
    #expect(reader.accessibilitySnapshot.focusedID == "open")
    reader = reader.opened
    #expect(reader.accessibilitySnapshot.items.map(\.element.id) == ["size", "done"])
    #expect(reader.accessibilitySnapshot.focusedID == "size")
  }

  @Test func `frames are in screen pixels at the position of the window`() throws {
    let reader = try Reader.window(scale: 2).opened
    let origin = LayoutPoint(x: 300, y: 40)
    let slider = try #require(reader.layout.popOver).slider.layout
    let entry = try #require(reader.snapshot(at: origin).item(of: "size"))
    let frame = reader.size.element(in: slider).frame
    #expect(entry.frame.minX == 300 + 2 * frame.minX)
    #expect(entry.frame.size.width == 2 * frame.size.width)
    #expect(entry.activationPoint.y == 40 + 2 * slider.point(of: 1).y)
  }

  @Test func `a screen reader can open the pop-over, adjust the slider and close it`() throws {
    var reader = try Reader.window()
    #expect(reader.perform(.increment, on: "size") == .refused)
    #expect(reader.perform(.activate, on: "open") == .done())
    #expect(reader.perform(.increment, on: "size") == .done())
    #expect(reader.size.slider.stop?.name == "Large")
    #expect(reader.perform(.activate, on: "done") == .done())
    #expect(!reader.isOpen && reader.accessibilitySnapshot.focusedID == "open")
    #expect(reader.perform(.activate, on: "done") == .refused)
    _ = reader.open()
    #expect(reader.perform(.escape, on: "pop-over") == .done())
    #expect(!reader.isOpen)
    #expect(reader.perform(.escape, on: "pop-over") == .refused)
  }

  @Test func `a screen reader can scroll to a paragraph that is out of view`() throws {
    var reader = try Reader.window(size: ReaderLayout.leastWindow)
    for _ in 0..<3 { _ = reader.size.adjust(.increment) }
    #expect(reader.accessibilitySnapshot.item(of: "paragraph 4")?.visibleFrame == nil)
    #expect(reader.perform(.scrollToVisible, on: "paragraph 4") == .done())
    #expect(reader.accessibilitySnapshot.item(of: "paragraph 4")?.visibleFrame != nil)
  }

  @Test func `a change by a screen reader is reported and spoken like any other`() throws {
    var reader = try Reader.window().opened
    var response = SliderResponse()
    _ = reader.perform(.decrement, on: "size", response: &response)
    #expect(response.committedValue == 0.8)
    #expect(response.words.map(\.text) == ["Small, 1 of 5, minimum"])
  }
}
