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

  mutating func event() -> PointerEvent {
    switch byte() % 8 {
    case 0, 1: .press(at: point())
    case 2, 3, 4: .move(to: point(), isFine: flag())
    case 5: .release
    case 6: .cancel
    default: .wheel(double())
    }
  }

  private mutating func metrics() -> SliderMetrics {
    var metrics = SliderMetrics()
    switch byte() % 4 {
    case 0: (metrics.thumb, metrics.tick) = (cell, cell)
    case 1: (metrics.labelThickness, metrics.scale) = (16, double())
    default: changeCarelessly(&metrics)
    }
    return metrics
  }

  private var cell: LayoutSize { LayoutSize(width: 1, height: 1) }

  private mutating func changeCarelessly(_ metrics: inout SliderMetrics) {
    (metrics.thumb, metrics.trackThickness) = (size(), double())
    (metrics.tick, metrics.tickSpacing) = (size(), double())
    metrics.majorInterval = index(below: 20)
    (metrics.labelThickness, metrics.labelGap) = (double(), double())
    (metrics.focusRing, metrics.bubbleGap) = (double(), double())
    (metrics.minimumHitTarget, metrics.scale) = (double(), double())
  }
}
