// SPDX-License-Identifier: GPL-3.0-or-later

@testable import StepSlider

/// Rules for drawn ticks and labels, and for hit testing.
struct TickRules {
  let layout: SliderLayout
  let index: Int

  private var slider: Slider { Slider(stops: layout.scale.stops, index: index) }
  private var last: Int { layout.scale.stops.count - 1 }
  private var chosen: Int { min(max(index, 0), last) }

  func examine(labelsOf size: LayoutSize, at point: LayoutPoint) {
    let stops = layout.drawnTicks(at: index)
    check(zip(stops, stops.dropFirst()).allSatisfy(<), "ticks ascend: \(stops)")
    check(stops.first == 0 && stops.last == last, "the ends have ticks: \(stops)")
    check(stops.contains(chosen), "the chosen stop \(chosen) has a tick: \(stops)")
    for stop in stops { checkTick(of: stop) }
    checkTarget(at: point, among: Set(stops))
    let labels = labels(of: size)
    check(labels.allSatisfy { stops.contains($0.index) }, "each label belongs to a tick")
    checkGaps(of: labels)
    for label in labels { checkTarget(in: label, among: labels) }
  }

  private func checkTick(of stop: Int) {
    let point = layout.point(of: stop)
    guard abs(point.x) < 4e8, abs(point.y) < 4e8, layout.metrics.tickSize.width < 4e8 else {
      return
    }
    let isHorizontal = layout.growth.orientation == .horizontal
    let center = layout.tick(at: stop).center
    let middle = isHorizontal ? center.x : center.y
    let distance = abs(middle - (isHorizontal ? point.x : point.y)) * layout.metrics.displayScale
    check(distance <= 0.5 + 1e-3, "tick \(stop) is \(distance) pixels off its stop")
  }

  private func labels(of size: LayoutSize) -> [TickLabel] {
    layout.labels(at: index) { stop in
      LayoutSize(width: size.width + Double(stop % 7), height: size.height)
    }
  }

  /// A label hits its own stop only. The thumb may cover it if labels have no gap.
  private func checkTarget(in label: TickLabel, among labels: [TickLabel]) {
    let point = label.frame.center
    guard abs(point.x) < 4e8, abs(point.y) < 4e8, label.frame.contains(point) else { return }
    let target = layout.target(at: point, on: slider, labels: labels)
    let isThumb = label.index == chosen || layout.thumb(at: index).contains(point)
    check(
      target == .tick(label.index) || (isThumb && target == .thumb),
      "label \(label) is hit as \(target.debugDescription)"
    )
  }

  private func checkGaps(of labels: [TickLabel]) {
    let frames = labels.map(\.frame)
    guard frames.allSatisfy({ abs($0.minX) < 4e8 && abs($0.minY) < 4e8 }) else { return }
    for (label, next) in zip(frames, frames.dropFirst()) {
      // Frames are pixels divided by the scale, so touching edges may differ by rounding.
      let shared = label.intersection(next)?.size
      check(
        min(shared?.width ?? 0, shared?.height ?? 0) < 1e-5,
        "labels don't overlap: \(label), \(next)"
      )
    }
  }

  private func checkTarget(at point: LayoutPoint, among stops: Set<Int>) {
    let nearest = layout.index(nearestTo: point)
    check(layout.scale.stops.indices.contains(nearest), "the nearest stop is a stop")
    guard case .tick(let stop) = layout.target(at: point, on: slider) else { return }
    check(stop == nearest && stops.contains(stop), "tick \(stop) is hit, \(nearest) is nearest")
  }
}
