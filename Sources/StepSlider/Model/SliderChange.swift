// SPDX-License-Identifier: Apache-2.0

/// A change of a slider, or a push against one of its ends.
///
/// A change tells your program what to do:
///
/// - Redraw if ``didMove`` is `true`.
/// - Speak the ``SliderResponse/words`` that come with it.
/// - Save the ``committedValue``.
public struct SliderChange: Hashable, Sendable {
  /// The index before the change. Before the first move of a slider that wasn't at a stop, it is
  /// the nearest stop, or the one where the slider would begin.
  package let oldIndex: Int
  /// The index after the change.
  package let newIndex: Int
  /// The value after the change: that of the thumb's stop, or the value beside the stops that
  /// was restored; `nil` if the slider isn't set again.
  package let newValue: DecimalNumber?
  /// Whether the thumb moved.
  ///
  /// It also moves if it was at no stop before, even if it goes to the nearest one.
  public let didMove: Bool
  /// The cause of the change.
  package let cause: Cause
  /// The phase of the change.
  package let phase: Phase
  /// The end that was reached or pushed against.
  ///
  /// A push doesn't move the thumb. Nor does a completed drag that came back to the end where it
  /// began. Only the push comes with ``SliderResponse/words``.
  package let end: AdjustableRange.End?
  /// The number of unavailable stops that a single step passed.
  package internal(set) var skippedStopCount = 0

  /// Whether there is something to announce that earlier changes did not announce.
  /// A new value needs an announcement, and so does a push against an end. These need none:
  ///
  /// - The release of a held thumb, because its value was announced when the thumb got there.
  /// - A cancellation that moves nothing.
  package let needsAnnouncement: Bool

  /// The new value, if the thumb moved and isn't being dragged; `nil` if the slider isn't set again.
  public var committedValue: DecimalNumber? { didMove && phase != .changing ? newValue : nil }

  /// The cause of a change.
  package enum Cause: String, Hashable, Sendable {
    /// A key, a knob or a wheel.
    case key
    /// A press on the track, a tick or a label. Its raw value is `tap`.
    case press = "tap"
    /// A drag of the thumb.
    case drag
    /// A request from an assistive technology.
    case accessibility
    /// The program itself. The change is silent unless the program announces it.
    case program
  }

  /// The phase of a change.
  package enum Phase: String, Hashable, Sendable {
    /// More changes may follow, as in a drag.
    case changing
    /// The change is complete.
    case committed
    /// An earlier value was restored.
    case cancelled
  }
}

extension SliderChange: CustomStringConvertible {
  /// What happened, in one line for developers: `moved to 3`.
  public var description: String {
    didMove ? "moved" + (newValue.map { " to \($0)" } ?? "") : "not moved"
  }
}
