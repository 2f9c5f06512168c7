// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

@Suite struct LanguageTests {
  @Test(arguments: Heard.inEachLanguage)
  func `sliders speak each language`(heard: Heard) throws {
    let phrases = SliderPhrases(language: try #require(SpokenLanguage(tag: heard.tag)))
    var slider = Slider(
      stops: try Stops(names: ["A", "B", "C"]),
      presentation: SliderPresentation(label: "X")
    )
    #expect(phrases.entry(to: slider) == heard.entry)
    #expect(phrases.hint(for: slider) == heard.hint)
    let change = try required(slider.adjust(.increment, cause: .key))
    #expect(phrases.announcement(of: change, on: slider).text == heard.change)
    let percent = Slider(
      stops: try Stops(from: 0, to: 100, by: 5),
      index: 9,
      presentation: SliderPresentation(unit: .percent, orientation: .vertical)
    )
    #expect(phrases.entry(to: percent) == heard.percent)
    let refusals = try [SliderAvailability.disabled, .readOnly].map { availability in
      phrases.refusal(by: Slider(stops: try Stops(count: 5), availability: availability)).text
    }
    #expect(refusals == heard.refusals)
  }

  @Test(arguments: Heard.inEachLanguage)
  func `elements speak each language`(heard: Heard) throws {
    let phrases = ElementPhrases(language: try #require(SpokenLanguage(tag: heard.tag)))
    let element = { (label: String?, traits: AccessibilityTraits) in
      AccessibilityElement(id: "x", label: label, traits: traits, frame: .zero)
    }
    let kinds: [AccessibilityTraits] = [
      .button, .header, .link, .image, .searchField, .meter, .toolTip,
    ]
    let roles = kinds.map { phrases.reading(of: element(nil, $0)) }
    #expect(roles == heard.roles)
    let on = element("X", [.toggle, .selected])
    let toggle = [
      phrases.reading(of: on), phrases.change(from: on, to: element("X", .toggle)),
    ]
    #expect(toggle == heard.toggle)
    let dimmed = element("X", [.selected, .notEnabled])
    let states = [
      phrases.reading(of: dimmed), phrases.change(from: dimmed, to: element("X", [])),
    ]
    #expect(states == heard.states)
  }

  @Test func `each language is in the table exactly once`() {
    let tags = SpokenLanguage.all.map(\.tag)
    #expect(Set(tags).count == tags.count)
    #expect(tags.sorted() == Heard.inEachLanguage.map(\.tag).sorted())
  }

  @Test(arguments: SpokenLanguage.all.map(\.tag))
  func `no sentence is empty or has unspoken characters`(tag: String) throws {
    let sentences = try Sentences(in: try #require(SpokenLanguage(tag: tag))).all
    #expect(sentences.count > 100)
    for sentence in sentences {
      // The mark before a minus sign is for the eyes; an announcement leaves it out.
      let spoken = sentence.filter { $0 != "\u{200E}" }
      #expect(SpokenText.cleaned(sentence, maximumLength: 700) == spoken)
      let parts = sentence.dropLast(sentence.hasSuffix(".") ? 1 : 0).split(
        separator: ", ",
        omittingEmptySubsequences: false
      )
      #expect(parts.allSatisfy { SpokenText.spoken(String($0)) != nil }, "\(sentence)")
    }
  }

  @Test(arguments: SpokenLanguage.all.map(\.tag))
  func `sentences that differ in English differ in every language`(tag: String) throws {
    let english = try Sentences(in: .english).all
    let others = try Sentences(in: try #require(SpokenLanguage(tag: tag))).all
    #expect(english.count == others.count)
    #expect(Set(zip(english, others).map { "\($0) \($1)" }).count == Set(others).count)
  }

  @Test(arguments: SpokenLanguage.all.map(\.tag))
  func `a position has its number and the count, a percentage its number`(tag: String) throws {
    let phrases = SliderPhrases(language: try #require(SpokenLanguage(tag: tag)))
    let text = { (index: Int, count: Int) throws in
      phrases.valueText(of: Slider(stops: try Stops(count: count), index: index))
    }
    #expect(try text(36, 58).split { !$0.isNumber }.sorted() == ["37", "58"])
    #expect(try text(4, 8) != text(7, 8))
    let percent = Slider(
      stops: try Stops(from: 0, to: 100, by: 1),
      index: 37,
      presentation: SliderPresentation(unit: .percent)
    )
    #expect(phrases.valueText(of: percent).split { !$0.isNumber } == ["37"])
  }

  @Test(arguments: [
    ("fr-CA", "fr"), ("pt_BR.UTF-8", "pt"), ("pt-br", "pt"), ("es-419", "es"), ("AR_eg", "ar"),
    ("hi_IN", "hi"), ("tr", "tr"), ("zh", nil), ("zh_TW.UTF-8", nil), ("fra", nil), ("a", nil),
  ])
  func `a regional tag finds its language`(tag: String, found: String?) {
    #expect(SpokenLanguage(tag: tag)?.tag == found)
  }
}
