// SPDX-License-Identifier: GPL-3.0-or-later

import Logging
import StepSlider

// Reloading the configuration.
extension Daemon {
  /// Reloads the configuration: either all of it takes effect, or none. Keys work meanwhile.
  func reload() {
    supervision.reload()
    reloads.begin(staying: origins)
  }

  /// Applies the configuration that was read, or reports why the old one stays.
  func follow(_ result: Result<SettingsReload.Reading, Failure>) {
    if case .success = result { apply(panel.cancelPointer()) }
    do throws(Failure) {
      try follow(result.get())
    } catch {
      tell(voice.language.program.settingsNotUpdated, about: .settings)
      show(.reload(nil))
      warn("settings not updated: \(error.message)")
    }
    tellReady()
  }

  private func origins(of settings: Settings) -> [Int?] {
    PanelUpdate.origins(of: settings.sliders.map(\.slider.presentation.id), in: panel)
  }

  /// Anything that can fail comes first.
  private func follow(_ reading: SettingsReload.Reading) throws(Failure) {
    let settings = reading.settings
    let kept = try effects.readings(
      of: settings.sliders.map(\.effects.file),
      staying: origins(of: settings)
    )
    let opened = try devices.open(settings.inputs.devices)
    let wereWordsCutOff = try voice.change(to: settings.speech)
    reloads.file = settings.file
    let sliders = StartedSliders(settings.sliders, kept, reading.starts)
    let hasKeyboard = input.keys != nil || opened.contains(where: \.isKeyboard)
    dropNotices(except: sliders)
    let controls = sliders.controls(of: voice, hasKeyboard: hasKeyboard)
    replacePanel(
      PanelUpdate(of: panel, to: controls, label: settings.label),
      sliders.effects,
      repeatsValue: wereWordsCutOff
    )
    devices.follow(opened)
    for event in devices.takeEvents() { handle(event) }
    if settings.speech.audio != voice.destination {
      let name = settings.speech.names.audio ?? Setting.audio.name
      warn("\(name): takes effect after a restart of sliderd")
    }
    for message in voice.settings.messages { tell(message) }
    for message in [voice.language.message].compactMap(\.self) + sliders.messages {
      tell(LogMessage(.notice, message))
    }
    tellNotices(of: sliders)
    tell(reading.starts)
    if sliders.isTooQuiet { tell(voice.language.ownKeys.tooQuiet, about: .loudness) }
  }

  /// Replaces the panel. This is the only point where sliders come and go.
  private func replacePanel(
    _ update: PanelUpdate,
    _ parts: [PanelEffects.Part],
    repeatsValue: Bool
  ) {
    let old = panel
    panel = update.panel
    nameKeys()
    presence.tell(panel, replacing: old)
    effects.serve(panel.sliders, doing: parts, origins: update.origins)
    tuneVoice()
    let words = voice.language.program.settingsUpdated
    voice.keep(words, about: .settings)
    // A screen reader with its focus here reads the rest of the response by itself.
    if screenReader.hasFocus, update.response.focus == .moved { screenReader.announce(words) }
    var response = update.response
    if response.words.isEmpty, repeatsValue { response.words = panel.value.words }
    // Words about a slider that is another one now are outdated.
    let first = response.words.isEmpty ? words : words.with(.assertive)
    response.words = [first] + response.words.map { $0.with(.polite) }
    apply(response)
    show(.reload(update))
  }
}
