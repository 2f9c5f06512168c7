// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import DBus

/// Sets a running slider.
struct SetStop: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Set a running slider, silently unless asked.",
    usage: "sliderd set [ID] STOP [--say] [--output json]",
    discussion: """
      Example: sliderd set text-size Large --say

      STOP is a value, a name or a position, as --value takes it, or what is said of it, such as \
      "40 percent". Printed is what the slider is set to then. The ID is needed where there are several sliders. The exit code is 65 if there is no such \
      stop, 66 if no sliderd is running, and 69 if the slider can't be changed.
      """
  )

  @Argument(
    parsing: .allUnrecognized,
    help: .init("The slider, and the stop to set it to.", valueName: "id-and-stop")
  )
  var words: [String] = []
  @OptionGroup var change: ChangeOptions

  mutating func validate() throws {
    words.removeAll { $0 == "--" }
    if let flag = words.first(where: { $0.hasPrefix("--") }) {
      throw ValidationError("Unknown option '\(flag)'")
    }
    guard !words.isEmpty else { throw ValidationError("say what to set it to") }
    guard words.count <= 2 else {
      throw ValidationError("there is more than an ID and a stop; quote names with spaces")
    }
  }

  func run() throws {
    let (id, stop) = (words.count == 2 ? words.first : nil, words.last ?? "")
    let sliders = try change.find()
    if id == nil, sliders.sliders.count > 1, sliders.sliders.contains(where: { $0.id == stop }) {
      throw Failure(status: .usage, message: "say what to set \(stop) to")
    }
    try change.move("Set", [.string(stop)], id: id, of: sliders)
  }
}
