// SPDX-License-Identifier: Apache-2.0

import StepSlider

extension GallerySection {
  static func ranges() throws -> GallerySection {
    let prices = try Stops(from: 0, to: 100, by: 5)
    let hours = try Stops(from: 0, to: 24, by: 1)
    func slider(_ stops: Stops, _ value: DecimalNumber, _ unit: ValueUnit) -> Slider {
      Slider(stops, value: value, unit: unit)
    }
    let (low, high) = (slider(prices, 20, .named("€")), slider(prices, 60, .named("€")))
    return GallerySection(
      title: "Ranges",
      specimens: [
        Specimen("ranges-price", "Two thumbs.", low, high, label: "Price", focus: 1),
        Specimen(
          "ranges-focus",
          "The lower thumb has the focus.",
          low,
          high,
          label: "Price",
          style: SliderDrawing.Style(showsFocus: true)
        ),
        Specimen(
          "ranges-title",
          "Both values in the title, if there is no room for a bubble.",
          slider(hours, 9, .named("h")),
          slider(hours, 17, .named("h")),
          label: "Opening hours",
          size: (320, 76)
        ),
        Specimen("ranges-meeting", "Thumbs that meet.", high, high, label: "Price", focus: 1),
        Specimen(
          "ranges-three",
          "Three thumbs.",
          slider(prices, 10, .percent),
          slider(prices, 45, .percent),
          slider(prices, 90, .percent),
          label: "Levels",
          focus: 1
        ),
      ]
    )
  }

  static func states() throws -> GallerySection {
    let volume = Slider(
      stops: try Stops(from: 0, to: 100, by: 5),
      index: 8,
      presentation: SliderPresentation(label: "Volume", unit: .percent),
      defaultIndex: 12
    )
    var (disabled, readOnly, limited) = (volume, volume, volume)
    (disabled.availability, readOnly.availability) = (.disabled, .readOnly)
    limited.setReach(ReachableStops(limits: 2...18, unavailable: [13...15]))
    func kind(
      _ name: String,
      _ caption: String,
      _ slider: Slider,
      _ change: (inout SliderDrawing.Style) -> Void = { _ in }
    ) -> Specimen {
      var style = SliderDrawing.Style()
      change(&style)
      return Specimen("states-" + name, caption, slider, style: style)
    }
    return GallerySection(
      title: "States",
      specimens: [
        kind("enabled", "At rest, with a mark at the default.", volume),
        kind("focused", "Focused.", volume) { $0.showsFocus = true },
        kind("hovered", "The pointer is over the thumb.", volume) { $0.touch = .hovered },
        kind("pressed", "The pointer holds the thumb.", volume) { $0.touch = .pressed },
        kind("not-applied", "A change that was not applied.", volume) { $0.showsFailure = true },
        kind("disabled", "Disabled.", disabled),
        kind("read-only", "Read-only.", readOnly),
        kind("read-only-focused", "Read-only and focused.", readOnly) { $0.showsFocus = true },
        kind("not-set", "Not set yet.", volume.placed(at: .notSet)),
        kind("between", "A start between two stops.", volume.placed(at: .value(42))),
        kind("unavailable", "Stops that are unavailable for now: the track is hollow.", limited),
      ]
    )
  }

  static func directions() throws -> GallerySection {
    let sizes = try Stops(names: ["Tiny", "Small", "Medium", "Large", "Huge"])
    let arabic = try Stops(names: ["صغير", "متوسط", "كبير", "كبير جدا"])
    func slider(_ stops: Stops, _ change: (inout SliderPresentation) -> Void) -> Slider {
      var presentation = SliderPresentation(label: "Text size")
      change(&presentation)
      return Slider(stops: stops, index: stops.count - 2, presentation: presentation)
    }
    return GallerySection(
      title: "Directions",
      specimens: [
        Specimen(
          "directions-vertical",
          "Vertical.",
          slider(sizes) { $0.orientation = .vertical },
          size: (160, 220)
        ),
        Specimen(
          "directions-vertical-numbers",
          "Vertical, with numbers.",
          Slider(
            try Stops(from: 0, to: 100, by: 1),
            label: "Volume",
            value: 40,
            unit: .percent,
            orientation: .vertical
          ),
          size: (160, 220)
        ),
        Specimen(
          "directions-vertical-rtl",
          "Vertical, right to left.",
          slider(arabic) {
            ($0.orientation, $0.layoutDirection, $0.label) = (.vertical, .rightToLeft, "الحجم")
          },
          size: (160, 220)
        ),
        Specimen(
          "directions-right-to-left",
          "Right to left.",
          slider(arabic) { ($0.layoutDirection, $0.label) = (.rightToLeft, "حجم النص") }
        ),
        Specimen(
          "directions-reversed",
          "The minimum and the maximum swap ends.",
          slider(sizes) { $0.isReversed = true }
        ),
      ]
    )
  }

  static func sizes() throws -> GallerySection {
    let slider = Slider(
      try Stops(from: 0, to: 100, by: 10),
      label: "Brightness",
      value: 70,
      unit: .percent
    )
    let sizes: [(String, String, (Double, Double), Double)] = [
      ("wide", "Wide: every tick has its label.", (600, 100), 12),
      ("low", "Low: the value is in the title.", (320, 76), 12),
      ("lower", "Lower: no title.", (320, 52), 12),
      ("lowest", "Lowest: no labels.", (320, 28), 12),
      ("narrow", "Narrow.", (160, 100), 12),
      ("narrowest", "Narrowest.", (80, 100), 12),
      ("large-print", "Large print.", (480, 140), 20),
    ]
    return GallerySection(
      title: "Sizes",
      specimens: sizes.map { name, caption, size, fontSize in
        Specimen(
          "sizes-" + name,
          caption,
          slider,
          size: size,
          style: SliderDrawing.Style(fontSize: fontSize)
        )
      }
    )
  }
}
