// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

@Suite struct PhrasesTests {
  @Test func `names replace the numbers of their values`() throws {
    let values = ["0.8", "1", "1.5"].compactMap(DecimalNumber.init)
    let slider = Slider(stops: try Stops(values: values, names: ["Small", "Medium", "Large"]))
    #expect(SliderPhrases().valueText(of: slider) == "Medium, 2 of 3")
  }

  @Test(arguments: [
    (SliderAvailability.disabled, "Horizontal slider, 3 of 5, dimmed.", "3 of 5, dimmed"),
    (.readOnly, "Horizontal slider, 3 of 5, read only.", "3 of 5, read only"),
  ])
  func `a disabled or read-only slider says so and gives no hint`(
    availability: SliderAvailability,
    entry: String,
    refusal: String
  ) throws {
    let slider = Slider(stops: try Stops(count: 5), availability: availability)
    #expect(SliderPhrases().entry(to: slider) == entry)
    #expect(SliderPhrases().refusal(by: slider).text == refusal)
    #expect(SliderPhrases().hint(for: slider) == nil)
    #expect(!SliderPhrases().everything(about: slider).contains("arrow"))
  }

  @Test func `the full description contains label, role, value, range and hint`() throws {
    let slider = Slider(
      stops: try Stops(names: ["Tiny", "Huge"]),
      presentation: SliderPresentation(label: "Size", hint: "Turn the knob.")
    )
    #expect(
      SliderPhrases().everything(about: slider)
        == "Size, horizontal slider, Huge, 2 of 2, minimum Tiny, maximum Huge. Turn the knob."
    )
  }

  @Test func `brief verbosity omits the position, full verbosity adds the range`() throws {
    let slider = Slider(
      stops: try Stops(names: ["Tiny", "Huge"]),
      presentation: SliderPresentation(label: "Size")
    )
    let brief = SliderPhrases(verbosity: .brief)
    #expect(brief.entry(to: slider) == "Size, Huge.")
    #expect(brief.hint(for: slider) == nil)
    let full = SliderPhrases(verbosity: .full)
    #expect(
      full.entry(to: slider) == "Size, horizontal slider, Huge, 2 of 2, minimum Tiny, maximum Huge."
    )
  }

  @Test(arguments: [
    ("de", "de"), ("de-AT", "de"), ("de_CH.UTF-8", "de"), ("EN", "en"), ("en-gb-scotland", "en"),
  ])
  func `a language is found by its tag whatever the region`(tag: String, found: String) {
    #expect(SpokenLanguage(tag: tag)?.tag == found)
  }

  @Test(arguments: ["", "C", "POSIX", "xx", "d", "deu"])
  func `an unsupported language is not guessed`(tag: String) {
    #expect(SpokenLanguage(tag: tag) == nil)
  }

  @Test func `a label of one megabyte doesn't hide the value`() throws {
    let label = String(repeating: "long ", count: 200_000)
    let slider = Slider(stops: try Stops(count: 5), presentation: SliderPresentation(label: label))
    let entry = SliderPhrases().entry(to: slider)
    #expect(entry.hasSuffix(", horizontal slider, 3 of 5."))
    #expect(entry.count < 300)
  }
}

@Suite struct SpokenTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("  a \t\n b  ", "a b"), ("\u{01}+10Srate", "+10Srate"),
    ("bell\u{07}\u{1B}[31mred", "bell[31mred"), ("bad\u{FFFD}bytes", "badbytes"),
    ("<break time='60s'/>", "<break time='60s'/>"), ("left\u{202E}right", "leftright"),
    ("👩‍🚀", "👩‍🚀"), ("", ""), (" \n", ""),
  ])
  func `text is cleaned and otherwise unchanged`(text: String, cleaned: String) {
    #expect(SpokenText.cleaned(text) == cleaned)
  }

  @Test func `long text is truncated with an ellipsis`() {
    let text = SpokenText.cleaned(String(repeating: "ab ", count: 100_000))
    #expect(text.unicodeScalars.count <= SpokenText.maximumLength + 1)
    #expect(text.hasSuffix("…"))
  }

  @Test func `text truncated within a long gap gets an ellipsis too`() {
    let gap = String(repeating: " ", count: 5000)
    #expect(SpokenText.cleaned("Text" + gap + "size") == "Text…")
    #expect(SpokenText.cleaned("Text   size   ") == "Text size")
    #expect(SpokenText.spoken(gap + "size") == nil)
  }

  @Test(arguments: [Int.min, -1, 0, 1, 3, 4, 5, Int.max])
  func `text can be truncated to any length`(length: Int) {
    let whole = ["", "a…", "ab…", "abc…"]
    let cut = SpokenText.cleaned("abcd", maximumLength: length)
    #expect(cut == (length > 3 ? "abcd" : whole[max(length, 0)]))
    #expect(SpokenText.cleaned(" ", maximumLength: length) == "")
  }

  @Test func `a single long character is truncated too`() {
    let text = SpokenText.cleaned("e" + String(repeating: "\u{0301}", count: 1_000_000))
    #expect(text.unicodeScalars.count <= SpokenText.maximumLength + 1)
  }

  @Test func `a slider's frame is the whole, its activation point the thumb`() throws {
    let slider = Slider(stops: try Stops(count: 5), index: 4)
    let bounds = LayoutRect(x: 5, y: 5, width: 300, height: 44)
    let layout = SliderLayout(of: slider, in: bounds)
    let whole = SliderPhrases().element(for: slider, in: layout)
    #expect(whole.frame == bounds)
    #expect(whole.activationPoint == layout.thumb(at: 4).center)
    #expect(whole.range == AdjustableRange(index: 4, stopCount: 5))
    #expect(layout.thumb(at: 4).contains(try #require(whole.activationPoint)))
  }

  @Test func `a slider's element tells its value as a number, if its stops have values`() throws {
    let stops = try Stops(from: 0.5, to: 2, by: 0.25)
    func range(_ slider: Slider) -> AdjustableRange? {
      let layout = SliderLayout(of: slider, in: LayoutRect(x: 0, y: 0, width: 300, height: 44))
      return SliderPhrases().element(for: slider, in: layout).range
    }
    let slider = Slider(stops, value: 1.25)
    #expect(range(slider)?.number == 1.25 && range(slider)?.numbers == 0.5...2)
    let between = range(slider.placed(at: .value(1.1)))
    #expect(between?.number == 1.1)
    #expect(range(slider.placed(at: .notSet))?.number == nil)
    #expect(range(Slider(try Stops(names: ["Low", "High"])))?.number == nil)
    var limited = slider
    limited.setReach(ReachableStops(limits: 1...4))
    #expect(range(limited)?.numbers == 0.75...1.5)
  }

  @Test func `a slider's element is read with the same words as the slider`() throws {
    let range = try Stops(
      from: 0,
      to: 100,
      by: 5
    )
    for stops in [try Stops(count: 5), range, try Stops(names: ["A", "B"])] {
      for availability in [SliderAvailability.enabled, .disabled, .readOnly] {
        for verbosity in Verbosity.allCases {
          let slider = Slider(stops: stops, availability: availability)
          let phrases = SliderPhrases(verbosity: verbosity)
          let layout = SliderLayout(
            of: slider,
            in: LayoutRect(x: 5, y: 5, width: 300, height: 44)
          )
          let element = phrases.element(for: slider, in: layout)
          #expect(phrases.elements.reading(of: element) == phrases.entry(to: slider))
          #expect(phrases.elements.hint(for: element) == phrases.hint(for: slider))
        }
      }
    }
  }
}
