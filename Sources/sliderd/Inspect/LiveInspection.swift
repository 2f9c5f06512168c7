// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Spelling
import StepSlider
import StepSliderAccessibilityBus

/// What assistive technologies are told by a program that runs, whoever wrote it.
struct LiveInspection {
  /// Who looks for it should know why it may not be there.
  private static let absence =
    "is there while a screen reader listens, or always with --screen-reader on"
  private static let (own, advice) = ("sliderd", "A sliderd \(absence).")

  let format: InspectionFormat
  let screens: [LayoutRect]

  /// The programs on the bus as lines, or all of one of them.
  func inspect(_ name: String?) throws(Failure) -> (text: String, findings: Int) {
    guard format != .svg else {
      throw .usage("--format", "svg draws a slider, and --live knows none; use text or json")
    }
    let programs: [AccessibilityBrowser.Program]
    do throws(AccessibilityBrowser.Problem) {
      let browser = try AccessibilityBrowser(environment: ProcessInfo.processInfo.environment)
      programs = try browser.programs()
      guard let name else { return (list(programs.map(\.name)), 0) }
      if let program = programs.first(where: { $0.name == name }) {
        return describe(try browser.tree(of: program))
      }
    } catch {
      throw Failure(status: .noInput, message: error.description)
    }
    throw missing(name ?? "", among: programs.map(\.name))
  }

  private func list(_ names: [String]) -> String {
    let names = names.map { SpokenText.spoken($0) ?? "(without a name)" }
    guard format == .text else { return JSONValue.list(names.map(JSONValue.string)).text + "\n" }
    let title = names.count.counted("program") + " on the accessibility bus"
    let list = names.isEmpty ? "." : ", each to be inspected with --application:"
    let lines = names.map { "  \($0)" } + (names.contains(Self.own) ? [] : [Self.advice])
    return ([title + list] + lines).map { $0 + "\n" }.joined()
  }

  private func missing(_ name: String, among names: [String]) -> Failure {
    let near = name.nearest(of: names).map { "; did you mean \($0)?" } ?? ""
    let advice = name == Self.own ? "; it \(Self.absence)" : near
    return Failure(
      status: .noInput,
      message: "no program \"\(SpokenText.cleaned(name))\" is on the accessibility bus\(advice)"
    )
  }

  private func describe(_ tree: AccessibilityBrowser.Tree) -> (text: String, findings: Int) {
    let inspected = InspectedTree(
      tree.root,
      focus: tree.focus,
      screens: screens,
      phrases: Phrases()
    )
    let cut = "Only the first \(AccessibilityBrowser.maximumCount) objects were read.\n"
    let text = format == .json ? inspected.json : inspected.text + (tree.isCut ? cut : "")
    return (text, inspected.findings.count)
  }
}
