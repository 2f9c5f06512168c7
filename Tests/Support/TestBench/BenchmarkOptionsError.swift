// SPDX-License-Identifier: GPL-3.0-or-later

/// A mistake in a benchmark's command line.
package enum BenchmarkOptionsError: Error, Hashable, CustomStringConvertible {
  case unknown(String)
  case noValue(of: String)
  case badValue(String, of: String)
  case noProgram(String)

  package var description: String {
    switch self {
    case .unknown(let name): "unknown option \(name)"
    case .noValue(let name): "\(name) needs a value"
    case .badValue(let value, let name): "invalid value \(value) for \(name)"
    case .noProgram(let path): "no program \(path); build it, or name another with --program"
    }
  }
}
