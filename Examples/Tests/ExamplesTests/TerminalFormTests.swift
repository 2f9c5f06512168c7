// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityAudit
import StepSlider
import Testing

@testable import TerminalForm

@Suite struct TerminalFormTests {
  @Test func `each key is answered with what it changed`() {
    var form = TerminalForm()
    var cursor = ReadingCursor(phrases: ElementPhrases())
    var heard = cursor.begin(on: form, at: .zero).map(\.text)
    for key in [
      SliderKey.down, .down, .down, .up, .tab, .space, .enter, .tab, .tab, .tab.with(.shift),
    ] {
      let notifications = form.press(key)
      heard += cursor.follow(form, notifying: notifications, at: .zero).map(\.text)
    }
    #expect(
      heard == [
        "Order a drink, Drinks, Tea, button, selected.", "Coffee, button, selected.",
        "Cocoa, button, selected.", "Cocoa, last", "Coffee, button, selected.",
        "Milk, switch, off.", "on", "off", "Order, button.",
        "Drinks, Coffee, button, selected.", "Order, button.",
      ]
    )
  }

  @Test func `keys and requests order the chosen drink`() {
    var form = TerminalForm()
    for key in [SliderKey.down, .tab, .space, .down, .tab] { _ = form.press(key) }
    #expect(!form.isOrdered)
    _ = form.press(.enter)
    #expect(form.isOrdered && form.order == "Coffee with milk")
    form.perform(.activate, on: "Cocoa")
    #expect(form.order == "Cocoa with milk")
    #expect(form.accessibilityFocus == "Cocoa")
    #expect(form.perform(.increment, on: "Milk") == .refused)
  }

  @Test(arguments: [SliderKey.tab, .down, .space, .tab.with(.shift)])
  func `the audit has no findings, and only styles change in the drawing`(key: SliderKey) {
    var form = TerminalForm()
    let drawing = visible(form.picture)
    let screen = LayoutRect(x: 0, y: 0, width: 800, height: 600)
    for _ in 0..<5 {
      let audit = TreeAudit(
        of: form.accessibilityTree,
        screens: [screen]
      )
      #expect(audit.findings == [])
      #expect(visible(form.picture) == drawing)
      _ = form.press(key)
      _ = form.press(.tab)
    }
    #expect(drawing == "\rOrder a drink\n\rTea\n\rCoffee\n\rCocoa\n\rMilk off on\n\rOrder\n")
  }
}
