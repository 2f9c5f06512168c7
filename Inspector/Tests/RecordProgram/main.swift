// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityAudit
import AccessibilityInspector
import AccessibilityTree
import Foundation
import RecordedPrograms

// Records what a program on the accessibility bus says of itself, for the tests of the inspector.
// With --inspect it prints what the inspector says of such a record, and with --findings the rows
// of its table in docs/inspected.md, to be judged by hand.
let usage = """
  usage: RecordProgram NAME >FILE.json
         RecordProgram --inspect FILE.json [WINDOW]
         RecordProgram --findings FILE.json

  """

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data(message.utf8))
  exit(64)
}

func tree(of path: String, window: String? = nil) throws -> ForeignTree {
  let text = try String(contentsOfFile: path, encoding: .utf8)
  return ForeignTree(of: try RecordedProgram.program(from: text), window: window)
}

let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.dropFirst().first) {
case ("--inspect", let path?):
  let tree = try tree(of: path, window: arguments.dropFirst(2).first)
  let inspected = InspectedTree(
    tree.root,
    focus: tree.focus,
    origins: tree.origins,
    rules: tree.rules,
    phrases: ElementPhrases()
  )
  print(Report(of: inspected).text)
case ("--findings", let path?):
  let tree = try tree(of: path)
  for finding in TreeAudit(of: tree.root, rules: tree.rules).findings {
    print("| \(finding.rule.name) | `\(finding.id)` | | |")
  }
case (let name?, nil):
  let browser = try AccessibilityBrowser(environment: ProcessInfo.processInfo.environment)
  guard let program = try browser.programs().first(where: { $0.name == name }) else {
    fail("no program \"\(name)\" on the accessibility bus\n")
  }
  print(try RecordedProgram.text(of: try browser.objects(of: program)), terminator: "")
default:
  fail(usage)
}
