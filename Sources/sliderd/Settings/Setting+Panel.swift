// SPDX-License-Identifier: GPL-3.0-or-later

// All sliders together.

extension Setting<String> {
  static var panelLabel: Self { Self("label", .text, in: .panel) }
}
