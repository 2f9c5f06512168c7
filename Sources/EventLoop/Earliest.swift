// SPDX-License-Identifier: Apache-2.0

/// Returns the earliest of some times; `nil` if there is none.
package func earliest(
  _ first: ContinuousClock.Instant?,
  _ second: ContinuousClock.Instant?,
  _ third: ContinuousClock.Instant? = nil
) -> ContinuousClock.Instant? {
  var result = first
  if let second, result.map({ second < $0 }) ?? true { result = second }
  if let third, result.map({ third < $0 }) ?? true { result = third }
  return result
}
