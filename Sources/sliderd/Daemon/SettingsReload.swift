// SPDX-License-Identifier: GPL-3.0-or-later

import StepSliderEvdev
import EventLoop
import Logging
import StepSlider
import StepSliderSpeech

/// Reloads the settings on request, queries programs in the background, and reports the result.
final class SettingsReload: EventSource {
  typealias Reading = (settings: Settings, starts: [ReportedStart])

  var file: String?
  private let outside: any Outside
  private let read: () throws(Failure) -> Settings
  private let showsErrors: Bool
  private var open: (settings: Settings, query: ProgramQuery)?
  private var failure: Failure?

  init(
    of file: String?,
    in outside: any Outside,
    logging showsErrors: Bool,
    read: @escaping () throws(Failure) -> Settings
  ) {
    (self.file, self.outside, self.showsErrors, self.read) = (file, outside, showsErrors, read)
  }

  var interests: [DescriptorInterest] { open?.query.interests ?? [] }
  var deadline: Duration? { failure == nil ? open?.query.deadline : outside.clock.now }

  /// Reads the settings again. Programs of sliders that stay, which have an origin, aren't queried.
  func readSettings(staying origins: (Settings) -> [Int?]) {
    cancel()
    do throws(Failure) {
      let settings = try read()
      guard settings.file != nil else { throw absence }
      let query = ProgramQuery(
        settings.sliders.sourceCalls(staying: origins(settings)),
        of: outside.programs,
        showingErrors: showsErrors,
        clock: outside.clock
      )
      open = (settings, query)
    } catch {
      let isGone = file.map { !outside.disk.isThere($0) } ?? false
      failure = isGone ? absence : error
    }
  }

  /// Returns the settings after all programs have answered or time is up, or why there are none.
  func advance(_ wakeup: Wakeup) -> [Result<Reading, Failure>] {
    if let failure = failure.take() { return [.failure(failure)] }
    guard let (settings, query) = open, let answers = query.advance(wakeup).first else { return [] }
    open = nil
    return [.success((settings, settings.sliders.reportedStarts(by: answers)))]
  }

  func cancel() {
    open?.query.cancel()
    (open, failure) = (nil, nil)
  }

  private var absence: Failure {
    let message = file.map { "\($0) no longer exists" }
    return Failure(status: .noInput, message: message ?? "no configuration file to reload")
  }
}

// Reloading the configuration: either all of it takes effect, or none.
extension Daemon {
  func beginReload() {
    supervision.reportReload()
    reloads.readSettings(staying: origins)
  }

  private func origins(of settings: Settings) -> [Int?] {
    panel.origins(of: settings.sliders.map(\.slider.presentation.id))
  }

  func finishReload(_ result: Result<SettingsReload.Reading, Failure>) {
    if case .success = result { apply(panel.cancelPointer()) }
    do throws(Failure) {
      try adoptSettings(result.get())
    } catch {
      announce(voice.language.program.notice(\.settingsNotUpdated), about: .settings)
      show(.reload(nil))
      warn("settings not updated: \(error.message)")
    }
    reportReady()
  }

  /// Anything that can fail comes first.
  private func adoptSettings(_ reading: SettingsReload.Reading) throws(Failure) {
    let settings = reading.settings
    let kept = try effects.readings(
      of: settings.sliders.map(\.effects.file),
      staying: origins(of: settings)
    )
    let opened = try devices.open(settings.inputs.devices)
    let wereWordsCutOff = try voice.change(to: settings.speech)
    reloads.file = settings.file
    let sliders = StartedSliders(settings: settings.sliders, readings: kept, starts: reading.starts)
    let hasKeyboard = input.keys != nil || opened.contains(where: \.evdev.hasArrowKeys)
    dropNotices(except: sliders)
    let controls = sliders.controls(of: voice, hasKeyboard: hasKeyboard)
    let update = panel.updated(to: controls, label: settings.label)
    replacePanel(update, sliders.effects, repeatsValue: wereWordsCutOff)
    devices.use(opened)
    tellMissingDevices()
    if settings.speech.audio != voice.destination {
      let name = settings.speech.names.audio ?? Setting.audio.name
      warn("\(name): takes effect after a restart of sliderd")
    }
    announceNotices(of: sliders)
  }

  /// This is the only point where sliders come and go.
  private func replacePanel(
    _ update: PanelUpdate,
    _ parts: [PanelEffects.Part],
    repeatsValue: Bool
  ) {
    let old = panel
    panel = update.panel
    nameKeys()
    presence.reportPanel(panel, replacing: old)
    effects.serve(panel.sliders, doing: parts, origins: update.origins)
    tuneVoice()
    let words = voice.language.program.notice(\.settingsUpdated)
    voice.channel.keep(words, about: NoticeSubject.settings)
    // A screen reader with its focus here reads the rest of the response by itself.
    if screenReader.hasFocus, update.response.focus == .moved { screenReader.announce(words) }
    var response = update.response
    if response.words.isEmpty, repeatsValue { response.words = panel.valueResponse.words }
    // Words about a slider that is another one now are outdated.
    let first = response.words.isEmpty ? words : words.withPriority(.assertive)
    response.words = [first] + response.words.map { $0.withPriority(.polite) }
    apply(response)
    show(.reload(update))
  }
}
