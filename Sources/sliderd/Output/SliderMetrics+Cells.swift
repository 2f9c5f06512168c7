// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

extension SliderMetrics {
  /// The metrics of a slider in a terminal, where one point is one cell.
  static let cells = cells(labelThickness: 0, labelGap: 1)

  /// Returns the metrics of a slider with labels in a terminal.
  ///
  /// With a vertical track, a gap of 0 allows labels on adjacent lines. Each label then includes
  /// the cell between it and the track.
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
