// SPDX-License-Identifier: Apache-2.0

/// How the content of a container is read.
public struct ContainerTraits: OptionSet, Hashable, Sendable {
  /// The traits as a bit mask.
  public let rawValue: UInt32

  /// Creates traits from a bit mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The content is read without a break, not mixed with elements alongside it.
  public static let group = ContainerTraits(rawValue: 1 << 0)
  /// While the container is present, only its content is read: a dialogue, a pop-over.
  public static let modal = ContainerTraits(rawValue: 1 << 1)
  /// Nothing in the container is read, at any depth.
  public static let hidden = ContainerTraits(rawValue: 1 << 2)

  /// The names of the traits, such as `modal`, in the order of their declaration.
  public var names: [String] { Self.named.filter { contains($0.0) }.map { $0.1 } }

  private static let named: [(ContainerTraits, String)] = [
    (.group, "group"), (.modal, "modal"), (.hidden, "hidden"),
  ]
}
