// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityInspector
import AccessibilityTree

/// An inspection of a running program.
struct Inspection {
  /// The rules to check; `nil` for those that suit another program.
  let rules: Set<AuditRule>?
  let screens: [LayoutRect]
  /// The title of the windows to inspect; `nil` for all.
  let window: String?
  let limits: (wait: Duration, reading: Duration)

  /// Returns the programs on the bus.
  static func programs(in environment: [String: String]) throws(Failure) -> ProgramList {
    do throws(InspectionError) {
      let browser = try AccessibilityBrowser(environment: environment)
      return ProgramList(try browser.programs().map(\.name))
    } catch {
      throw Failure(error)
    }
  }

  func report(
    on name: String,
    in environment: [String: String],
    at gate: Gate
  ) throws(Failure) -> Report {
    let program = try read(name, environment)
    let tree = try interpreted(program)
    let inspected = InspectedTree(
      tree.root,
      focus: tree.focus,
      origins: tree.origins,
      toolkit: tree.toolkit,
      rules: rules ?? tree.rules,
      screens: screens,
      phrases: Phrases()
    )
    let isProcessID = UInt32(name) != nil && !program.name.isEmpty
    let subject = Report.Subject(
      name: isProcessID ? program.name : name,
      toolkit: program.toolkit,
      isWhole: !program.isCut,
      notes: program.faults.map(\.description)
    )
    return Report(of: inspected, from: subject, at: gate)
  }

  private func read(
    _ name: String,
    _ environment: [String: String]
  ) throws(Failure) -> ForeignProgram {
    do throws(InspectionError) {
      let browser = try AccessibilityBrowser(environment: environment, within: limits.reading)
      let found = try browser.reading(
        ofProgram: name,
        showing: window,
        within: limits.wait,
        limits: ReadingLimits(time: limits.reading)
      )
      guard let found else {
        let names = try browser.programs().map(\.name)
        let advice = ProgramList(names).advice(forMissing: name)
        throw .noProgram(name: name, advice: advice)
      }
      if let ambiguity = found.program.ambiguity(of: name) { OutputFile.warn(ambiguity) }
      return found.objects
    } catch {
      throw Failure(error)
    }
  }

  private func interpreted(_ program: ForeignProgram) throws(Failure) -> ForeignTree {
    let titles = ForeignTree.windows(of: program)
    guard !titles.isEmpty else {
      let description = "\(SpokenText.cleaned(program.name)) shows no window"
      throw Failure(status: .noInput, description: description)
    }
    let windows = WindowList(titles)
    if let window, !windows.contains(window) {
      throw Failure(status: .noInput, description: "--window: \(windows.absence(of: window))")
    }
    return ForeignTree(of: program, window: window)
  }
}
