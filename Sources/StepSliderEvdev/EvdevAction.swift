// SPDX-License-Identifier: GPL-3.0-or-later

public import StepSlider

/// An action that a device requests of a slider.
public enum EvdevAction: Hashable, Sendable {
  /// A key. The slider's own key bindings decide what it does.
  case press(KeyPress)
  /// A command, with whether it is the repeat of a held key.
  case command(KeyCommand, isRepeat: Bool)
  /// A number of stops up, or down if it is negative. Never 0.
  case steps(Int)
  /// A key that was held, so that it repeated, is up again.
  case release
}
