// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// What becomes of a panel when its sliders are described anew.
///
/// Sliders stay the same by their identities. Those that stay keep their position, or the nearest
/// among other stops; the focus stays on its slider, or goes to the one in its place.
struct Reload {
  let panel: Panel
  /// For each slider of the new panel its place in the old one; `nil` for one that has come.
  let origins: [Int?]
  /// What is to be said beside that the settings changed: the words of entry, where the slider that
  /// has the focus isn't what it was.
  let outcome: SessionOutcome

  /// Finds out what becomes of a panel.
  ///
  /// - Parameters:
  ///   - old: The panel, without a held thumb.
  ///   - sliders: All sliders as they are to be, at the positions where new ones begin. At least one.
  ///   - phrases: The words from now on.
  init(of old: Panel, into sliders: [Slider], phrases: SliderPhrases) {
    origins = Self.origins(of: sliders.map(\.presentation.id), in: old)
    let sessions = zip(sliders, origins).map { slider, origin in
      origin.map { Self.session(old.sessions[$0], becoming: slider, phrases) }
        ?? Session(slider: slider, phrases: phrases)
    }
    let focus = origins.firstIndex(of: old.focus) ?? min(old.focus, sessions.count - 1)
    var panel = Panel(old, becoming: sessions, focus: focus, phrases: phrases)
    let isSame = origins[focus] == old.focus && panel.session.isLike(old.session)
    let entry = isSame ? SessionOutcome() : panel.enter()
    self.panel = panel
    outcome = SessionOutcome(
      announcements: entry.announcements.map { $0.with(.polite) },
      isFocusMoved: entry.isFocusMoved
    )
  }

  /// The place in a panel of the slider with each of some identities; `nil` for one that isn't there.
  static func origins(of identities: [String], in panel: Panel) -> [Int?] {
    let old = panel.sliders.map(\.presentation.id)
    return identities.map { old.firstIndex(of: $0) }
  }

  /// The session of a slider that stays: as it is, where nothing but words changed.
  private static func session(
    _ old: Session,
    becoming slider: Slider,
    _ phrases: SliderPhrases
  ) -> Session {
    guard !slider.isDefined(as: old.slider) else { return old.speaking(phrases) }
    let index = SliderState(of: old.slider).index(in: slider.stops)
    return Session(slider: slider.placed(at: index), phrases: phrases)
  }
}

extension Slider {
  /// Whether two sliders are the same but for the chosen stop.
  func isDefined(as other: Slider) -> Bool {
    stops == other.stops && presentation == other.presentation && pageSize == other.pageSize
      && availability == other.availability
  }

  /// The same slider set to a stop, where Escape goes back to from now on.
  func placed(at index: Int) -> Slider {
    Slider(
      stops: stops,
      index: index,
      presentation: presentation,
      pageSize: pageSize,
      availability: availability
    )
  }
}
