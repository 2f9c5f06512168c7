// SPDX-License-Identifier: Apache-2.0

/// The response of a control to a key, the pointer, a knob or a request.
///
/// 1. Silence the voice if ``stopsSpeech`` is `true`.
/// 2. Speak the ``words``; or, if an assistive technology asked for the change, give it the
///    ``outcome``, because it speaks from the next tree.
/// 3. Redraw if ``change`` moved the thumb.
/// 4. Save the ``committedValue``, if there is one.
public struct SliderResponse: Hashable, Sendable {
  /// The change or the push against an end, if there was one.
  public var change: SliderChange?
  /// The words to speak, in order.
  public var words: [Announcement]
  /// Whether the key has no words of its own and stops those of the help.
  public var stopsSpeech = false
  /// What to answer an assistive technology that requested an action. A screen reader speaks
  /// from the next tree, which doesn't change at an end: announce the words there if it should say that.
  public package(set) var outcome = ActionOutcome.done()
  /// The effect on the keyboard focus, or `nil` if it stays.
  public var focus: FocusMovement?
  /// The name of the ``KeyCommand/custom(_:)`` command to run, if there is one.
  public var command: String?
  /// The changes of other thumbs on the same track, which the change pushed along or took back, by
  /// the index of their slider in its ``SliderPanel``, in no particular order.
  public var pushed: [Int: SliderChange] = [:]
  /// The index of the slider in its ``SliderPanel``, or 0 for a single control.
  public var sliderIndex: Int

  /// The new value, to be used or saved; `nil` if the thumb didn't move or is still being dragged, and if the
  /// slider isn't set again. A thumb that was pushed along has a change of its own (``pushed``).
  public var committedValue: DecimalNumber? { change?.committedValue }

  /// Creates a response. By default, nothing happened.
  public init(
    change: SliderChange? = nil,
    words: [Announcement] = [],
    focus: FocusMovement? = nil,
    command: String? = nil,
    sliderIndex: Int = 0
  ) {
    (self.change, self.words, self.focus) = (change, words, focus)
    (self.command, self.sliderIndex) = (command, sliderIndex)
  }

  /// Returns the same response about another slider of a panel.
  func about(_ slider: Int) -> SliderResponse {
    var response = self
    response.sliderIndex = slider
    return response
  }
}

extension SliderResponse: CustomStringConvertible {
  /// What happened, in one line for developers: `"Large, 3 of 3, maximum", moved to 3`.
  public var description: String {
    var parts = words.map { $0.description } + (change.map { [$0.description] } ?? [])
    if focus != nil { parts.append("focus") }
    if let command { parts.append("command \(command)") }
    if outcome == .refused { parts.append("refused") }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}
