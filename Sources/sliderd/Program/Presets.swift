// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Notation

/// Lists the ready-made sliders, one per line.
struct Presets: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "presets",
    abstract: "List the ready-made sliders for use with --preset.",
    discussion: """
      Each line is one preset: its name, what it does, and "ready" or what is missing. \
      "sliderd --preset NAME" runs a preset. "sliderd check --preset NAME" prints the path of its \
      file. The top of the file says what the preset needs. To change a preset, copy its file to \
      ~/.config/sliderd/presets.
      """
  )

  @Option(.answers) var output: AnswerFormat

  func run() throws {
    let presets = PresetFolders.current.presets()
    if presets.isEmpty { printError("sliderd: no presets found") }
    for preset in presets { try print(preset) }
  }

  private func print(_ preset: Preset) throws(Failure) {
    let (summary, mistakes) = preset.appraisal()
    let state = mistakes.isEmpty ? "ready" : mistakes.joined(separator: "; ")
    try output.print(
      [preset.name, summary, state].joined(separator: "\t"),
      .object([
        "name": .string(preset.name), "summary": .string(summary), "path": .string(preset.path),
        "ready": .flag(mistakes.isEmpty), "problems": .list(mistakes.map { .string($0) }),
      ])
    )
  }
}
