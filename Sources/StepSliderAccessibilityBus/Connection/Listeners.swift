// SPDX-License-Identifier: Apache-2.0

/// Who listens to which events, as the registry of the accessibility bus tells it.
struct Listeners: Hashable, Sendable {
  private let events: [String: [[String]]]

  /// Takes the registry's list of names on the bus and events, such as `Object:StateChanged:focused`.
  ///
  /// - Parameters:
  ///   - registered: Who listens to what.
  ///   - ownName: The name of the program itself, which doesn't count.
  init(_ registered: [(name: String, event: String)], except ownName: String?) {
    let others = registered.filter { $0.name != ownName }
    events = Dictionary(grouping: others, by: \.name).mapValues { $0.map { Self.parts($0.event) } }
  }

  /// Nobody.
  init() { events = [:] }

  /// Whether a screen reader is among them: who follows windows and values does what one does.
  ///
  /// `org.a11y.Status.ScreenReaderEnabled` stays false with an Orca that was started by hand.
  var hasScreenReader: Bool { !screenReaders.isEmpty }

  /// Whether announcements are heard: by the screen reader, and where there is none, by anybody.
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

  /// Whether one of some events is an event, or a group that it belongs to.
  private static func covers(_ events: [[String]], _ event: String) -> Bool {
    let wanted = parts(event)
    return events.contains { !$0.isEmpty && wanted.starts(with: $0) }
  }

  /// Live signals have no colon at the end, the registry's list has one; some write
  /// `property-change`.
  private static func parts(_ event: String) -> [String] {
    event.lowercased().filter { $0 != "-" }.split(separator: ":").map(String.init)
  }
}
