// SPDX-License-Identifier: GPL-3.0-or-later

import StepSliderSpeech

/// The options given by flags.
struct ExplorerOptions: Equatable {
  var audio = AudioDestination.automatic
  /// The path of the picture; `nil` if there is none.
  var picturePath: String?
  /// Whether a screen reader reads the program, instead of its own voice.
  var isOnAccessibilityBus = false
  var wantsHelp = false

  /// Reads arguments, without the program's name.
  ///
  /// - Throws: An ``ExplorerFailure`` that names the invalid argument.
  init(_ arguments: [String]) throws(ExplorerFailure) {
    var rest = arguments[...]
    while let flag = rest.popFirst() {
      switch flag {
      case "--help", "-h": wantsHelp = true
      case "--audio":
        guard let destination = rest.popFirst().flatMap(AudioDestination.init) else {
          throw .usage("--audio: expected auto, pulse, alsa, alsa:DEVICE, wav:FILE or none")
        }
        audio = destination
      case "--accessibility-bus": isOnAccessibilityBus = true
      case "--svg":
        guard let path = rest.popFirst(), !path.isEmpty else {
          throw .usage("--svg: expected a file for the picture")
        }
        picturePath = path
      default: throw .usage("unknown option \"\(flag)\"; use --help to list all options")
      }
    }
  }

  static func help(for name: String, ownKeys: KeyValuePairs<Character, String>) -> String {
    let own = ownKeys.map { "\n\($0)                 \($1)" }.joined()
    return """
      usage: \(name) [--audio auto|pulse|alsa[:DEVICE]|wav:FILE|none] [--accessibility-bus] \
      [--svg FILE]

      Explore the drawing with these keys. Without a terminal, the program reads key names, "wait" \
      and "sleep 500" from standard input, one per line.

      \(ExplorerKeys.list)\(own)

      With --accessibility-bus, a screen reader such as Orca speaks and controls the program.

      --svg FILE writes the final drawing, with the frames numbered in reading order.
      """
  }
}

/// Why the program can't continue.
struct ExplorerFailure: Error, Equatable {
  let status: ExitStatus
  let message: String

  static func usage(_ message: String) -> ExplorerFailure {
    ExplorerFailure(status: .usage, message: message)
  }
}

/// The exit codes, from `sysexits.h`; the same as in sliderd.
enum ExitStatus: Int32 {
  case done = 0
  case usage = 64
  case badInput = 65
  case unavailable = 69
  case cannotCreate = 73
  case interrupted = 130
}
