// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// The update of a panel whose sliders are described again.
@Suite struct PanelUpdateTests {
  private func slider(_ id: String, _ names: [String], at index: Int = 0) throws -> Slider {
    Slider(
      stops: try Stops(names: names),
      index: index,
      presentation: SliderPresentation(id: id, label: id)
    )
  }

  private func panel(_ sliders: Slider...) -> SliderPanel {
    var panel = SliderPanel(sliders.map { SliderControl($0) })
    _ = panel.takeFocus()
    return panel
  }

  private func update(
    of panel: SliderPanel,
    to sliders: [Slider],
    _ phrases: SliderPhrases = SliderPhrases()
  ) -> PanelUpdate {
    let controls = sliders.map { SliderControl($0, phrases: phrases) }
    return panel.updated(to: controls, label: panel.label)
  }

  private func words(_ update: PanelUpdate) -> [String] { update.response.words.map(\.text) }

  @Test func `a remaining slider keeps the focus and the stop with the same name`() throws {
    var old = panel(try slider("Size", ["S", "M", "L"], at: 1), try slider("Tone", ["A", "B"]))
    _ = old.press(.tab, at: .zero)
    _ = old.press(.right, at: .zero)
    let new = [
      try slider("New", ["X", "Y"], at: 1), try slider("Tone", ["A", "B"]),
      try slider("Size", ["XS", "S", "M", "L"], at: 3),
    ]
    let update = self.update(of: old, to: new)
    #expect(update.panel.sliders.map { $0.stop?.name } == ["Y", "B", "M"])
    #expect(
      update.panel.focusedControl.slider.presentation.id == "Tone" && update.origins == [nil, 1, 0]
    )
    #expect(words(update) == [])
  }

  @Test func `the focused slider is read again if it changed`() throws {
    let old = panel(try slider("Size", ["S", "M", "L"], at: 2), try slider("Tone", ["A", "B"]))
    let shorter = update(of: old, to: [try slider("Size", ["S", "M"])])
    #expect(words(shorter) == ["Size, horizontal slider, M, 2 of 2."])
    let gone = update(of: old, to: [try slider("Tone", ["A", "B"])])
    #expect(words(gone) == ["Tone, horizontal slider, A, 1 of 2."])
    #expect(gone.response.focus == .moved)
    let german = update(of: old, to: old.sliders, SliderPhrases(language: .german))
    #expect(
      words(german) == ["Size, Schieberegler 1 von 2, L, 3 von 3."]
    )
  }

  @Test func `Escape still restores the value from when the slider got the focus`() throws {
    var old = panel(try slider("Size", ["S", "M", "L"], at: 1))
    _ = old.press(.right, at: .zero)
    var panel = update(of: old, to: old.sliders).panel
    #expect(panel.press(.escape, at: .zero).words.map(\.text) == ["M, 2 of 3"])
  }

  @Test func `a new name of the panel is spoken, with the slider that keeps the focus`() throws {
    var old = panel(try slider("Size", ["S", "M"]), try slider("Tone", ["A", "B"]))
    old.label = "Text"
    #expect(words(old.updated(to: old.controls, label: old.label)) == [])
    let renamed = old.updated(to: old.controls, label: "Letters")
    #expect(words(renamed) == ["Letters, 2 sliders. Size, slider 1 of 2, S, 1 of 2."])
    #expect(renamed.panel.label == "Letters" && renamed.response.focus == nil)
    let nameless = old.updated(to: Array(old.controls.prefix(1)), label: nil)
    #expect(words(nameless) == ["Size, horizontal slider, S, 1 of 2."])
  }

  @Test func `the hints of a slider that comes with a new name are said`() throws {
    var old = SliderPanel([SliderControl(try slider("Size", ["S", "M"]))], label: "Text")
    old.namesHelp = true
    let new = SliderControl(try slider("Tone", ["A", "B"]))
    #expect(
      words(old.updated(to: [new], label: "Sound")) == [
        "Sound. Tone, horizontal slider, A, 1 of 2.", "Use the arrow keys to adjust.",
        "Question mark for help.",
      ]
    )
  }

  @Test func `the hint isn't repeated`() throws {
    let old = panel(try slider("Size", ["S", "M"]))
    let update = self.update(of: old, to: [try slider("Other", ["S", "M"])])
    #expect(words(update) == ["Other, horizontal slider, S, 1 of 2."])
  }

  @Test(arguments: 0..<200)
  func `remaining sliders keep their stops and the focus through any update`(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let names = ["a", "b", "c", "d", "e"]
    let identities = ["1", "2", "3", "4", "5", "6"]
    let describe = { (id: String, random: inout SeededNumbers) throws in
      let count = Int.random(in: 1...names.count, using: &random)
      let index = Int.random(in: 0..<count, using: &random)
      return try slider(id, Array(names.prefix(count)), at: index)
    }
    let pick = { (random: inout SeededNumbers) throws in
      try identities.shuffled(using: &random).prefix(Int.random(in: 1...6, using: &random))
        .map { try describe($0, &random) }
    }
    var old = SliderPanel(try pick(&random).map { SliderControl($0) })
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      _ = old.press(.tab, at: .zero)
    }
    let wanted = try pick(&random)
    let update = self.update(of: old, to: wanted)
    let new = update.panel
    #expect(new.sliders.map(\.presentation.id) == wanted.map(\.presentation.id))
    for (index, slider) in new.sliders.enumerated() {
      #expect(slider.isDefined(as: wanted[index]))
      let origin = update.origins[index].map { old.sliders[$0] }
      let expected = origin.map { SliderState(of: $0).position(in: slider.stops) }
      #expect(slider.position == expected ?? wanted[index].position)
    }
    let focus = old.focusedControl.slider.presentation.id
    let stays = wanted.contains { $0.presentation.id == focus }
    #expect(stays == (new.focusedControl.slider.presentation.id == focus))
    let again = self.update(of: new, to: wanted)
    #expect(again.panel.sliders == new.sliders && again.panel.focusedIndex == new.focusedIndex)
    #expect(words(again) == [])
  }

  @Test func `sliders with the same identity keep their own stops`() throws {
    let old = panel(
      Slider(try Stops(count: 5), label: "Size"),
      Slider(try Stops(from: 0, to: 100, by: 5), label: "Volume", value: 40)
    )
    let update = old.updated(to: old.controls, label: old.label)
    #expect(update.origins == [0, 1] && update.panel.sliders == old.sliders)
  }
}
