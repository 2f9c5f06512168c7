// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Logging
import StepSlider
import StepSliderSpeech

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
    if sliders.isTooQuiet { tell(voice.language.program.tooQuiet, about: .loudness) }
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
    voice.channel.keep(words, about: NoticeSubject.settings)
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

/// Reloads the settings on request, and reports the result.
///
/// Programs that report where sliders start are queried in the background.
final class SettingsReload: EventSource {
  /// The settings, and where their sliders start.
  struct Reading {
    let settings: Settings
    let starts: [ReportedStart]
  }

  /// The path of the configuration in use; `nil` if there is none.
  var file: String?
  private let disk: any Disk
  private let read: () throws(Failure) -> Settings
  private let programs: any Programs
  /// Whether the programs' standard error goes to the log, because nothing is drawn there.
  private let showsErrors: Bool
  private let clock: any EventClock
  private var open: (settings: Settings, query: StartQuery)?
  private var failure: Failure?

  init(
    of file: String?,
    on disk: any Disk,
    by programs: any Programs,
    showingErrors: Bool = true,
    clock: any EventClock,
    read: @escaping () throws(Failure) -> Settings
  ) {
    (self.file, self.read, showsErrors) = (file, read, showingErrors)
    (self.disk, self.programs, self.clock) = (disk, programs, clock)
  }

  var interests: [Interest] { open?.query.interests ?? [] }

  var deadline: ContinuousClock.Instant? { failure == nil ? open?.query.deadline : clock.now }

  /// Reads the settings again; cancels a reading in progress. Programs of sliders that stay are
  /// not queried.
  ///
  /// - Parameter origins: Returns the current index of each slider; `nil` for a new one.
  func begin(staying origins: (Settings) -> [Int?]) {
    cancel()
    do throws(Failure) {
      let settings = try read()
      guard settings.file != nil else { throw Self.noFile(file) }
      let query = StartQuery(
        of: settings.sliders,
        staying: origins(settings),
        by: programs,
        showingErrors: showsErrors,
        clock: clock
      )
      open = (settings, query)
    } catch {
      let isGone = file.map { !disk.isThere($0) } ?? false
      failure = isGone ? Self.noFile(file) : error
    }
  }

  /// Returns the settings after all programs have answered or time runs out, or the reason there
  /// are none.
  func advance(_ wakeup: Wakeup) -> [Result<Reading, Failure>] {
    if let failure = failure.take() { return [.failure(failure)] }
    guard let (settings, query) = open, let starts = query.advance(wakeup).first else { return [] }
    open = nil
    return [.success(Reading(settings: settings, starts: starts))]
  }

  /// Kills the programs that still run, and reports nothing more.
  func cancel() {
    open?.query.cancel()
    (open, failure) = (nil, nil)
  }

  private static func noFile(_ file: String?) -> Failure {
    let message = file.map { "\($0) no longer exists" }
    return Failure(status: .noInput, message: message ?? "no configuration file to reload")
  }
}
