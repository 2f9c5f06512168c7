// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A mistake in settings from flags or a file.
struct SettingMistake {
  /// The settings, the most relevant one first.
  let settings: [any SettingDescription]
  /// The position of the invalid item in a list, counting from 1.
  var item: Int?
  /// What is wrong, and the rule, for a file.
  let message: String
  /// The same, for flags.
  private let messageInFlags: String

  init(settings: [any SettingDescription], item: Int? = nil, message: String) {
    self.init(settings, item: item) { _ in message }
  }

  /// Creates a mistake whose message names settings.
  init(
    _ settings: [any SettingDescription],
    item: Int? = nil,
    message: (SettingNaming) -> String
  ) {
    (self.settings, self.item) = (settings, item)
    (self.message, messageInFlags) = (message(.keys), message(.flags))
  }

  init<Value>(_ setting: Setting<Value>, item: Int? = nil, message: String) {
    self.init(settings: [setting], item: item, message: message)
  }

  init<Value>(_ setting: Setting<Value>, _ error: StopsError) {
    self.init(setting, item: error.item, message: error.description)
  }
}

extension [SettingMistake] {
  /// Creates a value from flags.
  ///
  /// - Throws: A ``Failure`` with all mistakes.
  static func throwingAll<Value>(_ make: (inout Self) -> Value) throws(Failure) -> Value {
    var mistakes: Self = []
    let value = make(&mistakes)
    guard !mistakes.isEmpty else { return value }
    throw Failure(status: .usage, mistakes: mistakes.map(\.inFlags).eachOnce)
  }
}

extension SettingMistake {
  /// The mistake as one in flags.
  fileprivate var inFlags: Failure.Mistake {
    Failure.Mistake(in: .flags(settings.map(\.flagName)), message: messageInFlags)
  }
}

extension Failure {
  /// Returns the failure for a wrong flag.
  static func usage<Value>(_ setting: Setting<Value>, _ message: String) -> Failure {
    .usage(setting.flagName, message)
  }
}

extension StopsError {
  /// The position of the invalid item in a list, counting from 1.
  fileprivate var item: Int? {
    switch self {
    case .notAscending(let item), .blankName(let item), .positionNotAscending(let item),
      .positionTooFar(let item):
      item
    case .duplicateName(_, let items): items.last
    default: nil
    }
  }
}
