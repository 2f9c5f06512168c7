// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import DBus
import EventLoop

/// A way to stop a screen reader that is speaking words of this program, so that newer ones don't
/// have to wait. Orca has it from version 49 on, as a service on the session bus.
///
/// Orca stops everything that it is speaking. So it is only asked while it may be speaking this
/// program's words.
final class ReaderInterruption {
  /// How long new words wait for the answer. Orca takes about 5 ms.
  private static let patience: Duration = .milliseconds(50)

  private let session: DBusLink
  private let clock: any EventClock
  /// The methods that may work, the most likely first.
  private var methods: [InterruptionMethod] = []
  private var words = RunningWords()
  /// When the interruption began whose end isn't known yet.
  private var start: ContinuousClock.Instant?
  /// Whether new words should wait for an interruption.
  private(set) var isUnderway = false
  /// The newest words that the screen reader was given since the interruption began.
  private var newest: [Announcement] = []
  /// The words that a late interruption cut off.
  private var cutOff: [Announcement] = []

  /// Prepares to look for the service, which begins with the first ``advance()``.
  init(environment: [String: String], clock: any EventClock, through connector: DBusConnector) {
    self.clock = clock
    session = DBusLink(to: .session, environment: environment, clock: clock, through: connector)
  }

  /// The descriptors to wait for before ``advance()``.
  var interests: [Interest] { session.interests }

  /// When ``advance()`` has something to do even if nothing is ready.
  var deadline: ContinuousClock.Instant? { earliest(session.deadline, end) }

  /// Handles what has arrived.
  func advance() {
    if let end, end <= clock.now { isUnderway = false }
    for event in session.advance(Wakeup(now: clock.now)) {
      switch event {
      case .began(let connection): try? look(on: connection)
      case .ready: break
      case .lost: (methods, start, isUnderway) = ([], nil, false)
      }
    }
  }

  private func look(on connection: DBusConnection) throws(DBusError) {
    for name in InterruptionMethod.services {
      try connection.watchName(name) { [weak self] in self?.follow(name, isThere: $0 != nil) }
      let question = DBusConnection.bus("NameHasOwner", [.string(name)])
      connection.call(question, of: DBusConnection.busName) { [weak self] in
        if $0 == .success([.boolean(true)]) { self?.follow(name, isThere: true) }
      }
    }
  }

  private func follow(_ name: String, isThere: Bool) {
    methods.removeAll { $0.service == name }
    if isThere { methods += InterruptionMethod.all.filter { $0.service == name } }
    (start, isUnderway) = (nil, false)
  }

  /// Whether the screen reader can be interrupted. It can't while it owes an answer.
  var isPossible: Bool {
    session.connection?.queuedWrites == 0 && !methods.isEmpty && (start == nil || isUnderway)
  }

  /// Whether the screen reader may be speaking polite words, which aren't interrupted.
  var isPolite: Bool { words.mayBePolite(at: clock.now) }

  /// When new words no longer wait; `nil` if they don't wait now.
  private var end: ContinuousClock.Instant? { isUnderway ? start.map { $0 + Self.patience } : nil }
}

// The words of this program.
extension ReaderInterruption {
  /// Notes words that the screen reader is to speak.
  func note(_ announcement: Announcement) {
    words.add(announcement, at: clock.now)
    guard start != nil else { return }
    newest = (announcement.priority == .assertive ? [] : newest) + [announcement]
  }

  /// Notes a value that the screen reader is to speak. Orca interrupts itself before it.
  func note(_ value: AccessibleValue) {
    words = RunningWords()
    note(Announcement(value.text))
  }

  /// Notes that the screen reader has begun to speak something else.
  func forgetWords() { (words, newest, cutOff) = (RunningWords(), [], []) }

  /// Returns the words that a late interruption cut off, once.
  func takeCutOff() -> [Announcement] {
    defer { cutOff = [] }
    return cutOff
  }
}

// Interruptions.
extension ReaderInterruption {
  /// Interrupts the screen reader if it may be speaking this program's words.
  func begin() {
    let time = clock.now
    guard isPossible, start == nil, words.mayBeInterrupted(at: time) else { return }
    forgetWords()
    (start, isUnderway) = (time, true)
    call(since: time)
  }

  /// Lets new words no longer wait.
  func stopWaiting() { isUnderway = false }

  private func call(since time: ContinuousClock.Instant) {
    guard let method = methods.first else { return (start, isUnderway) = (nil, false) }
    session.connection?.call(method.call, of: method.service) { [weak self] in
      // A screen reader that came since then has another service.
      if self?.start == time { self?.take($0, of: method, since: time) }
    }
  }

  private func take(
    _ answer: DBusConnection.Answer,
    of method: InterruptionMethod,
    since time: ContinuousClock.Instant
  ) {
    let works = answer == .success([.boolean(true)])
    let isLate = !isUnderway
    if works, isLate { cutOff = newest }
    if !works, !answer.isTemporary { methods.removeAll { $0 == method } }
    if works || isLate || answer.isTemporary {
      (start, isUnderway) = (nil, false)
    } else {
      call(since: time)
    }
  }
}

extension DBusConnection.Answer {
  /// Whether another call may have another answer.
  fileprivate var isTemporary: Bool {
    guard case .failure(let error) = self else { return false }
    let lasting: [DBusError.StandardName] = [
      .unknownObject, .unknownInterface, .unknownMethod, .invalidArguments, .accessDenied,
    ]
    return !lasting.contains(where: error.isStandard)
  }
}
