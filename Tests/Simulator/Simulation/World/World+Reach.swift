// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import DBus
import StepSliderSpeech
import StepSliderTerminal

// What laws about programs, screen readers and pauses ask the world.
extension World {
  /// Whether programs find sliderd on the session bus.
  var isReachable: Bool {
    desktop.session.state == .running && desktop.session.owner(of: "org.stepslider.Sliderd1") != nil
  }

  /// Whether there is everything that sliderd needs to be found by a screen reader.
  var canBeFound: Bool {
    desktop.session.state == .running && desktop.accessibility.state == .running
      && desktop.launcher != nil && desktop.registry?.program.isHanging == false
  }

  /// Whether a bus that sliderd needs to be found by a screen reader doesn't answer.
  var isAccessibilityLate: Bool {
    desktop.session.state != .running
      || (desktop.launcher != nil && desktop.accessibility.state != .running)
  }

  /// Whether a screen reader finds sliderd, or another program that isn't the window.
  var isFound: Bool { !foundPrograms.isEmpty }

  /// The names on the bus of the programs that a screen reader finds, except the window.
  var foundPrograms: Set<String> {
    let window = window?.program.connection.uniqueName
    return Set(desktop.registry?.programs.map(\.bus).filter { $0 != window } ?? [])
  }

  /// Whether a screen reader gets quick answers.
  var canBeAsked: Bool {
    canBeFound && isFound && screenReader.isListening && !isVoiceChanging && !isScreenReaderStuck
      && screenReader.delay <= .milliseconds(5)
  }

  /// Whether a screen reader is interrupted as soon as it is asked to.
  var canBeInterrupted: Bool {
    canBeAsked && SimulatedReaderService.Behavior.well.contains(readerService.behavior)
  }

  /// Whether sliderd is suspended.
  var isSuspended: Bool { process?.isStopped == true && process?.isKilled == false }

  /// What a suspended sliderd should have given up; `nil` if there is nothing.
  var heldInPause: String? {
    if process?.own.isRaw == true { return "the terminal isn't restored" }
    if knob.isOpen { return "the knob is open" }
    // A speech-dispatcher that hangs can't be silenced.
    let isHanging = dispatcher.behavior == .hangs
    if process?.voice?.isSpeaking == true || dispatcher.isSpeaking && !isHanging {
      return "the voice speaks"
    }
    return canBeFound && isFound ? "screen readers wait for it" : nil
  }

  /// Whether sliderd's own voice speaks, or is about to.
  var isVoiceSpeaking: Bool { process?.voice?.isSpeaking == true || dispatcher.isSpeaking }

  /// The settings with which espeak-ng last spoke; `nil` if speech-dispatcher speaks.
  var voiceSettings: VoiceSettings? { dispatcher.isServing ? nil : process?.voice?.sound }

  /// Whether moves have cues instead of words.
  var hasCuesInstead: Bool {
    start.arguments.contains("instead") || configuration?.contains("cues = \"instead\"") == true
  }

  /// Whether words take no longer than usual.
  var isSoundWell: Bool {
    sound.server == .running && sound.hasVoice && sound.lateness == .zero
      && sound.voiceLateness == .zero && process?.voice?.isConnected == true
  }

  /// Whether somebody reads what sliderd prints.
  var isOutputRead: Bool { process?.shown.isRead == true }

  /// Whether sliderd draws in place, with enough room for the value.
  var drawsInPlace: Bool {
    guard !start.readsLines, !start.arguments.contains("--output"), let style = process?.shown.style
    else { return false }
    return isOutputRead && style.columns >= 60 && style.rows >= 10
  }
}
