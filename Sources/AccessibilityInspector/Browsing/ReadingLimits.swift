// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree

/// How much of a program is read. Whatever a program answers, a reading ends within these limits.
package struct ReadingLimits: Hashable, Sendable {
  /// The time for the whole program. What was read until then is the result.
  package var time: Duration
  /// The time for one answer.
  package var patience: Duration = .seconds(3)
  /// The number of objects that may be silent before the program counts as not answering.
  package var silentObjects = 8
  /// The number of objects.
  package var objects = 50_000
  /// The number of children of one object.
  package var children = 10_000
  /// The number of children of an object that makes its children only when they are asked for, such
  /// as a spreadsheet (`ATSPI_STATE_MANAGES_DESCENDANTS`).
  package var managedChildren = 500
  /// The number of objects around an object.
  package var depth = AccessibilitySnapshot.maximumDepth
  /// The number of characters of a text.
  package var characters = 1000
  /// The number of attributes, actions, interfaces or relations of an object.
  package var entries = 100
  /// The number of calls that wait for an answer at the same time. Buses refuse more than some
  /// hundred.
  package var callsInFlight = 100

  /// The usual limits, with a time.
  package init(time: Duration = .seconds(10)) { self.time = time }
}
