// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser

/// Prints each change of running sliders.
struct Watch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Print each change of the running sliders at once, a line each, until Ctrl-C.",
    usage: "sliderd watch [ID] [--output json]",
    discussion: """
      First comes a line for each slider as it is. With --output json the lines are the events ready, \
      change and end, as sliderd itself prints them. A sliderd that isn't running yet, or goes, is \
      waited for.
      """
  )

  @Argument(help: "The only slider to watch.")
  var id: String?
  @OptionGroup var client: ClientOptions

  func run() throws {
    let target = client.target
    let client = try? SliderClient.find(target)
    if let client, let id { _ = try client.sliders.only(id) }
    guard let address = client?.address ?? target.likelyAddress else {
      throw Failure(status: .noInput, message: "\(target.words) can't be reached")
    }
    let isJSON = self.client.output == .json
    let watcher = SliderWatcher(target, at: address, only: id, isJSON: isJSON)
    // An optimized build would let go of it while it runs, and nobody would get what it waits for.
    try withExtendedLifetime(watcher) { try watcher.run() }
  }
}
