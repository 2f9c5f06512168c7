// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

@Suite struct HelpLawTests {
  private static let keys: [SliderKey] = [
    .left, .up, .pageUp, .end, .enter, .space, .escape, .delete, .tab, .backTab, .function(1),
    .function(7), .character("?"), .character("?"), .character("?"), .character("4"),
    .character("s"), .character("!"), .character("."),
  ]

  @Test(arguments: EveryKind.all)
  func `whatever was typed, two presses say where one is, what there is and how to leave`(
    kind: EveryKind
  ) throws {
    for seed in 0..<4 as Range<UInt64> {
      var numbers = SeededNumbers(seed: seed)
      var panel = try panel(kind, seed: seed)
      _ = panel.takeFocus()
      var time = Duration.zero
      for _ in 0..<Int.random(in: 0...12, using: &numbers) {
        let key = Self.keys.randomElement(using: &numbers) ?? .space
        let response = panel.press(key, at: time)
        let heard = Int.random(in: 0...response.words.count, using: &numbers)
        for words in response.words.prefix(heard) { panel.speechFinished(words.text) }
        time += .milliseconds(Int.random(in: 50...40_000, using: &numbers))
        if let deadline = panel.deadline, deadline <= time { _ = panel.advance(to: time) }
      }
      let said = (0..<2).flatMap { _ in heard(from: &panel, at: time) }
      var control = panel.focusedControl
      let place = "Sound, slider \(panel.focusedIndex + 1) of 2. "
      #expect(
        said.contains(place + control.phrases.everything(about: control.slider)),
        "seed \(seed): \(said)"
      )
      #expect(said.contains("Q: quit."), "seed \(seed): \(said)")
      let last = control.perform(.sayKeys).words.last?.text ?? ""
      #expect(said.contains(last), "seed \(seed): \(said)")
    }
  }

  /// Returns the words that a press of the question mark leads to, without those that are cut off
  /// when a number that was being typed is complete.
  private func heard(from panel: inout SliderPanel, at time: Duration) -> [String] {
    let response = panel.press(.character("?"), at: time)
    for words in response.words { panel.speechFinished(words.text) }
    let late = panel.deadline.map { panel.advance(to: $0).words } ?? []
    return late.first?.priority == .assertive ? [] : response.words.map(\.text)
  }

  private func panel(_ kind: EveryKind, seed: UInt64) throws -> SliderPanel {
    let controls = try (0...1).map { index in
      var control = SliderControl(
        Slider(try kind.stops(seed: seed), label: "Slider \(index)")
      )
      control.keys[.character("q")] = .custom("quit")
      return control
    }
    return SliderPanel(controls, label: "Sound")
  }
}
