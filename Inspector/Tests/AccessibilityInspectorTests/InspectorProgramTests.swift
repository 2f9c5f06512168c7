// SPDX-License-Identifier: Apache-2.0

import AccessibilityInspector
import ArgumentParser
import Foundation
import TestFiles
import Testing

@testable import accessibility_inspector

private typealias Status = AccessibilityInspector.ExitStatus

/// Mistakes in the arguments of `accessibility-inspector`.
@Suite struct InspectorProgramTests {
  @Test(arguments: [
    (["--format", "xml"], "Please provide one of 'text', 'json', 'junit', 'sarif' or 'svg'."),
    (["--fail-on", "all"], "Please provide one of 'warning' and 'error'."),
    (["--strikt"], "Unknown option '--strikt'. Did you mean '--strict'?"),
    (["one", "two"], "Unexpected argument 'two'"),
  ])
  func `an invalid argument is reported`(arguments: [String], message: String) throws {
    let error = #expect(throws: (any Error).self) { try Inspector.parse(arguments) }
    #expect(Inspector.message(for: try #require(error)).contains(message))
  }

  private static let mistakes: [([String], String)] = [
    (
      ["x", "--screen", "0x5"],
      #"--screen: invalid value "0x5"; expected WIDTHxHEIGHT in points, 1 to 10000 each, such as 320x44"#
    ),
    (
      ["x", "--rules", "cut-text,zero-fram"],
      #"--rules: there is no rule "zero-fram"; did you mean zero-frame?"#
    ),
    (
      ["x", "--ignore", "cut-text"],
      #"--ignore: cut-text needs a reason, as in "cut-text=REASON""#
    ),
    (
      ["x", "--strict", "--fail-on", "error"],
      "--strict: it is the same as --fail-on warning, so leave out --fail-on error"
    ),
    (["x", "--wait=-1"], "--wait: -1 is not 0 to 3600 seconds"),
    (["x", "--timeout", "0"], "--timeout: 0 is not 1 to 3600 seconds"),
    (["x", "--screenshot", "s.png"], "--screenshot: it needs --format svg"),
    (["--fail-on", "error"], "--fail-on: it needs the name of a program"),
    (["--write-baseline", "known.txt"], "--write-baseline: it needs the name of a program"),
    (["--format", "sarif"], "--format: sarif needs the name of a program"),
    (["--window", "x"], "--window: it needs the name of a program"),
    (["--output", "x"], "--output: it needs the name of a program"),
    (["x", "--ignore", "cut-text@=why"], "--ignore: there is no place after cut-text@"),
  ]

  @Test(arguments: mistakes)
  func `a mistake in a value is reported before anything is read`(
    arguments: [String],
    message: String
  ) throws {
    let failure = #expect(throws: InspectionError.self) { try Inspector.parse(arguments).run() }
    #expect(failure?.status == .usage)
    #expect(failure?.description == message)
  }

  @Test func `a file that is missing or has mistakes is named`() throws {
    let folder = try TemporaryFolder()
    try folder.write("nonsense", to: "known.txt")
    let path = folder.file("known.txt")
    let cases: [([String], Status, String)] = [
      (
        ["--baseline", path + "x"], .noInput,
        "--baseline: can't read \(path)x: No such file or directory"
      ),
      (["--baseline", path], .badInput, "--baseline: \(path): line 1 isn't"),
      (
        ["--format", "svg", "--screenshot", path], .badInput,
        "--screenshot: \(path) is not a PNG file"
      ),
    ]
    for (arguments, status, message) in cases {
      let failure = #expect(throws: InspectionError.self) {
        try Inspector.parse(["x"] + arguments).run()
      }
      #expect(failure?.status == status)
      #expect(failure?.description.hasPrefix(message) == true)
    }
  }

  @Test func `a file that can't be written is named with the reason`() {
    let failure = #expect(throws: InspectionError.self) {
      try writeFile("new", at: "/nonexistent/x", for: "--output")
    }
    #expect(failure?.status == .cannotCreate)
    let reason = "No such file or directory"
    #expect(failure?.description == "--output: can't write /nonexistent/x: \(reason)")
  }

  @Test func `a link stays a link, and what isn't a file is written to`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "file")
    let files = FileManager.default
    let (file, link, null) = (folder.file("file"), folder.file("link"), folder.file("null"))
    try files.createSymbolicLink(atPath: link, withDestinationPath: file)
    try files.createSymbolicLink(atPath: null, withDestinationPath: "/dev/null")
    for path in [link, null] { try writeFile("new", at: path, for: "--output") }
    #expect(try files.destinationOfSymbolicLink(atPath: link) == file)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "new")
    let type = try files.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
    #expect(type == .typeCharacterSpecial)
  }

  @Test func `the manual page lists the options, their values and its exit statuses`()
    throws
  {
    let program = try CommandOutline(of: Inspector.self)
    let entries = try ManualPage("Inspector/docs/accessibility-inspector.1").entries
    let options = entries.filter { $0.section == "OPTIONS" }
    #expect(Set(options.flatMap(\.options)).symmetricDifference(program.options) == [])
    for argument in program.arguments ?? [] {
      let told = options.filter { $0.options.contains(argument.name) }.map(\.text).joined()
      #expect((argument.allValues ?? []).allSatisfy(told.contains), "--\(argument.name)")
    }
    let statuses = entries.filter { $0.section == "EXIT STATUS" }.compactMap { Int32($0.term) }
    #expect(statuses == Status.allCases.map(\.rawValue))
  }

  @Test func `without a bus the reason is reported`() {
    let failure = #expect(throws: InspectionError.self) {
      try AccessibilityBrowser(environment: [:]).programs()
    }
    #expect(failure?.status == .noBus)
    #expect(failure?.description.contains("DBUS_SESSION_BUS_ADDRESS") == true)
  }

  @Test(arguments: [
    (InspectionError(.noBus, "no"), Status.noBus),
    (.noProgram(name: "x", advice: ""), .noInput), (.notAnswering(name: "x"), .notAnswering),
    (.vanished(name: "x"), .notAnswering),
  ])
  fileprivate func `each reason that prevents an inspection has its exit status`(
    error: InspectionError,
    status: Status
  ) {
    #expect(error.status == status)
  }
}
