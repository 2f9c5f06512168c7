// SPDX-License-Identifier: Apache-2.0

/// What is drawn on one track: its sliders, in the order of their thumbs, and the words for them.
struct DrawnTrack {
  let sliders: [Slider]
  /// The slider whose thumb is on top and in focus.
  let focus: Int
  /// The name of the setting; empty if it has none.
  let label: String
  let style: SliderDrawing.Style
  let phrases: SliderPhrases
  let measure: TextMeasure

  /// The slider in focus. All of them have the same stops and directions.
  var slider: Slider { sliders[focus] }

  /// The stops that thumbs are at, with that of the thumb in focus first.
  var chosen: [Int] {
    ([slider] + sliders).compactMap { slider in
      if case .stop(let index) = slider.position { index } else { nil }
    }
  }

  func room(in bounds: LayoutRect) -> DrawingRoom {
    DrawingRoom(for: slider.presentation, in: bounds, style: style, measuring: measure)
  }
}

extension DrawnTrack {
  /// Returns the part of a track that is filled, as distances from its minimum: from the origin to
  /// a single thumb, and from the first of several to the last. Nothing is filled before all
  /// thumbs are set.
  func filled(in layout: SliderLayout) -> ClosedRange<Double>? {
    guard sliders.allSatisfy({ $0.isSet }) else { return nil }
    let thumbs = sliders.map(layout.offset(ofThumbOf:))
    let ends = sliders.count > 1 ? thumbs : thumbs + [layout.offset(of: slider.fillStart)]
    guard let first = ends.min(), let last = ends.max() else { return nil }
    return first...last
  }

  /// The stops that can't be chosen for now. Limits between the thumbs of a range don't count.
  var unavailable: [ClosedRange<Int>] {
    let reach = slider.reach
    guard sliders.count == 1 else { return reach.unavailable }
    let (first, last) = (reach.limits.lowerBound, reach.limits.upperBound)
    return (first > 0 ? [0...first - 1] : []) + reach.unavailable
      + (last < slider.stops.count - 1 ? [last + 1...slider.stops.count - 1] : [])
  }
}

extension Slider {
  /// The stop where the filled part of a track with a single thumb begins.
  package var fillStart: Int {
    switch presentation.fillsFrom {
    case .minimum: 0
    case .zero: stops.index(nearestTo: 0)
    case .default: defaultIndex ?? 0
    }
  }
}
