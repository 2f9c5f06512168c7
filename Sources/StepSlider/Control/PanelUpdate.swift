// SPDX-License-Identifier: Apache-2.0

/// What becomes of a panel when its sliders are described anew.
///
/// Sliders stay the same by their identities (``Presentation/id``). Those that stay keep their
/// value, or the nearest among other stops; the focus stays on its slider, or goes to the one that
/// has come at its index.
public struct PanelUpdate: Sendable {
  /// The panel from now on.
  public let panel: SliderPanel
  /// For each slider of the new panel its index in the old one; `nil` for one that has come.
  public let origins: [Int?]
  /// What there is to say: the words of entry, if the slider that has the focus isn't what it was.
  public let response: SliderResponse

  /// Finds out what becomes of a panel.
  ///
  /// - Parameters:
  ///   - old: The panel, without a held thumb.
  ///   - controls: All sliders as they are to be, at the stops where new ones begin.
  /// - Precondition: There is at least one control.
  public init(of old: SliderPanel, to controls: [SliderControl]) {
    precondition(!controls.isEmpty, "a panel has at least one slider")
    origins = Self.origins(of: controls.map { $0.slider.presentation.id }, in: old)
    var panel = old
    panel.controls = zip(controls, origins).map { control, origin in
      origin.map { old.controls[$0].becoming(control) } ?? control
    }
    panel.focus = origins.firstIndex(of: old.focus) ?? min(old.focus, controls.count - 1)
    let isSame = origins[panel.focus] == old.focus && panel.control.soundsLike(old.control)
    response = isSame ? SliderResponse(slider: panel.focus) : panel.enter()
    self.panel = panel
  }

  /// The index in a panel of the slider with each of some identities; `nil` for one that isn't
  /// there. Of sliders that share an identity, the first is the first, and so on.
  public static func origins(of identities: [String], in panel: SliderPanel) -> [Int?] {
    let old = panel.sliders.map { $0.presentation.id }
    var taken: Set<Int> = []
    return identities.map { identity in
      let origin = old.indices.first { old[$0] == identity && !taken.contains($0) }
      if let origin { taken.insert(origin) }
      return origin
    }
  }
}

extension SliderControl {
  /// What becomes of a control that stays: where nothing but words and keys changed, it goes on as it
  /// is, with the value that Escape goes back to.
  fileprivate func becoming(_ new: SliderControl) -> SliderControl {
    var control = new.slider.isDefined(as: slider) ? self : new
    (control.phrases, control.keys) = (new.phrases, new.keys)
    guard !new.slider.isDefined(as: slider) else { return control }
    control.slider = new.slider.placed(at: SliderState(of: slider).index(in: new.slider.stops))
    return control
  }

  /// Whether a listener could tell no difference.
  fileprivate func soundsLike(_ other: SliderControl) -> Bool {
    slider.isDefined(as: other.slider) && slider.index == other.slider.index
      && phrases.entry(to: slider) == other.phrases.entry(to: other.slider)
  }
}

extension Slider {
  /// Whether two sliders are the same but for the chosen stop.
  package func isDefined(as other: Slider) -> Bool {
    stops == other.stops && presentation == other.presentation && pageSize == other.pageSize
      && availability == other.availability
  }

  /// The same slider set to a stop, where Escape goes back to from now on.
  package func placed(at index: Int) -> Slider {
    Slider(
      stops: stops,
      index: index,
      presentation: presentation,
      pageSize: pageSize,
      availability: availability
    )
  }
}
