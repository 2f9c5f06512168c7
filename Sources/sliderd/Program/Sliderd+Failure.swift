// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser

extension Sliderd {
  /// Reads the arguments of a slider; `nil` for those of another command, and for questions such as
  /// `--help`.
  static func reading(of arguments: [String]) -> ArgumentReading? {
    guard !areForRoot(arguments) else { return nil }
    let reading = ArgumentReading(arguments)
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    let isOther = reading.words.contains { names.contains($0) && $0 != ArgumentReading.command }
    return isOther ? nil : reading
  }
}
