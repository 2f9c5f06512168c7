// SPDX-License-Identifier: GPL-3.0-or-later

extension Duration {
  /// The whole nanoseconds.
  package var nanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }

  /// The milliseconds, with their fraction.
  package var milliseconds: Double {
    Double(nanoseconds) / 1_000_000
  }
}
