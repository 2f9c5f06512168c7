// SPDX-License-Identifier: GPL-3.0-or-later

public import ArgumentParser
public import StepSliderSpeech

extension AudioDestination: ExpressibleByArgument {
  /// Parses a flag's value.
  public init?(argument: String) { self.init(argument) }

  /// The possible values, for help texts and error messages.
  public static var allValueStrings: [String] {
    ["auto", "pulse", "pulse:awake", "alsa", "alsa:DEVICE", "wav:FILE", "none"]
  }

  /// The name of the default in help texts.
  public var defaultValueDescription: String { self == .automatic ? "auto" : "\(self)" }
}
