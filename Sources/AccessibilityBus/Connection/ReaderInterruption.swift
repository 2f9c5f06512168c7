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
  private var methods: [Method] = []
  private var words = RunningWords()
  /// When the interruption began whose end isn't known yet.
  private var start: Duration?
  /// Whether new words should wait for an interruption.
  private(set) var isUnderway = false
  /// The newest words that the screen reader was given since the interruption began.
  private var newest: [Announcement] = []
  /// The words that a late interruption cut off.
  private var cutOff: [Announcement] = []

  /// Prepares to look for the service, which begins with the first ``advance()``.
  init(
    environment: [String: String],
    clock: any EventClock,
    through connector: @escaping DBusConnector
  ) {
    self.clock = clock
    session = DBusLink(to: .session, environment: environment, clock: clock, through: connector)
  }

  var interests: [DescriptorInterest] { session.interests }

  var deadline: Duration? { earliest(session.deadline, end) }

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
    for name in Self.services {
      try connection.watchName(name) { [weak self] in self?.setService(name, isThere: $0 != nil) }
      connection.askForOwner(of: name) { [weak self] in
        if $0 == .success(true) { self?.setService(name, isThere: true) }
      }
    }
  }

  private func setService(_ name: String, isThere: Bool) {
    methods.removeAll { $0.service == name }
    if isThere { methods += Self.allMethods.filter { $0.service == name } }
    (start, isUnderway) = (nil, false)
  }

  /// Whether the screen reader can be interrupted. It can't while it owes an answer.
  var isPossible: Bool {
    session.connection?.queuedWrites == 0 && !methods.isEmpty && (start == nil || isUnderway)
  }

  /// Whether the screen reader may be speaking polite words, which aren't interrupted.
  var isPolite: Bool { words.mayBePolite(at: clock.now) }

  /// When new words no longer wait; `nil` if they don't wait now.
  private var end: Duration? { isUnderway ? start.map { $0 + Self.patience } : nil }

  /// Adds words that the screen reader is to speak.
  func addWords(_ announcement: Announcement) {
    words.add(announcement, at: clock.now)
    guard start != nil else { return }
    newest = (announcement.priority == .assertive ? [] : newest) + [announcement]
  }

  /// Adds a value that the screen reader is to speak. Orca interrupts itself before it.
  func addValue(_ value: AccessibleValue) {
    words = RunningWords()
    addWords(Announcement(value.text, priority: .assertive))
  }

  /// Forgets all words, because the screen reader has begun to speak something else.
  func forgetWords() { (words, newest, cutOff) = (RunningWords(), [], []) }

  /// Returns the words that a late interruption cut off, once.
  func takeCutOff() -> [Announcement] {
    defer { cutOff = [] }
    return cutOff
  }

  /// Interrupts the screen reader if it may be speaking this program's words.
  func begin() {
    let time = clock.now
    guard isPossible, start == nil, words.mayBeInterrupted(at: time) else { return }
    forgetWords()
    (start, isUnderway) = (time, true)
    call(since: time)
  }

  func stopWaiting() { isUnderway = false }

  private func call(since time: Duration) {
    guard let method = methods.first else { return (start, isUnderway) = (nil, false) }
    session.connection?.call(method.call, of: method.service) { [weak self] in
      // A screen reader that came since then has another service.
      if self?.start == time { self?.take($0, of: method, since: time) }
    }
  }

  private func take(_ answer: DBusConnection.Answer, of method: Method, since time: Duration) {
    let works = answer == .success([.boolean(true)])
    if works, !isUnderway { cutOff = newest }
    // After other errors, another call may have another answer.
    let lasting: [DBusError.StandardName] = [
      .unknownObject, .unknownInterface, .unknownMethod, .invalidArguments, .accessDenied,
    ]
    var isUseless = !works
    if case .failure(let error) = answer { isUseless = lasting.contains(where: error.isStandard) }
    if isUseless { methods.removeAll { $0.call == method.call } }
    guard isUseless, isUnderway else { return (start, isUnderway) = (nil, false) }
    call(since: time)
  }

  /// The D-Bus method by which a version of Orca stops speaking: the name of Orca's service, and
  /// the call. It tells Orca to show no message, and returns `true`.
  private typealias Method = (service: String, call: DBusCall)

  private static let services = ["org.gnome.Orca1.Service", "org.gnome.Orca.Service"]

  /// The methods of Orca 51, 50 and 49.
  private static let allMethods: [Method] = [
    (
      services[0],
      DBusCall(
        path: "/org/gnome/Orca1/Service/SpeechManager",
        interface: "org.gnome.Orca1.SpeechManager",
        member: "InterruptSpeech",
        arguments: [.boolean(false)]
      )
    ),
    (services[1], command(of: "SpeechManager")),
    (services[1], command(of: "SpeechAndVerbosityManager")),
  ]

  private static func command(of module: String) -> DBusCall {
    DBusCall(
      path: "/org/gnome/Orca/Service/\(module)",
      interface: "org.gnome.Orca.Module",
      member: "ExecuteCommand",
      arguments: [.string("InterruptSpeech"), .boolean(false)]
    )
  }
}

/// An estimate of what a screen reader is speaking of the words that it was given: no screen reader
/// reports that. The caller supplies the time.
/// Words are assumed to take 0.2 s and 0.06 s for each character, and to follow one another. What
/// is assumed of assertive words ends 2.5 s after the last: the screen reader may have stopped, and
/// be speaking something else.
struct RunningWords {
  private static let beginning: Duration = .milliseconds(200)
  private static let character: Duration = .milliseconds(60)
  private static let longest: Duration = .milliseconds(2500)

  private var end: Duration?
  private var politeEnd: Duration?

  mutating func add(_ announcement: Announcement, at time: Duration) {
    let length = Self.beginning + Self.character * announcement.text.unicodeScalars.count
    let last = max(time, end ?? time, politeEnd ?? time)
    if announcement.priority == .assertive {
      end = min(last + length, time + Self.longest)
    } else {
      politeEnd = last + length
    }
  }

  /// Returns whether the screen reader may be speaking assertive words. Polite words, such as those
  /// of a failure, are heard to their end.
  func mayBeInterrupted(at time: Duration) -> Bool {
    end.map { time < $0 } == true && !mayBePolite(at: time)
  }

  func mayBePolite(at time: Duration) -> Bool { politeEnd.map { time < $0 } == true }
}
