// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech

/// No value is said after the slider has left it.
final class Outdated: Law {
  static let name = "no outdated words"
  static let sentence = "No value is said after the slider has left it."

  /// How long words may wait that were right when a program changed the value in silence.
  private static let patience: Duration = .seconds(15)
  private static let capacity = 20

  private var focus: String?
  private var place = 0
  private var last: [Int] = []
  private var texts: [String] = []
  private var silentChange: Duration = .seconds(-60)

  func follow(_ record: Record, in world: World) -> String? {
    guard case .ordered(let words) = record.event, !world.hasScreenReader,
      record.time > silentChange + Self.patience, texts.contains(where: { words.begins(with: $0) }),
      let panel = world.panel, panel.control.slider.presentation.id == focus
    else { return nil }
    let now = panel.control.valueText
    let old = texts.first { $0 != now && words.begins(with: $0) }
    return old == nil ? nil : "\"\(words)\" is said, but the value is \(now)"
  }

  func rest(in world: World) -> String? {
    guard world.hasNews else { return nil }
    guard let panel = world.panel else {
      focus = nil
      return nil
    }
    guard world.indices != last || panel.focus != place || focus == nil else { return nil }
    place = panel.focus
    if world.indices != last, !world.hasReadInput { silentChange = world.clock.time }
    last = world.indices
    if panel.control.slider.presentation.id != focus { texts = [] }
    focus = panel.control.slider.presentation.id
    let text = panel.control.valueText
    if texts.last != text { texts = texts.filter { $0 != text }.suffix(Self.capacity) + [text] }
    return nil
  }
}

extension String {
  /// Returns whether words are a value's, alone or with what limits it.
  fileprivate func begins(with value: String) -> Bool {
    hasPrefix(value) && (utf8.count == value.utf8.count || dropFirst(value.count).hasPrefix(", "))
  }
}

/// A slider for the rate or volume of sliderd's own voice changes its next words.
final class Tuned: Law {
  static let name = "tuned voice"
  static let sentence = """
    A slider for the rate or volume of sliderd's own voice changes its next words.
    """

  func follow(_ record: Record, in world: World) -> String? {
    guard case .ordered = record.event, let panel = world.panel, let sound = world.voiceSettings
    else { return nil }
    for control in panel.controls {
      let slider = control.slider
      switch slider.presentation.id {
      case "rate" where Int(slider.stop.value.description) != sound.rate:
        return "the rate is \(sound.rate), not the slider's"
      case "loudness" where Int(slider.stop.value.description) != sound.volume:
        return "the volume is \(sound.volume), not the slider's"
      default: break
      }
    }
    return nil
  }
}
