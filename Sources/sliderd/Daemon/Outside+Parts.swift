// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop

// What the daemon is made of, with what each part needs of the outside.
extension Outside {
  /// Returns the effects of changes, with a destination for the output of commands.
  func effects(writingTo output: ProgramOutput) -> PanelEffects {
    PanelEffects(output: output, of: programs, on: disk, clock: clock)
  }

  /// Asks programs where sliders start.
  func starts(
    of settings: [Settings.SliderSetting],
    showingErrors: Bool
  ) -> [ReportedStart] {
    StartQuery.answers(for: settings, by: programs, showingErrors: showingErrors, clock: clock)
  }

  /// Returns the keeper of what the listener sets with keys.
  func preferences(_ plan: PreferencesPlan) -> PreferencesKeeper {
    PreferencesKeeper(at: plan.path, except: plan.fixed, on: disk, clock: clock)
  }

  /// Returns what reads the settings again on request.
  func reloads(
    of file: String?,
    _ output: ProgramOutput,
    _ read: @escaping () throws(Failure) -> Settings
  ) -> SettingsReload {
    SettingsReload(
      of: file,
      on: disk,
      by: programs,
      showingErrors: output.showsErrors,
      clock: clock,
      read: read
    )
  }
}
