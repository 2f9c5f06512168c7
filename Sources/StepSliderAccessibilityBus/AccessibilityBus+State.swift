// SPDX-License-Identifier: Apache-2.0

extension AccessibilityBus {
  /// The state of the connection.
  public enum State: Hashable, Sendable {
    /// The bus is being looked for, isn't needed at the moment, or has been closed.
    case waiting
    /// Screen readers can find the program.
    case registered
    /// There is no bus, for the reason given. The search is repeated.
    case unavailable(String)
  }
}
