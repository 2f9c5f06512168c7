// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import Testing

/// Speech when a program changes at any moment.
@Suite struct CursorOnChangesTests {
  /// A page whose content the test changes.
  private struct Page: Accessible {
    var accessibilityTree: AccessibilityContainer
    var accessibilityFocus: ElementID?
    private(set) var asked: [String] = []

    init(_ tree: AccessibilityContainer) { accessibilityTree = tree }

    mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome {
      asked.append("\(action) \(id)")
      return action == .scrollToVisible ? .refused : .done()
    }
  }

  private func rows(_ names: String...) -> AccessibilityContainer {
    AccessibilityContainer(id: "page", elements: names.enumerated().map { row($1, $0) })
  }

  private func row(
    _ name: String,
    _ line: Int,
    value: String? = nil,
    _ traits: AccessibilityTraits = .button
  ) -> AccessibilityElement {
    AccessibilityElement(
      id: ElementID(name),
      label: name,
      value: value,
      traits: traits,
      frame: LayoutRect(x: 0, y: 20 * Double(line), width: 100, height: 20)
    )
  }

  private func dialogue(_ label: String, in page: AccessibilityContainer) -> AccessibilityContainer
  {
    var page = page
    let sure = AccessibilityContainer(
      id: "dialogue",
      label: label,
      isModal: true,
      elements: [row("Warning", 0, .staticText), row("OK", 1)]
    )
    page.children.append(.container(sure))
    return page
  }

  private func cursor(on page: Page, at id: ElementID) -> ReadingCursor {
    var (cursor, page) = (ReadingCursor(phrases: ElementPhrases()), page)
    _ = cursor.begin(on: page, at: .zero)
    _ = cursor.handle(.element(id), on: &page, at: .zero)
    return cursor
  }

  @Test func `no action is performed on an element that the listener hasn't heard yet`() {
    var page = Page(rows("Keep", "Cancel", "Delete"))
    var cursor = cursor(on: page, at: "Cancel")
    page.accessibilityTree = rows("Keep", "Delete")
    let heard = cursor.handle(.perform(.activate), on: &page, at: .zero)
    #expect(heard == [Announcement("Delete, button.", priority: .assertive)])
    #expect(page.asked.isEmpty)
    #expect(cursor.handle(.perform(.activate), on: &page, at: .zero).map(\.text) == ["Delete"])
    #expect(page.asked == ["activate Delete"])
  }

  @Test func `the cursor moves to the row that replaces a deleted one`() {
    var page = Page(rows("1", "2", "3", "4", "5"))
    var cursor = cursor(on: page, at: "3")
    page.accessibilityTree = rows("1", "2", "4", "5")
    #expect(cursor.follow(page, at: .zero).map(\.text) == ["4, button."])
  }

  @Test func `after a question the cursor is near the deleted row`() {
    let list = rows("Title", "1", "2", "3", "4")
    var page = Page(list)
    var cursor = cursor(on: page, at: "3")
    page.accessibilityTree = dialogue("Delete?", in: list)
    #expect(cursor.follow(page, at: .zero).map(\.text) == ["Delete? Warning."])
    page.accessibilityTree = rows("Title", "1", "2", "4")
    #expect(cursor.follow(page, at: .zero).map(\.text) == ["4, button."])
  }

  @Test func `a question on another page is read from its beginning`() {
    var page = Page(dialogue("First?", in: rows("1")))
    var cursor = cursor(on: page, at: "OK")
    page.accessibilityTree = AccessibilityContainer(id: "other", elements: [row("2", 0)])
    #expect(cursor.follow(page, at: .zero).map(\.text) == ["2, button."])
    page.accessibilityTree = dialogue("Second?", in: page.accessibilityTree)
    #expect(cursor.follow(page, at: .zero).map(\.text) == ["Second? Warning."])
  }

  @Test func `a new page is read from its beginning, even if it has the same button`() {
    var page = Page(rows("Page 1", "Next"))
    var cursor = cursor(on: page, at: "Next")
    page.accessibilityTree = AccessibilityContainer(
      id: "page 2",
      elements: [row("Page 2", 0, .header), row("Next", 1)]
    )
    let heard = cursor.handle(.perform(.activate), on: &page, at: .zero)
    #expect(heard.map(\.text) == ["Page 2, heading."])
    let changed = cursor.follow(page, notifying: [.screenChanged(nil)], at: .zero)
    #expect(changed.map(\.text) == ["Page 2, heading."])
  }

  @Test func `an element that moves to another container is read with the container's label`() {
    func lists(_ first: [AccessibilityElement], _ second: [AccessibilityElement]) -> Page {
      let lists = [("To do", first), ("Done", second)].map { label, elements in
        AccessibilityContainer(id: ElementID(label), label: label, elements: elements)
      }
      return Page(AccessibilityContainer(id: "page", children: lists.map { .container($0) }))
    }
    var cursor = cursor(on: lists([row("Paint", 0)], [row("Saw", 1)]), at: "Paint")
    let heard = cursor.follow(lists([], [row("Saw", 1), row("Paint", 2)]), at: .zero)
    #expect(heard.map(\.text) == ["Done, Paint"])
  }

  @Test func `the cursor ignores an unchanged focus when a question closes`() {
    let list = rows("field", "open")
    var page = Page(list)
    page.accessibilityFocus = "field"
    var cursor = cursor(on: page, at: "open")
    page.accessibilityTree = dialogue("Sure?", in: list)
    _ = cursor.follow(page, at: .zero)
    page.accessibilityTree = list
    #expect(cursor.follow(page, at: .zero).map(\.text) == ["open, button."])
  }

  @Test func `an old value is never spoken after a newer one`() {
    func clock(_ value: String, _ traits: AccessibilityTraits) -> AccessibilityContainer {
      AccessibilityContainer(id: "page", elements: [row("Time", 0, value: value, traits)])
    }
    var page = Page(clock("0 s", .updatesFrequently))
    var cursor = cursor(on: page, at: "Time")
    page.accessibilityTree = clock("1 s", .updatesFrequently)
    #expect(cursor.follow(page, at: .seconds(1)) == [])
    page.accessibilityTree = clock("done", [])
    #expect(cursor.follow(page, at: .seconds(2)).map(\.text) == ["done"])
    #expect(cursor.deadline == nil)
    #expect(cursor.advance(on: page, to: .seconds(9)) == [])
  }

  @Test func `removed elements are neither read next nor get a hint`() {
    var page = Page(rows("A", "B", "C"))
    var cursor = cursor(on: page, at: "A")
    _ = cursor.handle(.readToEnd, on: &page, at: .zero)
    page.accessibilityTree = rows("A", "C")
    #expect(cursor.speechFinished(on: &page, at: .zero).map(\.text) == ["C, button."])
    page.accessibilityTree = rows("A")
    #expect(cursor.advance(on: page, to: .seconds(9)).map(\.text) == ["A, button."])
    #expect(cursor.speechFinished(on: &page, at: .seconds(9)) == [])
    #expect(cursor.deadline == nil)
  }

  @Test func `a removed value leaves the label, and a value at an end names the end`() {
    func inbox(_ value: String?) -> AccessibilityContainer {
      AccessibilityContainer(id: "page", elements: [row("Inbox", 0, value: value)])
    }
    var page = Page(inbox("3 new"))
    var cursor = cursor(on: page, at: "Inbox")
    page.accessibilityTree = inbox(nil)
    #expect(cursor.follow(page, at: .zero).map(\.text) == ["Inbox"])
    let (low, high) = (slider(at: 1), slider(at: 2))
    #expect(ElementPhrases().change(from: low, to: high) == "3 of 3, maximum")
    #expect(ElementPhrases().change(from: high, to: low) == "2 of 3")
  }

  @Test func `the hint shared by all sliders is spoken once`() {
    let sliders = [slider(at: 1, id: "a"), slider(at: 1, id: "b")]
    var page = Page(AccessibilityContainer(id: "page", elements: sliders))
    var cursor = ReadingCursor(phrases: ElementPhrases())
    _ = cursor.begin(on: page, at: .zero)
    _ = cursor.speechFinished(on: &page, at: .zero)
    let hint = cursor.advance(on: page, to: .seconds(1)).map(\.text)
    #expect(hint == ["Use the arrow keys to adjust."])
    _ = cursor.handle(.next, on: &page, at: .seconds(2))
    _ = cursor.speechFinished(on: &page, at: .seconds(3))
    #expect(cursor.advance(on: page, to: .seconds(9)) == [])
  }

  @Test func `a question can't be closed with the escape action of hidden content`() {
    var list = rows("1")
    list.actions = [.escape, .custom("Sort")]
    var page = Page(dialogue("Sure?", in: list))
    var cursor = cursor(on: page, at: "OK")
    #expect(
      cursor.handle(.perform(.escape), on: &page, at: .zero).map(\.text) == ["OK, not possible"]
    )
    #expect(page.asked.isEmpty)
    page.accessibilityTree = list
    _ = cursor.follow(page, at: .zero)
    let everything = cursor.handle(.readDetails, on: &page, at: .zero)
    #expect(everything.map(\.text) == ["1, button. Sort."])
  }

  @Test(arguments: [
    ("", nil), ("C", nil), ("-", nil), ("en-GB", nil), ("de_DE.UTF-8", "de-DE"), ("fr", "fr"),
  ])
  func `invalid language names don't reach the voice`(name: String, tag: String?) {
    var element = row("X", 0)
    element.language = name
    var cursor = ReadingCursor(phrases: ElementPhrases())
    let page = Page(AccessibilityContainer(id: "page", label: "Box", elements: [element]))
    let heard = cursor.begin(on: page, at: .zero)
    #expect(heard.last?.language == tag)
    #expect(heard.map(\.text).first?.hasPrefix("Box") == true)
    #expect((heard.count == 2) == (tag != nil))
  }

  @Test func `a program that is a class instance can be explored`() {
    final class Window: Accessible {
      var page: Page
      init(_ page: Page) { self.page = page }
      var accessibilityTree: AccessibilityContainer { page.accessibilityTree }
      func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome {
        page.perform(action, on: id)
      }
    }
    var window = Window(Page(rows("1", "2")))
    var cursor = ReadingCursor(phrases: ElementPhrases())
    _ = cursor.begin(on: window, at: .zero)
    #expect(cursor.handle(.next, on: &window, at: .zero).map(\.text) == ["2, button."])
    _ = cursor.handle(.perform(.activate), on: &window, at: .zero)
    #expect(window.page.asked == ["activate 2"])
    #expect(cursor.speechFinished(on: &window, at: .zero) == [])
  }

  @Test func `what else changes when an element is scrolled into view is said`() {
    struct List: Accessible {
      var isScrolled = false
      var accessibilityFocus: ElementID? { isScrolled ? "3" : nil }
      let rows: AccessibilityContainer
      var accessibilityTree: AccessibilityContainer {
        var tree = rows
        tree.transform = .identity.clipped(to: LayoutRect(x: 0, y: 0, width: 100, height: 20))
        return tree
      }
      mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome {
        guard action == .scrollToVisible else { return .refused }
        isScrolled = true
        return .done(notifying: [.announcement(Announcement("Page 2", priority: .assertive))])
      }
    }
    var list = List(rows: rows("1", "2", "3"))
    var cursor = ReadingCursor(phrases: ElementPhrases())
    _ = cursor.begin(on: list, at: .zero)
    let heard = cursor.handle(.next, on: &list, at: .zero)
    #expect(heard.map(\.text) == ["2, button.", "Page 2", "3, button."])
    #expect(heard.map(\.priority) == [.assertive, .polite, .polite])
    #expect(cursor.position == "3")
    #expect(cursor.follow(list, at: .zero) == [])
  }

  private func slider(at index: Int, id: ElementID = "slider") -> AccessibilityElement {
    AccessibilityElement(
      id: id,
      value: "\(index + 1) of 3",
      traits: .adjustable,
      frame: LayoutRect(x: 0, y: 0, width: 9, height: 9),
      range: AdjustableRange(index: index, stopCount: 3)
    )
  }
}
