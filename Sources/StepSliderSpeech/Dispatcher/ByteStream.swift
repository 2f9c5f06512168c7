// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop

/// A connection to a server, over which bytes pass in both directions. No call waits.
package protocol ByteStream: AnyObject {
  /// What a loop waits for: bytes, and room for those that couldn't be sent yet.
  var interests: [Interest] { get }

  /// Returns the bytes that have arrived, and sends those that couldn't be sent yet.
  func receive() throws(ByteStreamError) -> [UInt8]

  /// Sends bytes, now or later.
  func send(_ bytes: [UInt8]) throws(ByteStreamError)

  /// Closes the connection. It can't be used afterwards.
  func close()
}

/// Why there is no connection, or no longer one.
package struct ByteStreamError: Error, Hashable {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}

/// Connects to a server, without waiting.
package struct ByteStreamConnector {
  private let open: () throws(ByteStreamError) -> any ByteStream

  /// Creates a connector that calls a function for each connection.
  package init(_ open: @escaping () throws(ByteStreamError) -> any ByteStream) {
    self.open = open
  }

  /// Returns a new connection, which may not be complete yet.
  package func connect() throws(ByteStreamError) -> any ByteStream { try open() }
}
