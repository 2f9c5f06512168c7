// SPDX-License-Identifier: Apache-2.0

package import Testing

/// Unwraps the result of a mutating call; `#require` can't make such calls.
package func required<Value>(
  _ value: Value?,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Value {
  try #require(value, sourceLocation: sourceLocation)
}
