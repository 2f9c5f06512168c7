// SPDX-License-Identifier: Apache-2.0

/// The result of replacing the sliders of a panel.
///
/// Sliders are matched by identity (``Presentation/id``). A slider that stays keeps its value, or
/// takes the nearest of its new stops. The focus stays on its slider. If that was removed, the focus
/// moves to the slider now at its index, or to the last one.
public struct PanelUpdate: Sendable {
  /// The new panel.
  public let panel: SliderPanel
  /// The index that each slider of the new panel had in the old one, or `nil` if it is new.
  public let origins: [Int?]
  /// The response to the update. It has the entry words if the slider with the focus has changed.
  public let response: SliderResponse

  /// Creates the update of a panel that keeps its name.
  ///
  /// - Parameters:
  ///   - old: The current panel, without a held thumb.
  ///   - controls: The new sliders. Those that weren't in the panel keep the stops they are set
  ///     to.
  /// - Precondition: There is at least one control.
  public init(of old: SliderPanel, to controls: [SliderControl]) {
    self.init(of: old, to: controls, label: old.label)
  }

  /// Creates the update of a panel that may get another name, which is then spoken.
  ///
  /// - Parameters:
  ///   - old: The current panel, without a held thumb.
  ///   - controls: The new sliders. Those that weren't in the panel keep the stops they are set
  ///     to.
  ///   - label: The name of the panel.
  /// - Precondition: There is at least one control.
  public init(of old: SliderPanel, to controls: [SliderControl], label: String?) {
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
  public static func origins(of identities: [String], in panel: SliderPanel) -> [Int?] {
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
