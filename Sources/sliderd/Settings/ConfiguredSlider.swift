// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A slider as it was asked for, and what its changes do.
struct ConfiguredSlider: Equatable {
  /// The slider at its start.
  var slider: Slider
  /// Its name for programs; `nil` where nothing gives it one.
  var id: String?
  /// Whether it was said where it starts.
  var hasStart: Bool
  /// What a change does beside being spoken.
  var effects: EffectRequest
  /// What programs are told at each stop.
  var arguments: [String]?
  /// What tells where the setting stands.
  var source: StartSource?
}

extension ConfiguredSlider {
  /// Reads a table `[[slider]]`; `nil` if there are mistakes in it.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - isWhole: Whether nothing of the table was left out.
  ///   - isProgram: Whether there is a program.
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
      let message = "there are \(arguments.count) arguments for \(count) stops: each stop needs one"
      mistakes.append(SettingMistake(.arguments, message: message))
    }
    effects.check(&mistakes, stops: slider?.stops, hasArguments: table.has(.arguments))
    table.note(mistakes)
    guard let slider, table.mistakes.isEmpty else { return nil }
    (self.slider, self.hasStart, self.effects) = (slider, hasStart, effects)
    (id, self.arguments, source) = (request.id, arguments, programs.source)
    source?.arguments = arguments ?? []
    if let warning = request.stops.warning(about: slider.stops) { table.warn(.to, warning) }
  }

  private static let noStops =
    "a slider needs stops: steps, names, from and to, or values; for example steps = 5"
}
