// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityInspector
import Foundation

/// Reads a program on the accessibility bus and prints the number of its objects and the time in
/// milliseconds, once for each line of standard input. The argument is the program's name.
@main
struct Program {
  static func main() throws {
    let name = CommandLine.arguments.dropFirst().first ?? ""
    let browser = try AccessibilityBrowser(environment: ProcessInfo.processInfo.environment)
    guard let program = try browser.program(named: name, within: .seconds(60)) else {
      throw InspectionError.noProgram(name: name, advice: "")
    }
    while readLine() != nil {
      let start = ContinuousClock.now
      let read = try browser.objects(of: program, limits: ReadingLimits(time: .seconds(120)))
      let time = (ContinuousClock.now - start) / .milliseconds(1)
      let faults = read.faults.map(\.description).joined(separator: "; ")
      let line = "\(count(of: read.root)) \(Int(time)) \(faults)\n"
      try FileHandle.standardOutput.write(contentsOf: Data(line.utf8))
    }
  }

  private static func count(of object: ForeignObject) -> Int {
    object.children.reduce(1) { $0 + count(of: $1) }
  }
}
