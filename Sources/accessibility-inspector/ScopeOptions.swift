// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityInspector
import AccessibilityTree
import ArgumentParser
import Notation

/// The flags for what is inspected.
struct ScopeOptions: ParsableArguments {
  @Option(help: .init("Inspect only the windows with this title.", valueName: "TITLE"))
  var window: String?
  @Option(
    help: .init(
      "Check only these rules, separated by commas.",
      valueName: "RULES"
    ),
    completion: .list(AuditRule.allCases.map(\.rawValue))
  )
  var rules: String?
  @Option(
    help: .init("The size of the screen; elements outside it are reported.", valueName: "WxH")
  )
  var screen: String?
  @Option(
    help: .init(
      """
      Wait up to SECONDS, 0 to 3600, for the program to show a window (with --window, that window) \
      and to come to rest.
      """,
      valueName: "SECONDS"
    )
  )
  var wait = 0
  @Option(help: .init("The time to read the program, 1 to 3600 seconds.", valueName: "SECONDS"))
  var timeout = 10

  /// The first flag that was used, if any.
  var usedFlag: String? {
    let flags = [
      ("--window", window != nil), ("--rules", rules != nil), ("--screen", screen != nil),
      ("--wait", wait != 0), ("--timeout", timeout != 10),
    ]
    return flags.first { $0.1 }?.0
  }

  /// The rules to check; `nil` for those that suit another program.
  func chosenRules() throws(Failure) -> Set<AuditRule>? {
    guard let rules else { return nil }
    do throws(GateError) { return try AuditRule.list(rules) } catch {
      throw .usage("--rules", error.description)
    }
  }

  func screens() throws(Failure) -> [LayoutRect] {
    guard let screen else { return [] }
    if let size = PictureSize(screen) { return [size.bounds] }
    let text = SpokenText.cleaned(screen)
    throw .usage("--screen", "invalid value \"\(text)\"; expected \(PictureSize.rule)")
  }

  /// How long to wait for the program, and then to read it.
  func limits() throws(Failure) -> (wait: Duration, reading: Duration) {
    guard 0...3600 ~= wait else { throw .usage("--wait", "\(wait) is not 0 to 3600 seconds") }
    guard 1...3600 ~= timeout else {
      throw .usage("--timeout", "\(timeout) is not 1 to 3600 seconds")
    }
    // A part of the time is left for the start of the program and for the report.
    return (.seconds(wait), .milliseconds(timeout * 950))
  }
}
