// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import StepSlider
import TestValues
import Testing

/// Every request by a listener gets an answer.
@Suite struct CursorAnswerTests {
  /// A screen with one button, which closes the screen.
  private struct Vanishing: Accessible {
    var isThere = true

    var accessibilityTree: AccessibilityContainer {
      let button = AccessibilityElement(
        id: "close",
        label: "Close",
        traits: .button,
        frame: LayoutRect(x: 0, y: 0, width: 44, height: 44)
      )
      return AccessibilityContainer(id: "screen", elements: isThere ? [button] : [])
    }

    mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome {
      isThere = false
      return .done()
    }
  }

  @Test func `an action that leaves nothing to read is announced`() {
    var screen = Vanishing()
    var cursor = ReadingCursor(phrases: ElementPhrases())
    #expect(cursor.begin(on: screen, at: .zero).map(\.text) == ["Close, button."])
    let heard = cursor.handle(.perform(.activate), on: &screen, at: .zero)
    #expect(heard == [Announcement("nothing found", priority: .assertive)])
    #expect(cursor.position == nil)
  }

  @Test(arguments: [ElementAction.setIndex(2), .focus, .scrollToVisible])
  func `what any element may refuse is requested of it`(action: ElementAction) throws {
    var listener = Listener(at: try Stand())
    _ = listener.begin()
    _ = listener.hear(.element("size"))
    let words = listener.hear(.perform(action))
    #expect(listener.stand.asked.last == "\(action) size")
    #expect(action != .setIndex(2) || words == ["Large, 3 of 3, maximum"])
    _ = listener.stand.size.setAvailability(.readOnly)
    let count = listener.stand.asked.count
    _ = listener.hear(.perform(.setIndex(0)))
    #expect(listener.stand.asked.count == count, "a read-only element isn't asked")
  }

  @Test func `an element without text is read by its role or as "nothing found"`() {
    let frame = LayoutRect(x: 0, y: 0, width: 44, height: 44)
    let button = AccessibilityElement(id: "b", label: " ", traits: .button, frame: frame)
    let shape = AccessibilityElement(id: "s", frame: frame)
    let brief = ElementPhrases(verbosity: .brief)
    #expect(brief.reading(of: button) == "Button.")
    #expect(brief.reading(of: shape) == "Nothing found.")
    #expect(ElementPhrases().reading(of: shape, entering: ["Logo"]) == "Logo, Nothing found.")
  }

  @Test func `an announcement without text doesn't count as an answer`() throws {
    var listener = Listener(at: try Stand())
    _ = listener.begin()
    _ = listener.hear(.element("tell"))
    listener.stand.notifications = [
      .announcement(Announcement("\u{7} \u{200D}", priority: .assertive)),
      .announcement(Announcement("")),
    ]
    #expect(listener.hear(.perform(.activate)) == ["Tell"])
    #expect(
      listener.hear([.announcement(Announcement(" ", priority: .assertive))]) {
        $0.isScrolled = true
      } == []
    )
  }

  @Test(arguments: SpokenLanguage.all.map(\.tag))
  func `the ends sound different in every language`(tag: String) throws {
    let phrases = ElementPhrases(language: try #require(SpokenLanguage(tag: tag)))
    var stand = try Stand()
    var cursor = ReadingCursor(phrases: phrases)
    let ends = [CursorCommand.first, .previous, .last, .next].flatMap {
      cursor.handle($0, on: &stand, at: .zero).map(\.text)
    }
    #expect(Set(ends).count == ends.count && !ends.contains(""))
  }
}
