// SPDX-License-Identifier: Apache-2.0

import Testing

/// The words for the same things in one language.
struct Heard: Sendable, CustomTestStringConvertible {
  let tag: String
  /// Focusing a slider at the middle one of three names.
  let entry: String
  /// Moving it up to the end.
  let change: String
  /// Focusing a vertical slider of percentages.
  let percent: String
  /// Trying to move a disabled slider, and a read-only one.
  let refusals: [String]
  let hint: String
  /// Focusing a button, heading, link and image without labels.
  let roles: [String]
  /// Focusing a switch that is on, and turning it off.
  let toggle: [String]
  /// Focusing something selected and dimmed, and then making it neither.
  let states: [String]

  var testDescription: String { tag }
}
