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
  @Option(.values) var values: Given<[DecimalNumber]>?
  @Option(.value) var value: String?

  /// The stops that the flags request.
  var request: StopsRequest {
    StopsRequest(
      steps: steps,
      names: names,
      from: from,
      to: to,
      by: by,
      values: values,
      value: value
    )
  }
}
