// SPDX-License-Identifier: Apache-2.0

/// A connection that is made again whenever it is lost.
///
/// It belongs to one thread, whose loop waits as for a ``DBusConnection`` and then calls
/// ``advance(at:limit:)``. Nothing is done before the first call.
package final class DBusLink {
  /// What became of the link.
  package enum News {
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
  private var schedule: RetrySchedule
  private var isTold = false

  /// A link that will be made when ``advance(at:limit:)`` is called.
  package init(to address: DBusAddress, environment: [String: String]) {
    (self.address, self.environment) = (address, environment)
    schedule = RetrySchedule(from: .now)
  }

  /// What to wait for; negative when there is nothing.
  package var descriptor: CInt { connection?.descriptor ?? -1 }

  /// Whether something to read is waited for.
  package var wantsToRead: Bool { connection?.wantsToRead ?? false }

  /// Whether room for writing is waited for.
  package var wantsToWrite: Bool { connection?.wantsToWrite ?? false }

  /// When to call ``advance(at:limit:)`` though nothing is ready.
  package var deadline: ContinuousClock.Instant? { connection?.deadline ?? schedule.deadline }

  /// Connects when it is time to, and takes what has come, at most so many messages.
  ///
  /// - Returns: What became of the link, the latest last. Handle it before anything else: of a link
  ///   that began, what is set up in that turn misses nothing.
  package func advance(
    at time: ContinuousClock.Instant = .now,
    limit: Int = 64
  ) -> [News] {
    if connection == nil { return schedule.isDue(at: time) ? [begin(at: time)] : [] }
    connection?.process(limit: limit)
    let isIn = connection?.uniqueName != nil
    if isIn, !isTold { noteEntry() }
    guard let connection, connection.isOpen else { return [lose(Self.gone, at: time)] }
    guard !isTold, isIn else { return [] }
    isTold = true
    return [.ready(connection)]
  }

  /// Gives the connection up, and makes it again when it is time to.
  package func drop(_ error: DBusError, at time: ContinuousClock.Instant = .now) -> News {
    lose(error, at: time)
  }

  private func begin(at time: ContinuousClock.Instant) -> News {
    schedule.begin()
    do throws(DBusError) {
      let connection = try DBusConnection(address, environment: environment)
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

  private func lose(_ error: DBusError, at time: ContinuousClock.Instant) -> News {
    connection?.close()
    (connection, isTold) = (nil, false)
    schedule.fail(at: time)
    return .lost(error)
  }

  private static let gone = DBusError.standard(.disconnected, "the bus is gone")
}
