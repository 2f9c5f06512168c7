// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Foundation

/// The program: runs a slider unless a subcommand is named.
@main
struct Sliderd: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sliderd",
    abstract: "A slider with discrete steps that speaks each value the moment it changes.",
    usage: """
      sliderd --steps N [options]
      sliderd --names A,B,C [options]
      sliderd --from X --to Y [--by Z] [options]
      sliderd --values A,B,C [--names A,B,C] [options]
      sliderd render --steps N [--size 320x44] [options]
      sliderd inspect --steps N [--format text|json|svg] [options]
      sliderd voices
      sliderd devices [--rule PATH]
      """,
    discussion: """
      Example: sliderd --label "Text size" --names Small,Medium,Large

      Keys: Right, Up and + go one step up, Left, Down and - one step down; Page Up, Page Down, Home \
      and End go further. Digits go to a stop by number, letters to one by name. Space says the \
      value again, ? says everything, Escape goes back, q quits. A drawn slider follows the mouse too: \
      click, drag, turn the wheel over it.
      """,
    version: "0.1.0",
    subcommands: [Run.self, Render.self, Inspect.self, Voices.self, Devices.self]
  )

  @OptionGroup(title: "What can be chosen")
  var stops: StopsOptions
  @OptionGroup(title: "The slider")
  var slider: SliderOptions
  @OptionGroup(title: "Speech")
  var speech: SpeechOptions
  @OptionGroup(title: "Input and output")
  var channels: ChannelOptions
  @OptionGroup(title: "What a change does")
  var effects: EffectOptions

  func run() throws { try runSlider(stops, slider, speech, channels, effects) }

  static func main() {
    openMissingDescriptors()
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      var command = try parseAlone(parseAsRoot(arguments), from: arguments)
      try command.run()
    } catch let failure as Failure {
      leave(failure.status, saying: failure.message)
    } catch {
      guard exitCode(for: error) != .success else { exit(withError: error) }
      leave(.usage, saying: message(for: error) + "\nsliderd --help lists all flags.")
    }
  }

  /// A subcommand read again without the program, which takes its own flags away from a subcommand
  /// without a word.
  private static func parseAlone(
    _ command: any ParsableCommand,
    from arguments: [String]
  ) throws -> any ParsableCommand {
    let kind = type(of: command)
    guard configuration.subcommands.contains(where: { $0 == kind }),
      let name = kind.configuration.commandName, let place = arguments.firstIndex(of: name)
    else { return command }
    return try kind.parseAsRoot(Array(arguments[..<place] + arguments[(place + 1)...]))
  }

  /// Opens what the caller closed of standard input, output and error, so that nothing else takes
  /// their numbers.
  private static func openMissingDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  private static func leave(_ status: ExitStatus, saying message: String) -> Never {
    printError("sliderd: \(message)")
    Foundation.exit(status.rawValue)
  }
}

/// The same as the program without a subcommand, for scripts that like to name it.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run a slider (the default)."
  )

  @OptionGroup(title: "What can be chosen")
  var stops: StopsOptions
  @OptionGroup(title: "The slider")
  var slider: SliderOptions
  @OptionGroup(title: "Speech")
  var speech: SpeechOptions
  @OptionGroup(title: "Input and output")
  var channels: ChannelOptions
  @OptionGroup(title: "What a change does")
  var effects: EffectOptions

  func run() throws { try runSlider(stops, slider, speech, channels, effects) }
}

private func runSlider(
  _ stops: StopsOptions,
  _ slider: SliderOptions,
  _ speech: SpeechOptions,
  _ channels: ChannelOptions,
  _ effects: EffectOptions
) throws {
  _ = try slider.slider(with: stops)
  let plan = try effects.plan()
  let reading = plan.file?.read()
  let settings = try Settings(
    sliders: [
      Settings.SliderSetting(
        slider: slider.slider(with: stops, leftAt: reading?.state),
        effects: plan
      )
    ],
    speech: speech.settings(environment: ProcessInfo.processInfo.environment),
    channels: channels,
    remarks: [reading?.remark].compactMap(\.self)
  )
  let status = try Daemon(settings: settings).run()
  Foundation.exit(status.rawValue)
}
