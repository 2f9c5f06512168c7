// SPDX-License-Identifier: Apache-2.0

package import AccessibilityTree

/// What a build tolerates.
package struct Gate: Hashable, Sendable {
  /// The least severity that fails; with `nil`, nothing does.
  var threshold: AuditSeverity?
  var exemptions: [Exemption]
  /// The findings that are known, and don't fail.
  var baseline: Baseline?

  package init(
    threshold: AuditSeverity? = nil,
    exemptions: [Exemption] = [],
    baseline: Baseline? = nil
  ) {
    (self.threshold, self.exemptions, self.baseline) = (threshold, exemptions, baseline)
  }
}
