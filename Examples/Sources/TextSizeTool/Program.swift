// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Sets a text size by lines of input, prints what a screen reader says, and draws the tool.
@main struct Program {
  static func main() throws {
    guard CommandLine.arguments.count == 3 else {
      fail("usage: TextSizeTool POSITION-FILE PICTURE-FILE <INPUT", exitCode: 64)
    }
    let position = SavedPosition(path: CommandLine.arguments[1])
    var tool = try TextSizeTool()
    position.restore(&tool)
    print(tool.focus())
    var number = 0
    while let line = readLine() {
      number += 1
      guard let input = Input(line) else {
        fail("line \(number) is neither a key nor a pointer: \(line)", exitCode: 65)
      }
      if let words = tool.take(input) { print(words) }
    }
    do {
      try position.save(tool)
      try Picture(tool: tool).svg
        .write(toFile: CommandLine.arguments[2], atomically: true, encoding: .utf8)
    } catch {
      fail("can't be written: \(error.localizedDescription)", exitCode: 73)
    }
  }

  private static func fail(_ message: String, exitCode: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(exitCode)
  }
}

extension TextSizeTool {
  /// Takes a line of input, and gives the words to say.
  mutating func take(_ input: Input) -> String? {
    switch input {
    case .key(let key): press(key)
    case .pointer(let event): follow(event)
    }
  }
}
