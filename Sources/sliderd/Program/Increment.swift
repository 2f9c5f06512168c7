// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser

/// Moves a running slider one step up.
struct Increment: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "increment",
    abstract: "Move a running slider one step up; silent without --say.",
    usage: "sliderd increment [ID] [--say] [--output json]",
    discussion: stepDiscussion
  )

  @Argument(help: "The slider's ID, if there are several sliders.", completion: .runningSliders)
  var id: String?
  @OptionGroup var change: ChangeOptions

  func run() throws { try change.move("Increment", id: id, of: change.find()) }
}

/// Moves a running slider one step down.
struct Decrement: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "decrement",
    abstract: "Move a running slider one step down; silent without --say.",
    usage: "sliderd decrement [ID] [--say] [--output json]",
    discussion: stepDiscussion
  )

  @Argument(help: "The slider's ID, if there are several sliders.", completion: .runningSliders)
  var id: String?
  @OptionGroup var change: ChangeOptions

  func run() throws { try change.move("Decrement", id: id, of: change.find()) }
}

private let stepDiscussion = """
  It prints the new value; with --output json, also whether the slider moved, which it does not \
  at an end. The exit code is 66 if no sliderd is running, and 69 if the slider can't be changed.
  """
