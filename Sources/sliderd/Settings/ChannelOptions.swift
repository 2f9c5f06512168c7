// SPDX-License-Identifier: GPL-3.0-or-later

public import ArgumentParser
import Glibc
public import Logging
import StepSlider
public import StepSliderSpeech

/// The flags that say where keys come from, and where words and events go.
struct ChannelOptions: ParsableArguments {
  @Option(help: .init("Keys from a terminal, or key names as lines.", valueName: "FROM"))
  var input: InputChoice = .auto
  @Option(help: .init("Where speech goes.", valueName: "TO"))
  var audio: AudioDestination = .automatic
  @Option(help: .init("A drawing, a line a change, events, or nothing.", valueName: "HOW"))
  var output: OutputChoice = .auto
  @Flag(name: .customLong("no-mouse"), help: "Leave the mouse to the terminal.")
  var ignoresMouse = false
  @Option(help: .init("What is worth a line on standard error.", valueName: "LEVEL"))
  var logLevel: Logger.Level = .notice
}

/// Where keys come from.
enum InputChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, terminal, lines

  /// The choice with `auto` decided: a terminal where there is one.
  func resolved(isTerminal: Bool) throws(Failure) -> InputChoice {
    guard self != .terminal || isTerminal else {
      throw Failure(status: .noInput, message: "--input terminal: standard input is not a terminal")
    }
    return self == .auto ? (isTerminal ? .terminal : .lines) : self
  }
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

/// All that the daemon needs to know.
struct Settings {
  /// A slider, and what its changes do.
  struct SliderSetting {
    let slider: Slider
    let effects: ChangeEffects.Plan
  }

  /// The sliders, at least one.
  let sliders: [SliderSetting]
  let speech: SpeechSettings
  let channels: ChannelOptions
  /// What the user should know of how these settings came about.
  let remarks: [String]
}
