// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

extension ConfiguredSlider {
  /// Reads a table `[[slider]]`; `nil` if there are mistakes in it.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - isWhole: Whether nothing of the table was left out.
  ///   - isProgram: Whether there is a program.
  init?(_ table: inout TableReader, isWhole: Bool, isProgram: (String) -> Bool) {
    let programs = ProgramKeys(&table, isProgram: isProgram)
    request = SliderRequest(&table, programs)
    effects = EffectRequest(&table, programs)
    let areStopsUnread = !table.unreadKeys.isDisjoint(with: Setting.stops.map(\.rawValue))
    if request.stops.isEmpty, isWhole, !areStopsUnread { table.note(nil, Self.noStops) }
    var checked = request
    if areStopsUnread || !isWhole { checked.stops.value = nil }
    var mistakes: [SettingMistake] = []
    let slider = checked.slider(&mistakes)
    let hasArguments = request.arguments != nil || table.unreadKeys.contains("arguments")
    effects.check(&mistakes, stops: slider?.stops, hasArguments: hasArguments)
    table.note(mistakes)
    guard let slider, table.mistakes.isEmpty else { return nil }
    self.slider = slider
    if let remark = request.stops.remark(on: slider.stops) { table.remark("to", remark) }
  }

  private static let noStops =
    "a slider needs stops: steps, names, from and to, or values; for example steps = 5"
}

extension EffectRequest {
  /// Reads what a change does from a slider's table.
  fileprivate init(_ table: inout TableReader, _ programs: ProgramKeys) {
    command = programs.command
    seconds = table.wholeNumber("on_change_time")
    state = Self.state(&table)
    speech = table.choice("speech")
  }

  private static func state(_ table: inout TableReader) -> StateRequest? {
    let request = table.value("state", "a path in quotation marks, or true or false") { value in
      switch value.content {
      case .text(let path): StateRequest.file(path)
      case .boolean(let isKept): isKept ? .usual : .nowhere
      default: nil
      }
    }
    if case .file(let path)? = request, !path.hasPrefix("/") {
      table.note("state", path.isNot("a path that begins with /"))
    }
    return request
  }
}

extension SliderRequest {
  /// Reads what a slider is from its table.
  fileprivate init(_ table: inout TableReader, _ programs: ProgramKeys) {
    id = table.text("id")
    if let id, !id.isIdentity {
      table.note("id", id.isNot("1 to 64 letters from a to z, digits, - and _"))
    }
    label = table.text("label")
    hint = table.text("hint")
    stops = StopsRequest(&table)
    unit = table.text("unit")
    page = table.wholeNumber("page").map { String($0) }
    orientation = table.choice("orientation")
    direction = table.choice("direction")
    isDisabled = table.boolean("disabled") ?? false
    isReadOnly = table.boolean("read_only") ?? false
    arguments = table.texts("arguments")
    source = programs.source
  }
}

extension StopsRequest {
  fileprivate init(_ table: inout TableReader) {
    self.init(
      steps: table.wholeNumber("steps").map { String($0) },
      names: table.texts("names"),
      from: table.word("from"),
      to: table.word("to"),
      by: table.word("by"),
      values: table.words("values"),
      value: table.word("value")
    )
  }
}

extension String {
  /// Whether this can name a slider for programs, or a preset.
  var isIdentity: Bool {
    (1...64).contains(utf8.count)
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
