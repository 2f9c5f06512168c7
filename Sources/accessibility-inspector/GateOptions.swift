// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityInspector
import AccessibilityTree
import ArgumentParser

/// The flags for what fails a build.
struct GateOptions: ParsableArguments {
  /// The least severity that fails.
  enum Threshold: String, CaseIterable, ExpressibleByArgument {
    case warning, error

    fileprivate var severity: AuditSeverity { self == .error ? .error : .warning }
  }

  @Option(
    help: .init(
      "Exit with code 1 if there are findings, or only for errors.",
      valueName: "SEVERITY"
    )
  )
  var failOn: Threshold?
  @Flag(help: "The same as --fail-on warning.") var strict = false
  @Option(
    help: .init(
      "Accept the findings of a rule, everywhere or at a place, and say why.",
      valueName: "RULE[@PLACE]=REASON"
    ),
    completion: .list(AuditRule.allCases.map(\.rawValue))
  )
  var ignore: [String] = []
  @Option(
    help: .init("Accept the findings in a file; new ones fail.", valueName: "FILE"),
    completion: .file()
  )
  var baseline: String?
  @Option(
    help: .init("Write the findings into a file for --baseline.", valueName: "FILE"),
    completion: .file()
  )
  var writeBaseline: String?

  /// The first flag that was used, if any.
  var usedFlag: String? {
    let flags = [
      ("--fail-on", failOn != nil), ("--strict", strict), ("--ignore", !ignore.isEmpty),
      ("--baseline", baseline != nil), ("--write-baseline", writeBaseline != nil),
    ]
    return flags.first { $0.1 }?.0
  }

  func gate() throws(Failure) -> Gate {
    if strict, failOn == .error {
      throw .usage("--strict", "it is the same as --fail-on warning, so leave out --fail-on error")
    }
    let known = try baseline.map { path throws(Failure) in try Self.read(path) }
    let isGate = strict || known != nil
    return Gate(
      threshold: failOn?.severity ?? (isGate ? .warning : nil),
      exemptions: try exemptions(),
      baseline: known
    )
  }

  private func exemptions() throws(Failure) -> [Exemption] {
    do throws(GateError) {
      return try ignore.map { text throws(GateError) in try Exemption(text) }
    } catch {
      throw .usage("--ignore", error.description)
    }
  }

  private static func read(_ path: String) throws(Failure) -> Baseline {
    let text = String(decoding: try InputFile.contents(of: path, for: "--baseline"), as: UTF8.self)
    do throws(GateError) { return try Baseline(text) } catch {
      throw Failure(status: .badInput, description: "--baseline: \(path): \(error)")
    }
  }
}
