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
          throw .usage("--audio takes auto, pulse, alsa, alsa:DEVICE, wav:FILE or none")
        }
        audio = destination
      case "--accessibility-bus": isOnAccessibilityBus = true
      case "--svg":
        guard let path = rest.popFirst(), !path.isEmpty else {
          throw .usage("--svg takes a file, which the picture is written to")
        }
        picturePath = path
      default: throw .usage("\"\(flag)\" is no flag; --help lists all")
      }
    }
  }

  static func help(for name: String, ownKeys: KeyValuePairs<Character, String>) -> String {
    let own = ownKeys.map { "\n\($0)                 \($1)" }.joined()
    return """
      usage: \(name) [--audio auto|pulse|alsa[:DEVICE]|wav:FILE|none] [--accessibility-bus] \
      [--svg FILE]

      Explore it with these keys; without a terminal, key names are read from standard input, a \
      line each, and "wait" and "sleep 500" too.

      \(ExplorerKeys.list)\(own)

      --accessibility-bus leaves the speaking to a screen reader such as Orca, and does what it asks \
      for.

      --svg FILE writes what is drawn at the end, with the frames numbered in reading order.
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
