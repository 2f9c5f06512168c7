// SPDX-License-Identifier: GPL-3.0-or-later

/// A configuration read from a file's bytes, with all mistakes in the order of their places.
struct ConfigurationReading {
  let configuration: Configuration
  let mistakes: [ConfigurationMistake]
  /// What its user should know that is no mistake.
  let remarks: [ConfigurationMistake]

  /// Reads a file's bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, whatever they are.
  ///   - isPreset: Whether it is there for its slider.
  ///   - voiceProblem: What is wrong with a voice, by name; nobody is asked, if left out.
  ///   - isProgram: Whether there is a program, by name or path.
  init(
    _ bytes: [UInt8],
    isPreset: Bool = false,
    voiceProblem: (String) -> String? = { _ in nil },
    isProgram: (String) -> Bool
  ) {
    let document = TOMLDocument(bytes)
    var reader = TableReader(document.table, at: TOMLPlace(line: 1, column: 1), path: "")
    var configuration = Configuration()
    var mistakes = document.mistakes
    if var table = reader.table("speech") {
      configuration.speech = SpeechRequest(&table, voiceProblem: voiceProblem)
      mistakes += table.finished()
    }
    var inputs = reader.tables("input")
    for index in inputs.indices {
      let isWhole = !document.unreadSections.contains(inputs[index].place.line)
      if let input = InputDevice(&inputs[index], isWhole: isWhole) {
        configuration.inputs.append(input)
      }
    }
    var sliders = reader.tables("slider")
    for index in sliders.indices {
      let isWhole = !document.unreadSections.contains(sliders[index].place.line)
      if let slider = ConfiguredSlider(&sliders[index], isWhole: isWhole, isProgram: isProgram) {
        configuration.sliders.append(slider)
      }
    }
    inputs.noteRepetitions(of: "device")
    sliders.noteRepetitions(of: "id")
    sliders.noteRepetitions(of: "state")
    sliders.noteMissingIdentities(except: document.unreadSections)
    if isPreset, reader.table["slider"] == nil, document.mistakes.isEmpty {
      reader.note(nil, "a preset needs a slider, which begins with [[slider]]")
    }
    mistakes += (inputs + sliders).flatMap { $0.finished() } + reader.finished()
    remarks = sliders.flatMap(\.remarks)
    self.configuration = configuration
    self.mistakes = mistakes.sorted { ($0.place, $0.key) < ($1.place, $1.key) }
  }
}

extension [TableReader] {
  /// Notes texts under a key that stand in an earlier table, too.
  fileprivate mutating func noteRepetitions(of key: String) {
    var lines: [String: Int] = [:]
    for index in indices {
      guard let value = self[index].table[key]?.value, let text = value.text else { continue }
      if let line = lines[text] {
        self[index].note(key, "\(value.description) stands twice, first in line \(line)")
      } else {
        lines[text] = value.place.line
      }
    }
  }

  /// Notes sliders without an identity where there are several.
  fileprivate mutating func noteMissingIdentities(except unread: Set<Int>) {
    for index in indices where count > 1 && self[index].table["id"] == nil {
      guard !unread.contains(self[index].place.line) else { continue }
      self[index].note(nil, "one of several sliders needs an id, such as id = \"volume\"")
    }
  }
}
