// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import DBus

/// Sets a running slider.
struct SetStop: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Set a running slider to a stop; silent without --say.",
    usage: "sliderd set [ID] STOP [--say] [--output json]",
    discussion: """
      Example: sliderd set text-size Large --say

      STOP is a value, a name or a position, as --value takes it, or a spoken value such as \
      "40 percent". The beginning of a name is enough if no other name begins that way, in any \
      case and without accents. The command prints the new value. The ID is required if there \
      are several sliders. The exit code is 65 if there is no such stop or it is unavailable, 66 if no sliderd \
      is running, and 69 if the slider can't be changed.
      """
  )

  @Argument(
    parsing: .allUnrecognized,
    help: .init("The slider's ID, and the stop to set it to.", valueName: "id-and-stop"),
    completion: .runningSliders
  )
  var words: [String] = []
  @OptionGroup var change: ChangeOptions

  mutating func validate() throws {
    words.removeAll { $0 == "--" }
    if let flag = words.first(where: { $0.hasPrefix("--") }) {
      throw ValidationError("Unknown option '\(flag)'")
    }
    guard !words.isEmpty else {
      throw ValidationError("missing stop; name the stop to set the slider to")
    }
    guard words.count <= 2 else {
      throw ValidationError(
        "too many arguments; expected an ID and a stop (quote names that contain spaces)"
      )
    }
  }

  func run() throws {
    let (id, stop) = (words.count == 2 ? words.first : nil, words.last ?? "")
    let sliders = try change.find()
    if id == nil, sliders.sliders.count > 1, sliders.sliders.contains(where: { $0.id == stop }) {
      throw Failure(status: .usage, message: "missing stop; name the stop to set \(stop) to")
    }
    try change.move("Set", [.string(stop)], id: id, of: sliders)
  }
}
