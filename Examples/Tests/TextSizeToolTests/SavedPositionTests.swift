// SPDX-License-Identifier: Apache-2.0

import Foundation
import StepSlider
import Testing

@testable import TextSizeTool

@Suite struct SavedPositionTests {
  @Test func `the size is there again in the next run`() throws {
    try withFile { position in
      var tool = try TextSizeTool()
      _ = tool.take(.key(.end))
      try position.save(tool)
      var next = try TextSizeTool()
      position.restore(&next)
      #expect(next.slider.stop.name == "Huge")
    }
  }

  @Test(arguments: [("1 9/9 160 Larger", "Very large"), ("1 1/2 100 Medium", "Medium")])
  func `a size of an earlier list becomes the one most like it`(
    saved: String,
    name: String
  ) throws {
    try withFile { position in
      try saved.write(toFile: position.path, atomically: true, encoding: .utf8)
      var tool = try TextSizeTool()
      _ = tool.take(.key(.home))
      position.restore(&tool)
      #expect(tool.slider.stop.name == name)
    }
  }

  @Test(arguments: [nil, "", "large"])
  func `without a saved size the tool starts with the usual one`(saved: String?) throws {
    try withFile { position in
      try saved?.write(toFile: position.path, atomically: true, encoding: .utf8)
      var tool = try TextSizeTool()
      position.restore(&tool)
      #expect(tool.slider.stop.name == "Medium")
    }
  }

  /// Runs a test with the path of a file that isn't there yet.
  private func withFile(_ test: (SavedPosition) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    try test(SavedPosition(path: file.path()))
  }
}
