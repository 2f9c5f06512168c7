// SPDX-License-Identifier: Apache-2.0

/// What came of a key, the pointer, a knob or a request.
///
/// Say the words first, then draw again if ``change`` says that the thumb moved, and save the value
/// if the change's phase is not ``Change/Phase-swift.enum/changing``.
public struct SliderResponse: Hashable, Sendable {
  /// The change, or the push against an end; `nil` if there was neither.
  public var change: Change?
  /// What to say, in this order.
  public var words: [Announcement]
  /// What becomes of the keyboard's focus; `nil` if it stays.
  public var focus: Focus?
  /// The name of the ``KeyCommand/custom(_:)`` command that was asked for.
  public var command: String?
  /// Which slider of its ``SliderPanel`` this is about; 0 for a control on its own.
  public var slider: Int

  /// What becomes of the keyboard's focus.
  public enum Focus: Hashable, Sendable {
    /// It wants to go to the next control.
    case next
    /// It wants to go to the previous control.
    case previous
    /// It has come to the slider from another one of the panel.
    case moved
  }

  /// A response in which nothing happened, but for what is given.
  public init(
    change: Change? = nil,
    words: [Announcement] = [],
    focus: Focus? = nil,
    command: String? = nil,
    slider: Int = 0
  ) {
    (self.change, self.words, self.focus) = (change, words, focus)
    (self.command, self.slider) = (command, slider)
  }

  /// The same about one of the sliders of a panel.
  func about(_ slider: Int) -> SliderResponse {
    var response = self
    response.slider = slider
    return response
  }
}
