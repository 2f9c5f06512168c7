// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import EventLoop
import Foundation
import Glibc
import StepSliderEvdev
import StepSliderSpeech
import StepSliderTerminal

/// The system that the daemon runs on.
final class SystemOutside: Outside {
  private static let handledSignals = [SIGTERM, SIGINT, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT]

  let clock: any EventClock = SystemClock()
  let environment: [String: String]
  let processID = getpid()
  let isRoot = geteuid() == 0
  let terminal: any Terminal = StandardTerminal()
  let screen: any Screen
  let devices: any DeviceAccess = KernelDevices()
  let programs: any Programs = SystemPrograms()
  let disk: any Disk = SystemDisk()
  let buses = DBusConnector.system
  private let manager: Supervisor?

  /// Examines the system, and removes the service manager's variables from the environment that
  /// commands inherit. Create it before signals are handled and before the first thread starts.
  init() {
    environment = ProcessInfo.processInfo.environment
    screen = StandardScreen(environment: environment)
    manager = Supervisor(environment: environment)
    for name in ["NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"] { unsetenv(name) }
  }

  func signals() -> any EventSource<CInt> { SignalSource(Self.handledSignals) }

  func suspend(wholeJob: Bool) { SignalSource.suspend(wholeJob: wholeJob) }

  func isWaiting(_ signal: CInt) -> Bool { SignalSource.isWaiting(signal) }

  var hasManager: Bool { manager != nil }

  func tellManager(_ text: String) { manager?.send(text) }

  var speechDispatcher: ByteStreamConnector {
    ByteStreamConnector { [environment] () throws(ByteStreamError) in
      try SocketStream(to: DispatcherAddress(environment: environment))
    }
  }

  func voice(
    _ settings: VoiceSettings,
    into destination: AudioDestination,
    _ channels: AudioChannels,
    chosenBy setting: String?,
    patience: SoundPatience
  ) throws(SpeechError) -> any Speaking {
    try Speaker(
      voice: settings,
      destination: destination,
      channels: channels,
      chosenBy: setting,
      applicationName: "sliderd",
      patience: patience
    )
  }
}

/// Standard input of the process.
private final class StandardTerminal: Terminal {
  private let input = DescriptorInput()
  private let controllingTerminal = ControllingTerminal()
  private var raw: RawTerminal?

  var interest: Interest { input.interest }

  var isScreen: Bool {
    var (status, otherStatus) = (stat(), stat())
    guard fstat(STDIN_FILENO, &status) == 0, fstat(STDOUT_FILENO, &otherStatus) == 0 else {
      return false
    }
    return status.st_rdev == otherStatus.st_rdev
  }

  var isGone: Bool { controllingTerminal.isGone }

  var isInForeground: Bool {
    let group = tcgetpgrp(STDIN_FILENO)
    return group < 0 || group == getpgrp()
  }

  func read() -> [UInt8] { input.read() }

  func begin(marksPastes: Bool, farewell: String) {
    let raw =
      raw ?? RawTerminal(descriptor: STDIN_FILENO, marksPastes: marksPastes, farewell: farewell)
    self.raw = raw
    raw.begin()
  }

  func end() { raw?.end() }
}
