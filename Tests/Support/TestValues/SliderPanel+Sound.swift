// SPDX-License-Identifier: Apache-2.0

package import StepSlider

extension SliderPanel {
  /// Five sliders of a sound system, one of them with two thumbs.
  package static func sound() throws -> SliderPanel {
    let tones = try ["Bass", "Treble"].map { label in
      Slider(
        stops: try Stops(from: -6, to: 6, by: 1),
        index: 6,
        presentation: SliderPresentation(id: label, label: label)
      )
    }
    let thumbs = try [("Low cut", 2), ("High cut", 8)].map { label, index in
      Slider(
        stops: try Stops(from: 0, to: 10, by: 1),
        index: index,
        presentation: SliderPresentation(id: label, label: label, sharedTrack: SharedTrack())
      )
    }
    let volume = Slider(
      try Stops(from: 0, to: 100, by: 1),
      label: "Volume",
      value: 40,
      unit: .percent
    )
    let mode = Slider(
      stops: try Stops(names: ["Music", "Speech", "Night"]),
      index: 1,
      presentation: SliderPresentation(id: "mode", label: "Mode"),
      availability: .readOnly
    )
    let sliders = [volume] + tones + thumbs + [mode]
    return SliderPanel(sliders.map { SliderControl($0) }, label: "Sound")
  }
}
