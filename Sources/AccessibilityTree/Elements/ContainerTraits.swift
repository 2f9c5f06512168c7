// SPDX-License-Identifier: Apache-2.0

/// How a container's content is read.
public struct ContainerTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt32

  /// Traits from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The content is read in one go, not mixed with what stands beside it.
  public static let group = ContainerTraits(rawValue: 1 << 0)
  /// As long as it is there, nothing but its content is read: a dialogue, a pop-over.
  public static let modal = ContainerTraits(rawValue: 1 << 1)
  /// Nothing in it is read, at any depth.
  public static let hidden = ContainerTraits(rawValue: 1 << 2)

  /// The names of the traits, such as `modal`, in the order in which they are declared.
  public var names: [String] { Self.named.filter { contains($0.0) }.map { $0.1 } }

  private static let named: [(ContainerTraits, String)] = [
    (.group, "group"), (.modal, "modal"), (.hidden, "hidden"),
  ]
}
