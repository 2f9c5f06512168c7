// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import CLinux
import EventLoop
import Foundation
import Logging
import Notation
import Spelling
import StepSlider

/// Runs the program with the arguments of the process, and exits.
package func runProgram() -> Never {
  forbid_core_dumps()
  share_one_heap()
  openMissingDescriptors()
  // A closed pipe is an error like any other, with a message and an exit status.
  signal(SIGPIPE, SIG_IGN)
  exit(Sliderd.status(of: Array(CommandLine.arguments.dropFirst())))
}

/// Opens `/dev/null` in place of closed standard descriptors, so that no other file gets their
/// numbers. Writing to a closed standard output still fails.
private func openMissingDescriptors() {
  for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
    _ = open("/dev/null", descriptor == STDOUT_FILENO ? O_RDONLY : O_RDWR)
  }
}

protocol Command: ParsableCommand, SettingGroup {
  /// Runs the command with arguments that have no mistakes.
  static func run(_ arguments: ArgumentReading) throws(Failure)
}

extension Command {
  static var settings: [any SettingDescription] {
    Setting.command(configuration.commandName ?? "").own
  }
}

/// The program. It runs a slider unless a command is named.
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
      one by name. Space repeats the value, ? says everything and, pressed again, the keys, F2 to \
      F9 set the voice, Escape restores the earlier value, Delete the default, Tab goes to the \
      next slider, q quits. With a mouse, click or drag the drawn slider, or turn the wheel over \
      it.
      """,
    version: releaseVersion,
    subcommands: [Run.self] + commands
  )

  /// All commands but that of a slider, in the order of the help.
  private static let commands = printing + ofRunningSliders + [Watch.self]

  @OptionGroup var flags: SliderFlags

  /// Runs sliders and programs. Tests replace it.
  @TaskLocal static var start = DaemonStart { settings, read throws(Failure) in
    let outside = SystemOutside()
    let daemon = try Daemon(settings, in: outside, readSettings: read)
    makeThreadUrgent()
    let realtimeKit = RealtimeKit(
      for: refusedUrgentThreads,
      environment: outside.environment,
      clock: outside.clock,
      through: outside.buses
    )
    daemon.loop.add(realtimeKit) { [unowned daemon] in daemon.log(.info, $0) }
    return try daemon.run()
  } tell: { start in
    FailureVoice.say(start, in: SystemOutside(), hasKeyboard: Caller.current.hasTerminal)
  }

  static func status(of arguments: [String]) -> Int32 {
    do throws(Failure) {
      return try run(arguments).rawValue
    } catch {
      reportFailure(error, of: arguments)
      return error.status.rawValue
    }
  }

  private static func run(_ arguments: [String]) throws(Failure) -> ExitStatus {
    try requireCommand(in: arguments)
    guard let reading = reading(of: arguments) else { return try answerQuestion(arguments) }
    try reading.check()
    try requireDescriptors()
    let command = commands.first { $0.configuration.commandName == reading.command }
    guard let command else { return try runSlider(reading.flags) }
    try command.run(reading)
    return .done
  }

  private static func runSlider(_ flags: Layer) throws(Failure) -> ExitStatus {
    let environment = Caller.current.environment
    let read = { (isReload: Bool) throws(Failure) in
      let settings = try Settings(flags: flags, isReload: isReload, environment: environment)
      try requireDescriptors(forSliders: settings.sliders.count)
      return settings
    }
    return try start.run(try read(false)) { () throws(Failure) in try read(true) }
  }

  private static func answerQuestion(_ arguments: [String]) throws(Failure) -> ExitStatus {
    do {
      var command = try parseAsRoot(arguments)
      try command.run()
      return .done
    } catch  where exitCode(for: error) == .success {
      try printWhole(fullMessage(for: error) + "\n")
      return .done
    } catch {
      let advice = "Run \"sliderd --help\" to list all options."
      throw Failure(message: "\(message(for: error))\n\(advice)")
    }
  }

  private static func requireCommand(in arguments: [String]) throws(Failure) {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard let word = words.first, !word.hasPrefix("-"), !names.contains(word) else { return }
    let meant = word.question ?? word.meant(among: names + ["start"])
    let nearest = meant.map { "did you mean \($0 == "start" ? ArgumentReading.command : $0)?" }
    let usual = "run \"sliderd --help\" to list all commands"
    let isNumber = DecimalNumber(word) != nil
    let advice = isNumber ? "numbers need options: --from, --to and --by" : nearest ?? usual
    throw Failure(message: "unknown command \"\(SpokenText.cleaned(word))\"; \(advice)")
  }

  /// Refuses to begin without enough descriptors; libraries would crash later.
  private static func requireDescriptors() throws(Failure) {
    guard !hasFreeDescriptors() else { return }
    let message = "too many open files; raise the limit to let \(neededDescriptors) more be open"
    throw Failure(status: .unavailable, message: message)
  }

  /// Refuses more sliders than files can be opened for. Each keeps two open, and a third while it
  /// saves.
  static func requireDescriptors(forSliders count: Int) throws(Failure) {
    let (limit, needed) = (descriptorLimit(), neededDescriptors + 3 * (count + 1))
    guard limit < needed else { return }
    let start = "too many open files for \(count.counted("slider"))"
    let message = "\(start); raise the limit from \(limit) to \(needed)"
    throw Failure(status: .unavailable, message: message)
  }

  /// Whether arguments ask for something that argument-parser answers.
  static func areForRoot(_ arguments: [String]) -> Bool {
    let questions = ["-h", "--help", "--help-hidden", "--version"]
    let beginnings = ["--generate-completion-script", "--experimental-"]
    return arguments.first == "help" || arguments.first?.hasPrefix("---") == true
      || arguments.contains { questions.contains($0) || beginnings.contains(where: $0.hasPrefix) }
  }
}

/// How sliders are run, and the programs of presets.
struct DaemonStart: Sendable {
  /// Runs a slider with settings, and with a function that reads them again.
  let run:
    @Sendable (Settings, @escaping () throws(Failure) -> Settings) throws(Failure) -> ExitStatus
  /// Says why a slider couldn't be started or had to end, or why another command failed.
  var tell: @Sendable (FailedStart) -> Void = { _ in }
  /// Returns what starts the programs of presets. As a task-local closure it would crash with the
  /// thread sanitizer.
  var programs: @Sendable () -> any Programs = { SystemPrograms() }
}

/// The program without a subcommand, under a name for scripts.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: ArgumentReading.command,
    abstract: "Run a slider (the default)."
  )

  @OptionGroup var flags: SliderFlags
}

struct SliderFlags: ParsableArguments {
  @OptionGroup(title: "Stops") var stops: FlagGroup<Stops>
  @OptionGroup(title: "Slider") var slider: FlagGroup<Slider>
  @OptionGroup(title: "Speech") var speech: FlagGroup<SpeechSettings>
  @OptionGroup(title: "Input and output") var channels: FlagGroup<InputAndOutput>
  @OptionGroup(title: "Effects of a change") var effects: FlagGroup<ChangeEffects>
  @OptionGroup(title: "Configuration") var configuration: FlagGroup<Configuration>
}

extension Sliderd {
  /// Reads the arguments of a slider or of another command; `nil` for questions such as `--help`.
  static func reading(of arguments: [String]) -> ArgumentReading? {
    guard !areForRoot(arguments) else { return nil }
    let reading = ArgumentReading(arguments)
    guard let name = reading.words.first, Setting.ofCommands[name] != nil,
      let index = reading.firstWordIndex
    else { return reading }
    let rest = arguments[..<index] + arguments[(index + 1)...]
    return ArgumentReading(Array(rest), ofCommand: name)
  }

  /// Prints why a command ended. Where a person can hear it, also says it.
  private static func reportFailure(_ failure: Failure, of arguments: [String]) {
    let caller = Caller.current
    let reading = reading(of: arguments) ?? ArgumentReading([], ofCommand: "help")
    let start = FailedStart(
      failure,
      of: reading,
      try? ConfigurationFile(reading.flags[Setting.config], environment: caller.environment),
      environment: caller.environment,
      readingFiles: caller.usersFile
    )
    // Without a reader, the reason is still logged.
    if let event = start.event { try? printWhole(event) }
    guard start.isHeard(hasTerminal: caller.hasTerminal || caller.showsErrors)
    else { return printMessage(.critical, failure.message) }
    // What is said of a slider stands for itself.
    if !caller.logsToJournal, start.isAtStart {
      printError(start.text)
    } else {
      printMessage(.critical, start.text)
    }
    Self.start.tell(start)
  }
}
