// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import StepSliderSpeech

/// The flag of all commands for the voice that says why they failed.
struct ErrorOptions: ParsableArguments {
  @Option(.audioOfErrors) var audio: Given<AudioDestination>?
}
