// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench

/// A private sound server, and what is heard from it.
struct Studio {
  let server: SoundServer
  let monitor: SoundMonitor

  init(_ kind: SoundServer.Kind) async throws {
    server = try await SoundServer(kind)
    monitor = try await SoundMonitor(on: server)
  }
}

/// The studios of all programs: each has its own. A stream that a program leaves running delays
/// what others begin, by a cycle of the sink: 2 to 5 ms on PulseAudio, 21 on PipeWire.
struct Studios {
  private let all: [Entrant: Studio]

  init(_ kind: SoundServer.Kind) async throws {
    var all: [Entrant: Studio] = [:]
    for entrant in Entrant.allCases { all[entrant] = try await Studio(kind) }
    self.all = all
  }

  subscript(_ entrant: Entrant) -> Studio {
    guard let studio = all[entrant] else { preconditionFailure("\(entrant) has no studio") }
    return studio
  }
}
