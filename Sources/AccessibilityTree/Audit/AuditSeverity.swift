// SPDX-License-Identifier: Apache-2.0

/// How much a broken rule costs a listener.
public enum AuditSeverity: String, CaseIterable, Hashable, Sendable {
  /// Listeners can do everything, but hear too much, hear it twice, or have to guess.
  case warning
  /// Listeners can't find out what something is, can't reach it, or can't use it.
  case error
}

extension AuditSeverity: Comparable {
  /// Compares severities; an error is greater than a warning.
  public static func < (first: AuditSeverity, second: AuditSeverity) -> Bool {
    first == .warning && second == .error
  }
}
