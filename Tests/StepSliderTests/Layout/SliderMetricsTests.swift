// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

@Suite struct SliderMetricsTests {
  private static var extents: [WritableKeyPath<SliderMetrics, Double>] {
    [
      \.trackThickness, \.tickSpacing, \.labelThickness, \.labelGap, \.focusRingOutset, \.bubbleGap,
      \.minimumHitTarget,
    ]
  }

  @Test(arguments: [-1, -.infinity, .nan, -0.001])
  func `a metric that is negative or NaN becomes 0`(careless: Double) {
    for extent in Self.extents {
      #expect(SliderMetrics { $0[keyPath: extent] = careless }[keyPath: extent] == 0)
    }
    #expect(SliderMetrics { $0.majorInterval = -3 }.majorInterval == 0)
  }

  @Test func `an infinite metric becomes the greatest length`() {
    let longest = LayoutSize(width: .infinity, height: 0).width
    for extent in Self.extents {
      #expect(SliderMetrics { $0[keyPath: extent] = .infinity }[keyPath: extent] == longest)
    }
  }

  @Test(arguments: [(0, 1), (-2, 1), (.nan, 1), (1e-9, 0.0625), (.infinity, 16), (1.5, 1.5)])
  func `an invalid scale becomes the nearest valid one`(wanted: Double, scale: Double) {
    #expect(SliderMetrics { $0.displayScale = wanted }.displayScale == scale)
  }
}
