// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench
import TestFiles

/// A private speech-dispatcher with its espeak-ng module, over a connection that stays open, like
/// Orca's.
struct SpeechDispatcher: Peer {
  private let service: PrivateService
  private let connection: SsipConnection

  init(on server: SoundServer) async throws {
    service = try PrivateService.speechDispatcher(on: server)
    try await service.start()
    connection = try SsipConnection(path: service.folder.file("socket"))
    for setting in [
      "CLIENT_NAME bench:bench:main", "OUTPUT_MODULE espeak-ng", "PRIORITY text", "LANGUAGE en",
    ] {
      try connection.request("SET SELF \(setting)")
    }
  }

  func say(_ text: String) async throws -> Moment {
    let start = Moment.now
    try connection.speak(text)
    return start
  }

  func replace(with text: String) async throws -> Moment {
    let start = Moment.now
    try connection.request("CANCEL SELF")
    try connection.speak(text)
    return start
  }

  func stop() async throws -> Moment {
    let start = Moment.now
    try connection.request("CANCEL SELF")
    return start
  }
}
