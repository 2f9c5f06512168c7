// SPDX-License-Identifier: GPL-3.0-or-later

/// How sliderd is started, what happens when, and what is expected in between.
///
/// A script is a text file that people who don't program can read and write. Printing a script
/// and parsing the text gives the same script.
package struct Script: Hashable, Sendable {
  /// The comment at the top: what the script shows. Its lines have no whitespace around them.
  package var promise: String
  package var start: Start
  package var lines: [ScriptLine]

  package init(promise: String = "", start: Start, lines: [ScriptLine] = []) {
    (self.promise, self.start, self.lines) = (promise, start, lines)
  }

  /// The time of the last action.
  package var duration: Duration { lines.last { $0.time != nil }?.time ?? .zero }
}

/// How sliderd is started, and what is there at the time.
package struct Start: Hashable, Sendable {
  /// The arguments of sliderd, without its name.
  package var arguments: [String]
  /// The contents of the configuration file, if there is one.
  package var configuration: String?
  /// Whether a screen reader is running and listening.
  package var hasScreenReader = false
  /// Whether speech-dispatcher runs.
  package var hasDispatcher = false
  /// Whether a knob is at ``knobPath``.
  package var hasKnob = false
  /// Whether that knob is a keyboard.
  package var knobIsKeyboard = false
  /// Whether the terminal tells when a key is released, if it is asked to.
  package var tellsReleases = false
  /// Whether standard input is not a terminal; then sliderd reads lines from it.
  package var readsLines = false

  package static let knobPath = "/dev/input/knob"

  package init(arguments: [String], configuration: String? = nil) {
    (self.arguments, self.configuration) = (arguments, configuration)
  }
}

/// A line of a script.
package enum ScriptLine: Hashable, Sendable {
  /// Something happens, at a time since the start in whole microseconds. Times never go back.
  case at(Duration, Action)
  /// Something is expected since the last expectation, within a time since the last action;
  /// otherwise before the next action.
  case expect(Expectation, within: Duration?)

  /// The time of an action.
  package var time: Duration? {
    if case .at(let time, _) = self { return time }
    return nil
  }

  package var action: Action? {
    if case .at(_, let action) = self { return action }
    return nil
  }
}
