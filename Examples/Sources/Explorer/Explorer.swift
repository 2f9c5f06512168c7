// SPDX-License-Identifier: GPL-3.0-or-later

import Drawings
import Foundation
import StepSlider
import StepSliderSpeech

/// Lets a listener explore a program in the terminal, and prints and speaks each line.
public enum Explorer {
  /// Runs until the listener or the end of the input stops it, and then exits the process.
  ///
  /// It reads the flags of the process; `--help` lists them and the keys.
  public static func run<Content: Explorable>(_ content: Content) -> Never {
    let name = "\(Content.self)"
    do {
      let options = try ExplorerOptions(Array(CommandLine.arguments.dropFirst()))
      guard !options.wantsHelp else {
        print(ExplorerOptions.help(for: name, ownKeys: Content.ownKeys))
        exit(0)
      }
      let loop = try ExplorerLoop(content, name: name, options: options)
      let status = try loop.run()
      if let path = options.picturePath { try writePicture(of: loop.content, to: path) }
      exit(status.rawValue)
    } catch {
      printError("\(name): \(error.message)")
      exit(error.status.rawValue)
    }
  }

  private static func writePicture(
    of content: some Explorable,
    to path: String
  ) throws(ExplorerFailure) {
    let picture = Picture(
      of: content.drawing,
      size: content.screen,
      framing: content.accessibilitySnapshot
    )
    do {
      try picture.svg.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw ExplorerFailure(status: .cannotCreate, message: "--svg: can't write \(path)")
    }
  }
}

/// Writes a line to standard error.
func printError(_ line: String) {
  FileHandle.standardError.write(Data((line + "\n").utf8))
}
