// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import StepSlider

/// The flags for the stops.
struct StopsOptions: ParsableArguments {
  @Option(.steps) var steps: Given<Int>?
  @Option(.names) var names: [String]?
  @Option(.from) var from: Given<DecimalNumber>?
  @Option(.to) var to: Given<DecimalNumber>?
  @Option(.by) var by: Given<DecimalNumber>?
  @Option(.base) var base: Given<DecimalNumber>?
  @Flag(.reachEnds) var reachEnds: Bool
  @Option(.pieces) var pieces: Given<[Stops.Piece]>?
  @Option(.values) var values: Given<[DecimalNumber]>?
  @Option(.scale) var scale: ScaleChoice?
  @Option(.positions) var positions: Given<[DecimalNumber]>?
  @Option(.value) var value: String?

  /// The stops that the flags request.
  var request: StopsRequest {
    StopsRequest(
      steps: steps,
      names: names,
      from: from,
      to: to,
      by: by,
      base: base,
      reachesEnds: reachEnds,
      pieces: pieces,
      values: values,
      scale: scale,
      positions: positions,
      value: value
    )
  }
}

extension ScaleChoice: ExpressibleByArgument {}
