// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import sliderd

/// One mistake in a file is one message: a key that is written wrongly counts as written for the
/// rules about several keys.
@Suite struct WrongValueTests {
  private static let files = [
    """
    [[slider]]
    id = "a"
    label = "A"
    steps = 100
    value = 50
    page = 2
    unavailable = [1, 2]
    default = 3
    disabled = true
    state = "/s"
    on_change = ["echo", "{value}"]
    on_change_input = "a"
    on_change_rest = 5
    on_change_time = 5
    packages = ["coreutils"]
    value_from = ["echo"]
    value_from_after = "a"
    value_from_factor = 2
    """,
    """
    [[slider]]
    names = ["A", "B", "C"]
    values = [1, 2, 5]
    positions = [1, 2, 3]
    value = "B"
    default = "C"
    unavailable = ["A"]
    read_only = true
    arguments = ["a", "b", "c"]
    on_change = "echo {argument}"
    """,
    """
    [[slider]]
    from = 0
    to = 10
    by = 3
    base = 1
    reach_ends = true
    unit = "percent"
    value = "10%"
    default = "0%"
    unavailable = ["4%"]
    """,
    """
    [[slider]]
    from = 20
    to = 20000000
    scale = "log"
    unit = "hertz"
    value = 2000
    """,
    """
    [[slider]]
    from = 0
    pieces = ["10:1", "100:10"]
    value = 0.5
    keep_start = true
    default = 20
    fill = "zero"
    """,
    """
    [[slider]]
    from = 0
    to = 100
    thumbs = ["A", "B"]
    distance = 5
    push = true
    value = "20,80"
    orientation = "vertical"
    direction = "rtl"
    hint = "A"
    grouping = "on"
    """,
    """
    [[slider]]
    from = 80
    to = 300
    speech = "rate"
    """,
    """
    [speech]
    speech = "dispatcher"
    speech_module = "piper"
    voice = "a"
    rate = 100
    pitch = 50
    volume = 50
    language = "de"
    verbosity = "brief"
    cues = "ends"
    speech_defaults = "none"
    audio = "none"
    """,
    """
    [[input]]
    device = "/dev/input/a"
    label = "A"
    grab = true
    keys = { KEY_A = "increment" }
    """,
    """
    [panel]
    label = "A"
    """,
  ]

  /// Each file as its lines, with one key and another value for it.
  private static let changes: [(file: String, key: String)] = files.flatMap { file in
    file.split(separator: "\n").dropFirst().map { line in
      (file, String(line.prefix { $0 != " " }))
    }
  }

  @Test(arguments: files)
  func `the files have no mistakes`(file: String) {
    #expect(mistakes(in: file).map(\.message) == [])
  }

  @Test(arguments: changes)
  func `a key with the wrong type is the only mistake`(file: String, key: String) {
    let found = mistakes(in: Self.text(file, setting: key, to: key == "keys" ? "5" : "{}"))
    #expect(found.map(\.key) == [Self.path(of: key, in: file)], "\(found.map(\.message))")
  }

  @Test(arguments: changes)
  func `a key whose value breaks its rule is the only mistake`(file: String, key: String) {
    // Any single word can be a unit.
    let wrong = key == "unit" ? "\"a,\"" : "\"?\""
    let found = mistakes(in: Self.text(file, setting: key, to: wrong))
    let isOnly = found.allSatisfy { $0.key == Self.path(of: key, in: file) }
    #expect(found.count < 2 && isOnly, "\(found.map(\.message))")
  }

  private static func path(of key: String, in file: String) -> String {
    let section = file.prefix { $0 != "\n" }
    let name = section.filter(\.isLetter)
    return section.hasPrefix("[[") ? "\(name)[1].\(key)" : "\(name).\(key)"
  }

  private static func text(_ file: String, setting key: String, to value: String) -> String {
    file.split(separator: "\n").map { $0.hasPrefix("\(key) =") ? "\(key) = \(value)" : String($0) }
      .joined(separator: "\n")
  }

  private func mistakes(in text: String) -> [ConfigurationMistake] {
    sliderd.Configuration(Array(text.utf8)) { _ in true }.mistakes
  }
}
