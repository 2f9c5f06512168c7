// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

extension SliderLayout {
  /// The stops whose labels decide how much room there is beside an upright track.
  ///
  /// They don't depend on the chosen stop, or else the track would jump as another one is chosen. They
  /// are all stops; of more than a hundred, those with a tick and a hundred that are evenly spread.
  var measuredStops: Set<Int> {
    let last = ticks.count - 1
    return Set((0..<100).map { $0 * last / 99 } + drawnTicks(at: 0).map(\.index))
  }
}
