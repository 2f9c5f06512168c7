// SPDX-License-Identifier: Apache-2.0

package import EventLoop

/// A connection that is made again whenever it is lost.
///
/// It belongs to one thread. Nothing is done before it is advanced for the first time. Handle its events
/// before anything else: of a link that began, what is set up at once misses nothing.
package final class DBusLink: EventSource {
  /// What became of the link.
  package enum Event {
    /// There is a connection on its way, on which objects and listeners can be set up already.
    case began(DBusConnection)
    /// The bus let this program in.
    case ready(DBusConnection)
    /// There is none, or no longer; it is tried again at ``deadline``.
    case lost(DBusError)
  }

  /// The connection, from when it was begun until it is lost.
  package private(set) var connection: DBusConnection?
  /// Whether a bus ever let this program in; also one that was gone before that was told.
  package private(set) var wasThere = false
  private let address: DBusAddress
  private let environment: [String: String]
  private let clock: any EventClock
  /// How many messages are taken in one turn, at most.
  private let limit: Int
  private var schedule: RetrySchedule
  private var isTold = false

  /// A link that will be made when it is advanced; it takes so many messages in one turn, at most.
  package init(
    to address: DBusAddress,
    environment: [String: String],
    limit: Int = 64,
    clock: any EventClock = SystemClock()
  ) {
    (self.address, self.environment, self.limit) = (address, environment, limit)
    self.clock = clock
    schedule = RetrySchedule(from: clock.now)
  }

  package var interests: [Interest] { connection?.interests ?? [] }

  package var deadline: ContinuousClock.Instant? { connection?.deadline ?? schedule.deadline }

  /// Connects when it is time to, and takes what has come.
  package func advance(_ wakeup: Wakeup) -> [Event] {
    let time = wakeup.now
    if connection == nil { return schedule.isDue(at: time) ? [begin(at: time)] : [] }
    connection?.process(limit: limit)
    let isIn = connection?.uniqueName != nil
    if isIn, !isTold { noteEntry() }
    guard let connection, connection.isOpen else { return [lose(Self.gone, at: time)] }
    guard !isTold, isIn else { return [] }
    isTold = true
    return [.ready(connection)]
  }

  private func begin(at time: ContinuousClock.Instant) -> Event {
    schedule.begin()
    do throws(DBusError) {
      let connection = try DBusConnection(address, environment: environment, clock: clock)
      self.connection = connection
      return .began(connection)
    } catch {
      return lose(error, at: time)
    }
  }

  private func noteEntry() {
    wasThere = true
    schedule.succeed()
  }

  private func lose(_ error: DBusError, at time: ContinuousClock.Instant) -> Event {
    connection?.close()
    (connection, isTold) = (nil, false)
    schedule.fail(at: time)
    return .lost(error)
  }

  private static let gone = DBusError.standard(.disconnected, "the bus is gone")
}
