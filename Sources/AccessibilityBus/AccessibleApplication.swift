// SPDX-License-Identifier: Apache-2.0

public import AccessibilityTree
package import DBus
public import EventLoop

/// The connection of a program to the accessibility bus, where screen readers such as Orca find it.
///
/// Call ``show(_:)`` whenever the tree may have changed; the bus tells clients the difference.
/// Use it on one thread. No call blocks, even if there is no bus or the bus hangs.
///
///     let bus = AccessibleApplication(
///       application: "Preferences",
///       window: AccessibleWindow(title: "Reading preferences"),
///       environment: ProcessInfo.processInfo.environment
///     )
///     bus.show(tool.accessibilitySnapshot)
///     bus.window.isActive = true  // as the window system says
///     loop.add(bus) { request in
///       tool.perform(request)
///       bus.show(tool.accessibilitySnapshot)
///     }
public final class AccessibleApplication: EventSource {
  /// The window that contains the program's tree.
  ///
  /// Show the focused element before you make the window active, so that it is what users hear first. A screen
  /// reader that requests the focus (`ElementAction.focus`) expects the window to get it too.
  public var window: AccessibleWindow { didSet { if window != oldValue { noteChange() } } }

  /// Whether the bus keeps the window active while a screen reader listens and no other program's
  /// window is active. Use it for a program without a window, such as one that a knob controls.
  /// It becomes `false` as soon as another window is active, because a screen reader
  /// follows that one by itself. It stays `false`, so that the program never draws users
  /// away from another window.
  package var isActiveAlone = false

  let clock: any EventClock
  private let application: String
  private let served: ServedTree
  private let supervisor: BusSupervisor
  private var snapshot: AccessibilitySnapshot
  private var paths = ObjectPaths()
  /// The tree as clients know it; `nil` if they know nothing.
  private var told: AccessibleTree?
  private var isStale = false
  private var words = PassingWords()
  private var pace = TellingPace<Announcement>()
  private var valuePace = TellingPace<AccessibleValue>()
  private var wordCount = 0

  /// Starts to look for the bus.
  ///
  /// - Parameters:
  ///   - application: The name of the program on the bus.
  ///   - window: The window that contains its tree.
  ///   - presence: When the program is on the bus.
  ///   - environment: The program's environment. `AT_SPI_BUS_ADDRESS`, `DBUS_SESSION_BUS_ADDRESS`
  ///     and `XDG_RUNTIME_DIR` give the addresses of buses; `LC_ALL`, `LC_MESSAGES` and `LANG`
  ///     give the language of the program's words.
  public convenience init(
    application: String,
    window: AccessibleWindow,
    presence: AccessibilityPresence = .always,
    environment: [String: String]
  ) {
    self.init(
      application: application,
      window: window,
      presence: presence,
      environment: environment,
      clock: SystemClock(),
      through: systemConnector()
    )
  }

  package init(
    application: String,
    window: AccessibleWindow,
    presence: AccessibilityPresence,
    environment: [String: String],
    clock: any EventClock,
    through connector: @escaping DBusConnector
  ) {
    (self.application, self.window, self.clock) = (application, window, clock)
    snapshot = AccessibilitySnapshot(of: AccessibilityContainer(id: "empty", children: []))
    let tree = AccessibleTree(of: snapshot, in: window, application: application, paths: &paths)
    let locales = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    let locale = (locales.first { !$0.isEmpty } ?? "C").prefix { $0 != "." && $0 != "@" }
    served = ServedTree(tree, locale: String(locale))
    supervisor = BusSupervisor(
      serving: served,
      presence: presence,
      environment: environment,
      clock: clock,
      through: connector
    )
  }

  /// Whether a screen reader is listening. It may not have found the program yet.
  package var hasScreenReader: Bool { supervisor.hasScreenReader }

  /// Whether a screen reader is listening and can find the program. If so, leave speech to it.
  public var isHeard: Bool { hasScreenReader && isRegistered }

  /// How often clients have asked about the tree, as when a screen reader takes notice of something.
  package var questionCount: Int { served.questionCount }

  var hearsAnnouncements: Bool { supervisor.link?.listeners.hearsAnnouncements == true }

  /// Whether ``isHeard`` is known by now, which takes some milliseconds. It is after ``close()``.
  public var isSettled: Bool {
    supervisor.isSettled && (!hasScreenReader || isRegistered || absence != nil)
      && (!isActiveAlone || !isHeard || supervisor.link?.isOtherWindowActive != nil)
  }

  /// Whether screen readers can find the program.
  package var isRegistered: Bool { supervisor.link?.stage == .registered }

  /// Why there is no bus, such as "no reply in time". The search is repeated. The reason is `nil` if
  /// there is a bus, and while it is being looked for, isn't needed at the moment, or is closed.
  public var absence: String? { isRegistered ? nil : supervisor.absence }

  /// Shows a new snapshot, and tells clients what is new in it. While a bus accepts nothing, only
  /// the newest snapshot is kept for it.
  ///
  /// - Complexity: O(n) for n elements.
  public func show(_ snapshot: AccessibilitySnapshot) {
    guard snapshot != self.snapshot else { return }
    self.snapshot = snapshot
    noteChange()
  }

  /// Makes the screen reader speak words that belong to no element.
  ///
  /// A screen reader that doesn't know announcements gets them as a notification. Assertive words
  /// replace those that are waiting, as in `AnnouncementQueue`, and wait while others come quickly:
  /// of steps less than 0.4 seconds apart, the first and the last are announced, and one every 2
  /// seconds. Orca 49 and newer can be interrupted. There, assertive words interrupt earlier ones,
  /// and steps are quick if they are less than 0.13 seconds apart. Without a bus, words wait for
  /// one for 3 seconds and are then dropped.
  public func announce(_ announcement: Announcement) {
    guard !announcement.text.isEmpty else { return }
    followInterruption()
    for due in pace.addWords(announcement, at: clock.now) { say(due) }
  }

  /// Repeats the last assertive announcement when no input has come for 0.4 seconds, or for at most
  /// 0.13 seconds if the screen reader can be interrupted.
  ///
  /// Call it when a key is held down that changes nothing more. A screen reader stops speaking with
  /// each repeat of a key.
  package func announceAgain() { pace.putOff(at: clock.now) }

  /// Leaves the bus for good, and drops what was to be announced there.
  public func close() {
    supervisor.close()
    served.requests = []
    (told, words) = (nil, PassingWords())
    dropWords()
  }

  /// Looks for the bus again after ``close()``.
  package func reopen() { supervisor.open() }

  /// How often clients were given words, or a value that had waited.
  package var tellingCount: Int { wordCount + valuePace.lateTellings }

  /// Whether words or a value wait for their turn.
  package var isWaiting: Bool { pace.deadline != nil || valuePace.deadline != nil }

  /// Tells clients at once what waits for its turn.
  package func hurry() {
    supervisor.interruption?.stopWaiting()
    pace.takeAll().map { say($0, interrupting: false) }
    valuePace.hurry()
    tellChanges()
  }

  /// Drops words that wait for their turn, because the screen reader speaks something else.
  package func dropWords() {
    pace.forget()
    supervisor.interruption?.forgetWords()
  }

  /// Says words after the value that they may refer to.
  private func say(_ announcement: Announcement, interrupting: Bool = true) {
    valuePace.hurry()
    tellChanges()
    words.add(announcement, at: clock.now)
    wordCount += 1
    if interrupting, announcement.priority == .assertive { supervisor.interruption?.begin() }
    tellChanges()
  }
}

// The functions that a loop calls.
extension AccessibleApplication {
  /// The descriptors that the loop waits for.
  public var interests: [DescriptorInterest] { supervisor.interests }

  /// The time at which the loop advances the bus even if nothing is ready.
  public var deadline: Duration? {
    guard served.requests.isEmpty else { return clock.now }
    let valueDeadline = supervisor.isHeldUp ? nil : valuePace.deadline
    let telling = earliest(pace.deadline, valueDeadline)
    return earliest(supervisor.deadline, earliest(words.deadline, telling))
  }

  /// Handles incoming messages, and returns at most one request of an assistive technology.
  ///
  /// Show the result of a request before you advance the bus again, because clients look at once.
  public func advance(_ wakeup: Wakeup) -> [AccessibilityRequest] {
    let request = served.takeRequest()
    if request == nil { supervisor.advance() }
    followState()
    followOtherWindows()
    followInterruption()
    pace.takeDue(at: clock.now).map { say($0) }
    if words.expire(at: clock.now) { noteChange() } else { tellChanges() }
    return [request ?? served.takeRequest()].compactMap(\.self)
  }

  /// A client that has just found the program knows its tree except for the focus, so that the
  /// focus is the first thing it hears.
  private func followState() {
    guard isRegistered else {
      told = nil
      words.hideAll()
      return
    }
    guard told == nil else { return }
    served.tree = tree(in: window)
    var inactive = window
    inactive.isActive = false
    told = tree(in: inactive)
  }

  private func followInterruption() {
    let interruption = supervisor.interruption
    valuePace.isQuick = interruption?.isPossible == true
    // Polite words are heard to their end.
    pace.isQuick = valuePace.isQuick && interruption?.isPolite == false
  }

  private func followOtherWindows() {
    guard isActiveAlone else { return }
    if isHeard { supervisor.link?.watchWindows() }
    // This also holds on a bus that comes later.
    if supervisor.link?.isOtherWindowActive == true { isActiveAlone = false }
    window.isActive = isHeard && supervisor.link?.isOtherWindowActive == false
  }

  private func noteChange() {
    isStale = true
    tellChanges()
  }

  private func tree(in window: AccessibleWindow) -> AccessibleTree {
    AccessibleTree(
      of: snapshot,
      in: window,
      application: application,
      notifications: words.notifications,
      paths: &paths
    )
  }

  /// Tells clients what is new, unless they are held up. The tree is replaced first, because
  /// clients query it at once.
  private func tellChanges() {
    guard supervisor.link != nil, var told else { return valuePace.stopWaiting() }
    if isStale {
      served.tree = tree(in: window)
      isStale = false
    }
    guard !supervisor.isHeldUp else { return }
    sayWords()
    let new = valuePace.tree(in: served.tree, since: &told, at: clock.now)
    supervisor.tell(from: told, to: new)
    self.told = new
  }

  private func sayWords() {
    let new = words.takeAll(at: clock.now)
    guard !new.isEmpty else { return }
    guard hearsAnnouncements else {
      for announcement in new { words.show(announcement, at: paths.newPath(), since: clock.now) }
      served.tree = tree(in: window)
      return
    }
    for announcement in new { supervisor.tell(announcement) }
  }
}
