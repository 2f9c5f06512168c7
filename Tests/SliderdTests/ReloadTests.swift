// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import TestBench
import Testing

@testable import sliderd

/// What becomes of a panel whose sliders are described anew.
@Suite struct ReloadTests {
  private func slider(_ id: String, _ names: [String], at index: Int = 0) throws -> Slider {
    Slider(
      stops: try Stops(names: names),
      index: index,
      presentation: Presentation(id: id, label: id)
    )
  }

  private func panel(_ sliders: Slider...) -> Panel {
    var panel = Panel(sliders: sliders, phrases: SliderPhrases())
    _ = panel.begin()
    return panel
  }

  private func words(_ reload: Reload) -> [String] { reload.outcome.announcements.map(\.text) }

  @Test func `a slider that stays keeps its stop by its name, and the focus`() throws {
    var old = panel(try slider("Size", ["S", "M", "L"], at: 1), try slider("Tone", ["A", "B"]))
    _ = old.press(KeyPress(.tab), at: .zero)
    _ = old.press(KeyPress(.right), at: .zero)
    let new = [
      try slider("New", ["X", "Y"], at: 1), try slider("Tone", ["A", "B"]),
      try slider("Size", ["XS", "S", "M", "L"], at: 3),
    ]
    let reload = Reload(of: old, into: new, phrases: SliderPhrases())
    #expect(reload.panel.sliders.map { $0.stop.name } == ["Y", "B", "M"])
    #expect(reload.panel.slider.presentation.id == "Tone" && reload.origins == [nil, 1, 0])
    #expect(words(reload) == [])
  }

  @Test func `what the listener is on is said again where it isn't what it was`() throws {
    let old = panel(try slider("Size", ["S", "M", "L"], at: 2), try slider("Tone", ["A", "B"]))
    let shorter = Reload(of: old, into: [try slider("Size", ["S", "M"])], phrases: SliderPhrases())
    #expect(words(shorter) == ["Size, horizontal slider, M, 2 of 2."])
    let gone = Reload(of: old, into: [try slider("Tone", ["A", "B"])], phrases: SliderPhrases())
    #expect(words(gone) == ["Tone, horizontal slider, A, 1 of 2."])
    #expect(gone.outcome.isFocusMoved)
    let german = Reload(of: old, into: old.sliders, phrases: SliderPhrases(language: .german))
    #expect(
      words(german) == [
        "Einstellungen aktualisiert", "Size, horizontaler Schieberegler, L, 3 von 3.",
      ]
    )
  }

  @Test func `Escape still goes back to where the focus came in`() throws {
    var old = panel(try slider("Size", ["S", "M", "L"], at: 1))
    _ = old.press(KeyPress(.right), at: .zero)
    var panel = Reload(of: old, into: old.sliders, phrases: SliderPhrases()).panel
    #expect(panel.press(KeyPress(.escape), at: .zero).announcements.map(\.text) == ["M, 2 of 3"])
  }

  @Test func `the hint isn't said again`() throws {
    let old = panel(try slider("Size", ["S", "M"]))
    let reload = Reload(of: old, into: [try slider("Other", ["S", "M"])], phrases: SliderPhrases())
    #expect(words(reload) == ["Other, horizontal slider, S, 1 of 2."])
  }

  @Test(arguments: 0..<200)
  func `whatever comes and goes, what stays keeps its stop, and the focus if it had it`(
    seed: UInt64
  ) throws {
    var random = Noise(state: seed)
    let names = ["a", "b", "c", "d", "e"]
    let identities = ["1", "2", "3", "4", "5", "6"]
    let describe = { (id: String, random: inout Noise) throws in
      let count = Int.random(in: 1...names.count, using: &random)
      let index = Int.random(in: 0..<count, using: &random)
      return try slider(id, Array(names.prefix(count)), at: index)
    }
    let pick = { (random: inout Noise) throws in
      try identities.shuffled(using: &random).prefix(Int.random(in: 1...6, using: &random))
        .map { try describe($0, &random) }
    }
    var old = Panel(sliders: try pick(&random), phrases: SliderPhrases())
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      _ = old.press(KeyPress(.tab), at: .zero)
    }
    let wanted = try pick(&random)
    let reload = Reload(of: old, into: wanted, phrases: SliderPhrases())
    let new = reload.panel
    #expect(new.sliders.map(\.presentation.id) == wanted.map(\.presentation.id))
    for (index, slider) in new.sliders.enumerated() {
      #expect(slider.isDefined(as: wanted[index]))
      let origin = reload.origins[index].map { old.sliders[$0] }
      let expected = origin.map { SliderState(of: $0).index(in: slider.stops) }
      #expect(slider.index == expected ?? wanted[index].index)
    }
    let focus = old.slider.presentation.id
    let stays = wanted.contains { $0.presentation.id == focus }
    #expect(stays == (new.slider.presentation.id == focus))
    let again = Reload(of: new, into: wanted, phrases: SliderPhrases())
    #expect(again.panel.sliders == new.sliders && again.panel.focus == new.focus)
    #expect(words(again) == [])
  }
}
