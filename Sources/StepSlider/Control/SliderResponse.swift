// SPDX-License-Identifier: Apache-2.0

/// The response of a control to a key, the pointer, a knob or a request.
///
/// 1. Silence the voice if ``stopsSpeech`` is `true`.
/// 2. Speak the words.
/// 3. Redraw if ``change`` moved the thumb.
/// 4. Save the value unless the phase of the change is ``Change/Phase-swift.enum/changing``.
public struct SliderResponse: Hashable, Sendable {
  /// The change or the push against an end, if there was one.
  public var change: Change?
  /// The words to speak, in order.
  public var words: [Announcement]
  /// Whether the key has no words of its own and stops those of the help.
  public var stopsSpeech = false
  /// The effect on the keyboard focus, or `nil` if it stays.
  public var focus: Focus?
  /// The name of the ``KeyCommand/custom(_:)`` command to run, if there is one.
  public var command: String?
  /// The thumbs on the same track that the change pushed along, and those that go back with it.
  public var pushed: [PushedThumb] = []
  /// The index of the slider in its ``SliderPanel``, or 0 for a single control.
  public var slider: Int

  /// An effect on the keyboard focus.
  public enum Focus: Hashable, Sendable {
    /// The slider requests that the focus move to a control beside it.
    case next, previous
    /// The slider requests that the focus move to a slider at an end of its panel.
    case first, last
    /// The slider requests that the focus move to the slider of its panel at an index, which may
    /// not exist.
    case slider(Int)
    /// The focus has moved to this slider within its panel.
    case moved
  }

  /// A thumb that another one moved.
  public struct PushedThumb: Hashable, Sendable {
    /// The index of its slider in the ``SliderPanel``.
    public let slider: Int
    /// Its change.
    public let change: Change
  }

  /// Creates a response. By default, nothing happened.
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

  /// Returns the same response about another slider of a panel.
  func about(_ slider: Int) -> SliderResponse {
    var response = self
    response.slider = slider
    return response
  }
}

/// The result of replacing the sliders of a panel.
///
/// Sliders are matched by identity (``Presentation/id``). A slider that stays keeps its value, or
/// takes the nearest of its new stops. The focus stays on its slider. If that was removed, the focus
/// moves to the slider now at its index, or to the last one.
package struct PanelUpdate: Sendable {
  /// The new panel.
  package let panel: SliderPanel
  /// The index that each slider of the new panel had in the old one, or `nil` if it is new.
  package let origins: [Int?]
  /// The response to the update. It has the entry words if the slider with the focus has changed.
  package let response: SliderResponse

  /// Creates the update of a panel without a held thumb. New sliders, of which there is at least one,
  /// keep the stops they are set to. Another name of the panel is spoken.
  package init(of old: SliderPanel, to controls: [SliderControl], label: String?) {
    precondition(!controls.isEmpty, "a panel needs at least one slider")
    origins = Self.origins(of: controls.map { $0.slider.presentation.id }, in: old)
    var panel = old
    panel.label = label
    panel.controls = zip(controls, origins).map { control, origin in
      origin.map { old.controls[$0].becoming(control) } ?? control
    }
    panel.grip = nil
    panel.arrangeThumbs()
    panel.focus = origins.firstIndex(of: old.focus) ?? min(old.focus, controls.count - 1)
    let isSame = origins[panel.focus] == old.focus && panel.control.soundsLike(old.control)
    var response = isSame ? SliderResponse(slider: panel.focus) : panel.enter()
    if label != old.label {
      response.words = [panel.entryWords(withHint: false)] + response.words.dropFirst()
    }
    (self.response, self.panel) = (response, panel)
  }

  /// Returns the index in a panel of the slider with each identity, or `nil` if it isn't there.
  /// Sliders that share an identity are matched in order.
  package static func origins(of identities: [String], in panel: SliderPanel) -> [Int?] {
    var old: [String: [Int]] = [:]
    for index in panel.controls.indices.reversed() {
      old[panel.controls[index].slider.presentation.id, default: []].append(index)
    }
    return identities.map { old[$0]?.popLast() }
  }
}

extension SliderControl {
  /// Returns the new control of a slider that stays. If only words and keys have changed, the
  /// rest stays as it is, including the value that Escape restores.
  func becoming(_ new: SliderControl) -> SliderControl {
    var control = new.slider.isDefined(as: slider) ? self : new
    (control.phrases, control.keys) = (new.phrases, new.keys)
    (control.commandWords, control.hasKeyboard) = (new.commandWords, new.hasKeyboard)
    guard !new.slider.isDefined(as: slider) else { return control }
    control.slider =
      if case .value = slider.position {
        new.slider.placed(at: slider.position)
      } else {
        new.slider.placed(at: SliderState(of: slider).position(in: new.slider.stops))
      }
    return control
  }

  /// Returns whether a listener would hear no difference.
  func soundsLike(_ other: SliderControl) -> Bool {
    slider.isDefined(as: other.slider) && slider.position == other.slider.position
      && phrases.entry(to: slider) == other.phrases.entry(to: other.slider)
  }
}

extension Slider {
  /// Returns whether two sliders differ at most in the chosen stop.
  package func isDefined(as other: Slider) -> Bool {
    stops == other.stops && presentation == other.presentation && pageSize == other.pageSize
      && defaultIndex == other.defaultIndex && availability == other.availability
      && reach.unavailable == other.reach.unavailable
  }
}
