// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// What comes of an event.
struct Response: Equatable {
  /// What is to be said, in this order.
  var announcements: [Announcement] = []
  /// The change of the text size, or the push against an end.
  var change: Change?
  /// Whether the user wants to leave.
  var isLeaving = false
}
