// SPDX-License-Identifier: Apache-2.0

package import EventLoop

/// A connection that is established again whenever it is lost, for one thread. Nothing happens until
/// it is first advanced. Objects and listeners that are set up when a link begins miss nothing.
package final class DBusLink: EventSource {
  package enum Event {
    /// A connection is being established. Objects and listeners can be set up already.
    case began(DBusConnection)
    /// The bus has accepted this program.
    case ready(DBusConnection)
    /// There is no connection, or it was lost. The link tries again at ``deadline``.
    case lost(DBusError)
  }

  /// The connection, from the start of connecting until it is lost.
  package private(set) var connection: DBusConnection?
  /// Whether there has ever been a bus, even one that was lost before `ready` or didn't answer.
  package private(set) var wasThere = false
  private let address: DBusAddress
  private let environment: [String: String]
  private let clock: any EventClock
  private let connector: DBusConnector
  private let limit: Int
  private var schedule: RetrySchedule
  private var isTold = false

  /// Creates a link that connects when advanced and handles at most `limit` messages per turn.
  package init(
    to address: DBusAddress,
    environment: [String: String],
    limit: Int = 64,
    clock: any EventClock = SystemClock(),
    through connector: @escaping DBusConnector = systemConnector()
  ) {
    (self.address, self.environment, self.limit) = (address, environment, limit)
    (self.clock, self.connector) = (clock, connector)
    schedule = RetrySchedule(from: clock.now)
  }

  package var interests: [DescriptorInterest] { connection?.interests ?? [] }

  package var deadline: Duration? { connection?.deadline ?? schedule.deadline }

  /// Connects if it is due, and receives and sends messages.
  package func advance(_ wakeup: Wakeup) -> [Event] {
    let time = wakeup.now
    guard let connection else { return schedule.isDue(at: time) ? [begin(at: time)] : [] }
    connection.process(limit: limit)
    let isNew = connection.uniqueName != nil && !isTold
    if isNew { noteBus() }
    guard connection.isOpen else { return [lose(connection.loss ?? .closedByBus, at: time)] }
    isTold = isTold || isNew
    return isNew ? [.ready(connection)] : []
  }

  private func begin(at time: Duration) -> Event {
    schedule.begin()
    do throws(DBusError) {
      let connection = try DBusConnection(
        address,
        environment: environment,
        clock: clock,
        through: connector
      )
      self.connection = connection
      return .began(connection)
    } catch {
      return lose(error, at: time)
    }
  }

  private func noteBus() {
    wasThere = true
    schedule.succeed()
  }

  private func lose(_ error: DBusError, at time: Duration) -> Event {
    if error == .lateBus, !wasThere { noteBus() }
    connection?.close()
    (connection, isTold) = (nil, false)
    schedule.fail(at: time)
    return .lost(error)
  }
}
