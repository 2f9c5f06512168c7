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

  mutating func transform() -> LayoutTransform {
    var transform = LayoutTransform.identity
    for _ in 0..<number(below: 6) {
      transform =
        switch byte() % 6 {
        case 0: transform.moved(by: point())
        case 1: transform.scrolled(by: point())
        case 2: transform.scaled(by: double())
        case 3: transform.turned(byQuarters: Int(truncatingIfNeeded: bits()))
        case 4: transform.mirrored(in: rect())
        default: transform.clipped(to: rect())
        }
    }
    return transform
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
