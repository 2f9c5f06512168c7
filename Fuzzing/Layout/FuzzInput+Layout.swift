// SPDX-License-Identifier: GPL-3.0-or-later

@testable import StepSlider

extension FuzzInput {
  mutating func layout(of scale: TrackScale) -> SliderLayout {
    SliderLayout(
      scale,
      in: rect(),
      metrics: metrics(),
      growth: element(of: Growth.allCases),
      direction: element(of: LayoutDirection.allCases)
    )
  }

  mutating func event() -> PointerEvent? {
    switch byte() % 8 {
    case 0, 1: .press(at: point())
    case 2, 3, 4: .move(to: point(), isFine: flag())
    case 5: .release
    case 6: nil
    default: .wheel(double())
    }
  }

  private mutating func metrics() -> SliderMetrics {
    var metrics = SliderMetrics()
    switch byte() % 4 {
    case 0: (metrics.thumbSize, metrics.tickSize) = (cell, cell)
    case 1: (metrics.labelThickness, metrics.displayScale) = (16, double())
    default: changeCarelessly(&metrics)
    }
    return metrics
  }

  private var cell: LayoutSize { LayoutSize(width: 1, height: 1) }

  private mutating func changeCarelessly(_ metrics: inout SliderMetrics) {
    (metrics.thumbSize, metrics.trackThickness) = (size(), double())
    (metrics.tickSize, metrics.tickSpacing) = (size(), double())
    metrics.majorInterval = index(below: 20)
    (metrics.labelThickness, metrics.labelGap) = (double(), double())
    (metrics.focusRingOutset, metrics.bubbleGap) = (double(), double())
    (metrics.minimumHitTarget, metrics.displayScale) = (double(), double())
  }
}
