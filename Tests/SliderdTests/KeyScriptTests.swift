// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import TestBench
import TestValues
import Testing

@Suite struct KeyScriptTests {
  @Test(arguments: KeyScript.all)
  func `sliderd speaks the words in the script`(script: KeyScript) async throws {
    let command = Program.sliderd(
      "--values",
      KeyScript.values.joined(separator: ","),
      "--names",
      KeyScript.names.joined(separator: ","),
      "--value",
      "1",
      "--label",
      "Text size",
      "--orientation",
      script.orientation.rawValue,
      "--direction",
      script.direction.rawValue,
      "--audio",
      "none",
      "--output",
      "json"
    )
    let steps = try script.steps()
    let lines = steps.map { $0.key + "\n" }.joined()
    let result = try await ChildProcess.run(command, input: lines)
    #expect(result.status == .code(0), "\(result.errors)")
    #expect(try Event.all(in: result.output).spoken.dropFirst(2) == steps.flatMap(\.words)[...])
  }
}
