// SPDX-License-Identifier: Apache-2.0

/// The clients that listen for events, according to the registry of the accessibility bus.
struct Listeners: Hashable, Sendable {
  /// Whether a client follows both windows and values, which only a screen reader does.
  ///
  /// `org.a11y.Status.ScreenReaderEnabled` stays false if a user starts Orca by hand.
  let hasScreenReader: Bool
  /// Whether the screen reader listens for announcements, or, if there is none, any client.
  let hearsAnnouncements: Bool

  /// Creates the listeners from the registry's list.
  ///
  /// - Parameters:
  ///   - registered: Names on the bus, each with an event such as `Object:StateChanged:focused`.
  ///   - ownName: The program's own name, which is left out.
  init(_ registered: [(name: String, event: String)], except ownName: String?) {
    let others = registered.filter { $0.name != ownName }
    let clients = Dictionary(grouping: others, by: \.name).values
      .map { $0.map { Self.parts($0.event) } }
    let readers = clients.filter {
      Self.covers($0, "Window:Activate") && Self.covers($0, "Object:PropertyChange:AccessibleValue")
    }
    hasScreenReader = !readers.isEmpty
    hearsAnnouncements = (readers.isEmpty ? clients : readers).contains {
      Self.covers($0, "Object:Announcement")
    }
  }

  /// Creates an empty list.
  init() { (hasScreenReader, hearsAnnouncements) = (false, false) }

  /// Returns whether a list of events contains an event or a group that it belongs to.
  private static func covers(_ events: [[[UInt8]]], _ event: String) -> Bool {
    let wanted = parts(event)
    return events.contains { !$0.isEmpty && wanted.starts(with: $0) }
  }

  /// The registry's list ends each event with a colon, live signals don't, and some
  /// clients write `property-change`.
  private static func parts(_ event: String) -> [[UInt8]] {
    event.lowercased().utf8.filter { $0 != UInt8(ascii: "-") }
      .split(separator: UInt8(ascii: ":")).map(Array.init)
  }
}
