// SPDX-License-Identifier: GPL-3.0-or-later

// What laws ask the world.
extension World {
  /// Whether input was read since the time last moved.
  var hasReadInput: Bool { process?.own.wasRead == true || knob.wasRead }

  /// Whether there is input that sliderd could have read.
  var hasUnreadInput: Bool { process?.own.hasInput == true || knob.hasInput }

  /// Whether sliderd's own voice is able to speak, and has nothing more to say.
  var isQuiet: Bool {
    guard isListening, process?.voice?.isBusy != true, !isVoiceSpeaking, !dispatcher.isBusy else {
      return false
    }
    if dispatcher.isServing { return true }
    return process?.voice?.isConnected == true && sound.server == .running && sound.hasVoice
  }

  /// The text of the newest drawing on the terminal.
  var drawn: String { process?.shown.shown.drawn ?? "" }

  /// Whether the terminal tells when a key is released.
  var tellsKeyEvents: Bool { process?.shown.shown.tellsKeyEvents == true }

  /// Whether a screen reader listens, which may speak instead.
  var hasScreenReader: Bool { screenReader.isListening }

  /// Whether sliderd may not know yet which voice speaks.
  var isVoiceChanging: Bool { clock.time - screenReaderChange < .seconds(1) }

  /// Whether what a screen reader is told doesn't reach it.
  var isScreenReaderStuck: Bool {
    desktop.accessibility.state == .hanging || desktop.session.state == .hanging
      || screenReader.reaction > .seconds(1)
  }

  /// Whether sliderd was told to read the knob.
  private var isKnobUsed: Bool {
    start.arguments.contains("evdev:\(Start.knobPath)")
      || configuration?.contains(Start.knobPath) == true
  }

  /// What sliderd should have and doesn't; `nil` if there is nothing.
  var missing: String? {
    if process?.voice?.isConnected != true, !dispatcher.isServing { return "no sound" }
    if isKnobUsed, knob.isThere, !knob.isOpen { return "the knob isn't open" }
    return nil
  }
}
