// SPDX-License-Identifier: Apache-2.0

import DBus
import AccessibilityTree

extension AccessibleEvent {
  /// Returns the arguments of the signal: a detail, two numbers, a variant and an empty dictionary.
  func arguments(from application: BusApplication) -> [DBusValue] {
    [
      .string(detail), .number(first), .number(second), .variant(value(from: application)),
      .properties([:]),
    ]
  }

  private func value(from application: BusApplication) -> DBusValue {
    switch content {
    case .nothing: return .int32(0)
    case .number(let number): return .double(number)
    case .role(let role): return .uint32(role.rawValue)
    case .text(let text): return .string(text)
    case .object(let path): return application.reference(to: path)
    case .extent(let extent):
      let numbers = [extent.minX, extent.minY, extent.size.width, extent.size.height]
      return .structure(numbers.map { .number(Int($0.rounded())) })
    }
  }
}
