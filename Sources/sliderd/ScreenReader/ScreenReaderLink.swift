// SPDX-License-Identifier: GPL-3.0-or-later

import Logging
import StepSlider
import StepSliderAccessibilityBus
import StepSliderTerminal

/// The screen reader that may be there: the sliders as it finds them, and the words that it is left to
/// say.
///
/// The focus is never claimed: Orca, led out of a terminal, doesn't go back there by itself.
final class ScreenReaderLink {
  /// How long words wait at the start for the news whether a screen reader will say them.
  static let patience: Duration = .milliseconds(100)

  private let choice: ScreenReaderChoice
  private let environment: [String: String]
  /// Whether it isn't told words that it reads in the terminal anyway.
  private let readsLines: Bool
  private var bus: AccessibilityBus?
  private var isLossTold = false
  private var wasThere = false

  init(_ choice: ScreenReaderChoice, readsLines: Bool, environment: [String: String]) {
    (self.choice, self.readsLines, self.environment) = (choice, readsLines, environment)
  }

  /// Begins to look for it.
  func begin(showing panel: Panel) {
    guard choice != .off else { return }
    let window = AccessibleWindow(title: panel.title, takesFocus: false)
    let bus = AccessibilityBus(
      application: "sliderd",
      window: window,
      presence: choice.presence,
      environment: environment
    )
    bus.show(panel.accessibilitySnapshot)
    self.bus = bus
  }

  /// Waits until it is known whether there is one, though not long.
  func settle() {
    let end = ContinuousClock.now + Self.patience
    while let bus, !bus.isSettled, ContinuousClock.now < end {
      _ = Poller.wait(for: interests, until: [bus.deadline, end].compactMap(\.self).min())
      // Nobody can ask for anything as long as nothing is registered.
      _ = bus.next()
    }
  }

  /// Leaves the bus: a program that is stopped would have every client wait for it.
  func end() {
    bus?.close()
    bus = nil
  }

  /// What to wait for, with ``deadline``, before ``next()``.
  var interests: [Poller.Interest] {
    bus?.interests.map { interest in
      Poller.Interest(descriptor: interest.descriptor, isForWriting: interest.isForWriting)
    } ?? []
  }

  /// When to call ``next()`` though nothing is ready.
  var deadline: ContinuousClock.Instant? { bus?.deadline }

  /// Whether it does the speaking.
  var speaks: Bool { bus?.hasScreenReader == true }

  /// Has it say something.
  func announce(_ announcement: Announcement) {
    if !readsLines { bus?.announce(announcement) }
  }

  /// Shows the sliders as they are now.
  func show(_ panel: Panel) {
    guard let bus, bus.state == .registered else { return }
    bus.show(panel.accessibilitySnapshot)
  }

  /// What it asks for; `nil` when that is all.
  func next() -> AccessibilityRequest? { bus?.next() }

  /// What the user should know of the bus, once.
  func takeRemark() -> (level: Logger.Level, message: String)? {
    switch bus?.state {
    case .registered:
      wasThere = true
      guard isLossTold else { return nil }
      isLossTold = false
      return (.notice, "the accessibility bus is back; screen readers find the slider")
    case .unavailable(let reason) where !isLossTold:
      isLossTold = true
      let message = "screen readers don't find the slider until there is an accessibility bus"
      return (wasThere || choice == .on ? .notice : .debug, "\(message): \(reason)")
    default: return nil
    }
  }
}

extension Panel {
  /// What the window is called that screen readers find.
  fileprivate var title: String {
    let label = sliders.first?.presentation.label.flatMap(SpokenText.spoken)
    return label.map { "\($0) (sliderd)" } ?? "sliderd"
  }
}
