// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import Testing

/// The words for elements of all kinds.
@Suite struct ElementPhrasesTests {
  private func element(
    _ label: String? = nil,
    _ value: String? = nil,
    _ traits: AccessibilityTraits = [],
    hint: String? = nil
  ) -> AccessibilityElement {
    AccessibilityElement(
      id: "x",
      label: label,
      value: value,
      hint: hint,
      traits: traits,
      frame: .zero
    )
  }

  @Test func `the order is label, value, role, state`() {
    let phrases = ElementPhrases()
    let reading = { phrases.reading(of: $0) }
    #expect(reading(element("Start", nil, [.button, .notEnabled])) == "Start, button, dimmed.")
    #expect(reading(element("Monday", "12 tasks", .image)) == "Monday, 12 tasks, image.")
    #expect(reading(element("Row", nil, [.selected, .link])) == "Row, link, selected.")
    #expect(reading(element("Loud", nil, [.toggle, .selected])) == "Loud, switch, on.")
    #expect(reading(element("Once upon a time", nil, .staticText)) == "Once upon a time.")
    #expect(reading(element(nil, nil, .button)) == "Button.")
    #expect(reading(element("Rate", "4 of 5", .adjustable)) == "Rate, slider, 4 of 5.")
    #expect(reading(element("Songs", "jazz", .searchField)) == "Songs, jazz, search field.")
    #expect(reading(element("Charge", "80 percent", .meter)) == "Charge, meter, 80 percent.")
    #expect(reading(element("In random order", nil, .toolTip)) == "In random order, tooltip.")
    #expect(reading(element()) == "Nothing found.")
  }

  @Test func `a meter isn't a slider, although it has a range`() {
    var charge = element("Charge", "80 percent", .meter)
    charge.range = AdjustableRange(index: 4, stopCount: 6)
    #expect(ElementPhrases().reading(of: charge) == "Charge, meter, 80 percent.")
    #expect(ElementPhrases().hint(for: charge) == nil)
  }

  @Test func `brief verbosity leaves out roles and hints`() {
    let phrases = ElementPhrases(verbosity: .brief)
    #expect(phrases.reading(of: element("Start", nil, [.button, .notEnabled])) == "Start, dimmed.")
    #expect(phrases.hint(for: element("Start", nil, .button, hint: "Starts it.")) == nil)
  }

  @Test func `an element's own hint is spoken unless the element is dimmed`() {
    let hint = "Starts it."
    #expect(ElementPhrases().hint(for: element("Start", nil, .button, hint: hint)) == hint)
    #expect(
      ElementPhrases().hint(for: element("Start", nil, [.button, .notEnabled], hint: hint)) == nil
    )
    #expect(ElementPhrases().hint(for: element("Start", nil, .button)) == nil)
  }

  @Test func `only the parts that changed are spoken`() {
    let phrases = ElementPhrases()
    let old = element("Start", "1", .button)
    #expect(phrases.change(from: old, to: old) == nil)
    #expect(phrases.change(from: old, to: element("Start", "2", .button)) == "2")
    #expect(phrases.change(from: old, to: element("Go", "1", .button)) == "Go")
    let dimmed = element("Start", "2", [.button, .notEnabled, .selected])
    #expect(phrases.change(from: old, to: dimmed) == "2, selected, dimmed")
    #expect(phrases.change(from: dimmed, to: old) == "1, not selected, not dimmed")
  }

  @Test func `text from a program can't break a sentence`() {
    let phrases = ElementPhrases()
    let nasty = "a\u{1B}[2Jb\nc" + String(repeating: "x", count: 1_000)
    let reading = phrases.reading(of: element(nasty, nasty), entering: [nasty, "\u{200D}"])
    #expect(reading.unicodeScalars.count < 700)
    #expect(!reading.contains("\u{1B}") && !reading.contains("\n"))
    var nameless = element("\u{200D}", nil, .button)
    nameless.roleWord = "\u{200D}"
    #expect(phrases.reading(of: nameless) == "Button.")
  }

  @Test(arguments: [
    ("Delete all?", "It is gone then.", "Delete all? It is gone then."),
    ("Delete all", "It is gone then", "Delete all, It is gone then."),
    ("More…", "Wait!", "More…, Wait!"),
    ("A", "Loading…", "A, Loading…"),
  ])
  func `text that ends with punctuation gets no other mark`(
    container: String,
    label: String,
    sentence: String
  ) {
    let element = AccessibilityElement(id: "text", label: label, frame: .zero)
    #expect(ElementPhrases().reading(of: element, entering: [container]) == sentence)
  }
}
