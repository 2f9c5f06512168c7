// SPDX-License-Identifier: Apache-2.0

import Testing

/// What is heard of the same things in one language.
struct Heard: Sendable, CustomTestStringConvertible {
  let tag: String
  /// On coming to the middle one of three names.
  let entry: String
  /// On moving it up, to the end.
  let change: String
  /// On coming to a slider of percents, which stands up.
  let percent: String
  /// On trying to move one that is disabled, and one that is read only.
  let refusals: [String]
  let hint: String
  /// On coming to a button, heading, link and image, without labels.
  let roles: [String]
  /// On coming to a switch that is on, and when it goes off.
  let toggle: [String]
  /// On coming to something selected and dimmed, and when it is neither any more.
  let states: [String]

  var testDescription: String { tag }
}
