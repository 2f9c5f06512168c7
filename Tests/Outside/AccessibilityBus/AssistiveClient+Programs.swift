// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench

extension AssistiveClient {
  /// What happens to a program on the bus.
  enum Presence: String {
    case appearing = "add"
    case leaving = "remove"
  }

  /// Starts a client that is told which programs are on the bus of a session.
  convenience init(watchingProgramsIn session: AccessibleSession) async throws {
    try await self.init(environment: session.environment)
    try await ask("watch programs")
  }

  /// Waits until a program has appeared on the bus or has left it.
  func hear(_ presence: Presence, _ program: String) async throws {
    try await hear("event programs \(presence.rawValue) '\(program)'", since: 0)
  }
}
