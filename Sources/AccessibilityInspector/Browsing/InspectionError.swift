// SPDX-License-Identifier: Apache-2.0

/// Why nothing can be inspected.
package struct InspectionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, in words.
  package let description: String
}
