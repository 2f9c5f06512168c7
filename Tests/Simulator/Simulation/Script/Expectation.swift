// SPDX-License-Identifier: GPL-3.0-or-later

/// What somebody hears, reads or finds next.
package enum Expectation: Hashable, Sendable {
  /// `says: "4 of 5"`: sliderd's own voice begins exactly these words, and none before them.
  case says(String)
  /// `says nothing`
  case saysNothing
  /// `hears: "4 of 5"`: the words are spoken to their end.
  case hears(String)
  /// `sounds: tone 75%`: a cue begins, and none before it.
  case sounds(String)
  /// `sounds nothing`
  case soundsNothing
  /// `screen reader says: "4 of 5"`
  case screenReaderSays(String)
  /// `screen reader says nothing`
  case screenReaderSaysNothing
  /// `interrupts the screen reader`
  case interrupts
  /// `interrupts nothing`
  case interruptsNothing
  /// `prints: 4 of 5`: a line of standard output contains this.
  case prints(String)
  /// `prints nothing`
  case printsNothing
  /// `logs: sound`: a line of standard error contains this.
  case logs(String)
  /// `logs nothing`
  case logsNothing
  /// `runs: amixer set 4`: a program with its arguments.
  case runs([String])
  /// `runs nothing`
  case runsNothing
  /// `saves: volume 4`: the id of a slider, and its value as the option `--value` takes it.
  case saves(String, value: String)
  /// `saves nothing`
  case savesNothing
  /// `is silent`: nothing is being spoken.
  case isSilent
  /// `ends with 0`: sliderd ends with this exit code.
  case ends(code: Int)
}
