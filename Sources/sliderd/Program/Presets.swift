// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Notation

/// Lists the ready-made sliders, one per line.
struct Presets: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "presets",
    abstract: "List the ready-made sliders that --preset could name.",
    discussion: """
      Each line is a preset: its name, what it does, and "ready", or what is missing here. \
      "sliderd --preset NAME" runs one, "sliderd check --preset NAME" says in which file it stands. \
      That file tells at its top what it needs; copied into ~/.config/sliderd/presets, it can be \
      changed.
      """
  )

  @Option(.answers) var output: AnswerFormat

  func run() throws {
    let presets = PresetFolders.current.presets()
    if presets.isEmpty { printError("sliderd: there are no presets") }
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
