// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import EventLoop
import Foundation
import Glibc
import StepSlider
import StepSliderSpeech
import StepSliderTerminal

/// The effects: reads keys, prints and speaks words, and lets time pass. An ``Exploration``
/// decides what to say.
///
/// One loop on one thread waits for everything, and sleeps when there is nothing to do.
final class ExplorerLoop<Content: Explorable> {
  private let name: String
  private var exploration: Exploration<Content>
  private let loop = MainLoop()
  private let alarm = Alarm()
  private let voice: VoiceChannel
  private let bus: AccessibleApplication?
  private let terminal: RawTerminal?
  private let signals: SignalSource
  private let start: Duration
  private var ending: ExitStatus?
  private var failure: ExplorerFailure?
  /// The time that a screen reader gets to ask about new content. On a busy machine, Orca needs
  /// more than half a second for a window that it has just found.
  private let attention: Duration = .seconds(1)
  /// The end of that time; `nil` once it was handled.
  private var silence: Duration?

  init(_ content: Content, name: String, options: ExplorerOptions) throws(ExplorerFailure) {
    self.name = name
    start = loop.now
    signals = SignalSource([SIGTERM, SIGINT, SIGHUP, SIGTSTP, SIGCONT])
    let audio = options.isOnAccessibilityBus ? AudioDestination.silent : options.audio
    do {
      voice = try VoiceChannel(voice: VoiceSettings(), destination: audio, applicationName: name)
    } catch {
      let status: ExitStatus = if case .waveFile = audio { .cannotCreate } else { .unavailable }
      throw ExplorerFailure(status: status, message: "\(error)")
    }
    exploration = Exploration(of: content, phrases: ElementPhrases())
    bus = options.isOnAccessibilityBus ? Self.bus(of: name) : nil
    terminal = isatty(STDIN_FILENO) == 1 ? RawTerminal(descriptor: STDIN_FILENO) : nil
  }

  /// The current state of the program.
  var content: Content { exploration.content }

  /// Runs until the listener, the end of the input or a signal stops it.
  func run() throws(ExplorerFailure) -> ExitStatus {
    terminal?.begin()
    defer {
      terminal?.end()
      voice.close()
      bus?.close()
    }
    say(exploration.begin(at: now))
    loop.add(TerminalInput { [unowned self] in isSilent }) { [unowned self] in handle($0) }
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

  private var now: Duration { loop.now - start }

  private var deadline: Duration? {
    [exploration.deadline.map { start + $0 }, silence].compactMap(\.self).min()
  }

  private func noteTime() {
    noteReaderSilence()
    say(exploration.advance(to: now))
  }
}

// Keys and lines.
extension ExplorerLoop {
  private func handle(_ event: TerminalInput.Event) {
    guard ending == nil else { return }
    switch event {
    case .press(let key, let isRepeat): press(key, isRepeat: isRepeat)
    case .interrupt: ending = .interrupted
    case .suspend: suspend(wholeJob: true)
    case .mistake(let message):
      failure = ExplorerFailure(status: .badInput, message: message)
    case .end: ending = .done
    @unknown default: break
    }
  }

  private func press(_ key: SliderKey, isRepeat: Bool = false) {
    say(exploration.press(key, isRepeat: isRepeat, at: now))
    if exploration.isLeaving { ending = .done }
  }
}

// The accessibility bus.
extension ExplorerLoop {
  /// Returns the bus. There is no real window that could get the focus, so the program is always
  /// shown as active.
  private static func bus(of name: String) -> AccessibleApplication {
    AccessibleApplication(
      application: name,
      window: AccessibleWindow(title: name, isActive: true),
      environment: ProcessInfo.processInfo.environment
    )
  }

  private var isSilent: Bool { voice.isSilent && silence == nil }

  /// Ends the screen reader's time. If it is still finding the program, extends the time.
  private func noteReaderSilence() {
    guard let silence, silence <= loop.now else { return }
    self.silence = bus?.isSettled == false ? loop.now + attention : nil
  }

  /// Shows screen readers the current content.
  private func followBus() {
    bus?.show(exploration.snapshot)
    for words in exploration.takeAnnouncements() { bus?.announce(words) }
  }
}

// Words and signals.
extension ExplorerLoop {
  private func say(_ announcements: [Announcement]) {
    if bus != nil, !announcements.isEmpty { silence = loop.now + attention }
    for announcement in announcements { show(voice.announce(announcement)) }
    noteSilence()
  }

  private func show(_ utterances: [AnnouncementQueue.Utterance]) {
    // A screen reader speaks these words, so printing them would make it read them twice.
    for utterance in utterances where bus == nil {
      do {
        try FileHandle.standardOutput.write(contentsOf: Data((utterance.text + "\n").utf8))
      } catch {
        // Nobody reads the output any more, so the listener is gone.
        ending = .cannotCreate
      }
    }
  }

  /// Continues with the next words if the last ones have already ended, as they do when words
  /// take no time.
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
    case .soundLost(let message), .voiceReplaced(let message): printError("\(name): \(message)")
    case .soundRestored(let wordsWereLost): if wordsWereLost { press(.character("r")) }
    case .soundDelayed, .voiceReturned, .wordsWanted: break
    case .outputFailed(let message):
      failure = ExplorerFailure(status: .cannotCreate, message: message)
    @unknown default: break
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
    press(.character("r"))
  }
}
