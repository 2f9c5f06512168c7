// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Simulation
import TestFiles
import Testing

@Suite struct ScenarioTests {
  private static let files: [URL] = {
    let folder = URL(filePath: ProjectFile.path("Tests/Scenarios"))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.sorted().map { folder.appending(path: $0) }
  }()

  @Test func `there are scenarios, and each one states another promise`() throws {
    let scripts = try Self.files.map { try Script(String(contentsOf: $0, encoding: .utf8)) }
    #expect(scripts.count > 50)
    #expect(Set(scripts.map(\.promise)).count == scripts.count)
  }

  @Test(arguments: files)
  func `a scenario states a promise and expects something`(file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let script = try Script(text, file: file.lastPathComponent)
    #expect(file.pathExtension == "txt")
    #expect(script.promise.hasSuffix(".") && !script.promise.contains("\n"))
    #expect(script.lines.contains { $0.action == nil })
    #expect(try Script(script.description) == script)
  }

  @Test func `sliderd does what each scenario expects, and breaks no law`() throws {
    // One simulator for all: it reads each command line only once.
    let simulator = Simulator()
    for file in Self.files {
      let text = try String(contentsOf: file, encoding: .utf8)
      let scenario = try Scenario(text, file: file.lastPathComponent)
      let run = simulator.run(scenario.script)
      #expect(scenario.unmet(in: run) == [])
      #expect(run.breach == nil, "\(file.lastPathComponent)")
    }
  }
}
