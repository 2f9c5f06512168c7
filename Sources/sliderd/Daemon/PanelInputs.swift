// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Logging
import StepSlider
import StepSliderEvdev
import StepSliderSpeech
import StepSliderTerminal

// Keys, lines and devices.
extension Daemon {
  func handleInput(_ event: TerminalEvent) {
    switch event {
    case .press(let press):
      screenReader.noteTyped(press.key)
      followReading()
      answer(panel.press(press.key, isRepeat: press.isRepeat, at: time), isHeld: press.isRepeat)
    case .release: releaseKey()
    case .paste: answer(voice.language.program.answer(\.pasteIgnored), isHeld: false)
    case .interrupt: end(.interrupted, "interrupt")
    case .quit: end(.done, "quit")
    case .suspend: suspend(wholeJob: true)
    case .pointer(let report): answer(panel.point(report, in: printer.pointerFrame, at: time))
    case .focusLost:
      screenReader.noteTyped(nil)
      followReading()
      apply(panel.cancelPointer())
    case .cursor(let row, let column): printer.noteCursor(row: row, column: column)
    case .hangup: end(.done, "hangup")
    case .endOfInput(let time): input.end.noteEnd(at: time)
    case .mistake(let error): fail(.badInput, error.description)
    }
  }

  func handleDevice(_ event: EvdevSource.Event, of source: InputDevices.Source) {
    let path = SpokenText.printed(path: source.evdev.path)
    switch event {
    case .action(.release): releaseKey()
    case .action(let action):
      let response = panel.perform(action, at: time)
      answer(response, isHeld: action.isRepeat, notches: action.notches)
    case .found: tell(.connected, of: source, .notice, "\(path) connected")
    case .lost: tell(.unplugged, of: source, .warning, "\(path) unplugged; waiting for it")
    case .unreadable(let error):
      let mistake = Failure.Mistake(in: source.device.origin, message: "\(error)")
      tell(.unreadable, of: source, .warning, mistake.line)
    case .keyIsDown: log(.notice, "\(path) will be grabbed when all its keys are released")
    case .isGrabbed: warn("\(path) is grabbed by another program")
    }
  }

  func tellMissingDevices() {
    for source in devices.takeMissing() {
      tell(.unplugged, of: source, .notice, "\(source.evdev.path) not found; waiting for it")
    }
  }

  /// Tells a listener, the log and whoever reads standard output of a device.
  private func tell(
    _ state: DeviceState,
    of source: InputDevices.Source,
    _ level: Logger.Level,
    _ message: String
  ) {
    let (path, name) = (source.evdev.path, source.device.label ?? source.evdev.name)
    let hasKeyboard = input.keys != nil || devices.hasKeyboard
    panel.changeEach { $0.hasKeyboard = hasKeyboard }
    announce(
      voice.language.program.announcement(of: state, name: name),
      about: .device(path: path)
    )
    log(level, message)
    show(.device(state, path: path, name: name))
  }

  /// Speaks the newest value at once, because a held key was released.
  private func releaseKey() { for utterance in voice.channel.releaseKey() { show(utterance) } }
}

extension SliderPanel {
  mutating func perform(_ action: EvdevAction, at time: Duration) -> SliderResponse {
    switch action {
    case .press(let key, let isRepeat): press(key, isRepeat: isRepeat, at: time)
    case .command(let command, let isRepeat): perform(command, isRepeat: isRepeat, at: time)
    case .steps(let steps): turn(by: steps, at: time)
    case .release: SliderResponse(sliderIndex: focusedIndex)
    }
  }

  /// Carries out another program's request: a silent change, or without one the value.
  mutating func perform(_ adjustment: SliderAdjustment?, on index: Int) -> SliderResponse {
    guard let adjustment else { return say(controls[index].current, about: index) }
    return adjust(adjustment, of: index)
  }

  /// Changes each slider's control, as one change of the panel.
  mutating func changeEach(_ change: (inout SliderControl) -> Void) {
    for index in controls.indices { change(&self[index]) }
  }
}

extension EvdevAction {
  var isRepeat: Bool {
    switch self {
    case .press(_, let isRepeat), .command(_, let isRepeat): isRepeat
    case .steps, .release: false
    }
  }

  /// The number of a knob's notches. A key for a step counts as one, because many knobs send keys.
  var notches: Int {
    switch self {
    case .steps(let steps): Int(clamping: steps.magnitude)
    case .command(.adjust(.increment), false), .command(.adjust(.decrement), false): 1
    case .press, .command, .release: 0
    }
  }
}

extension KeyBindings {
  /// The key bindings in sliderd, where q quits and function keys set the voice.
  static func sliderd(for slider: Slider) -> KeyBindings {
    var keys = KeyBindings(for: slider)
    keys[.character("q")] = .custom(SliderResponse.quit)
    for key in VoiceKey.allCases { keys[key.key] = .custom(key.rawValue) }
    return keys
  }
}
