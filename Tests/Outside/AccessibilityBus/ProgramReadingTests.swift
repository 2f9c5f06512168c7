// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityInspector
import Glibc
import TestBench
import Testing

/// A real program on a real bus, read by the inspector.
@Suite struct ProgramReadingTests {
  @Test func `a program is awaited, read, found stopped, read again and missed`() async throws {
    let session = try await AccessibleSession()
    let browser = try AccessibilityBrowser(environment: session.environment)
    var command = Program.sliderd("--steps", "5", "--audio", "none", "--screen-reader", "on")
    command.arguments += ["--output", "json", "--label", "Text size"]
    command.environment.merge(session.environment) { own, _ in own }
    let slider = try ChildProcess(command, input: .pipe)
    let running = try #require(try browser.program(named: "sliderd", within: .seconds(60)))
    let read = try browser.objects(of: running)
    #expect(read.toolkit == "StepSlider" && read.faults == [])
    #expect(Self.all(in: read.root).contains { $0.name == "Text size" && $0.value?.maximum == 4 })

    slider.signal(SIGSTOP)
    let listed = try browser.programs()
    #expect(listed.map(\.name) == ["sliderd"] && listed.map(\.isAnswering) == [false])
    #expect(throws: InspectionError.notAnswering(name: "sliderd")) {
      try browser.objects(of: listed[0])
    }
    slider.signal(SIGCONT)
    #expect(try browser.objects(of: running).root == read.root)

    slider.signal(SIGKILL)
    _ = try await slider.exit()
    #expect(throws: InspectionError.vanished(name: "sliderd")) {
      try browser.objects(of: running)
    }
  }

  private static func all(in object: ForeignObject) -> [ForeignObject] {
    [object] + object.children.flatMap(all)
  }
}
