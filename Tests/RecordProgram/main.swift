// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityInspector
import AccessibilityTree
import Foundation

// Prints what a program on the accessibility bus says of itself, for the tests of the inspector;
// or, with --inspect, what the inspector finds in such a file.
let arguments = CommandLine.arguments.dropFirst()

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(64)
}

if arguments.first == "--inspect", let path = arguments.dropFirst().first {
  let program = try RecordedProgram.program(from: String(contentsOfFile: path, encoding: .utf8))
  let tree = ForeignTree(of: program, window: arguments.dropFirst(2).first)
  print(InspectedTree(tree.root, focus: tree.focus, rules: tree.rules, phrases: Phrases()).text)
} else if let name = arguments.first {
  let browser = try AccessibilityBrowser(environment: ProcessInfo.processInfo.environment)
  guard let program = try browser.programs().first(where: { $0.name == name }) else {
    fail("no program \"\(name)\" on the accessibility bus")
  }
  print(try RecordedProgram.text(of: try browser.objects(of: program)), terminator: "")
} else {
  fail("usage: RecordProgram NAME >FILE.json, or RecordProgram --inspect FILE.json [WINDOW]")
}
