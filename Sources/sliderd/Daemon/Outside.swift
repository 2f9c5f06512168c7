// SPDX-License-Identifier: GPL-3.0-or-later

package import DBus
package import EventLoop
import Logging
package import StepSliderEvdev
package import StepSliderSpeech
import StepSliderTerminal

/// Everything outside the daemon: the system, or a simulated one.
package protocol Outside: AnyObject {
  var clock: any EventClock { get }
  var environment: [String: String] { get }
  var processID: Int32 { get }
  var isRoot: Bool { get }
  var terminal: any Terminal { get }
  var screen: any Screen { get }
  var devices: DeviceAccess { get }
  var programs: any Programs { get }
  var disk: Disk { get }
  var buses: DBusConnector { get }

  func signals() -> any EventSource<CInt>

  /// Stops the process, or its whole job as Ctrl-Z does, and returns when it continues.
  func suspend(wholeJob: Bool)

  /// Returns whether a signal has come that the source of signals hasn't reported yet.
  func isWaiting(_ signal: CInt) -> Bool

  /// Whether a service manager takes messages.
  var hasManager: Bool { get }

  func tellManager(_ text: String)

  /// Connects to speech-dispatcher, without waiting. The connection may not be complete yet.
  func connectToDispatcher() throws(DispatcherFailure) -> any ByteStream

  /// Prepares espeak-ng. Advice names the setting that chose the destination.
  func voice(
    _ settings: VoiceSettings,
    into destination: AudioDestination,
    isStereo: Bool,
    chosenBy setting: String?,
    hurries: Bool
  ) throws(SpeechError) -> any Speaking
}

/// Standard input, which may be a terminal.
package protocol Terminal: AnyObject {
  /// What a loop waits for; ready when ``read()`` doesn't wait.
  var interest: DescriptorInterest { get }
  var isScreen: Bool { get }
  /// Whether the process had a controlling terminal that has closed.
  var isGone: Bool { get }

  /// Whether the process may use the terminal. A shell takes it from a job in the background.
  var isInForeground: Bool { get }

  /// Reads what is there, waiting if there is nothing yet; returns nothing at the end of input.
  func read() -> [UInt8]

  /// Enters raw mode. After a crash, `farewell` restores what else was changed in the terminal.
  func begin(marksPastes: Bool, farewell: String)

  func end()
}

// What the flags ask for, as far as the outside has it.
extension Outside {
  var terminalType: String? { environment["TERM"] }

  func output(_ flags: Layers) -> OutputChoice {
    flags.value(of: Setting.output).resolved(
      isTerminal: screen.isTerminal,
      terminalType: terminalType
    )
  }

  func terminalModes(
    _ flags: Layers,
    for output: OutputChoice,
    reading input: InputChoice?
  ) -> [TerminalMode] {
    let isOneTerminal = input == .terminal && terminal.isScreen
    return flags.modes(output: output, isOneTerminal: isOneTerminal, terminalType: terminalType)
  }

  /// Whether what programs print is logged. It is discarded if it would disturb the drawing.
  func logsPrograms(_ flags: Layers, with output: OutputChoice) -> Bool {
    flags.logsPrograms && !(output == .terminal && screen.isLogOnTerminal)
  }
}

// The parts of the daemon, with what each needs of the outside.
extension Outside {
  func effects(logging logs: Bool) -> PanelEffects {
    PanelEffects(logging: logs, of: programs, on: disk, clock: clock)
  }

  func preferences(_ flags: Layers) -> PreferencesKeeper {
    let path = flags.preferencesFile(environment: environment)
    return PreferencesKeeper(at: path, except: flags.preferences, on: disk, clock: clock)
  }

  func printer(_ flags: Layers, _ display: (any Display)?) -> Printer {
    Printer(display, on: screen, logLevel: flags.lowestLogLevel, clock: clock)
  }

  func presence(_ flags: Layers) -> BusPresence {
    BusPresence(
      flags.value(of: Setting.bus),
      process: processID,
      environment: environment,
      clock: clock,
      through: buses
    )
  }
}

extension Layers {
  var lowestLogLevel: Logger.Level { value(of: Setting.logLevel) }
  var logsPrograms: Bool { lowestLogLevel <= SystemPrograms.logLevel }

  /// Modes are on only for a drawing whose terminal input comes from, or a shell would get the
  /// reports.
  func modes(output: OutputChoice, isOneTerminal: Bool, terminalType: String?) -> [TerminalMode] {
    guard output == .terminal, isOneTerminal, TerminalMode.areReported(byType: terminalType) else {
      return []
    }
    return [.keyEvents] + (self[Setting.noMouse] == true ? [] : TerminalMode.pointer)
  }
}
