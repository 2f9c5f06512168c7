// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import Explorer
import StepSlider
import Testing

@testable import BarChart
@testable import PopOver
@testable import RevealingForm
@testable import VolumeBubble

@Suite struct ExplorationTests {
  @Test func `a held key keeps moving the cursor and is silent at the end`() {
    var exploration = Exploration(of: BarChart(), phrases: ElementPhrases())
    _ = exploration.begin(at: .zero)
    let held = (1...8).map { time in
      exploration.press(.right, isRepeat: true, at: .milliseconds(50 * time))
    }
    #expect(held.flatMap { $0.map(\.text) }.last == "June, 6.")
    #expect(held.suffix(3).joined().isEmpty)
    let fresh = exploration.press(.right, at: .seconds(1))
    #expect(fresh == [Announcement("June, last", priority: .assertive)])
  }

  @Test func `a key press interrupts speech`() {
    var exploration = Exploration(of: BarChart(), phrases: ElementPhrases())
    _ = exploration.begin(at: .zero)
    #expect(exploration.press(.right, at: .zero).map(\.priority) == [.assertive])
    let sorted = exploration.press(.character("s"), at: .zero)
    #expect(sorted == [Announcement("Sorted by height", priority: .assertive)])
  }

  @Test func `q quits, and an unbound key does nothing`() {
    var exploration = Exploration(of: BarChart(), phrases: ElementPhrases())
    _ = exploration.begin(at: .zero)
    #expect(exploration.press(.character("x"), at: .zero).isEmpty)
    #expect(!exploration.isLeaving)
    #expect(exploration.press(.character("q"), at: .zero).isEmpty)
    #expect(exploration.isLeaving)
  }

  @Test func `requests from a screen reader are carried out and move the focus`() throws {
    var exploration = try Exploration(of: VolumeBubble(), phrases: ElementPhrases())
    _ = exploration.begin(at: .zero)
    let slider = exploration.snapshot.items.first { $0.element.range != nil }
    let id = try #require(slider).element.id
    _ = exploration.perform(AccessibilityRequest(.focus, of: id), at: .zero)
    #expect(exploration.snapshot.focusedID == id)
    let said = exploration.perform(AccessibilityRequest(.increment, of: id), at: .zero)
    #expect(said.map(\.text) == ["45 percent"])
    #expect(exploration.snapshot.item(of: id)?.element.value == "45 percent")
  }

  @Test func `announcements of an action are made, no matter who requested it`() {
    var exploration = Exploration(of: PopOver(), phrases: ElementPhrases())
    _ = exploration.begin(at: .zero)
    for id in ["delete", "yes"] as [ElementID] {
      _ = exploration.perform(AccessibilityRequest(.activate, of: id), at: .zero)
    }
    var announcements = exploration.takeAnnouncements()
    #expect(announcements.map(\.text) == ["3 notes deleted"])
    exploration = Exploration(of: PopOver(), phrases: ElementPhrases())
    _ = exploration.begin(at: .zero)
    for key in [SliderKey.end, .enter, .right, .enter] {
      _ = exploration.press(key, at: .zero)
    }
    announcements = exploration.takeAnnouncements()
    #expect(announcements.map(\.text) == ["3 notes deleted"])
  }

  @Test func `an action requested by a screen reader can move the focus`() throws {
    var exploration = try Exploration(of: RevealingForm(), phrases: ElementPhrases())
    _ = exploration.begin(at: .zero)
    _ = exploration.perform(AccessibilityRequest(.activate, of: "more"), at: .zero)
    #expect(exploration.snapshot.focusedID == "day")
  }

  @Test func `an announcement that belongs to no element is made once`() {
    var exploration = Exploration(of: BarChart(), phrases: ElementPhrases())
    _ = exploration.begin(at: .zero)
    _ = exploration.press(.character("s"), at: .zero)
    let announcements = exploration.takeAnnouncements()
    #expect(announcements.map(\.text) == ["Sorted by height"])
    let again = exploration.takeAnnouncements()
    #expect(again.isEmpty)
  }
}
