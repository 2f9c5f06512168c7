// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Simulation
import StepSlider
import TestFiles
import Testing

@testable import sliderd

/// What comes in from elsewhere: each row sends characters that control a terminal, and a line like one
/// of sliderd's own. What buses answer to commands is in ``ClientCommandTests``, and what reaches a
/// running slider is in the simulator, whose law of clean words holds on each day.
@Suite struct EntranceTests {
  struct Entrance: CustomTestStringConvertible {
    let testDescription: String
    var arguments: [String] = ["--steps", "5"]
    var environment: [String: String] = [:]
    /// A configuration that `FILE` in the arguments stands for.
    var configuration = ""
  }

  private static let bad = Hostile.text

  static let all = [
    Entrance(testDescription: "a command", arguments: [bad]),
    Entrance(testDescription: "a flag", arguments: ["--" + bad]),
    Entrance(testDescription: "a flag with a value", arguments: ["--\(bad)=\(bad)"]),
    Entrance(testDescription: "a number", arguments: ["--steps", bad]),
    Entrance(testDescription: "a word of a choice", arguments: ["--steps", "5", "--audio", bad]),
    Entrance(testDescription: "a stop", arguments: ["--names", "A,B", "--value", bad]),
    Entrance(testDescription: "a name", arguments: ["render", "--names", "\(bad),B"]),
    Entrance(testDescription: "a label", arguments: ["render", "--steps", "5", "--label", bad]),
    Entrance(
      testDescription: "a unit",
      arguments: ["render", "--from", "0", "--to", "5", "--unit", bad]
    ),
    Entrance(testDescription: "a program", arguments: ["--steps", "5", "--on-change", "'\(bad)'"]),
    Entrance(
      testDescription: "a placeholder",
      arguments: ["--steps", "5", "--on-change", "a '{\(bad)}'"]
    ),
    Entrance(testDescription: "a device", arguments: ["--steps", "5", "--input", "evdev:/" + bad]),
    Entrance(testDescription: "a device's rule", arguments: ["devices", "--rule", "/" + bad]),
    Entrance(
      testDescription: "a sound file",
      arguments: ["--steps", "5", "--audio", "wav:/\(bad)/a"]
    ),
    Entrance(
      testDescription: "a file of positions",
      arguments: ["--steps", "5", "--state", "/\(bad)/a"]
    ),
    Entrance(testDescription: "a file to read", arguments: ["check", "/" + bad]),
    Entrance(testDescription: "a preset", arguments: ["--preset", bad]),
    Entrance(testDescription: "a slider of a program", arguments: ["get", bad]),
    Entrance(testDescription: "an unexpected word", arguments: ["--label", "a", bad]),
    Entrance(testDescription: "a question", arguments: ["help", bad]),
    Entrance(testDescription: "a language", environment: ["LANG": bad, "LC_ALL": bad]),
    Entrance(testDescription: "a terminal", environment: ["TERM": bad]),
    Entrance(
      testDescription: "a bus",
      arguments: ["get"],
      environment: ["DBUS_SESSION_BUS_ADDRESS": bad]
    ),
    Entrance(
      testDescription: "folders",
      environment: ["HOME": "/" + bad, "XDG_CONFIG_HOME": "/" + bad]
    ),
    Entrance(
      testDescription: "folders of presets",
      arguments: ["presets"],
      environment: ["XDG_DATA_DIRS": "/" + bad]
    ),
    file("a key", "[[slider]]\nsteps = 5\n\"\(escaped)\" = 1\n"),
    file("a text", "[[slider]]\nsteps = 5\nunit = \"\(escaped)\"\ndefault = \"\(escaped)\"\n"),
    file("a section", "[\"\(escaped)\"]\nsteps = 5\n"),
    file(
      "a word of a choice in a file",
      "[speech]\naudio = \"\(escaped)\"\n[[slider]]\nsteps = 5\n"
    ),
    file("a program in a file", "[[slider]]\nsteps = 5\non_change = [\"\(escaped)\"]\n"),
    file("a package", "[[slider]]\nsteps = 5\npackages = [\"\(escaped)\"]\n"),
    file("bytes that are no TOML", "[[slider]]\n\(bad)\n"),
    file("a syntax error", "[[slider]]\nsteps = \(Hostile.marks)\n"),
  ]

  /// The hostile text as TOML writes it.
  private static var escaped: String {
    bad.unicodeScalars.map { scalar in
      scalar.isASCII && scalar.value >= 0x20
        ? String(scalar) : String(format: "\\u%04X", scalar.value)
    }.joined()
  }

  private static func file(_ name: String, _ text: String) -> Entrance {
    Entrance(testDescription: name, arguments: ["check", "FILE"], configuration: text)
  }

  @Test(arguments: all)
  func `what comes in by any entrance can't control the terminal or the voice`(entrance: Entrance)
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(entrance.configuration, to: "a.toml")
    let arguments = entrance.arguments.map { $0 == "FILE" ? folder.file("a.toml") : $0 }
    for hasTerminal in [false, true] {
      let run = CommandRun(
        arguments,
        environment: entrance.environment,
        hasTerminal: hasTerminal
      )
      for text in [run.output, run.errors] + run.spoken {
        #expect(!Hostile.controls(text), "\(text.debugDescription)")
        #expect(!text.split(separator: "\n").contains { $0.hasPrefix("sliderd: all is well") })
      }
    }
  }

  @Test func `what a program prints can't either`() throws {
    let source = StartSource(command: try CommandTemplate("tell"))
    let slider = Slider(try Stops(count: 5))
    for text in [Self.bad, "4\(Hostile.marks)", "4 \(Self.bad) 5"] {
      do throws(ReportedStart) {
        _ = try source.position(of: text, in: slider)
      } catch {
        #expect(!Hostile.controls(error.reason ?? ""), "\(error)")
      }
    }
  }
}
