// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

extension SliderMetrics {
  /// Returns the metrics of a slider in a terminal, where one point is one cell.
  ///
  /// There is no gap, so that labels may be on the lines next to the track and next to each other.
  /// A label therefore includes an empty cell.
  static func cells(_ fit: TrackFit, labelThickness: Double) -> SliderMetrics {
    var metrics = SliderMetrics()
    metrics.thumb = LayoutSize(width: 1, height: 1)
    metrics.trackThickness = 1
    metrics.tick = metrics.thumb
    (metrics.tickSpacing, metrics.majorInterval) = (Double(fit.tickGap), fit.tickInterval)
    (metrics.labelThickness, metrics.labelGap) = (labelThickness, 0)
    (metrics.focusRing, metrics.bubbleGap) = (0, 0)
    metrics.minimumHitTarget = 1
    return metrics
  }
}
