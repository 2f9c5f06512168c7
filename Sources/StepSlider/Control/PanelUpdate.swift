// SPDX-License-Identifier: Apache-2.0

/// The result of replacing the sliders of a panel: the new panel, the index that each of its
/// sliders had in the old one, or `nil` for a new slider, and the response. That has the entry
/// words if the slider with the focus has changed.
package typealias PanelUpdate = (panel: SliderPanel, origins: [Int?], response: SliderResponse)

extension SliderPanel {
  /// Returns the panel after an update to some sliders.
  /// Sliders are matched by identity (``SliderPresentation/id``). A slider that stays keeps its value, or
  /// takes the nearest of its new stops, and a new one keeps the stop it is set to. The focus stays
  /// on its slider. If that was removed, the focus moves to the slider now at its index, or to the
  /// last one. Another name of the panel is spoken.
  ///
  /// - Precondition: There is at least one control, and no thumb is held (``cancelPointer()``).
  package func updated(to controls: [SliderControl], label: String?) -> PanelUpdate {
    precondition(!controls.isEmpty, "a panel needs at least one slider")
    let origins = origins(of: controls.map { $0.slider.presentation.id })
    var panel = self
    panel.label = label
    panel.controls = zip(controls, origins).map { control, origin in
      origin.map { self.controls[$0].becoming(control) } ?? control
    }
    panel.grip = nil
    panel.arrangeThumbs()
    panel.focusedIndex =
      origins.firstIndex(of: focusedIndex) ?? min(focusedIndex, controls.count - 1)
    let isSame =
      origins[panel.focusedIndex] == focusedIndex && panel.focusedControl.soundsLike(focusedControl)
    var response = isSame ? SliderResponse(sliderIndex: panel.focusedIndex) : panel.enter()
    if label != self.label {
      response.words = [panel.entryWords(withHint: false)] + response.words.dropFirst()
    }
    return (panel, origins, response)
  }

  /// Returns the index of the slider with each identity, or `nil` if it isn't there. Sliders that
  /// share an identity are matched in order.
  package func origins(of identities: [String]) -> [Int?] {
    var indices: [String: [Int]] = [:]
    for index in controls.indices.reversed() {
      indices[controls[index].slider.presentation.id, default: []].append(index)
    }
    return identities.map { indices[$0]?.popLast() }
  }
}

extension SliderControl {
  /// Returns the new control of a slider that stays. If only words and keys have changed, the
  /// rest stays as it is, including the value that Escape restores.
  fileprivate func becoming(_ new: SliderControl) -> SliderControl {
    var control = new.slider.isDefined(as: slider) ? self : new
    (control.phrases, control.keys) = (new.phrases, new.keys)
    (control.commandWords, control.hasKeyboard) = (new.commandWords, new.hasKeyboard)
    guard !new.slider.isDefined(as: slider) else { return control }
    let isBetweenStops = if case .value = slider.position { true } else { false }
    let stop = SliderState(of: slider).position(in: new.slider.stops)
    control.slider = new.slider.placed(at: isBetweenStops ? slider.position : stop)
    return control
  }

  /// Returns whether a listener would hear no difference.
  fileprivate func soundsLike(_ other: SliderControl) -> Bool {
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
