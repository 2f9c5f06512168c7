// SPDX-License-Identifier: Apache-2.0

import AccessibilityInspector
import ArgumentParser
import Testing

@testable import accessibility_inspector

/// Mistakes in the arguments of `accessibility-inspector`.
@Suite struct InspectorProgramTests {
  @Test(arguments: [
    (["--format", "svg"], "Please provide one of 'text' and 'json'."),
    (["--strikt"], "Unknown option '--strikt'. Did you mean '--strict'?"),
    (["one", "two"], "Unexpected argument 'two'"),
  ])
  func `an invalid argument is reported`(arguments: [String], message: String) throws {
    let error = #expect(throws: (any Error).self) { try Inspector.parse(arguments) }
    #expect(Inspector.message(for: try #require(error)).contains(message))
  }

  @Test func `an invalid size is reported`() throws {
    let failure = #expect(throws: Failure.self) {
      try Inspector.parse(["--screen", "0x5"]).run()
    }
    #expect(failure?.status == .usage)
    #expect(
      failure?.description
        == #"--screen: invalid value "0x5"; expected WIDTHxHEIGHT in points, 1 to 10000 each"#
        + ", such as 320x44"
    )
  }

  @Test func `without a bus the reason is reported`() {
    let inspection = LiveInspection(format: .text, screens: [], choice: "by name")
    let error = #expect(throws: InspectionError.self) {
      try inspection.inspect(nil, environment: [:])
    }
    #expect(error?.description.contains("DBUS_SESSION_BUS_ADDRESS") == true)
  }
}
