// SPDX-License-Identifier: Apache-2.0

/// The record of one change, or of a push against an end.
///
/// It tells a program what to do: draw again whenever ``moved`` is true, speak as
/// ``SliderPhrases/announcement(of:on:)`` says whenever ``needsAnnouncement`` is, and act on the new value or save it
/// when ``phase-swift.property`` is not ``Phase-swift.enum/changing``.
public struct Change: Hashable, Sendable {
  /// The index before.
  public let from: Int
  /// The index now.
  public let to: Int
  /// What brought the change about.
  public let cause: Cause
  /// How far the change has come.
  public let phase: Phase
  /// The end that was reached or pushed against.
  ///
  /// With a push `from` equals `to`, and so it does where a drag is committed that came back to the
  /// end it began at; ``needsAnnouncement`` tells them apart.
  public let end: End?

  /// Whether there is something to say that the changes before this one didn't say.
  ///
  /// A new value needs an announcement, and so does a push against an end. The release of a held
  /// thumb needs none, for its value was announced when the thumb came there; nor does a cancellation
  /// that moves nothing. After a change of the cause ``Cause-swift.enum/program``, it is your
  /// program that decides whether to announce it.
  public let needsAnnouncement: Bool

  /// Whether the thumb moved.
  public var moved: Bool { from != to }

  /// What brings a change about.
  public enum Cause: String, Hashable, Sendable {
    /// A key or a knob.
    case key
    /// A press on the track.
    case tap
    /// A drag of the thumb.
    case drag
    /// An increment or decrement by an assistive technology.
    case accessibility
    /// The program itself; silent unless asked for.
    case program
  }

  /// How far a change has come.
  public enum Phase: String, Hashable, Sendable {
    /// More may follow, as in a drag.
    case changing
    /// The change is done.
    case committed
    /// An earlier value was restored.
    case cancelled
  }

  /// An end of the slider.
  public typealias End = AdjustableRange.End
}
