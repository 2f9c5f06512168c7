// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityAudit
import StepSlider
import Testing

@testable import GameMenu

@Suite struct GameMenuTests {
  /// What a screen reader says at the focus, from its label to its state.
  private func reading(of menu: GameMenu) -> String? {
    let focus = menu.accessibilityFocus.flatMap(menu.accessibilitySnapshot.item)
    return focus.map { ElementPhrases().reading(of: $0.element) }
  }

  @Test func `arrow keys lead through the menu and from its end to its beginning`() {
    var menu = GameMenu()
    var heard = [reading(of: menu)]
    for _ in 0..<4 {
      _ = menu.press(.down)
      heard.append(reading(of: menu))
    }
    #expect(
      heard == [
        "Play, button.", "Music, switch, on.", "Difficulty, horizontal slider, Normal.",
        "Quit, button.", "Play, button.",
      ]
    )
    _ = menu.press(.up)
    #expect(reading(of: menu) == "Quit, button.")
  }

  @Test func `Enter switches, starts and quits`() {
    var menu = GameMenu()
    #expect(
      menu.press(.enter)
        == .done(notifying: [.announcement(Announcement("Level 1", priority: .assertive))])
    )
    _ = menu.press(.down)
    #expect(menu.press(.enter) == .done())
    #expect(reading(of: menu) == "Music, switch, off.")
    #expect(menu.press(.right) == .refused)
    _ = menu.perform(.focus, on: "Quit")
    _ = menu.press(.enter)
    #expect(menu.isOver)
  }

  @Test func `the end of the levels is announced, because nothing changes there`() {
    var menu = GameMenu()
    _ = menu.perform(.focus, on: "Difficulty")
    #expect(menu.press(.right) == .done())
    #expect(reading(of: menu) == "Difficulty, horizontal slider, Hard.")
    let end = ActionOutcome.done(notifying: [
      .announcement(Announcement("Hard, maximum", priority: .assertive))
    ])
    #expect(menu.press(.right) == end)
  }

  @Test(arguments: [SliderKey.down, .left, .right, .enter])
  func `the audit has no findings`(key: SliderKey) {
    var menu = GameMenu()
    let screen = LayoutRect(origin: .zero, size: GameMenu.size)
    for _ in 0..<4 {
      #expect(TreeAudit(of: menu.accessibilityTree, screens: [screen]).findings == [])
      _ = menu.press(key)
      _ = menu.press(.down)
    }
  }
}
