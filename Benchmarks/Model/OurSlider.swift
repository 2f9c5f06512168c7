// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The chores with this library.
struct OurSlider {
  private let slider: Slider
  private let layout: SliderLayout
  private let proportional: SliderLayout
  private let logarithmic: SliderLayout
  private let placed: SliderLayout
  private let pieces: Stops

  init(count: Int) throws {
    slider = Slider(
      stops: try Stops(from: 0, to: DecimalNumber(count - 1), by: 1),
      index: 0,
      presentation: SliderPresentation(label: "Text size")
    )
    layout = Self.layout(of: slider)
    let squares = try Stops(values: (1...count).map { DecimalNumber($0 * $0) })
    proportional = try Self.layout(of: squares, .proportional)
    logarithmic = try Self.layout(of: Stops(count: count), .logarithmic)
    placed = try Self.layout(
      of: Stops(count: count),
      .positions((0..<count).map { Double($0 * $0) / 1e4 })
    )
    let half = DecimalNumber(count / 2)
    let last = DecimalNumber(count / 2 + (count - 1 - count / 2) * 3)
    pieces = try Stops(from: 0, pieces: [.init(to: half, by: 1), .init(to: last, by: 3)])
  }

  func work(_ chore: Chore) -> Work {
    switch chore {
    case .increment: increment
    case .nearest: nearest(in: layout)
    case .tick: tick
    case .layout: fullLayout
    case .proportional: nearest(in: proportional)
    case .logarithmic: nearest(in: logarithmic)
    case .placed: nearest(in: placed)
    case .pieces: nearestPiece
    case .thumbs: thumbs
    case .hit: hit
    }
  }

  private static func layout(of slider: Slider) -> SliderLayout {
    let bounds = LayoutRect(x: 0, y: 0, width: Example.width, height: 72)
    var metrics = SliderMetrics()
    metrics.labelThickness = 16
    return SliderLayout(of: slider, in: bounds, metrics: metrics)
  }

  private static func layout(
    of stops: Stops,
    _ spacing: Stops.Spacing
  ) throws -> SliderLayout {
    let bounds = LayoutRect(x: 0, y: 0, width: Example.width, height: 72)
    return SliderLayout(TrackScale(try stops.spaced(spacing)), in: bounds)
  }

  /// Moves the upper thumb of two up to the maximum, and again.
  private var thumbs: Work {
    let track = SharedTrack(minimumStopDistance: 1)
    let controls = ["from", "to"].map { id in
      SliderControl(
        Slider(
          stops: slider.stops,
          index: 0,
          presentation: SliderPresentation(id: id, sharedTrack: track)
        )
      )
    }
    // Not a copy for each run, which would be an allocation.
    var panel = SliderPanel(controls)
    return Work { times in
      var sum = 0
      for _ in 0..<times {
        let change = panel.adjust(.increment, of: 1).change
        if change?.didMove != true { _ = panel.adjust(.minimum, of: 1) }
        sum &+= panel.controls[1].slider.index
      }
      return sum
    }
  }

  private var nearestPiece: Work {
    Work { times in
      (0..<times).reduce(0) { sum, turn in
        sum &+ pieces.index(nearestTo: DecimalNumber(turn * 7919 % (2 * pieces.count)))
      }
    }
  }

  private var increment: Work {
    Work { times in
      var (slider, sum) = (slider, 0)
      for _ in 0..<times {
        let change = slider.adjust(.increment, cause: .accessibility)
        if change?.didMove != true { slider.adjust(.minimum, cause: .program) }
        sum &+= slider.index
      }
      return sum
    }
  }

  private func nearest(in layout: SliderLayout) -> Work {
    Work { times in
      (0..<times).reduce(0) { sum, turn in
        sum &+ layout.index(nearestTo: LayoutPoint(x: Example.point(turn), y: 22))
      }
    }
  }

  private var hit: Work {
    Work { times in
      (0..<times).reduce(0) { sum, turn in
        let point = LayoutPoint(x: Example.point(turn), y: 22)
        let target = layout.target(at: point, on: slider)
        return sum &+ (target == .track ? 1 : 2)
      }
    }
  }

  private var tick: Work {
    Work { times in
      let count = layout.scale.stops.count
      return (0..<times).reduce(0) { sum, turn in
        sum &+ Int(layout.tick(at: Example.stop(turn, of: count)).minX)
      }
    }
  }

  private var fullLayout: Work {
    Work { times in
      (0..<times).reduce(0) { sum, turn in
        let layout = Self.layout(of: slider)
        let index = Example.stop(turn, of: slider.stops.count)
        let parts = [
          layout.track, layout.fill(from: 0, to: index), layout.thumb(at: index),
          layout.focusRing(of: slider), layout.thumbHitArea(of: slider),
        ]
        let ticks = layout.drawnTicks(at: index).map(layout.tick)
        let labels = layout.labels(at: index) { _ in Example.labelSize }
        return sum &+ Int(parts[2].minX) &+ ticks.count &+ labels.count
      }
    }
  }
}
