// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import EventLoop
import Foundation
import StepSlider
import StepSliderSpeech
import StepSliderTerminal

/// A slider that follows keys, speaks its values, and is read and set by screen readers.
final class TalkingSlider {
  private var size: SliderControl { didSet { numberEnd.deadline = size.deadline } }
  private var isOver = false
  private let loop = MainLoop()
  /// When a number that is being typed is complete.
  private let numberEnd = Alarm()
  private let voice: VoiceChannel
  private let bus = AccessibleApplication(
    application: "TalkingSlider",
    window: AccessibleWindow(title: "Text size", takesFocus: false),
    environment: ProcessInfo.processInfo.environment
  )

  /// Creates the slider and loads the voice.
  init(audio: AudioDestination) throws {
    let stops = try Stops(names: ["Small", "Medium", "Large"])
    size = SliderControl(Slider(stops, label: "Text size"))
    voice = try VoiceChannel(
      voice: VoiceSettings(),
      destination: audio,
      applicationName: "TalkingSlider"
    )
  }

  /// Runs until the user quits.
  func run() {
    let terminal = RawTerminal(descriptor: STDIN_FILENO)
    terminal.begin()
    loop.add(bus) { [unowned self] in apply(size.perform(action: $0.action)) }
    loop.run(until: loop.now + .milliseconds(100)) { !bus.isSettled }
    loop.add(voice)
    loop.add(TerminalInput { [voice] in voice.isSilent }) { [unowned self] in handle($0) }
    loop.add(numberEnd) { [unowned self] in apply(size.advance(to: loop.now)) }
    apply(size.takeFocus())
    loop.run { !isOver }
    bus.close()
    voice.close()
    terminal.end()
  }

  private func handle(_ event: TerminalInput.Event) {
    guard !isOver else { return }
    switch event {
    case .press(.character("q"), isRepeat: _), .interrupt, .end: isOver = true
    case .press(let key, let isRepeat):
      apply(size.press(key, isRepeat: isRepeat, at: loop.now))
    case .mistake(let message):
      FileHandle.standardError.write(Data("\(message)\n".utf8))
      exit(EXIT_FAILURE)
    default: break
    }
  }

  /// Shows the slider, and lets a screen reader or else the voice say the words of a response.
  private func apply(_ response: SliderResponse) {
    if response.stopsSpeech { voice.stop() }
    bus.show(size.accessibilitySnapshot)
    guard !bus.isHeard else { return Announcement.joined(response.words).forEach(bus.announce) }
    for words in response.words {
      voice.announce(words)
      print(words.text)
    }
  }
}

@main struct Program {
  static func main() throws {
    let isSilent = CommandLine.arguments.contains("--silent")
    try TalkingSlider(audio: isSilent ? .silent : .automatic).run()
  }
}
