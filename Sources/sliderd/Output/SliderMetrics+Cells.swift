// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

extension SliderMetrics {
  /// The measures of a slider in a terminal, where a point is a cell.
  static let cells = cells(labelThickness: 0, labelGap: 1)

  /// The measures of a slider in a terminal, with labels.
  ///
  /// Beside a vertical track a gap of 0 lets labels stand on neighbouring lines; then they bring the
  /// cell between themselves and the track along.
  static func cells(labelThickness: Double, labelGap: Double) -> SliderMetrics {
    var metrics = SliderMetrics()
    metrics.thumb = LayoutSize(width: 1, height: 1)
    metrics.trackThickness = 1
    metrics.tick = metrics.thumb
    metrics.tickSpacing = 2
    (metrics.labelThickness, metrics.labelGap) = (labelThickness, labelGap)
    (metrics.focusRing, metrics.bubbleGap) = (0, 0)
    metrics.minimumHitTarget = 1
    return metrics
  }
}
