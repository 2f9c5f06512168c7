// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Logging
import StepSlider
import StepSliderSpeech

// The configuration, read again.
extension Daemon {
  /// Reads the configuration again: all of it counts from now on, or nothing of it.
  ///
  /// Where programs have to tell where settings stand, keys are followed meanwhile.
  func reload() {
    supervision.reload()
    reloading?.inquiry.cancel()
    reloading = nil
    do throws(Failure) {
      let settings = try readSettings()
      guard settings.file != nil else { throw Self.noFile(file) }
      let inquiry = Standing.Inquiry(of: settings.sliders, staying: origins(of: settings))
      reloading = Reloading(settings: settings, inquiry: inquiry)
      advanceReload()
    } catch {
      let isGone = file.map { access($0, F_OK) != 0 } ?? false
      refuse(isGone ? Self.noFile(file) : error)
    }
  }

  /// Follows the configuration that was read, once all programs have answered or it is too late.
  func advanceReload() {
    reloading?.inquiry.advance()
    guard let reloading, reloading.inquiry.isOver else { return }
    self.reloading = nil
    carryOut(panel.cancelPointer())
    do throws(Failure) {
      try follow(reloading.settings, reloading.inquiry.standings(of: reloading.settings.sliders))
      tellReady()
    } catch {
      refuse(error)
    }
  }

  private func refuse(_ failure: Failure) {
    announce(words.program.settingsNotUpdated)
    show(.reload(nil))
    report("the settings stay as they were: \(failure.message)")
    tellReady()
  }

  private static func noFile(_ file: String?) -> Failure {
    let message = file.map { "\($0) isn't there any more" }
    return Failure(status: .noInput, message: message ?? "there is no configuration to read again")
  }

  private func origins(of settings: Settings) -> [Int?] {
    PanelUpdate.origins(of: settings.sliders.map(\.slider.presentation.id), in: panel)
  }

  /// The newest position for a file, of sliders that are there and of those that are gone.
  private func unsavedState(for keeper: StateKeeper) -> SliderState? {
    (retiredEffects + effects).reversed().lazy.compactMap { $0.state(for: keeper) }.first
  }

  /// What can fail comes first.
  private func follow(_ settings: Settings, _ standings: [Standing]) throws(Failure) {
    let readings = try keepers.readings(
      for: settings.sliders,
      staying: origins(of: settings),
      unsaved: unsavedState
    )
    let devices = try devices.following(settings.inputs.devices)
    try setVoice(settings.speech)
    let starts = zip(settings.sliders, zip(readings, standings)).map { setting, known in
      setting.slider(leftAt: known.0.state, standing: known.1)
    }
    let phrases = words.phrases(speech.verbosity)
    file = settings.file
    let controls = starts.map { SliderControl($0, phrases: phrases, keys: .sliderd(for: $0)) }
    replacePanel(PanelUpdate(of: panel, to: controls), settings, readings)
    let absences = devices.absences(since: self.devices)
    self.devices = devices
    for news in absences { handle(.device(news)) }
    for remark in [words.remark].compactMap(\.self) + readings.remarks {
      printer.tell(.notice, remark, of: panel)
    }
    tell(standings)
  }

  private func setVoice(_ speech: SpeechSettings) throws(Failure) {
    if speech.voice != self.speech.voice {
      do throws(SpeechError) { try voice.change(to: speech.voice) } catch { throw Failure(error) }
    }
    self.speech = speech
    words = SpokenLanguage(speech: speech, voiceLanguage: voice.language)
  }

  /// The one place where sliders come and go.
  private func replacePanel(
    _ reload: PanelUpdate,
    _ settings: Settings,
    _ readings: [StateKeepers.Reading]
  ) {
    let old = panel
    panel = reload.panel
    presence.tell(panel.signals(replacing: old))
    let gone = effects.indices.filter { !reload.origins.contains($0) }.map { effects[$0] }
    for effect in gone { effect.retire() }
    retiredEffects += gone
    effects = zip(zip(settings.sliders, readings), zip(reload.origins, panel.sliders)).map {
      let ((setting, reading), (origin, slider)) = ($0, $1)
      guard let effect = origin.map({ effects[$0] }) else {
        return ChangeEffects(setting.effects, keeper: reading.keeper, output: commandOutput)
      }
      effect.follow(setting.effects, keeper: reading.keeper, of: slider)
      return effect
    }
    tuneVoice()
    // What else is said, a screen reader with its focus here reads by itself.
    if screenReader.hasFocus, reload.response.focus == .moved {
      screenReader.announce(words.program.settingsUpdated)
    }
    var response = reload.response
    let entry = response.words.map { $0.with(.polite) }
    response.words = [words.program.settingsUpdated] + entry
    carryOut(response)
    show(.reload(reload))
  }
}

/// A configuration that was read, while programs are asked where its settings stand.
struct Reloading {
  let settings: Settings
  var inquiry: Standing.Inquiry
}
