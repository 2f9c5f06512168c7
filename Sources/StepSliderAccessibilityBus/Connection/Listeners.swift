// SPDX-License-Identifier: Apache-2.0

/// The clients that listen for events, according to the registry of the accessibility bus.
struct Listeners: Hashable, Sendable {
  private let events: [String: [[String]]]

  /// Creates the listeners from the registry's list.
  ///
  /// - Parameters:
  ///   - registered: Names on the bus, each with an event such as `Object:StateChanged:focused`.
  ///   - ownName: The program's own name, which is left out.
  init(_ registered: [(name: String, event: String)], except ownName: String?) {
    let others = registered.filter { $0.name != ownName }
    events = Dictionary(grouping: others, by: \.name).mapValues { $0.map { Self.parts($0.event) } }
  }

  /// Creates an empty list.
  init() { events = [:] }

  /// Whether a client follows both windows and values, which only a screen reader does.
  ///
  /// `org.a11y.Status.ScreenReaderEnabled` stays false if a user starts Orca by hand.
  var hasScreenReader: Bool { !screenReaders.isEmpty }

  /// Whether the screen reader listens for announcements, or, if there is none, any client.
  var hearsAnnouncements: Bool {
    let readers = screenReaders
    return (readers.isEmpty ? Array(events.values) : readers).contains {
      Self.covers($0, "Object:Announcement")
    }
  }

  private var screenReaders: [[[String]]] {
    events.values.filter {
      Self.covers($0, "Window:Activate") && Self.covers($0, "Object:PropertyChange:AccessibleValue")
    }
  }

  /// Returns whether a list of events contains an event or a group that it belongs to.
  private static func covers(_ events: [[String]], _ event: String) -> Bool {
    let wanted = parts(event)
    return events.contains { !$0.isEmpty && wanted.starts(with: $0) }
  }

  /// The registry's list ends each event with a colon, live signals don't, and some
  /// clients write `property-change`.
  private static func parts(_ event: String) -> [String] {
    event.lowercased().filter { $0 != "-" }.split(separator: ":").map(String.init)
  }
}
