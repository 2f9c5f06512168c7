// SPDX-License-Identifier: Apache-2.0

/// The relation of an object on the accessibility bus to others.
///
/// The corresponding C type is `AtspiRelationType`.
enum AccessibleRelation: UInt32, Hashable, Sendable, CaseIterable {
  case labelFor = 1
  case labelledBy = 2
  case controllerFor = 3
  case controlledBy = 4
  case descriptionFor = 17
  case describedBy = 18

  /// The relation as seen from the other object.
  var inverse: AccessibleRelation {
    switch self {
    case .labelFor: .labelledBy
    case .labelledBy: .labelFor
    case .controllerFor: .controlledBy
    case .controlledBy: .controllerFor
    case .descriptionFor: .describedBy
    case .describedBy: .descriptionFor
    }
  }
}
