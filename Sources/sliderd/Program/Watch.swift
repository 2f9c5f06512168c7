// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser

/// Prints each change of running sliders.
struct Watch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Print each change of the running sliders as it happens, one per line, until Ctrl-C.",
    usage: "sliderd watch [ID] [--output json]",
    discussion: """
      It begins with one line for each slider. It prints this line again when a reload adds or \
      changes the slider, or when changes come too fast to print each one. With --output json, the \
      lines are events: ready (the state of a slider), change, removed (by a reload) and end. Focus \
      changes are not printed. If sliderd is not running or exits, the command waits for it. A sliderd \
      that --instance names must be running, and the command ends with it.
      """
  )

  @Argument(help: "The ID of the only slider to watch.", completion: .runningSliders)
  var id: String?
  @OptionGroup var client: ClientOptions

  func run() throws {
    try checkStandardOutput()
    let target = try client.target()
    let client: SliderClient?
    do throws(Failure) { client = try SliderClient.find(target) } catch {
      // A sliderd may come to a bus, but a process can't come back.
      guard error.status == .noInput, !target.isInstance, target.likelyAddress != nil else {
        throw error
      }
      client = nil
    }
    if let client, let id { _ = try client.sliders.only(id) }
    guard let address = client?.address ?? target.likelyAddress else { return }
    let isJSON = self.client.output == .json
    let watcher = SliderWatcher(target, at: address, only: id, isJSON: isJSON)
    // An optimized build would release the watcher while it runs, and its answers would be lost.
    try withExtendedLifetime(watcher) { try watcher.run() }
  }
}
