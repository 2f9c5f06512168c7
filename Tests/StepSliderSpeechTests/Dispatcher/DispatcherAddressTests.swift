// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import StepSliderSpeech

@Suite struct DispatcherAddressTests {
  @Test(arguments: [
    (["XDG_RUNTIME_DIR": "/run/user/1000"], "/run/user/1000/speech-dispatcher/speechd.sock"),
    (["HOME": "/home/ann"], "/home/ann/.cache/speech-dispatcher/speechd.sock"),
    (["XDG_RUNTIME_DIR": "", "XDG_CACHE_HOME": "/c"], "/c/speech-dispatcher/speechd.sock"),
    (["SPEECHD_ADDRESS": "unix_socket:/a:b", "XDG_RUNTIME_DIR": "/r"], "/a:b"),
    (
      ["SPEECHD_ADDRESS": "unix_socket", "XDG_RUNTIME_DIR": "/r"],
      "/r/speech-dispatcher/speechd.sock"
    ),
  ])
  func `the socket is where other clients find it`(environment: [String: String], path: String)
    throws
  {
    #expect(try DispatcherAddress(environment: environment) == .file(path))
  }

  @Test(arguments: [
    ("inet_socket", 6560), ("inet_socket:localhost:7000", 7000), ("inet_socket:127.0.0.1:1", 1),
  ])
  func `a port may be given`(text: String, port: UInt16) throws {
    let address = try DispatcherAddress(environment: ["SPEECHD_ADDRESS": text])
    #expect(address == .network(UInt32(0x7F00_0001).bigEndian, port: port))
  }

  @Test(arguments: ["telnet:1", "inet_socket:example.org:1", "inet_socket:localhost:99999", ":"])
  func `another address is a mistake`(text: String) {
    #expect(throws: DispatcherFailure.self) {
      try DispatcherAddress(environment: ["SPEECHD_ADDRESS": text])
    }
  }

  @Test func `nothing listens at a path that is too long`() {
    let environment = ["SPEECHD_ADDRESS": "unix_socket:/\(String(repeating: "a", count: 5000))"]
    #expect(throws: DispatcherFailure.self) {
      try SocketStream(to: DispatcherAddress(environment: environment))
    }
  }
}
