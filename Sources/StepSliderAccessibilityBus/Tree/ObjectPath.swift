// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree

/// Where an object is on the accessibility bus.
package enum ObjectPath: Hashable, Sendable {
  /// The application.
  case root
  /// All others; the window is number 0.
  case numbered(Int)

  /// The window.
  static let frame = ObjectPath.numbered(0)

  /// The folder that all objects are in.
  static let prefix = "/org/a11y/atspi/accessible"

  /// What clients are told instead of an object where there is none.
  package static let null = "/org/a11y/atspi/null"

  /// The path as it is on the bus.
  package var text: String {
    switch self {
    case .root: Self.prefix + "/root"
    case .numbered(let number): Self.prefix + "/\(number)"
    }
  }

  /// Reads a path; `nil` for what can't be one of ours.
  init?(_ text: String) {
    guard text.hasPrefix(Self.prefix + "/") else { return nil }
    let name = text.dropFirst(Self.prefix.count + 1)
    if name == "root" {
      self = .root
    } else if let number = Int(name), "\(number)" == name {
      self = .numbered(number)
    } else {
      return nil
    }
  }

  init(number: Int) { self = .numbered(number) }
}

/// Gives each thing the same path as long as it is there, and no path twice.
struct ObjectPaths: Hashable, Sendable {
  private var numbers: [ElementID: Int] = [:]
  private var lastNumber = 0

  /// The path of something in the tree.
  mutating func path(of id: ElementID) -> ObjectPath {
    if let number = numbers[id] { return .numbered(number) }
    lastNumber += 1
    numbers[id] = lastNumber
    return .numbered(lastNumber)
  }

  /// A path for something that isn't in the tree.
  mutating func newPath() -> ObjectPath {
    lastNumber += 1
    return .numbered(lastNumber)
  }

  /// Forgets all that isn't there any more, so that a program that runs for years doesn't grow.
  mutating func keepOnly(_ identities: Set<ElementID>) {
    guard numbers.count > identities.count else { return }
    numbers = numbers.filter { identities.contains($0.key) }
  }
}
