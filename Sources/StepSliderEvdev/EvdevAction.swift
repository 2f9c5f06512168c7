// SPDX-License-Identifier: GPL-3.0-or-later

public import StepSlider

/// What a device asks a slider for.
public enum EvdevAction: Hashable, Sendable {
  /// A key, whose meaning the slider's own key table tells.
  case press(KeyPress)
  /// A command, and whether a held key repeats it.
  case command(KeyCommand, isRepeat: Bool)
  /// So many stops up; down where it is negative. Never 0.
  case steps(Int)
}
