// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// The settings of another slider, translated.
struct PeerSlider: Sendable {
  let stops: PeerStops
  var presentation = SliderPresentation()
  var page: Int?
  var availability = SliderAvailability.enabled
  /// Whether a start between two stops is kept.
  var isKept = false
  /// The value that the slider returns to.
  var `default`: String?
  /// The values between which the thumb stays.
  var limits: ClosedRange<DecimalNumber>?

  init(_ stops: PeerStops) { self.stops = stops }

  /// A slider from a minimum to a maximum.
  static func from(
    _ minimum: DecimalNumber,
    to maximum: DecimalNumber,
    by step: DecimalNumber = 1
  ) -> PeerSlider { PeerSlider(.range(minimum, maximum, by: step)) }

  var vertical: PeerSlider { changed { $0.presentation.orientation = .vertical } }
  var rightToLeft: PeerSlider { changed { $0.presentation.layoutDirection = .rightToLeft } }
  var reversed: PeerSlider { changed { $0.presentation.isReversed = true } }
  var disabled: PeerSlider { changed { $0.availability = .disabled } }
  var readOnly: PeerSlider { changed { $0.availability = .readOnly } }

  /// The slider with a start that is kept until the first move.
  var kept: PeerSlider { changed { $0.isKept = true } }

  func returning(to value: String) -> PeerSlider { changed { $0.default = value } }
  func within(_ limits: ClosedRange<DecimalNumber>) -> PeerSlider { changed { $0.limits = limits } }
  /// The slider with thumbs that share its track.
  func thumbs(distance: Int = 0, pushes: Bool = false) -> PeerSlider {
    changed {
      $0.presentation.sharedTrack = SharedTrack(minimumStopDistance: distance, pushesThumbs: pushes)
    }
  }

  func page(_ count: Int) -> PeerSlider { changed { $0.page = count } }
  func unit(_ unit: ValueUnit) -> PeerSlider { changed { $0.presentation.unit = unit } }

  private func changed(_ change: (inout PeerSlider) -> Void) -> PeerSlider {
    var slider = self
    change(&slider)
    return slider
  }

  var description: String {
    let direction = Growth(of: presentation)
    let parts = [
      "\(stops)", direction == .rightward ? nil : "\(direction)",
      availability == .enabled ? nil : "\(availability)", isKept ? "kept" : nil,
      `default`.map { "default \($0)" }, limits.map { "within \($0)" },
      presentation.sharedTrack.map {
        "distance \($0.minimumStopDistance), \($0.pushesThumbs ? "push" : "stop")"
      },
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}

/// The stops of another slider.
enum PeerStops: Sendable, CustomStringConvertible {
  case range(DecimalNumber, DecimalNumber, by: DecimalNumber)
  case based(DecimalNumber, DecimalNumber, by: DecimalNumber, base: DecimalNumber)
  case reachable(DecimalNumber, DecimalNumber, by: DecimalNumber)
  case pieces(from: DecimalNumber, [Stops.Piece])
  case round(DecimalNumber, DecimalNumber)
  case list([DecimalNumber])
  case names([String])

  func stops() throws(StopsError) -> Stops {
    switch self {
    case .range(let minimum, let maximum, let step):
      try Stops(from: minimum, to: maximum, by: step)
    case .based(let minimum, let maximum, let step, let base):
      try Stops(from: minimum, to: maximum, by: step, base: base)
    case .reachable(let minimum, let maximum, let step):
      try Stops(from: minimum, to: maximum, by: step, reachesEnds: true)
    case .pieces(let minimum, let pieces): try Stops(from: minimum, pieces: pieces)
    case .round(let minimum, let maximum): try Stops(roundFrom: minimum, to: maximum)
    case .list(let values): try Stops(values: values)
    case .names(let names): try Stops(names: names)
    }
  }

  var description: String {
    switch self {
    case .range(let minimum, let maximum, let step): "\(minimum) to \(maximum) by \(step)"
    case .based(let minimum, let maximum, let step, let base):
      "\(minimum) to \(maximum) by \(step), counted from \(base)"
    case .reachable(let minimum, let maximum, let step):
      "\(minimum) to \(maximum) by \(step) and the end"
    case .pieces(let minimum, let pieces):
      "\(minimum)" + pieces.map { " to \($0.end) by \($0.step)" }.joined()
    case .round(let minimum, let maximum): "round numbers from \(minimum) to \(maximum)"
    case .list(let values): values.map(\.description).joined(separator: ", ")
    case .names(let names): names.joined(separator: ", ")
    }
  }
}
