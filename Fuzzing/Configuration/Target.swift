// SPDX-License-Identifier: GPL-3.0-or-later

@testable import StepSlider
@testable import sliderd

/// Any bytes as a configuration file.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let reading = Configuration(bytes) { $0.utf8.count % 2 == 0 }
  let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  for mistake in reading.mistakes {
    check(lines.indices.contains(mistake.location.line - 1), "a mistake's line is in the file")
    check(mistake.location.column > 0, "columns count from 1")
    let text = mistake.mistake(in: "f").line
    check(!text.utf8.contains { $0 < 0x20 || $0 == 0x7F }, "a mistake is one line of text: \(text)")
    check(text.utf8.count < 20_000, "a mistake stays short")
  }
  check(
    zip(reading.mistakes, reading.mistakes.dropFirst()).allSatisfy { $0.location <= $1.location },
    "mistakes come in the order of their locations"
  )
  checkSliders(reading, String(decoding: bytes, as: UTF8.self))
  if reading.mistakes.isEmpty {
    let longer = Configuration(bytes + Array("\n# A remark.\n".utf8)) {
      $0.utf8.count % 2 == 0
    }
    check(
      longer.mistakes.isEmpty
        && longer.sliders.map(\.slider) == reading.sliders.map(\.slider)
        && longer.inputs == reading.inputs,
      "a remark after it changes nothing"
    )
  }
  return 0
}

private func checkSliders(_ configuration: Configuration, _ output: String) {
  for slider in configuration.sliders {
    var layer = Layer()
    layer[Setting.label] = output
    var layers = Layers(layer)
    let adjusted = layers.adjusted(slider.slider)
    let isAdjusted = layers.mistakes.isEmpty && adjusted?.stops == slider.slider.stops
    check(isAdjusted, "a slider can be adjusted")
    check(!SliderPhrases().entry(to: slider.slider).isEmpty, "a slider has words")
    // A program prints a number. In a long text, each position would be searched for one.
    let printed = String(output.prefix(24))
    if case .stop(let start)? = try? slider.source?.position(of: printed, in: slider.slider) {
      check(slider.slider.stops.indices.contains(start), "a start is one of the stops")
    }
    _ = slider.effects.command?.command(for: slider.slider)
    checkThumbs(of: slider)
  }
}

/// Checks that the thumbs of an accepted slider make a panel, in which any key may be pressed.
private func checkThumbs(of slider: ConfiguredSlider) {
  guard let thumbs = try? slider.thumbs() else {
    return check(false, "accepted thumbs can be made")
  }
  var panel = SliderPanel(thumbs.map { SliderControl($0.slider) })
  let keys: [SliderKey] = [
    .end, .right, .tab, .home, .left, .backTab, .pageUp, .escape, .pageDown, .delete,
  ]
  for key in keys + keys.reversed() {
    _ = panel.press(key)
    let positions = panel.sliders.filter(\.isSet).map(\.index)
    check(
      zip(positions, positions.dropFirst()).allSatisfy { $0 <= $1 },
      "thumbs keep their order after \(key)"
    )
  }
}
