// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityAudit
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

      Rules: \(AuditRule.allCases.map(\.name).joined(separator: ", ")).
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
    let report = try scope.report(on: name, in: environment, at: gate)
    try finish(report, over: backdrop)
  }

  private func list(_ environment: [String: String]) throws(InspectionError) {
    let flag = gate.usedFlag ?? scope.usedFlag ?? output.usedFlag
    if let flag { throw .usage(flag, "it needs the name of a program") }
    guard output.format == .text || output.format == .json else {
      throw .usage("--format", "\(output.format.rawValue) needs the name of a program")
    }
    let programs = try AccessibilityBrowser(environment: environment).programs().map(\.name)
    try printText(output.format == .json ? programListAsJSON(programs) : programList(programs))
  }

  private func finish(_ report: Report, over backdrop: XMLElement?) throws(InspectionError) {
    let text = output.text(of: report, over: backdrop)
    if let path = output.output {
      try writeFile(text, at: path, for: "--output")
      try printText(report.findingText)
    } else {
      try printText(text)
    }
    if let path = gate.writeBaseline {
      try writeFile(report.baseline.text, at: path, for: "--write-baseline")
      if gate.baseline == nil { return }
    }
    if let failure = report.failure { throw InspectionError(.findings, failure) }
    if gate.usedFlag != nil || scope.wait > 0, !report.isWhole {
      throw InspectionError(.notAnswering, report.notes.joined(separator: " "))
    }
  }

  static func main() {
    // A closed pipe is an error like any other, with a message and an exit status.
    signal(SIGPIPE, SIG_IGN)
    do {
      try answer()
    } catch {
      warn(error.description)
      Foundation.exit(error.status.rawValue)
    }
  }

  /// Runs the command line, or prints the help that it asks for.
  private static func answer() throws(InspectionError) {
    do {
      try parse().run()
    } catch let error as InspectionError {
      throw error
    } catch {
      if exitCode(for: error) == .success {
        return try printText(fullMessage(for: error) + "\n")
      }
      let advice = "Run \"accessibility-inspector --help\" to list all options."
      throw InspectionError(.usage, "\(message(for: error))\n\(advice)")
    }
  }
}

/// The flags for what is inspected.
struct ScopeOptions: ParsableArguments {
  @Option(help: .init("Inspect only the windows with this title.", valueName: "TITLE"))
  var window: String?
  @Option(
    help: .init("Check only these rules, separated by commas.", valueName: "RULES"),
    completion: .list(AuditRule.allCases.map(\.name))
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
    [
      ("--window", window != nil), ("--rules", rules != nil), ("--screen", screen != nil),
      ("--wait", wait != 0), ("--timeout", timeout != 10),
    ].first { $0.1 }?.0
  }

  /// The rules to check; `nil` for those that suit another program.
  func chosenRules() throws(InspectionError) -> Set<AuditRule>? {
    guard let rules else { return nil }
    do throws(InspectionError) { return try AuditRule.list(rules) } catch {
      throw .usage("--rules", error.description)
    }
  }

  func screens() throws(InspectionError) -> [LayoutRect] {
    guard let screen else { return [] }
    if let size = PictureSize(screen) { return [size.bounds] }
    let text = SpokenText.cleaned(screen)
    throw .usage("--screen", "invalid value \"\(text)\"; expected \(PictureSize.rule)")
  }

  /// How long to wait for the program, and then to read it.
  func limits() throws(InspectionError) -> (wait: Duration, reading: Duration) {
    guard 0...3600 ~= wait else { throw .usage("--wait", "\(wait) is not 0 to 3600 seconds") }
    guard 1...3600 ~= timeout else {
      throw .usage("--timeout", "\(timeout) is not 1 to 3600 seconds")
    }
    // A part of the time is left for the start of the program and for the report.
    return (.seconds(wait), .milliseconds(timeout * 950))
  }
}

// The inspection of a running program.
extension ScopeOptions {
  func report(
    on name: String,
    in environment: [String: String],
    at gate: Gate
  ) throws(InspectionError) -> Report {
    let (rules, screens, limits) = (try chosenRules(), try screens(), try limits())
    var program = try read(name, environment, limits)
    let tree = try interpreted(program)
    let inspected = InspectedTree(
      tree.root,
      focus: tree.focus,
      origins: tree.origins,
      toolkit: tree.toolkit,
      rules: rules ?? tree.rules,
      screens: screens
    )
    let isProcessID = UInt32(name) != nil && !program.name.isEmpty
    if !isProcessID { program.name = name }
    return Report(of: inspected, from: program, at: gate)
  }

  private func read(
    _ name: String,
    _ environment: [String: String],
    _ limits: (wait: Duration, reading: Duration)
  ) throws(InspectionError) -> ForeignProgram {
    let browser = try AccessibilityBrowser(environment: environment, within: limits.reading)
    let found = try browser.reading(
      ofProgram: name,
      showing: window,
      within: limits.wait,
      limits: ReadingLimits(time: limits.reading)
    )
    guard let found else {
      let names = try browser.programs().map(\.name)
      throw .noProgram(name: name, advice: advice(forMissing: name, among: names))
    }
    if let ambiguity = found.program.ambiguity(of: name) { warn(ambiguity) }
    return found.objects
  }

  private func interpreted(_ program: ForeignProgram) throws(InspectionError) -> ForeignTree {
    let titles = ForeignTree.windows(of: program)
    guard !titles.isEmpty else {
      throw InspectionError(.noInput, "\(SpokenText.cleaned(program.name)) shows no window")
    }
    if let window, !titles.contains(window) {
      throw InspectionError(.noInput, "--window: \(absence(ofWindow: window, among: titles))")
    }
    return ForeignTree(of: program, window: window)
  }
}

extension AuditSeverity: ExpressibleByArgument {}

/// The flags for what fails a build.
struct GateOptions: ParsableArguments {
  @Option(
    help: .init(
      "Exit with code 1 if there are findings, or only for errors.",
      valueName: "SEVERITY"
    )
  )
  var failOn: AuditSeverity?
  @Flag(help: "The same as --fail-on warning.") var strict = false
  @Option(
    help: .init(
      "Accept the findings of a rule, everywhere or at a place, and say why.",
      valueName: "RULE[@PLACE]=REASON"
    ),
    completion: .list(AuditRule.allCases.map(\.name))
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
    [
      ("--fail-on", failOn != nil), ("--strict", strict), ("--ignore", !ignore.isEmpty),
      ("--baseline", baseline != nil), ("--write-baseline", writeBaseline != nil),
    ].first { $0.1 }?.0
  }

  func gate() throws(InspectionError) -> Gate {
    if strict, failOn == .error {
      throw .usage("--strict", "it is the same as --fail-on warning, so leave out --fail-on error")
    }
    let known = try baseline.map { path throws(InspectionError) in try Self.read(path) }
    let isGate = strict || known != nil
    let threshold = failOn ?? (isGate ? .warning : nil)
    do throws(InspectionError) {
      let exemptions = try ignore.map { text throws(InspectionError) in try Exemption(text) }
      return Gate(threshold: threshold, exemptions: exemptions, baseline: known)
    } catch {
      throw .usage("--ignore", error.description)
    }
  }

  private static func read(_ path: String) throws(InspectionError) -> Baseline {
    let text = String(decoding: try readFile(at: path, for: "--baseline"), as: UTF8.self)
    do throws(InspectionError) { return try Baseline(text) } catch {
      throw InspectionError(.badInput, "--baseline: \(path): \(error)")
    }
  }
}

/// The flags for the report.
struct ReportOptions: ParsableArguments {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, junit, sarif, svg
  }

  @Option(help: .init("The format of the report.", valueName: "FORMAT"))
  var format: Format = .text
  @Option(
    help: .init("Write the report into a file; the findings are still printed.", valueName: "FILE"),
    completion: .file()
  )
  var output: String?
  @Option(
    help: .init("With --format svg, a picture of the screen to draw on.", valueName: "PNG"),
    completion: .file(extensions: ["png"])
  )
  var screenshot: String?

  /// The first flag that only the report on a program has, if it was used.
  var usedFlag: String? {
    output != nil ? "--output" : screenshot != nil ? "--screenshot" : nil
  }

  func backdrop() throws(InspectionError) -> XMLElement? {
    guard let screenshot else { return nil }
    guard format == .svg else { throw .usage("--screenshot", "it needs --format svg") }
    let png = try readFile(at: screenshot, for: "--screenshot")
    guard let picture = XMLElement(screenshot: png) else {
      throw InspectionError(.badInput, "--screenshot: \(screenshot) is not a PNG file")
    }
    return picture
  }

  func text(of report: Report, over backdrop: XMLElement?) -> String {
    switch format {
    case .text: report.text
    case .json: report.json
    case .junit: report.junit
    case .sarif: report.sarif
    case .svg: report.tree.svg(isSelective: true, over: backdrop)
    }
  }
}
