// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import StepSlider
import TestValues
import Testing

/// Speech for a listener who walks over a screen.
@Suite struct ReadingCursorTests {
  @Test func `moving reads each element and announces the ends`() throws {
    var listener = Listener(at: try Stand())
    #expect(listener.begin() == ["Settings, heading."])
    #expect(listener.hear(.previous) == ["Settings, first"])
    #expect(listener.hear(.next) == ["Text size, horizontal slider, Medium, 2 of 3."])
    #expect(listener.hear(.next) == ["Start, button."])
    #expect(listener.hear(.next) == ["Duration, 0 seconds."])
    #expect(listener.hear(.last) == ["Loud, switch, off."])
    #expect(listener.hear(.next) == ["Loud, last"])
    #expect(listener.hear(.previous) == ["More, heading."])
    #expect(listener.hear(.first) == ["Settings, heading."])
  }

  @Test func `the next element of a kind is read, or "nothing found"`() throws {
    var listener = Listener(at: try Stand())
    _ = listener.begin()
    #expect(listener.hear(.nextMatching(.header)) == ["More, heading."])
    #expect(listener.hear(.nextMatching(.header)) == ["nothing found"])
    #expect(
      listener.hear(.previousMatching([.adjustable, .image])).first?.hasPrefix("Text") == true
    )
    #expect(listener.hear(.element("ask")) == ["Ask, button."])
    #expect(listener.hear(.element("gone")) == ["nothing found"])
    #expect(listener.hear(.point(LayoutPoint(x: 5, y: 110))) == ["Start, button."])
    #expect(listener.hear(.point(LayoutPoint(x: 5, y: 95))) == ["nothing found"])
    #expect(listener.cursor.position == "start")
  }

  @Test func `adjusting speaks the new value, and the end at each push`() throws {
    var listener = Listener(at: try Stand())
    _ = listener.begin()
    _ = listener.hear(.next)
    #expect(listener.hear(.perform(.increment)) == ["Large, 3 of 3, maximum"])
    #expect(listener.hear(.perform(.increment)) == ["Large, 3 of 3, maximum"])
    #expect(listener.hear(.perform(.decrement)) == ["Medium, 2 of 3"])
    #expect(listener.hear(.perform(.decrement)) == ["Small, 1 of 3, minimum"])
  }

  @Test func `a dimmed slider speaks its value and why it doesn't move`() throws {
    var listener = Listener(at: try Stand())
    listener.stand.size.slider.availability = .disabled
    _ = listener.begin()
    #expect(listener.hear(.next) == ["Text size, horizontal slider, Medium, 2 of 3, dimmed."])
    #expect(listener.hear(.perform(.increment)) == ["Medium, 2 of 3, dimmed"])
    #expect(listener.stand.asked.isEmpty)
    listener.stand.size.slider.availability = .readOnly
    _ = listener.hear { _ in }
    #expect(listener.hear(.perform(.increment)) == ["Medium, 2 of 3, read only"])
  }

  @Test func `an unavailable action is announced and not requested`() throws {
    var listener = Listener(at: try Stand())
    _ = listener.begin()
    #expect(listener.hear(.perform(.increment)) == ["Settings, not possible"])
    #expect(listener.hear(.perform(.escape)) == ["Settings, not possible"])
    #expect(listener.hear(.perform(.custom("Tell all"))) == ["Settings, not possible"])
    #expect(listener.stand.asked.isEmpty)
  }

  @Test func `activating speaks what changed at the cursor, or else the label`() throws {
    var listener = Listener(at: try Stand())
    _ = listener.begin()
    _ = listener.hear(.element("start"))
    #expect(listener.hear(.perform(.activate)) == ["dimmed"])
    #expect(listener.hear(.perform(.activate)) == ["Start, dimmed"])
    _ = listener.hear(.element("loud"))
    #expect(listener.hear(.perform(.activate)) == ["off"])
    #expect(listener.hear(.perform(.activate)) == ["on"])
    _ = listener.hear(.element("tell"))
    #expect(listener.hear(.perform(.activate)) == ["Tell"])
    #expect(listener.hear(.perform(.custom("Tell all"))) == ["Tell"])
  }

  @Test func `the answer interrupts speech, and announcements that come with it wait`() throws {
    var stand = try Stand()
    var cursor = ReadingCursor(phrases: ElementPhrases())
    stand.notifications = [
      .announcement(Announcement("Saved", priority: .polite)), .layoutChanged("time"),
    ]
    _ = cursor.begin(on: stand, at: .zero)
    _ = cursor.handle(.element("tell"), on: &stand, at: .zero)
    let heard = cursor.handle(.perform(.activate), on: &stand, at: .zero)
    #expect(heard.map(\.text) == ["Saved", "Duration, 0 seconds."])
    #expect(heard.map(\.priority) == [.assertive, .polite])
    stand.size.slider.adjust(.increment, cause: .program)
    _ = cursor.handle(.element("size"), on: &stand, at: .zero)
    stand.size.slider.adjust(.decrement, cause: .program)
    let followed = cursor.follow(stand, at: .zero)
    #expect(followed == [Announcement("Medium, 2 of 3", priority: .polite)])
  }

  @Test func `the answer to a command comes first, and other announcements follow`() throws {
    var listener = Listener(at: try Stand())
    _ = listener.begin()
    _ = listener.hear(.element("start"))
    listener.stand.notifications = [.announcement(Announcement("2 more questions"))]
    #expect(listener.hear(.perform(.activate)) == ["dimmed", "2 more questions"])
  }

  @Test func `an open question holds the cursor, and closing it returns the cursor`() throws {
    var listener = Listener(at: try Stand())
    _ = listener.begin()
    _ = listener.hear(.element("ask"))
    #expect(listener.hear(.perform(.activate)) == ["Question, Yes, button."])
    #expect(listener.hear(.next) == ["No, button."])
    #expect(listener.hear(.next) == ["No, last"])
    #expect(listener.hear(.perform(.escape)) == ["Ask, button."])
    #expect(listener.hear(.perform(.activate)) == ["Question, Yes, button."])
    #expect(listener.hear { $0.isAsking = false } == ["Ask, button."])
  }

  @Test func `the cursor follows its element and moves to the nearest if it disappears`() throws {
    var listener = Listener(at: try Stand())
    _ = listener.begin()
    _ = listener.hear(.element("ask"))
    #expect(listener.hear { $0.removed = ["title", "size"] } == [])
    #expect(listener.cursor.position == "ask")
    #expect(listener.hear { $0.removed = ["ask", "time"] } == ["Tell, button."])
    #expect(listener.hear { $0.removed = [] } == [])
    #expect(listener.cursor.position == "tell")
  }

  @Test func `an empty screen reads as "nothing found" until elements appear`() throws {
    var listener = Listener(at: try Stand())
    _ = listener.begin()
    let all = Set(listener.stand.accessibilityTree.children.map(\.id))
    #expect(listener.hear { $0.removed = all } == ["nothing found"])
    #expect(listener.cursor.position == nil)
    #expect(listener.hear(.next) == ["nothing found"])
    #expect(listener.hear(.perform(.activate)) == ["nothing found"])
    #expect(listener.hear(.readDetails) == ["nothing found"])
    #expect(listener.hear { $0.removed = [] } == ["Settings, heading."])
  }

  @Test func `the cursor follows the program's focus`() throws {
    var stand = try Stand()
    stand.focus = "size"
    var listener = Listener(at: stand)
    #expect(listener.begin() == ["Text size, horizontal slider, Medium, 2 of 3."])
    #expect(listener.hear { $0.focus = "ask" } == ["Ask, button."])
    #expect(listener.hear { $0.focus = nil } == [])
    #expect(listener.hear([.layoutChanged("start")]) { _ in } == ["Start, button."])
  }

  @Test func `a changed layout or screen speaks the text or element it comes with`() throws {
    var listener = Listener(at: try Stand())
    _ = listener.begin()
    #expect(listener.hear([.announcement(Announcement("Two more"))]) { _ in } == ["Two more"])
    #expect(listener.hear([.screenChanged("more")]) { _ in } == ["More, heading."])
    #expect(listener.hear([.layoutChanged("gone")]) { _ in } == [])
  }

  @Test func `reading all continues element by element to the end or the next command`() throws {
    var listener = Listener(at: try Stand())
    _ = listener.begin()
    _ = listener.hear(.element("tell"))
    #expect(listener.hear(.readToEnd) == ["Tell, button."])
    #expect(listener.hearWhenWordsEnd() == ["More, heading."])
    #expect(listener.hearWhenWordsEnd() == ["Loud, switch, off."])
    #expect(listener.hearWhenWordsEnd() == [])
    _ = listener.hear(.readToEnd)
    _ = listener.hear(.first)
    #expect(listener.hearWhenWordsEnd() == [])
  }

  @Test func `a hint follows after a pause unless a command comes first`() throws {
    var listener = Listener(at: try Stand())
    _ = listener.begin()
    _ = listener.hear(.next)
    #expect(listener.hear(until: .seconds(5)) == [])
    _ = listener.hearWhenWordsEnd()
    #expect(listener.cursor.deadline == .seconds(5) + ReadingCursor.hintDelay)
    #expect(listener.hear(until: .seconds(9)) == ["Use the arrow keys to adjust."])
    _ = listener.hear(.readAgain)
    _ = listener.hearWhenWordsEnd()
    _ = listener.hear(.perform(.increment))
    #expect(listener.hear(until: .seconds(20)) == [])
  }

  @Test func `an element that is out of view is read and scrolled into view`() throws {
    var stand = try Stand()
    stand.isScrolled = false
    var listener = Listener(at: stand)
    _ = listener.begin()
    #expect(listener.hear(.element("start")) == ["Start, button."])
    #expect(!listener.stand.isScrolled)
    #expect(listener.hear(.element("tell")) == ["Tell, button."])
    #expect(listener.stand.asked == ["scrollToVisible tell"])
    #expect(listener.cursor.item?.visibleFrame != nil)
  }

  @Test func `elements that changed without a notification are read as they are now`() throws {
    var listener = Listener(at: try Stand())
    _ = listener.begin()
    listener.stand.size.slider.adjust(.increment, cause: .program)
    #expect(listener.hear(.next) == ["Text size, horizontal slider, Large, 3 of 3."])
    listener.stand.removed = ["size"]
    #expect(listener.hear(.next) == ["Settings, heading."])
    #expect(listener.hear(.next) == ["Start, button."])
  }

  @Test func `an element in another language is read with its words and voice`() throws {
    var stand = try Stand()
    stand.language = "de-AT"
    var cursor = ReadingCursor(phrases: ElementPhrases())
    _ = cursor.begin(on: stand, at: .zero)
    let ask = cursor.handle(.element("ask"), on: &stand, at: .zero)
    #expect(ask == [Announcement("Ask, Schaltfläche.", priority: .assertive, language: "de-AT")])
    let tell = cursor.handle(.next, on: &stand, at: .zero)
    #expect(tell == [Announcement("Tell, button.", priority: .assertive)])
    stand.language = "en-GB"
    let english = cursor.handle(.previous, on: &stand, at: .zero)
    #expect(english == [Announcement("Ask, button.", priority: .assertive)])
  }

  @Test func `reading everything includes the hint and the actions`() throws {
    var listener = Listener(at: try Stand())
    _ = listener.begin()
    _ = listener.hear(.next)
    #expect(
      listener.hear(.readDetails)
        == ["Text size, horizontal slider, Medium, 2 of 3. Use the arrow keys to adjust."]
    )
    _ = listener.hear(.element("tell"))
    #expect(listener.hear(.readDetails) == ["Tell, button. Tell all."])
  }
}
