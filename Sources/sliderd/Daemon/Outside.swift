// SPDX-License-Identifier: GPL-3.0-or-later

package import DBus
package import EventLoop
package import StepSliderEvdev
package import StepSliderSpeech
package import StepSliderTerminal

/// Everything outside the daemon: the system, or a simulated one.
package protocol Outside: AnyObject {
  var clock: any EventClock { get }
  var environment: [String: String] { get }
  /// The process ID of the daemon.
  var processID: Int32 { get }
  /// Whether the daemon has the rights of root.
  var isRoot: Bool { get }

  var terminal: any Terminal { get }
  var screen: any Screen { get }
  var devices: any DeviceAccess { get }
  var programs: any Programs { get }
  var disk: any Disk { get }
  var buses: DBusConnector { get }

  /// Returns the source of the signals that the daemon handles.
  func signals() -> any EventSource<CInt>

  /// Stops the process, or its whole job as Ctrl-Z does, and returns when it continues.
  func suspend(wholeJob: Bool)

  /// Returns whether a signal has come that the source of signals hasn't reported yet.
  func isWaiting(_ signal: CInt) -> Bool

  /// Whether a service manager takes messages.
  var hasManager: Bool { get }

  /// Sends a datagram to the service manager, without waiting.
  func tellManager(_ text: String)

  /// Connects to speech-dispatcher, without waiting. The connection may not be complete yet.
  func connectToDispatcher() throws(DispatcherFailure) -> any ByteStream

  /// Prepares espeak-ng. Advice names the setting that chose the destination.
  func voice(
    _ settings: VoiceSettings,
    into destination: AudioDestination,
    _ channels: AudioChannels,
    chosenBy setting: String?,
    hurries: Bool
  ) throws(SpeechError) -> any Speaking
}

/// Standard input, which may be a terminal.
package protocol Terminal: ByteInput {
  /// Whether standard output is the same terminal.
  var isScreen: Bool { get }
  /// Whether the process had a controlling terminal that has closed.
  var isGone: Bool { get }

  /// Whether the process may use the terminal. A shell takes it from a job in the background.
  var isInForeground: Bool { get }

  /// Enters raw mode, at the start and after another program had the terminal.
  ///
  /// - Parameters:
  ///   - marksPastes: Whether the terminal marks pasted text.
  ///   - farewell: The text that restores what else was changed, after a crash.
  func begin(marksPastes: Bool, farewell: String)

  /// Restores the terminal.
  func end()
}

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
