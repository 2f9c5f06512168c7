// SPDX-License-Identifier: GPL-3.0-or-later

// Knobs and keyboards.

extension Setting<String> {
  static var device: Self {
    let rule = "a path that begins with /, such as /dev/input/by-id/…"
    return Self("device", .text(rule, where: { $0.hasPrefix("/") }), in: .input)
  }

  static var deviceLabel: Self { Self("label", .text, in: .input) }
}

extension Setting<Bool> {
  static var grab: Self {
    let words = "Reserve the devices for sliderd; other programs get none of their keys"
    return toggle("grab", words, in: .input)
  }
}

extension Setting<TOMLTable> {
  static var keys: Self { Self("keys", .table, in: .input) }
}
