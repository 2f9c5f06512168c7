// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Foundation
import Glibc
import StepSlider
import StepSliderAccessibilityBus
import StepSliderSpeech
import StepSliderTerminal

/// The effects: reads keys, prints and speaks words, lets time pass. What to say is decided by an
/// ``Exploration``.
///
/// One loop on one thread waits for all there is to wait for; with nothing to do it sleeps.
final class ExplorerLoop<Content: Explorable> {
  private let name: String
  private var exploration: Exploration<Content>
  private let loop = EventLoop()
  private let alarm = Alarm()
  private let voice: VoiceQueue
  private let bus: AccessibilityBus?
  private let terminal: RawTerminal?
  private let signals: SignalSource
  private let start: ContinuousClock.Instant
  private var ending: ExitStatus?
  private var failure: ExplorerFailure?
  /// How long a screen reader may ask about what is new; a window that it has just found takes Orca
  /// more than half a second on a busy machine.
  private let attention: Duration = .seconds(1)
  /// Until when it may; `nil` when that was noted.
  private var silence: ContinuousClock.Instant?

  init(_ content: Content, name: String, options: ExplorerOptions) throws(ExplorerFailure) {
    self.name = name
    start = loop.clock.now
    signals = SignalSource([SIGTERM, SIGINT, SIGHUP, SIGTSTP, SIGCONT])
    let audio = options.isOnAccessibilityBus ? AudioDestination.silent : options.audio
    do {
      voice = try VoiceQueue(voice: VoiceSettings(), destination: audio, applicationName: name)
    } catch {
      throw ExplorerFailure(error)
    }
    exploration = Exploration(of: content, phrases: Phrases())
    bus = options.isOnAccessibilityBus ? Self.bus(of: name) : nil
    terminal = isatty(STDIN_FILENO) == 1 ? RawTerminal(descriptor: STDIN_FILENO) : nil
  }

  /// The program as it is now.
  var content: Content { exploration.content }

  /// Runs until the listener, the input or a signal ends it.
  func run() throws(ExplorerFailure) -> ExitStatus {
    terminal?.begin()
    defer {
      terminal?.end()
      voice.close()
      bus?.close()
    }
    say(exploration.begin(at: now))
    loop.add(KeyInput { [unowned self] in isSilent }) { [unowned self] in handle($0) }
    loop.add(signals) { [unowned self] in handle(signal: $0) }
    loop.add(voice) { [unowned self] in handle($0) }
    loop.add(alarm) { [unowned self] in noteTime() }
    if let bus { loop.add(bus) { [unowned self] in say(exploration.perform($0, at: now)) } }
    loop.run {
      followBus()
      alarm.deadline = deadline
      return ending == nil && failure == nil
    }
    if let failure { throw failure }
    return ending ?? .done
  }

  private var now: Duration { loop.clock.now - start }

  private var deadline: ContinuousClock.Instant? {
    [exploration.deadline.map { start + $0 }, silence].compactMap(\.self).min()
  }

  private func noteTime() {
    noteReaderSilence()
    say(exploration.advance(to: now))
  }
}

/// Tells when its time has come.
private final class Alarm: EventSource {
  var deadline: ContinuousClock.Instant?

  func advance(_ wakeup: Wakeup) -> [Void] { [()] }
}

// Keys and lines.
extension ExplorerLoop {
  private func handle(_ event: KeyInput.Event) {
    guard ending == nil else { return }
    switch event {
    case .press(let press): self.press(press)
    case .interrupt: ending = .interrupted
    case .suspend: suspend(wholeJob: true)
    case .mistake(let error):
      failure = ExplorerFailure(status: .badInput, message: error.description)
    case .end: ending = .done
    }
  }

  private func press(_ press: KeyPress) {
    say(exploration.press(press, at: now))
    if exploration.isLeaving { ending = .done }
  }
}

// The accessibility bus.
extension ExplorerLoop {
  /// There is no window whose focus could be told; the program is taken for the one in use.
  private static func bus(of name: String) -> AccessibilityBus {
    AccessibilityBus(
      application: name,
      window: AccessibleWindow(title: name, isActive: true),
      environment: ProcessInfo.processInfo.environment
    )
  }

  private var isSilent: Bool { voice.isSilent && silence == nil }

  /// Gives a screen reader its time, and one that is just finding the program some more.
  private func noteReaderSilence() {
    guard let silence, silence <= loop.clock.now else { return }
    self.silence = bus?.isSettled == false ? loop.clock.now + attention : nil
  }

  /// Shows screen readers what there is now.
  private func followBus() {
    bus?.show(exploration.snapshot)
    for words in exploration.takeAnnouncements() { bus?.announce(words) }
  }
}

// Words and signals.
extension ExplorerLoop {
  private func say(_ announcements: [Announcement]) {
    if bus != nil, !announcements.isEmpty { silence = loop.clock.now + attention }
    for announcement in announcements { show(voice.announce(announcement)) }
    noteSilence()
  }

  private func show(_ utterances: [AnnouncementQueue.Utterance]) {
    // What a screen reader says needs no second reading from the terminal.
    for utterance in utterances where bus == nil {
      do {
        try FileHandle.standardOutput.write(contentsOf: Data((utterance.text + "\n").utf8))
      } catch {
        // Its reader is gone, and the listener with it.
        ending = .cannotCreate
      }
    }
  }

  /// Where words take no time, they may have ended already.
  private func noteSilence() {
    while voice.isSilent, ending == nil {
      let next = exploration.wordsEnded(at: now)
      guard !next.isEmpty else { return }
      for announcement in next { show(voice.announce(announcement)) }
    }
  }

  private func handle(_ event: SpeechEvent) {
    switch event {
    case .began(let utterance): show([utterance])
    case .finished: noteSilence()
    case .soundLost(let message): printError("\(name): \(message)")
    case .soundRestored(let wordsWereLost): if wordsWereLost { press(KeyPress(.character("r"))) }
    case .outputFailed(let message):
      failure = ExplorerFailure(status: .cannotCreate, message: message)
    }
  }

  private func handle(signal: CInt) {
    switch signal {
    case SIGINT: ending = .interrupted
    case SIGTSTP: suspend(wholeJob: false)
    case SIGCONT: terminal?.begin()
    default: ending = .done
    }
  }

  private func suspend(wholeJob: Bool) {
    voice.stop()
    terminal?.end()
    SignalSource.suspend(wholeJob: wholeJob)
    terminal?.begin()
    press(KeyPress(.character("r")))
  }
}

extension ExplorerFailure {
  fileprivate init(_ error: SpeechError) {
    let status: ExitStatus =
      if case .cannotWrite = error { .cannotCreate } else { .unavailable }
    self.init(status: status, message: "\(error)")
  }
}
