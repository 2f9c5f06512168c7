// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Logging

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

  /// Reads the arguments of another command than a slider; `nil` for questions such as `--help`.
  static func readingOfCommand(_ arguments: [String]) -> ArgumentReading? {
    let words = ArgumentReading(arguments).words
    guard !areForRoot(arguments),
      let name = words.first(where: { SettingCatalog.ofCommands[$0] != nil }),
      let index = arguments.firstIndex(of: name)
    else { return nil }
    return ArgumentReading(
      Array(arguments[..<index] + arguments[(index + 1)...]),
      ofCommand: name
    )
  }

  /// Prints why a command ended. Where a person can hear it, also says it.
  static func tell(_ failure: Failure, of arguments: [String]) {
    let caller = Caller.current
    let start = failedStart(failure, of: arguments)
    // Without a reader, the reason is still logged.
    if let event = start?.event { try? printWhole(event) }
    guard let start,
      start.isHeard(hasTerminal: caller.hasTerminal || caller.showsErrors)
    else { return printError(caller.logForm.text(.critical, failure.message)) }
    let text = start.text
    let isWhole = caller.logForm == .plain && start.isAtStart
    printError(isWhole ? text : caller.logForm.text(.critical, text))
    Self.start.tell(start)
  }

  private static func failedStart(_ failure: Failure, of arguments: [String]) -> FailedStart? {
    guard let reading = reading(of: arguments) ?? readingOfCommand(arguments) else { return nil }
    let caller = Caller.current
    let environment = caller.environment
    return FailedStart(
      failure,
      of: reading,
      try? ConfigurationFile.named(reading.value(of: .config), environment: environment),
      environment: environment,
      files: SpeechFiles(environment: environment, read: caller.readsFile)
    )
  }
}
