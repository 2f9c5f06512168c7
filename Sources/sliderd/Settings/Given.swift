// SPDX-License-Identifier: GPL-3.0-or-later

/// The value of a flag or key, or its mistakes.
enum Given<Value: Sendable>: Sendable {
  case value(Value)
  /// The value breaks the setting's rule.
  case wrong([Mistake])
  /// The value in the file has the wrong type.
  case unread([Mistake])

  struct Mistake: Equatable, Sendable {
    /// The position of the invalid item in a list, counting from 1.
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

  /// Combines the items of a list. If some have the wrong type, only those are reported.
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
