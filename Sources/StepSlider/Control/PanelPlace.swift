// SPDX-License-Identifier: Apache-2.0

/// Where a slider is in a panel of several.
struct PanelPlace: Hashable, Sendable {
  /// The name of the panel.
  let label: String?
  let index: Int
  let count: Int
}
