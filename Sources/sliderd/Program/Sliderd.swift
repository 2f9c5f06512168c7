// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import CLinux
import Foundation
import Logging
import Spelling
import StepSlider

/// The program. It runs a slider unless a subcommand is named.
@main
struct Sliderd: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sliderd",
    abstract: "A slider with fixed steps that speaks each value as it changes.",
    usage: """
      sliderd --steps N [options]
      sliderd --names A,B,C [options]
      sliderd --from X --to Y [--by Z] [options]
      sliderd --values A,B,C [--names A,B,C] [options]
      sliderd render --steps N [--size 320x44] [options]
      sliderd inspect --steps N [--format text|json|svg] [options]
      sliderd [--config FILE] [options]
      sliderd --preset NAME [options]
      sliderd presets
      sliderd check [FILE | --preset NAME]
      sliderd voices
      sliderd devices [--rule PATH]
      sliderd get|set|increment|decrement|watch [ID] ...
      """,
    discussion: """
      Example: sliderd --label "Text size" --names Small,Medium,Large

      Keys: Right, Up and + move one step up; Left, Down and - move one step down; Page Up, Page \
      Down, Home and End move further. Type digits to go to a stop by number, or letters to go to \
      one by name. Space repeats the value, ? says everything, Escape restores the earlier value, \
      q quits. With a mouse, click or drag the drawn slider, or turn the wheel over it.
      """,
    version: sliderdVersion,
    subcommands: [
      Run.self, Render.self, Inspect.self, Check.self, Presets.self, Voices.self, Devices.self,
      Get.self, SetStop.self, Increment.self, Decrement.self, Watch.self,
    ]
  )

  @OptionGroup var options: RunOptions

  func run() throws { try options.run() }

  static func main() {
    forbid_core_dumps()
    share_one_heap()
    openMissingDescriptors()
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      try requireCommand(in: arguments)
      try requireValues(in: arguments)
      var command = try parseAlone(parseAsRoot(arguments), from: arguments)
      try command.run()
    } catch let failure as Failure {
      leave(failure.status, saying: failure.message)
    } catch {
      guard exitCode(for: error) != .success else { exit(withError: error) }
      leave(.usage, saying: message(for: error) + "\nRun \"sliderd --help\" to list all options.")
    }
  }

  /// Rejects a word in the position of a subcommand that isn't one.
  private static func requireCommand(in arguments: [String]) throws(Failure) {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard let word = words.first, !word.hasPrefix("-"), !names.contains(word) else { return }
    let nearest = word.nearest(of: names).map { "did you mean \($0)?" }
    let advice = nearest ?? "run \"sliderd --help\" to list all commands"
    let message = "unknown command \"\(SpokenText.cleaned(word))\"; \(advice)"
    throw Failure(status: .usage, message: message)
  }

  /// Rejects a flag in place of the value of a flag that accepts any word.
  private static func requireValues(in arguments: [String]) throws(Failure) {
    let flags = SettingCatalog.settings.lazy.filter { $0.flag?.takesAnyWord == true }.map(
      \.flagName
    )
    for (flag, word) in zip(arguments, arguments.dropFirst()) {
      guard word.hasPrefix("--"), word.count > 2, flags.contains(flag) else { continue }
      throw .usage(flag, "missing value before \(SpokenText.cleaned(word))")
    }
  }

  /// Parses a subcommand again on its own. The root command would otherwise silently take flags
  /// that both have.
  private static func parseAlone(
    _ command: any ParsableCommand,
    from arguments: [String]
  ) throws -> any ParsableCommand {
    let kind = type(of: command)
    guard configuration.subcommands.contains(where: { $0 == kind }),
      let name = kind.configuration.commandName, let index = arguments.firstIndex(of: name)
    else { return command }
    return try kind.parseAsRoot(Array(arguments[..<index] + arguments[(index + 1)...]))
  }

  /// Opens `/dev/null` in place of standard descriptors that the caller closed, so that no other
  /// file gets their numbers.
  private static func openMissingDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  private static func leave(_ status: ExitStatus, saying message: String) -> Never {
    printError(LogForm.ofStandardError.text(.critical, message))
    Foundation.exit(status.rawValue)
  }
}

/// The program without a subcommand, under a name for scripts.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run a slider (the default)."
  )

  @OptionGroup var options: RunOptions

  func run() throws { try options.run() }
}

extension RunOptions {
  fileprivate func run() throws {
    let read = { () throws(Failure) in
      try settings(environment: ProcessInfo.processInfo.environment)
    }
    let status = try Daemon.run(try read(), readSettings: read)
    Foundation.exit(status.rawValue)
  }
}
