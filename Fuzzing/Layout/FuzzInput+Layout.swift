// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

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
    case 2, 3, 4: .move(to: point(), speed: flag() ? .fine : .full)
    case 5: .release
    case 6: .cancel
    default: .wheel(double())
    }
  }

  private mutating func metrics() -> SliderMetrics {
    switch byte() % 4 {
    case 0: .cells
    case 1: SliderMetrics(labelThickness: 16, scale: double())
    default: carelessMetrics()
    }
  }

  private mutating func carelessMetrics() -> SliderMetrics {
    SliderMetrics(
      thumb: size(),
      trackThickness: double(),
      tick: size(),
      tickSpacing: double(),
      majorInterval: index(below: 20),
      labelThickness: double(),
      labelGap: double(),
      focusRing: double(),
      bubbleGap: double(),
      minimumHitTarget: double(),
      scale: double()
    )
  }
}
