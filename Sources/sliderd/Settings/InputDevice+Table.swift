// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderEvdev

extension InputDevice {
  /// The most wrong names that get a suggestion, because each search is slow.
  private static let adviceCount = 20

  /// Reads a table `[[input]]`; fails if it names no device.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - isWhole: Whether the whole table could be read.
  init?(_ table: inout TableReader, isWhole: Bool) {
    let device = table.read(.device)
    label = table.read(.deviceLabel)
    (location, key) = table.whereabouts(Setting.device)
    isGrabbed = table.read(.grab) ?? false
    bindings = Self.bindings(&table)
    if isWhole, !table.has(.device) {
      table.note("an input needs a device; run \"sliderd devices\" to list them")
    }
    guard let device else { return nil }
    self.device = device
  }

  private static func bindings(_ table: inout TableReader) -> EvdevBindings? {
    guard var keys = table.table(.keys) else { return nil }
    var bindings = EvdevBindings()
    for (entry, word) in keys.texts() {
      do throws(EvdevBindingError) {
        try bindings.bind(entry.key, to: word)
      } catch {
        let isShort = keys.mistakes.count >= adviceCount
        let message = isShort ? error.rule : error.description.without(prefix: "\(entry.key): ")
        keys.note(message, at: entry, error.isOfName ? .key : .value)
      }
    }
    table.add(keys.finished())
    return bindings
  }
}

extension String {
  fileprivate func without(prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}

extension EvdevBindingError {
  fileprivate var isOfName: Bool {
    switch self {
    case .unknownName, .noChord: true
    case .unknownWord, .mismatch: false
    }
  }

  /// The message without a suggestion.
  fileprivate var rule: String {
    if case .unknownName = self { return "unknown key, button or wheel" }
    return description
  }
}
