// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A slider as configured, with the effects of its changes.
struct ConfiguredSlider: Equatable {
  /// The slider in its initial state. If it has several thumbs, it is expanded to one slider each.
  var slider: Slider
  /// The slider's identity; `nil` if none is set.
  var id: String?
  /// Whether an initial stop is set.
  var hasStart: Bool
  /// The effects of a change other than speech.
  var effects: EffectRequest
  /// The values of `{argument}`, one for each stop.
  var arguments: [String]?
  /// The program that reports the current setting.
  var source: StartSource?
  /// The start and the thumbs as requested.
  var request = SliderRequest()
  /// What the user should know about the stops and the unit.
  var warnings: [StartWarning] = []
  /// The thumb's number, for its label; `nil` if it has its own.
  var thumb: ThumbNumber?
  /// The end of the file's name that tells the thumbs of a track apart.
  var fileEnding = ""
}

extension ConfiguredSlider {
  /// Reads a table `[[slider]]`; fails if it has mistakes.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - isWhole: Whether the whole table could be read.
  ///   - isProgram: Whether a program exists.
  init?(_ table: inout TableReader, isWhole: Bool, isProgram: (String) -> Bool) {
    let programs = ProgramKeys(&table, isProgram: isProgram)
    let arguments = table.read(.arguments)
    let effects = EffectRequest(&table, command: programs.command)
    var request = SliderRequest(&table)
    let hasStart = request.stops.value != nil
    let areStopsUnread = StopsRequest.settings.contains(where: table.isUnread)
    if request.stops.isEmpty, isWhole, !areStopsUnread { table.note(Self.noStops) }
    if areStopsUnread || !isWhole { request.stops.value = nil }
    var mistakes: [SettingMistake] = []
    let slider = request.slider(&mistakes)
    if let count = slider?.stops.count, let arguments, arguments.count != count {
      let message =
        "the number of arguments (\(arguments.count)) must equal the number of stops (\(count))"
      mistakes.append(SettingMistake(.arguments, message: message))
    }
    if let slider { _ = request.thumbs(of: slider, &mistakes) }
    effects.check(
      &mistakes,
      stops: slider?.stops,
      hasArguments: table.has(.arguments),
      hasThumbs: table.has(.thumbs)
    )
    table.note(mistakes)
    guard let slider, table.mistakes.isEmpty else { return nil }
    (self.slider, self.hasStart, self.effects) = (slider, hasStart, effects)
    (id, self.arguments, source) = (request.id, arguments, programs.source)
    source?.arguments = arguments ?? []
    self.request = request
    let remedy = "\(Setting.reachEnds.name) = true"
    for (setting, warning) in request.warnings(about: slider, remedy: remedy) {
      var warning = warning
      warning.place = table.warn(setting, warning.message)
      warnings.append(warning)
    }
  }

  /// Returns a slider for each thumb; only itself if it has one thumb. The thumbs and values of
  /// flags take precedence.
  func thumbs(under flags: SliderRequest) throws(Failure) -> [ConfiguredSlider] {
    let request = flags.thumbs.over(request.thumbs)
    let start = StartRequest(isKept: flags.start.isKept || self.request.start.isKept)
    let value = flags.stops.value ?? self.request.stops.value
    let thumbs = try [SettingMistake].throwingAll {
      request.thumbs(of: slider, at: value, start, &$0)
    }
    guard request.choice != nil else { return [self] }
    return thumbs.enumerated().map { index, thumb in
      var configured = self
      (configured.slider, configured.thumb) = (thumb.slider, thumb.number)
      configured.id = thumb.slider.presentation.id
      configured.fileEnding = ThumbNumber.suffix(at: index)
      if index > 0 { configured.warnings = [] }
      return configured
    }
  }

  private static let noStops =
    "a slider needs stops; add steps, names, from and to, or values, for example steps = 5"
}
