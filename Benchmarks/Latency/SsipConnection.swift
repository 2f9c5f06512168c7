// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestBench

/// A connection to speech-dispatcher. Each request waits for its answer, within a time limit.
final class SsipConnection: Sendable {
  private let socket: Int32

  /// The corresponding C functions are `socket` and `connect`.
  init(path: String) throws {
    socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    let patienceSize = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, patienceSize)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { field in
      field.copyBytes(from: path.utf8.prefix(field.count - 1))
    }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) }
    }
    guard result == 0 else { throw BenchError.sound("can't connect to speech-dispatcher") }
  }

  deinit {
    close(socket)
  }

  /// Speaks a text after earlier messages.
  func speak(_ text: String) throws {
    try request("SPEAK")
    try request("\(text)\r\n.")
  }

  /// Sends a line and waits for its answer: the first line with a space after its code.
  func request(_ line: String) throws {
    let bytes = Array("\(line)\r\n".utf8)
    guard send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
      throw BenchError.sound("speech-dispatcher closed the connection")
    }
    var answer = try receiveLine()
    while answer.dropFirst(3).first == "-" { answer = try receiveLine() }
    guard answer.first == "2" else { throw BenchError.sound("speech-dispatcher: \(answer)") }
  }

  private func receiveLine() throws -> String {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while byte != UInt8(ascii: "\n") {
      guard recv(socket, &byte, 1, 0) == 1 else {
        throw BenchError.sound("speech-dispatcher is not responding")
      }
      line.append(byte)
    }
    return String(decoding: line, as: UTF8.self)
  }
}
