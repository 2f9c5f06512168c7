// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

/// A panel as a place: its name, the positions of its sliders, and the ways straight to them.
@Suite struct PanelPlaceTests {
  @Test func `a panel says its name, how many sliders it has and how to get to the next`() throws {
    var panel = try sound()
    let entry = panel.takeFocus().words.map(\.text)
    #expect(
      entry == [
        "Sound, 3 sliders. Volume, 1 of 3, 40 percent. Tab for the next.",
        "Use the arrow keys to adjust.", "Question mark for help.",
      ]
    )
    #expect(panel.focusResponse.words.map(\.text) == entry, "words that were lost")
    #expect(
      panel.takeFocus().words.map(\.text) == ["Sound, 3 sliders. Volume, 1 of 3, 40 percent."]
    )
    panel.label = nil
    #expect(panel.takeFocus().words[0].text == "3 sliders. Volume, 1 of 3, 40 percent.")
    let help = [SliderKey.character("?"), .character("?")].flatMap {
      panel.press($0).words.map(\.text)
    }
    #expect(help.contains { $0.hasPrefix("Slider 1 of 3. Volume, ") })
  }

  @Test
  func `a slider is its label, its position and its value, unless positions could be confused`()
    throws
  {
    var panel = try sound()
    #expect(heard(&panel, .tab) == ["Bass, slider 2 of 3, Flat, 2 of 3."])
    #expect(heard(&panel, .tab) == ["Slider 3 of 3, 5, dimmed."])
  }

  @Test(arguments: [
    (Verbosity.brief, "Sound. Volume, 40 percent.", "Bass, Flat."),
    (
      .full,
      "Sound, 3 sliders. Volume, 1 of 3, horizontal slider, 40 percent, minimum 0 percent, maximum "
        + "100 percent. Tab for the next.",
      "Bass, 2 of 3, horizontal slider, Flat, 2 of 3, minimum Soft, maximum Hard."
    ),
  ])
  func `verbosity decides what else is said`(
    verbosity: Verbosity,
    entry: String,
    next: String
  ) throws {
    var panel = try sound(SliderPhrases(verbosity: verbosity))
    #expect(panel.takeFocus().words[0].text == entry)
    #expect(heard(&panel, .tab) == [next])
  }

  @Test func `a single slider isn't counted`() throws {
    var panel = SliderPanel([SliderControl(try volume())], label: "Sound")
    #expect(
      panel.takeFocus().words[0].text
        == "Sound. Volume, horizontal slider, 40 percent, minimum 0 percent, maximum 100 percent."
    )
    #expect(heard(&panel, .controlHome, .controlEnd, .alt("1"), .alt("9")) == [])
  }

  @Test func `keys go straight to a slider, and a number that none has is answered`() throws {
    var panel = try sound()
    _ = panel.takeFocus()
    #expect(heard(&panel, .controlEnd) == ["Slider 3 of 3, 5, dimmed."])
    #expect(heard(&panel, .alt("2")) == ["Bass, slider 2 of 3, Flat, 2 of 3."])
    #expect(heard(&panel, .controlHome) == ["Volume, 1 of 3, 40 percent."])
    let refusals = ["No slider 4; 1 to 3.", "No slider 10; 1 to 3."]
    #expect(heard(&panel, .alt("4"), .alt("0")) == refusals)
    #expect(panel.focusedIndex == 0)
  }

  @Test func `the way to the slider that one is at reads it, and Escape restores what it did`()
    throws
  {
    var panel = try sound()
    _ = panel.takeFocus()
    #expect(heard(&panel, .right, .alt("1")) == ["50 percent", "Volume, 1 of 3, 50 percent."])
    #expect(heard(&panel, .escape) == ["40 percent"])
  }

  @Test(arguments: SpokenLanguage.all.map(\.tag), [2, 3, 5, 11, 12, 22, 100])
  func `each language counts sliders and tells positions apart`(tag: String, count: Int) throws {
    let language = try #require(SpokenLanguage(tag: tag))
    let phrases = SliderPhrases(language: language)
    let slider = Slider(stops: try Stops(count: 2))
    let controls = (0..<count).map { _ in SliderControl(slider, phrases: phrases) }
    var panel = SliderPanel(controls, label: "X")
    let entry = panel.takeFocus().words[0].text
    #expect(entry.hasPrefix("X, "))
    #expect(entry.contains("\(count)"), "the position has the count")
    let english = SliderPanel(controls.map { SliderControl($0.slider) }, label: "X")
    #expect(tag == "en" || entry != english.focusResponse.words[0].text)
    let missing = panel.press(.alt("0")).words.map(\.text)
    #expect(missing.count == 1)
    #expect(count >= 10 || missing.allSatisfy { $0.contains("10") && $0.contains("\(count)") })
  }

  @Test func `Polish and Arabic have their own forms of small numbers`() throws {
    let polish = SliderPhrases(language: .polish)
    let arabic = SliderPhrases(language: .arabic)
    #expect(
      [2, 4, 5, 12, 22].map { polish.entry(toPanel: nil, of: $0) } == [
        "2 suwaki.", "4 suwaki.", "5 suwaków.", "12 suwaków.", "22 suwaki.",
      ]
    )
    #expect(
      [2, 3, 10, 11, 100].map { arabic.entry(toPanel: nil, of: $0) } == [
        "منزلقان.", "3 منزلقات.", "10 منزلقات.", "11 منزلقًا.", "100 منزلق.",
      ]
    )
  }

  @Test func `a press on another slider gives it the focus, and beside its track reads it`() throws
  {
    var panel = try sound()
    _ = panel.takeFocus()
    let layout = SliderLayout(of: panel.sliders[1], in: Self.bounds)
    let press = panel.point(.press(at: layout.point(of: 2)), at: 1, in: layout, at: .zero)
    #expect(press.words.map(\.text) == ["Bass, Hard, 3 of 3, maximum"])
    #expect(press.focus == .moved && press.sliderIndex == 1 && panel.focusedIndex == 1)
    let drag = panel.point(
      .move(to: layout.point(of: 0)),
      at: 0,
      in: layout,
      at: .zero
    )
    #expect(drag.words.map(\.text) == ["Soft, 1 of 3, minimum"] && panel.focusedIndex == 1)
    _ = panel.point(.release, at: 1, in: layout, at: .zero)
    let other = SliderLayout(of: panel.sliders[0], in: Self.bounds)
    let beside = LayoutPoint(x: 1000, y: 1000)
    let reading = panel.point(.press(at: beside), at: 0, in: other, at: .zero)
    #expect(reading.words.map(\.text) == ["Volume, 1 of 3, 40 percent."])
    #expect(panel.sliders[0].index == 4 && reading.change == nil)
    let wheel = panel.point(.wheel(-1), at: 1, in: layout, at: .seconds(9))
    #expect(wheel.words.map(\.text) == ["Bass, Soft, 1 of 3, minimum"])
  }

  @Test func `a press that moves another slider says the hints too, once`() throws {
    var panel = try sound()
    let hints = ["Use the arrow keys to adjust.", "Question mark for help."]
    for (index, words) in [
      (1, ["Bass, Hard, 3 of 3, maximum"] + hints), (0, ["Volume, 100 percent, maximum"]),
    ] {
      let layout = SliderLayout(of: panel.sliders[index], in: Self.bounds)
      let end = layout.point(of: panel.sliders[index].stops.count - 1)
      let press = panel.point(.press(at: end), at: index, in: layout, at: .zero)
      #expect(press.words.map(\.text) == words)
      _ = panel.releasePointer()
    }
  }

  @Test func `Tab is named once, also where no slider has a hint`() throws {
    let slider = Slider(stops: try Stops(count: 3), availability: .disabled)
    var panel = SliderPanel([SliderControl(slider), SliderControl(slider)])
    let words = "2 sliders. Slider 1 of 2, 2 of 3, dimmed."
    #expect(panel.takeFocus().words[0].text == words + " Tab for the next.")
    #expect(panel.takeFocus().words[0].text == words)
  }

  @Test func `a press on the track of several thumbs takes the nearest`() throws {
    let track = SharedTrack()
    let thumbs = try ["Low", "High"].enumerated().map { index, label in
      Slider(
        stops: try Stops(count: 2),
        index: index,
        presentation: SliderPresentation(id: label, label: label, sharedTrack: track)
      )
    }
    var panel = SliderPanel(([try volume()] + thumbs).map { SliderControl($0) })
    let layout = SliderLayout(of: thumbs[0], in: Self.bounds)
    let press = panel.point(.press(at: layout.point(of: 1)), at: 1, in: layout, at: .zero)
    #expect(press.words.first?.text == "High, 2 of 2" && press.sliderIndex == 2)
    #expect(press.focus == .moved)
  }

  private static let bounds = LayoutRect(x: 0, y: 0, width: 200, height: 40)

  private func volume() throws -> Slider {
    Slider(try Stops(from: 0, to: 100, by: 10), label: "Volume", value: 40, unit: .percent)
  }

  private func sound(_ phrases: SliderPhrases = SliderPhrases()) throws -> SliderPanel {
    let bass = Slider(
      stops: try Stops(names: ["Soft", "Flat", "Hard"]),
      index: 1,
      presentation: SliderPresentation(id: "bass", label: "Bass")
    )
    let treble = Slider(
      stops: try Stops(from: 0, to: 10, by: 1),
      presentation: SliderPresentation(id: "treble"),
      availability: .disabled
    )
    let controls = [try volume(), bass, treble].map { SliderControl($0, phrases: phrases) }
    return SliderPanel(controls, label: "Sound")
  }

  private func heard(_ panel: inout SliderPanel, _ keys: SliderKey...) -> [String] {
    keys.flatMap { panel.press($0, at: .zero).words.prefix(1).map(\.text) }
  }
}
