// SPDX-License-Identifier: GPL-3.0-or-later

@testable import StepSlider

/// Rules for every frame of a layout.
struct FrameRules {
  let layout: SliderLayout
  let index: Int

  private var slider: Slider { Slider(stops: layout.scale.stops, index: index) }

  func examine(bubble: LayoutSize, by transform: LayoutTransform) {
    let thumb = layout.thumb(at: index)
    let frames = [
      layout.track, thumb, layout.fill(from: 0, to: index), layout.focusRing(of: slider),
      layout.bubble(ofSize: bubble, of: slider), layout.thumbHitArea(of: slider),
      layout.trackHitArea, layout.hitArea(ofTickAt: index),
    ]
    for frame in frames {
      checkFinite(frame)
      if let shown = transform.visibleFrame(of: frame) { checkFinite(shown) }
    }
    checkFinite(transform.screenPoint(for: layout.point(of: index)))
    if let point = transform.layoutPoint(shownAt: thumb.center) { checkFinite(point) }
    checkRoundTrip()
    checkHitArea(of: thumb)
  }

  /// The stop nearest to a stop's point is that stop, or one at the same point.
  private func checkRoundTrip() {
    let point = layout.point(of: index)
    guard abs(point.x) < 9e8, abs(point.y) < 9e8 else { return }
    let nearest = layout.index(nearestTo: point)
    check(layout.scale.stops.indices.contains(nearest), "the nearest stop is a stop")
    let back = layout.point(of: nearest)
    let distance = abs(back.x - point.x) + abs(back.y - point.y)
    let tolerance = max(abs(point.x), abs(point.y), 1) * 1e-9
    check(distance <= tolerance, "stop \(index) came back as \(nearest), \(distance) away")
  }

  private func checkHitArea(of thumb: LayoutRect) {
    let area = layout.thumbHitArea(of: slider)
    let edges = [thumb.minX, thumb.minY, thumb.maxX, thumb.maxY]
    guard edges.allSatisfy({ abs($0) < 9e8 }) else { return }
    let slack = 1e-6
    check(
      area.minX <= thumb.minX + slack && area.minY <= thumb.minY + slack
        && area.maxX >= thumb.maxX - slack && area.maxY >= thumb.maxY - slack,
      "the thumb's hit area holds the thumb"
    )
  }

  private func checkFinite(_ frame: LayoutRect) {
    checkFinite(frame.origin)
    check(frame.size.width.isFinite && frame.size.width >= 0, "a width is finite: \(frame)")
    check(frame.size.height.isFinite && frame.size.height >= 0, "a height is finite: \(frame)")
  }

  private func checkFinite(_ point: LayoutPoint) {
    check(point.x.isFinite && point.y.isFinite, "a point is finite: \(point)")
  }
}
