// SPDX-License-Identifier: GPL-3.0-or-later

import Explorer
import StepSlider
import Testing

@testable import BarChart

@Suite struct ExplorationTests {
  @Test func `a key that is held walks on, and is silent where it leads no further`() {
    var exploration = Exploration(of: BarChart(), phrases: Phrases())
    _ = exploration.begin(at: .zero)
    let held = (1...8).map { time in
      exploration.press(KeyPress(.right, isRepeat: true), at: .milliseconds(50 * time))
    }
    #expect(held.flatMap { $0.map(\.text) }.last == "June, 6.")
    #expect(held.suffix(3).joined().isEmpty)
    let fresh = exploration.press(KeyPress(.right), at: .seconds(1))
    #expect(fresh == [Announcement("June, last")])
  }

  @Test func `a key cuts off what is being said, and what comes with it waits`() {
    var exploration = Exploration(of: BarChart(), phrases: Phrases())
    _ = exploration.begin(at: .zero)
    #expect(exploration.press(KeyPress(.right), at: .zero).map(\.priority) == [.assertive])
    let sorted = exploration.press(KeyPress(.character("s")), at: .zero)
    #expect(sorted == [Announcement("Sorted by height", priority: .assertive)])
  }

  @Test func `q leaves, and a key without a meaning does nothing`() {
    var exploration = Exploration(of: BarChart(), phrases: Phrases())
    _ = exploration.begin(at: .zero)
    #expect(exploration.press(KeyPress(.character("x")), at: .zero).isEmpty)
    #expect(!exploration.isLeaving)
    #expect(exploration.press(KeyPress(.character("q")), at: .zero).isEmpty)
    #expect(exploration.isLeaving)
  }
}
