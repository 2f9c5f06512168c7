// SPDX-License-Identifier: GPL-3.0-or-later

/// What a flag or a key says.
enum Given<Value: Sendable>: Sendable {
  case value(Value)
  /// What is written breaks the setting's rule.
  case wrong([Mistake])
  /// What stands in the file is of another kind than the setting's values.
  case unread([Mistake])

  struct Mistake: Equatable, Sendable {
    /// Which item of a list is meant, from 1.
    var item: Int?
    let message: String
  }

  static func wrong(saying message: String) -> Self { .wrong([Mistake(message: message)]) }

  static func unread(_ value: TOMLValue, expected: String) -> Self {
    let message = "expected \(expected), found \(value.description)"
    return .unread([Mistake(message: message)])
  }

  var value: Value? {
    if case .value(let value) = self { return value }
    return nil
  }

  var mistakes: [Mistake] {
    switch self {
    case .value: []
    case .wrong(let mistakes), .unread(let mistakes): mistakes
    }
  }

  private var isUnread: Bool {
    if case .unread = self { return true }
    return false
  }

  /// The items of a list together. Where some are of another kind, only that is told.
  static func list<Item>(_ items: [Given<Item>]) -> Self where Value == [Item] {
    let isUnread = items.contains(where: \.isUnread)
    let mistakes = items.enumerated().filter { !isUnread || $0.element.isUnread }
      .flatMap { index, item in
        item.mistakes.map { Mistake(item: index + 1, message: $0.message) }
      }
    guard mistakes.isEmpty else { return isUnread ? .unread(mistakes) : .wrong(mistakes) }
    return .value(items.compactMap(\.value))
  }
}

extension Given: Equatable where Value: Equatable {}
