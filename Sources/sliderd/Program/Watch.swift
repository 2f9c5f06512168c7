// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser

/// Prints each change of running sliders.
struct Watch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Print each change of the running sliders at once, a line each, until Ctrl-C.",
    usage: "sliderd watch [ID] [--output json]",
    discussion: """
      First comes a line for each slider as it is, and again for one that a reload brought or made \
      other, or whose changes went too fast to be told one by one. With --output json the lines are \
      events: ready (a slider as it is), change, removed (a reload took it away) and end. The focus is \
      not told. A sliderd that isn't running yet, or goes, is waited for.
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
    // An optimized build would release the watcher while it runs, and its answers would be lost.
    try withExtendedLifetime(watcher) { try watcher.run() }
  }
}
