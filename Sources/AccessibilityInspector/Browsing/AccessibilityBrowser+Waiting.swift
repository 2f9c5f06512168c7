// SPDX-License-Identifier: Apache-2.0

import Glibc

extension AccessibilityBrowser {
  /// Returns the program with a name, and waits for it if it isn't on the bus yet.
  ///
  /// - Returns: The program; `nil` if it didn't come.
  /// - Throws: An ``InspectionError`` if the bus doesn't answer.
  package func program(
    named name: String,
    within patience: Duration
  ) throws(InspectionError) -> Program? {
    let end = ContinuousClock.now + patience
    while true {
      if let program = try programs().first(where: { $0.name == name }) { return program }
      guard ContinuousClock.now < end else { return nil }
      usleep(100_000)
    }
  }
}
