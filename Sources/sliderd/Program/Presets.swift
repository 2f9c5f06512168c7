// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import EventLoop
import Notation

/// Lists the ready-made sliders, one per line.
struct Presets: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "presets",
    abstract: "List the ready-made sliders for use with --preset.",
    discussion: """
      Each line is one preset: its name, what it does, and "ready" or what is missing. A preset is \
      ready if its programs are installed and report the current setting. \
      "sliderd --preset NAME" runs a preset. "sliderd check --preset NAME" prints the path of its \
      file. The top of the file says what the preset needs. To change a preset, copy its file to \
      ~/.config/sliderd/presets.
      """
  )

  @Option(.answers) var output: AnswerFormat
  @OptionGroup var errors: ErrorOptions

  func run() throws {
    let presets = PresetFolders.current.presets()
    if presets.isEmpty { printError("sliderd: no presets found") }
    for appraisal in Self.asked(presets.map { $0.appraisal() }) { try print(appraisal) }
  }

  /// Asks the programs of all presets that could work, at the same time.
  private static func asked(_ appraisals: [PresetAppraisal]) -> [PresetAppraisal] {
    var appraisals = appraisals
    let asked = appraisals.indices.filter { appraisals[$0].problems.isEmpty }
    var starts = StartQuery.answers(
      for: asked.flatMap { appraisals[$0].sliders },
      by: Sliderd.start.programs(),
      showingErrors: false,
      clock: SystemClock()
    )[...]
    for index in asked {
      let count = appraisals[index].sliders.count
      appraisals[index].problems =
        starts.prefix(count).filter { !$0.isBlank }
        .compactMap(\.reason).eachOnce
      starts = starts.dropFirst(count)
    }
    return appraisals
  }

  private func print(_ appraisal: PresetAppraisal) throws(Failure) {
    let (preset, problems) = (appraisal.preset, appraisal.problems)
    let state = problems.isEmpty ? "ready" : problems.joined(separator: "; ")
    try output.print(
      [preset.name, appraisal.summary, state].joined(separator: "\t"),
      .object([
        "name": .string(preset.name), "summary": .string(appraisal.summary),
        "path": .string(preset.path), "ready": .flag(problems.isEmpty),
        "problems": .list(problems.map { .string($0) }),
      ])
    )
  }
}
