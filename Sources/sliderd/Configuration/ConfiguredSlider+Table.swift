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
    request = SliderRequest(&table)
    effects = EffectRequest(&table, isProgram: isProgram)
    let areStopsUnread = !table.unreadKeys.isDisjoint(with: Setting.stops.map(\.rawValue))
    if request.stops.isEmpty, isWhole, !areStopsUnread { table.note(nil, Self.noStops) }
    var checked = request
    if areStopsUnread || !isWhole { checked.stops.value = nil }
    var mistakes: [SettingMistake] = []
    let slider = checked.slider(&mistakes)
    effects.check(&mistakes)
    table.note(mistakes)
    guard let slider, table.mistakes.isEmpty else { return nil }
    self.slider = slider
  }

  private static let noStops =
    "a slider needs stops: steps, names, from and to, or values; for example steps = 5"
}

extension EffectRequest {
  /// Reads what a change does from a slider's table.
  fileprivate init(_ table: inout TableReader, isProgram: (String) -> Bool) {
    command = Self.command(&table)
    seconds = table.wholeNumber("on_change_time")
    state = Self.state(&table)
    if let problem = command?.problem(findingPrograms: isProgram) {
      table.note("on_change", item: 1, problem)
    }
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

  private static func command(_ table: inout TableReader) -> CommandTemplate? {
    let expected = "a list of words in quotation marks"
    let value = table.value("on_change", expected) { value in
      value.text != nil || value.words != nil ? value : nil
    }
    do throws(CommandError) {
      if let text = value?.text { return try CommandTemplate(text) }
      return try value?.words.map { words throws(CommandError) in
        try CommandTemplate(words: words)
      }
    } catch {
      table.note("on_change", error.description)
      return nil
    }
  }
}

extension SliderRequest {
  /// Reads what a slider is from its table.
  fileprivate init(_ table: inout TableReader) {
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

extension TOMLValue {
  /// The words of a list that has nothing else in it.
  fileprivate var words: [String]? {
    guard let list else { return nil }
    let words = list.compactMap(\.text)
    return words.count == list.count ? words : nil
  }
}

extension String {
  /// Whether this can name a slider for programs.
  fileprivate var isIdentity: Bool {
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
