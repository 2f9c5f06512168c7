// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderEvdev
import StepSliderTerminal

/// Sliders in a row, of which one has the focus; a value, so that a test can press keys.
struct Panel {
  private(set) var sessions: [Session]
  /// The place of the slider that has the focus, from 0.
  private(set) var focus = 0
  private(set) var phrases: SliderPhrases
  private var wasHintSaid = false

  /// Makes a panel whose first slider has the focus.
  ///
  /// - Precondition: There is at least one slider.
  init(sliders: [Slider], phrases: SliderPhrases) {
    precondition(!sliders.isEmpty, "a panel has at least one slider")
    sessions = sliders.map { Session(slider: $0, phrases: phrases) }
    self.phrases = phrases
  }

  /// Makes the panel that another becomes, with the focus at a place.
  ///
  /// - Precondition: There is at least one session, and one at the place.
  init(_ old: Panel, becoming sessions: [Session], focus: Int, phrases: SliderPhrases) {
    precondition(sessions.indices.contains(focus), "the focus is on a slider")
    (self.sessions, self.focus, self.phrases) = (sessions, focus, phrases)
    wasHintSaid = old.wasHintSaid
  }

  /// The session of the slider that has the focus.
  var session: Session { sessions[focus] }

  /// The slider that has the focus.
  var slider: Slider { session.slider }

  /// All sliders, in their order.
  var sliders: [Slider] { sessions.map(\.slider) }

  /// What the chosen stop of a slider is called.
  func valueText(at place: Int) -> String { sessions[place].valueText }

  /// The same, with the state too for those who see it.
  func texts(at place: Int) -> SliderTexts { sessions[place].texts }

  /// Gives the first slider focus: the words of entry, and the hint after them.
  mutating func begin() -> SessionOutcome {
    wasHintSaid = session.hasHint
    return sessions[focus].begin()
  }

  /// Presses a key at a time since any fixed moment.
  mutating func press(_ press: KeyPress, at time: Duration) -> SessionOutcome {
    follow(sessions[focus].press(press, at: time))
  }

  /// Does what a device asks for, at a time since any fixed moment.
  mutating func perform(_ action: EvdevAction, at time: Duration) -> SessionOutcome {
    switch action {
    case .press(let press): self.press(press, at: time)
    case .command(let command, let isRepeat):
      follow(sessions[focus].perform(command, isRepeat: isRepeat, at: time))
    case .steps(let steps): sessions[focus].turn(by: steps, at: time)
    }
  }

  /// Does what another program wishes of a slider, whether that has the focus or not.
  ///
  /// A change is silent.
  mutating func perform(_ request: ProgramRequest, on place: Int) -> SessionOutcome {
    switch request {
    case .adjust(let adjustment):
      let change = sessions[place].adjust(forProgram: adjustment)
      return SessionOutcome(change: change, place: place)
    case .say: return say(Announcement(valueText(at: place)), of: place)
    }
  }

  /// Moves a slider as an assistive technology asks.
  mutating func adjust(forScreenReader adjustment: Adjustment, on place: Int) -> SessionOutcome {
    var outcome = sessions[place].adjust(forScreenReader: adjustment)
    outcome.place = place
    outcome.announcements = outcome.announcements.map { naming($0, of: place) }
    return outcome
  }

  /// That the last change of a slider had no effect, as what should have carried it out failed.
  func sayFailure(of place: Int) -> SessionOutcome { say(phrases.failure, of: place) }

  /// Words about a slider.
  func say(_ words: Announcement, of place: Int) -> SessionOutcome {
    SessionOutcome(announcements: [naming(words, of: place)], place: place)
  }

  /// Words about a slider. Without the focus they begin with its label, so that they aren't taken for
  /// those of the one that keys move.
  private func naming(_ words: Announcement, of place: Int) -> Announcement {
    guard place != focus, let label = sliders[place].presentation.label.flatMap(SpokenText.spoken)
    else { return words }
    return Announcement("\(label), \(words.text)", priority: words.priority)
  }

  /// Moves the focus if that is what came out.
  private mutating func follow(_ outcome: SessionOutcome) -> SessionOutcome {
    guard let step = outcome.focusStep else { return outcome }
    return sessions.count > 1 ? move(by: step) : SessionOutcome()
  }

  /// Follows the mouse over the slider that has the focus; where its place isn't known, the end of a
  /// drag alone counts.
  mutating func point(
    _ report: PointerReport,
    in place: DrawingPlace?,
    at time: Duration
  ) -> SessionOutcome {
    guard let place else {
      return report.action == .release ? sessions[focus].releasePointer() : SessionOutcome()
    }
    guard let event = place.event(for: report) else { return SessionOutcome() }
    return point(event, in: place.layout, at: time)
  }

  /// Follows the pointer over the slider that has the focus.
  mutating func point(
    _ event: PointerEvent,
    in layout: SliderLayout,
    at time: Duration
  ) -> SessionOutcome {
    sessions[focus].point(event, in: layout, at: time)
  }

  /// Lets go of a held thumb without a choice: the pointer was lost.
  mutating func cancelPointer() -> SessionOutcome { sessions[focus].cancelPointer() }

  /// Gives another slider the focus, the first after the last and the other way round. A held thumb
  /// is let go of first, and keeps the focus where it was.
  private mutating func move(by step: Int) -> SessionOutcome {
    let cancelled = sessions[focus].cancelPointer()
    guard cancelled.change == nil else { return cancelled }
    focus = (focus + step + sessions.count) % sessions.count
    return enter()
  }

  /// Begins with the slider that has the focus now.
  ///
  /// The hint is said once in a run: with the first slider that has one.
  mutating func enter() -> SessionOutcome {
    let saysHint = session.hasHint && !wasHintSaid
    wasHintSaid = wasHintSaid || saysHint
    let entry = sessions[focus].begin().announcements
    return SessionOutcome(
      announcements: saysHint ? entry : Array(entry.prefix(1)),
      isFocusMoved: true
    )
  }
}
