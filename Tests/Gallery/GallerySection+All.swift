// SPDX-License-Identifier: Apache-2.0

import StepSlider

extension GallerySection {
  /// Returns all parts of the gallery, in the order of the page.
  static func all() throws -> [GallerySection] {
    try [names(), numbers(), scales(), ranges(), states(), directions(), sizes()]
  }

  private static func names() throws -> GallerySection {
    let sizes = try Stops(names: ["Tiny", "Small", "Medium", "Large", "Huge"])
    return GallerySection(
      title: "Names",
      specimens: [
        Specimen(
          "names-five",
          "Five names: all of them fit.",
          Slider(stops: sizes, index: 3, presentation: SliderPresentation(label: "Text size"))
        ),
        Specimen(
          "names-long",
          "Longer names: the track is inset, and each name is under its tick.",
          Slider(
            stops: try Stops(names: ["Very small", "Small", "Medium", "Large", "Very large"]),
            index: 1,
            presentation: SliderPresentation(label: "Text size")
          )
        ),
        Specimen(
          "names-two",
          "Two names.",
          Slider(
            stops: try Stops(names: ["Off", "On"]),
            index: 1,
            presentation: SliderPresentation(label: "Sound")
          ),
          size: (160, 100)
        ),
        Specimen(
          "names-thinned",
          "Names that would touch: every third one.",
          Slider(
            stops: try Stops(names: [
              "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
            ]),
            index: 3,
            presentation: SliderPresentation(label: "Day of the backup")
          )
        ),
        Specimen(
          "names-cut",
          "Names that are too long are cut.",
          Slider(
            stops: try Stops(names: [
              "Only the most important messages", "All messages from people", "Everything",
            ]),
            index: 1,
            presentation: SliderPresentation(label: "Notifications")
          )
        ),
        Specimen(
          "names-emoji",
          "Signs in place of words.",
          Slider(
            stops: try Stops(names: ["☹", "😐", "🙂"]),
            index: 2,
            presentation: SliderPresentation(label: "How was it?")
          ),
          size: (240, 100)
        ),
        Specimen(
          "names-placed",
          "Stops placed by hand.",
          Slider(
            stops: try Stops(names: ["Off", "Low", "Medium", "High"])
              .spaced(.positions([0, 10, 30, 100])),
            index: 2,
            presentation: SliderPresentation(label: "Fan")
          )
        ),
      ]
    )
  }

  private static func numbers() throws -> GallerySection {
    GallerySection(
      title: "Numbers",
      specimens: [
        Specimen(
          "numbers-percent",
          "Percent.",
          Slider(try Stops(from: 0, to: 100, by: 5), label: "Volume", value: 40, unit: .percent)
        ),
        Specimen(
          "numbers-thousand",
          "A thousand steps: labels at round numbers, and the chosen one.",
          Slider(try Stops(count: 1000), label: "Page", value: 437)
        ),
        Specimen(
          "numbers-million",
          "A million steps.",
          Slider(try Stops(from: 0, to: 999_999, by: 1), label: "Sample", value: 650_000),
          size: (480, 100)
        ),
        Specimen(
          "numbers-byte",
          "A maximum that isn't round.",
          Slider(try Stops(from: 0, to: 255, by: 1), label: "Red", value: 128)
        ),
        Specimen(
          "numbers-decimals",
          "Decimals.",
          Slider(try Stops(from: 0.5, to: 2, by: 0.25), label: "Speed", value: 1, unit: .named("×"))
        ),
        Specimen(
          "numbers-negative",
          "Negative numbers, with minus signs.",
          Slider(
            try Stops(from: -20, to: 40, by: 1),
            label: "Alarm",
            value: -5,
            unit: .measure(.celsius)
          )
        ),
        Specimen(
          "numbers-bipolar",
          "Filled from zero.",
          Slider(
            stops: try Stops(from: -10, to: 10, by: 1),
            index: 4,
            presentation: SliderPresentation(
              label: "Bass",
              unit: .measure(.decibel),
              fillOrigin: .zero
            )
          )
        ),
        Specimen(
          "numbers-default",
          "Filled from the default, which has a mark.",
          Slider(
            stops: try Stops(from: 50, to: 200, by: 10),
            index: 11,
            presentation: SliderPresentation(label: "Zoom", unit: .percent, fillOrigin: .default),
            defaultIndex: 5
          )
        ),
        Specimen(
          "numbers-time",
          "Minutes on the clock.",
          Slider(try Stops(from: 0, to: 3600, by: 60), label: "Timer", value: 600, unit: .seconds)
        ),
        Specimen(
          "numbers-degrees",
          "Steps of 15.",
          Slider(
            try Stops(from: 0, to: 360, by: 15),
            label: "Angle",
            value: 90,
            unit: .measure(.degree)
          )
        ),
        Specimen(
          "numbers-unit",
          "A unit without a symbol is only in the value.",
          Slider(
            try Stops(from: 1, to: 10, by: 1),
            label: "Copies",
            value: 3,
            unit: .named("page", "pages")
          )
        ),
        Specimen(
          "numbers-single",
          "A single stop.",
          Slider(try Stops(from: 7, to: 7, by: 1), label: "Channel")
        ),
      ]
    )
  }

  private static func scales() throws -> GallerySection {
    GallerySection(
      title: "Scales",
      specimens: [
        Specimen(
          "scales-frequency",
          "Round numbers on a logarithmic scale.",
          Slider(
            try Stops(roundFrom: 20, to: 20_000),
            label: "Frequency",
            value: 1000,
            unit: .measure(.hertz)
          ),
          size: (640, 100)
        ),
        Specimen(
          "scales-logarithmic",
          "Every whole number on a logarithmic scale.",
          Slider(
            try Stops(from: 1, to: 1000, by: 1).spaced(.logarithmic),
            label: "Gain",
            value: 30
          ),
          size: (480, 100)
        ),
        Specimen(
          "scales-proportional",
          "Distances in proportion to the values.",
          Slider(
            try Stops(values: [0, 5, 10, 20, 50, 100]).spaced(.proportional),
            label: "Radius",
            value: 20,
            unit: .measure(.kilometer)
          )
        ),
        Specimen(
          "scales-pieces",
          "Steps of 1 up to 10, then of 10.",
          Slider(
            try Stops(from: 0, pieces: [.init(to: 10, by: 1), .init(to: 100, by: 10)]),
            label: "Guests",
            value: 8
          )
        ),
        Specimen(
          "scales-ends",
          "An end between the steps.",
          Slider(try Stops(from: 0, to: 10, by: 4, reachesEnds: true), label: "Delay", value: 4)
        ),
      ]
    )
  }
}
