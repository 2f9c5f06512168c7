// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite struct PeerDifferenceTests {
  private static let tables = [
    HTMLRangeTests.values, HTMLRangeTests.keys, HTMLRangeTests.steps, HTMLRangeTests.pointers,
    HTMLRangeTests.bases, HTMLRangeTests.texts, ReactSliderTests.state, ReactSliderTests.pages,
    ReactSliderTests.keys, ReactSliderTests.pointers, RadixSliderTests.steps,
    RadixSliderTests.keys, RadixSliderTests.commits, NoUiSliderTests.steps,
    NoUiSliderTests.values, NoUiSliderTests.keys, NoUiSliderTests.pieces,
    FlutterSliderTests.pointers, FlutterSliderTests.keys, FlutterSliderTests.semantics,
    MaterialSliderTests.settings, MaterialSliderTests.keys, MaterialSliderTests.events,
    GTKScaleTests.adjustments, GTKScaleTests.keys, GTKScaleTests.pointers,
    QtSliderTests.actions, QtSliderTests.ranges, QtSliderTests.keys, QtSliderTests.wheels,
    AppleSliderTests.cases, ReactSliderTests.thumbs, ReactSliderTests.presses,
    RadixSliderTests.thumbs, MaterialSliderTests.thumbs, NoUiSliderTests.margins,
    APGSliderTests.unrated, GTKScaleTests.limits,
    NoUiSliderTests.paddings, RadixSliderTests.resets,
  ]

  @Test(arguments: PeerDifference.allCases)
  func `each difference from other sliders has a case`(difference: PeerDifference) {
    #expect(Self.tables.joined().contains { $0.difference?.reason == difference })
  }
}
