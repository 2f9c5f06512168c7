// SPDX-License-Identifier: GPL-3.0-or-later

/// An error on the test bench, in words for a test's log.
package enum BenchError: Error, Hashable, CustomStringConvertible {
  /// A C function failed; the reason is the text of its error number.
  case system(call: String, reason: String)
  /// A text or state didn't arrive in time; `seen` is what arrived instead.
  case missed(awaited: String, seen: String)
  /// A sound server or its monitor doesn't work.
  case sound(String)
  /// The bytes aren't a WAV file.
  case malformedWave(String)

  package var description: String {
    switch self {
    case .system(let call, let reason): "\(call) failed: \(reason)"
    case .missed(let awaited, let seen): "expected \(awaited), but got \(seen)"
    case .sound(let reason): reason
    case .malformedWave(let reason): "not a 16-bit mono WAV file: \(reason)"
    }
  }
}
