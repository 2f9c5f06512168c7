// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityInspector
import AccessibilityTree
import ArgumentParser
import Foundation
import Notation

/// The program. It lists the programs on the accessibility bus, or inspects one.
@main
struct Inspector: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accessibility-inspector",
    abstract: "Print what screen readers receive from a program, and list accessibility problems.",
    discussion: """
      Example: accessibility-inspector gedit
      Example: accessibility-inspector gedit --wait 10 --fail-on error --baseline known.txt

      It reads a running program from the accessibility bus, as a screen reader does; no screen \
      reader has to run. Without a name, it lists the programs on the bus.

      As text, it prints one line for each element: its number in reading order, the words that \
      are spoken, its identity, its frame on the screen, its traits and its actions. Then it prints \
      the findings. Each names a rule and a place, the problem, what a listener hears, why it \
      matters, and a remedy in the program's toolkit.

      Exit codes: 0 success, 1 findings that fail, 64 invalid options, 65 a file with mistakes, 66 \
      no such program, window or file, 69 no accessibility bus, 73 the output can't be written, 75 \
      the program doesn't answer or hasn't come to rest.

      Rules: \(AuditRule.allCases.map(\.rawValue).joined(separator: ", ")).
      """,
    version: releaseVersion
  )

  @Argument(
    help: .init(
      "The program to inspect, or its process ID; without it, the programs are listed.",
      valueName: "NAME"
    )
  )
  var name: String?
  @OptionGroup(title: "What to inspect") var scope: ScopeOptions
  @OptionGroup(title: "What fails") var gate: GateOptions
  @OptionGroup(title: "Report") var output: ReportOptions

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    guard let name else { return try list(environment) }
    let (gate, backdrop) = (try gate.gate(), try output.backdrop())
    let inspection = Inspection(
      rules: try scope.chosenRules(),
      screens: try scope.screens(),
      window: scope.window,
      limits: try scope.limits()
    )
    try finish(try inspection.report(on: name, in: environment, at: gate), over: backdrop)
  }

  private func list(_ environment: [String: String]) throws(Failure) {
    let flag = gate.usedFlag ?? scope.usedFlag ?? output.usedFlag
    if let flag { throw .usage(flag, "it needs the name of a program") }
    guard output.format == .text || output.format == .json else {
      throw .usage("--format", "\(output.format.rawValue) needs the name of a program")
    }
    let programs = try Inspection.programs(in: environment)
    try OutputFile.print(output.format == .json ? programs.json : programs.text)
  }

  private func finish(_ report: Report, over backdrop: FramePicture.Backdrop?) throws(Failure) {
    let text = output.text(of: report, over: backdrop)
    if let path = output.output {
      try OutputFile.write(text, to: path, for: "--output")
      try OutputFile.print(report.findingText)
    } else {
      try OutputFile.print(text)
    }
    if let path = gate.writeBaseline {
      try OutputFile.write(report.baseline.text, to: path, for: "--write-baseline")
      if gate.baseline == nil { return }
    }
    if let failure = report.failure { throw Failure(status: .findings, description: failure) }
    if gate.usedFlag != nil || scope.wait > 0, !report.isWhole {
      throw Failure(status: .notAnswering, description: report.notes.joined(separator: " "))
    }
  }

  static func main() {
    // A closed pipe is an error like any other, with a message and an exit status.
    signal(SIGPIPE, SIG_IGN)
    do {
      try answer()
    } catch {
      leave(error.status, saying: error.description)
    }
  }

  /// Runs the command line, or prints the help that it asks for.
  private static func answer() throws(Failure) {
    do {
      try parse().run()
    } catch let failure as Failure {
      throw failure
    } catch {
      if exitCode(for: error) == .success {
        return try OutputFile.print(fullMessage(for: error) + "\n")
      }
      let advice = "Run \"accessibility-inspector --help\" to list all options."
      throw Failure(status: .usage, description: "\(message(for: error))\n\(advice)")
    }
  }

  private static func leave(_ status: ExitStatus, saying message: String) -> Never {
    OutputFile.warn(message)
    Foundation.exit(status.rawValue)
  }
}
