// SPDX-License-Identifier: Apache-2.0

import DBus
public import AccessibilityTree
public import EventLoop

/// A program's place on the accessibility bus, where screen readers such as Orca find it.
///
/// Show what there is to hear whenever it may have changed; what to tell whom follows from that. It
/// belongs to one thread, and no call waits: neither for a bus that isn't there, nor for one that hangs.
///
///     let bus = AccessibilityBus(
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
public final class AccessibilityBus: EventSource {
  /// How things stand.
  public enum State: Hashable, Sendable {
    /// The bus is being looked for, or there is no need for one now.
    case waiting
    /// Screen readers find the program.
    case registered
    /// There is no bus, for a reason in words; it is looked for again and again.
    case unavailable(String)
  }

  /// The window that the program's tree is in.
  ///
  /// Show what has the focus in it before you say that it is active, and the first that is heard is
  /// right. A screen reader that asks for the focus (``ElementAction/focus``) means the window too.
  public var window: AccessibleWindow {
    didSet { if window != oldValue { change() } }
  }

  /// Whether the window is active just while a screen reader listens and no other program's window is:
  /// for a program without a window, such as one that is driven by a knob. The bus sees to that itself.
  ///
  /// It gives up as soon as another window becomes active, which a screen reader follows by itself, and
  /// doesn't come again: so nobody is led away from anywhere.
  public var isActiveAlone = false

  private let clock: any EventClock
  private let application: String
  private let served: ServedTree
  private let supervisor: BusSupervisor
  private var snapshot: AccessibilitySnapshot
  private var paths = ObjectPaths()
  /// The tree as clients know it; `nil` as long as they know nothing.
  private var told: AccessibleTree?
  private var isStale = false
  private var words = PassingWords()

  /// Begins to look for the bus.
  ///
  /// - Parameters:
  ///   - application: What the program is called on the bus.
  ///   - window: The window that its tree is in.
  ///   - presence: When it is on the bus.
  ///   - environment: The program's environment: `AT_SPI_BUS_ADDRESS`, `DBUS_SESSION_BUS_ADDRESS` and
  ///     `XDG_RUNTIME_DIR` say where buses are, `LC_ALL`, `LC_MESSAGES` and `LANG` which language its
  ///     words are in.
  ///   - clock: Where the time comes from.
  public init(
    application: String,
    window: AccessibleWindow,
    presence: AccessibilityPresence = .always,
    environment: [String: String],
    clock: any EventClock = SystemClock()
  ) {
    (self.application, self.window, self.clock) = (application, window, clock)
    snapshot = AccessibilitySnapshot(of: AccessibilityContainer(id: "empty", children: []))
    let tree = AccessibleTree(of: snapshot, in: window, application: application, paths: &paths)
    served = ServedTree(tree, of: BusApplication(locale: environment.locale))
    supervisor = BusSupervisor(
      serving: served,
      presence: presence,
      environment: environment,
      clock: clock
    )
  }

  /// Whether a screen reader listens, which may not have found the program yet.
  public var hasScreenReader: Bool { supervisor.hasScreenReader }

  /// Whether a screen reader listens and finds the program: leave the speaking to it.
  public var isHeard: Bool { hasScreenReader && state == .registered }

  /// Whether announcements reach somebody as such.
  var hearsAnnouncements: Bool { supervisor.link?.listeners.hearsAnnouncements == true }

  /// Whether it is known by now if the program ``isHeard``; it takes some milliseconds.
  public var isSettled: Bool {
    supervisor.isSettled && (!hasScreenReader || state != .waiting)
      && (!isActiveAlone || !isHeard || supervisor.link?.otherWindows?.areActive != nil)
  }

  /// How things stand.
  public var state: State {
    if supervisor.link?.stage == .registered { return .registered }
    return supervisor.absence.map(State.unavailable) ?? .waiting
  }

  /// Shows what there is to hear now; clients are told what is new in it.
  ///
  /// While a bus takes nothing, only the newest is kept for it.
  ///
  /// - Complexity: O(n); next to nothing while no client could see it.
  public func show(_ snapshot: AccessibilitySnapshot) {
    guard snapshot != self.snapshot else { return }
    self.snapshot = snapshot
    change()
  }

  /// Has the screen reader say words that belong to no element.
  ///
  /// A screen reader that doesn't know announcements gets them as a notification. Assertive words take
  /// the place of those that wait, as in ``AnnouncementQueue``. Without a bus they wait for one, 3 s
  /// long: older words help nobody.
  public func announce(_ announcement: Announcement) {
    guard !announcement.text.isEmpty else { return }
    words.add(announcement, at: clock.now)
    tellChanges()
  }

  /// Leaves the bus.
  public func close() { supervisor.close() }
}

// The loop's part.
extension AccessibilityBus {
  /// What the loop waits for.
  public var interests: [Interest] { supervisor.interests }

  /// When the loop advances it even if nothing comes.
  public var deadline: ContinuousClock.Instant? {
    guard served.isIdle else { return clock.now }
    return [supervisor.deadline, words.deadline].compactMap(\.self).min()
  }

  /// Does what there is to do, and gives what an assistive technology asks for, one request at a time.
  ///
  /// Show what came of a request before you advance the bus again: clients look at once.
  public func advance(_ wakeup: Wakeup) -> [AccessibilityRequest] {
    let request = served.takeRequest()
    if request == nil { supervisor.advance() }
    followState()
    followOtherWindows()
    if words.expire(at: clock.now) { change() } else { tellChanges() }
    return [request ?? served.takeRequest()].compactMap(\.self)
  }

  /// A client that has just found the program knows it as it is, but for who has the focus: it hears
  /// that first.
  private func followState() {
    guard state == .registered else {
      told = nil
      words.hideAll()
      return
    }
    guard told == nil else { return }
    var inactive = window
    inactive.isActive = false
    served.tree = tree(in: window)
    told = tree(in: inactive)
  }

  private func followOtherWindows() {
    guard isActiveAlone else { return }
    if isHeard { supervisor.link?.watchWindows() }
    // Also on a bus that comes later.
    if supervisor.link?.otherWindows?.areActive == true { isActiveAlone = false }
    window.isActive = isHeard && supervisor.link?.otherWindows?.areActive == false
  }

  private func change() {
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

  /// Tells clients what they don't know yet. What is there comes first, for they ask at once; while
  /// the bus takes nothing, they are told nothing.
  private func tellChanges() {
    guard let link = supervisor.link, let told else { return }
    if isStale {
      served.tree = tree(in: window)
      isStale = false
    }
    guard link.connection.queuedWrites == 0 else { return }
    sayWords(through: link)
    for event in AccessibleEvents(from: told, to: served.tree).all { link.tell(event) }
    self.told = served.tree
  }

  private func sayWords(through link: RegistryLink) {
    let new = words.takeAll(at: clock.now)
    guard !new.isEmpty else { return }
    guard hearsAnnouncements else {
      for announcement in new { words.show(announcement, at: paths.newPath(), since: clock.now) }
      served.tree = tree(in: window)
      return
    }
    for announcement in new { link.tell(.announcement(announcement, by: .frame)) }
  }
}

extension [String: String] {
  /// The language of a program's words, such as `en_US`, as POSIX finds it.
  fileprivate var locale: String {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { self[$0] }
    return String((names.first { !$0.isEmpty } ?? "C").prefix { $0 != "." && $0 != "@" })
  }
}
