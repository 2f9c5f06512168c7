// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import EventLoop
import Glibc
import StepSliderEvdev
import StepSliderSpeech
import StepSliderTerminal
import sliderd

/// A run of sliderd in the simulated world, from its start to its end.
final class SimulatedProcess: Outside {
  let world: World
  let processID: Int32
  let isRoot = false
  let environment: [String: String]
  private(set) lazy var own = SimulatedTerminal(
    isScreen: !world.start.readsLines,
    clock: world.clock
  )
  private(set) lazy var shown = SimulatedScreen(isTerminal: !world.start.readsLines, of: self)
  private(set) lazy var devices = DeviceAccess(simulatedFor: self)
  private(set) lazy var programs: any Programs = SimulatedPrograms(of: self)
  private(set) lazy var disk = Disk(of: self)
  private lazy var timekeeper = ProcessClock(of: self)
  private lazy var source = SimulatedSignals(of: self)
  private(set) var voice: SimulatedVoice?
  private var transports: [() -> (any DBusTransport)?] = []
  /// Whether nothing that it does counts any more.
  private(set) var isKilled = false
  /// Whether it is suspended.
  private(set) var isStopped = false

  init(in world: World, environment: [String: String]) {
    (self.world, self.environment) = (world, environment)
    processID = Int32(1000 + world.startCount)
  }

  var clock: any EventClock { timekeeper }
  var terminal: any Terminal { own }
  var screen: any Screen { shown }

  var buses: DBusConnector {
    { [unowned self] (address, clock) throws(DBusError) in
      guard !isKilled else { throw .standard(.noServer, "killed") }
      let transport = try world.desktop.connector(address, clock)
      (transport as? SimulatedTransport)?.onArrival = { [clock = world.clock] in clock.wake() }
      transports.append({ [weak transport] in transport })
      return transport
    }
  }

  func signals() -> any EventSource<CInt> { source }

  func suspend(wholeJob: Bool) {
    isStopped = true
    // If nothing else can happen, it continues.
    while isStopped, !isKilled { if !world.clock.happen() { isStopped = false } }
  }

  func isWaiting(_ signal: CInt) -> Bool { source.waiting.contains(signal) }

  let hasManager = false
  func tellManager(_ text: String) {}

  func connectToDispatcher() throws(DispatcherFailure) -> any ByteStream {
    try world.dispatcher.connect(self)
  }

  func voice(
    _ settings: VoiceSettings,
    into destination: AudioDestination,
    isStereo: Bool,
    chosenBy setting: String?,
    hurries: Bool
  ) throws(SpeechError) -> any Speaking {
    guard world.sound.hasVoice(settings.name) else {
      throw SpeechError(.unknownVoice(settings.name, similar: []))
    }
    let voice = SimulatedVoice(settings, of: self, hurries: hurries)
    self.voice = destination == .silent ? nil : voice
    return voice
  }

  /// Ends it as SIGKILL or a power failure does.
  func kill() {
    isKilled = true
    world.clock.wake()
    for transport in transports { transport()?.close() }
  }

  func send(_ signal: CInt) {
    if signal == SIGCONT { isStopped = false }
    source.add(signal)
  }

  /// What wakes a killed process, so that it ends.
  fileprivate var signalInterest: DescriptorInterest { source.interest }
}

/// The signals of a process.
private final class SimulatedSignals: EventSource {
  let interest: DescriptorInterest
  private unowned let process: SimulatedProcess
  private(set) var waiting: [CInt] = []

  init(of process: SimulatedProcess) {
    self.process = process
    interest = DescriptorInterest(process.world.clock.newDescriptor())
  }

  var interests: [DescriptorInterest] { [interest] }

  func add(_ signal: CInt) {
    // A signal that waits already waits once.
    if !waiting.contains(signal) { waiting.append(signal) }
    process.world.clock.set(interest, isReady: true)
  }

  func advance(_ wakeup: Wakeup) -> [CInt] {
    guard !process.isKilled else { return [SIGTERM] }
    defer {
      waiting = []
      process.world.clock.set(interest, isReady: false)
    }
    return waiting
  }
}

/// The world's clock for one process. A killed process leaves the world's time: its own hurries
/// from deadline to deadline until it ends.
private final class ProcessClock: EventClock {
  private unowned let process: SimulatedProcess
  private var ownTime: Duration?
  private var spin = Spin()

  init(of process: SimulatedProcess) { self.process = process }

  var now: Duration { ownTime ?? process.world.clock.now }

  func wait(
    for interests: [DescriptorInterest],
    until deadline: Duration?
  ) -> Set<DescriptorInterest>? {
    guard process.isKilled else { return process.world.clock.wait(for: interests, until: deadline) }
    // Whatever keeps a killed process from ending, it ends.
    if spin.count(at: process.world.clock.now) { return nil }
    if interests.contains(process.signalInterest) { return [process.signalInterest] }
    // What it waits for may be due in the world, which no longer moves for it.
    ownTime = max(now + .milliseconds(1), deadline ?? now)
    return deadline == nil ? nil : []
  }
}
