// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import EventLoop
import Foundation
import Glibc
import StepSliderEvdev
import StepSliderSpeech
import StepSliderTerminal

final class SystemOutside: Outside {
  private static let handledSignals = [SIGTERM, SIGINT, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT]

  let clock: any EventClock = SystemClock()
  let environment: [String: String]
  let processID = getpid()
  let isRoot = geteuid() == 0
  let terminal: any Terminal = StandardTerminal()
  let screen: any Screen
  let devices = DeviceAccess.kernel
  let programs: any Programs = SystemPrograms()
  let disk = Disk.system
  let buses = systemConnector()
  private let manager: (address: sockaddr_un, length: socklen_t)?

  /// Removes the service manager's variables from the environment that commands inherit. Create it
  /// before signals are handled and before the first thread starts.
  init() {
    environment = ProcessInfo.processInfo.environment
    screen = StandardScreen(environment: environment)
    manager = Self.managerAddress(environment: environment)
    for name in ["NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"] { unsetenv(name) }
  }

  func signals() -> any EventSource<CInt> { SignalSource(Self.handledSignals) }
  func suspend(wholeJob: Bool) { SignalSource.suspend(wholeJob: wholeJob) }
  func isWaiting(_ signal: CInt) -> Bool { SignalSource.isWaiting(signal) }

  func connectToDispatcher() throws(DispatcherFailure) -> any ByteStream {
    try StepSliderSpeech.connectToDispatcher(environment: environment)
  }

  func voice(
    _ settings: VoiceSettings,
    into destination: AudioDestination,
    isStereo: Bool,
    chosenBy setting: String?,
    hurries: Bool
  ) throws(SpeechError) -> any Speaking {
    try Speaker(
      settings,
      into: destination,
      isStereo: isStereo,
      chosenBy: setting,
      applicationName: "sliderd",
      hurries: hurries
    )
  }
}

private final class StandardTerminal: Terminal {
  private var raw: RawTerminal?
  /// Whether there was a controlling terminal at the start. When it closes, the process gets
  /// SIGHUP, the same signal that requests a reload. A process that outlives its terminal (`nohup`)
  /// has none.
  private let hadTerminal = {
    var action = sigaction()
    sigaction(SIGHUP, nil, &action)
    let outlivesIt = action.__sigaction_handler.sa_handler.map { handler in
      unsafeBitCast(handler, to: Int.self) == 1  // SIG_IGN; Swift can't compare C functions
    }
    return outlivesIt != true && hasTerminal
  }()

  let interest = DescriptorInterest(STDIN_FILENO)

  var isScreen: Bool {
    var (status, otherStatus) = (stat(), stat())
    guard fstat(STDIN_FILENO, &status) == 0, fstat(STDOUT_FILENO, &otherStatus) == 0 else {
      return false
    }
    return status.st_rdev == otherStatus.st_rdev
  }

  var isGone: Bool { hadTerminal && !Self.hasTerminal }

  private static var hasTerminal: Bool {
    let descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var request = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&request, 1, 0) == 0
  }

  var isInForeground: Bool {
    let group = tcgetpgrp(STDIN_FILENO)
    return group < 0 || group == getpgrp()
  }

  func read() -> [UInt8] { readBytes(of: STDIN_FILENO) }

  func begin(marksPastes: Bool, farewell: String) {
    let raw =
      raw ?? RawTerminal(descriptor: STDIN_FILENO, marksPastes: marksPastes, farewell: farewell)
    self.raw = raw
    raw.begin()
  }

  func end() { raw?.end() }
}

// The service manager, in the protocol of `sd_notify(3)`: one datagram per message. The C function
// isn't called, because it waits for a manager that doesn't read, and keys would wait with it.
extension SystemOutside {
  static func managerAddress(
    environment: [String: String]
  ) -> (address: sockaddr_un, length: socklen_t)? {
    guard let name = environment["NOTIFY_SOCKET"], let first = name.utf8.first,
      first == UInt8(ascii: "/") || first == UInt8(ascii: "@")
    else { return nil }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let path = MemoryLayout.size(ofValue: address.sun_path)
    guard name.utf8.count > 1, name.utf8.count < path else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { bytes in
      bytes.copyBytes(from: name.utf8)
      // The name of an abstract socket begins with a zero byte.
      if first == UInt8(ascii: "@") { bytes[0] = 0 }
    }
    return (address, socklen_t(MemoryLayout<sockaddr_un>.size - path + name.utf8.count))
  }

  var hasManager: Bool { manager != nil }

  /// Sends a datagram to the manager, without waiting. Errors are ignored.
  func tellManager(_ text: String) {
    let kind = SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    guard let (address, length) = manager else { return }
    let socket = socket(AF_UNIX, CInt(kind), 0)
    guard socket >= 0 else { return }
    defer { close(socket) }
    withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        _ = sendto(socket, text, text.utf8.count, CInt(MSG_NOSIGNAL), address, length)
      }
    }
  }
}
