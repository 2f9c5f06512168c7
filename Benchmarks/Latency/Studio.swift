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

/// The studios of all programs.
///
/// They share one on PulseAudio. On PipeWire each has its own: the peers leave their streams
/// running, which keeps the sink in long cycles, and sliderd is to be measured on an idle sink.
struct Studios {
  private let ours: Studio
  private let others: [Entrant: Studio]

  init(_ kind: SoundServer.Kind) async throws {
    ours = try await Studio(kind)
    var others: [Entrant: Studio] = [:]
    for peer in Entrant.allCases where kind == .pipeWire && peer != .sliderd {
      others[peer] = try await Studio(kind)
    }
    self.others = others
  }

  subscript(_ entrant: Entrant) -> Studio { others[entrant] ?? ours }
}
