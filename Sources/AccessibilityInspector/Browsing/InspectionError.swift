// SPDX-License-Identifier: Apache-2.0

/// An error that prevents an inspection.
package struct InspectionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason.
  package let description: String
}
