// SPDX-License-Identifier: GPL-3.0-or-later

public import ArgumentParser
import Glibc
public import Logging
public import StepSliderSpeech

/// The flags that say where keys come from, and where words and events go.
struct ChannelOptions: ParsableArguments {
  @Option(
    name: .customLong("input"),
    help: .init(
      "Keys from a terminal, key names as lines, or a device; may be repeated for more devices. With "
        + "none, standard input isn't read, as in a service. (default: auto)",
      valueName: "FROM"
    ),
    completion: .inputs
  )
  var inputs: [InputChoice] = []
  @Flag(help: "Take the devices for sliderd alone: other programs get none of their keys.")
  var grab = false
  @Option(help: .init("Where speech goes.", valueName: "TO"), completion: .destinations)
  var audio: AudioDestination = .automatic
  @Option(help: .init("A drawing, a line a change, events, or nothing.", valueName: "HOW"))
  var output: OutputChoice = .auto
  @Flag(name: .customLong("no-mouse"), help: "Leave the mouse to the terminal.")
  var ignoresMouse = false
  @Option(
    help: .init(
      "The D-Bus on which programs reach the sliders: auto is the session's, where there is one.",
      valueName: "WHICH"
    )
  )
  var bus: BusChoice = .auto
  @Option(
    help: .init(
      "On the accessibility bus, where screen readers find the slider: always, never, or (auto) while "
        + "one listens. While one does, sliderd leaves the speaking to it.",
      valueName: "WHEN"
    )
  )
  var screenReader: ScreenReaderChoice = .auto
  @Option(help: .init("What is worth a line on standard error.", valueName: "LEVEL"))
  var logLevel: Logger.Level = .notice
}

/// What is printed.
enum OutputChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, terminal, plain, json, none

  /// The choice with `auto` decided: a drawing where it can be drawn.
  func resolved(isTerminal: Bool, terminalType: String?) -> OutputChoice {
    let canDraw = isTerminal && terminalType != "dumb" && terminalType?.isEmpty == false
    return self == .auto ? (canDraw ? .terminal : .plain) : self
  }
}

extension AudioDestination: ExpressibleByArgument {
  /// The destination for a flag's text; `nil` if it is none.
  public init?(argument: String) { self.init(argument) }

  /// What can be given, for help texts and complaints.
  public static var allValueStrings: [String] {
    ["auto", "pulse", "alsa", "alsa:DEVICE", "wav:FILE", "none"]
  }

  /// How the default is called in help texts.
  public var defaultValueDescription: String { self == .automatic ? "auto" : "\(self)" }
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
