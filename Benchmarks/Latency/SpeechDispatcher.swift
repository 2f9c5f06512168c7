// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSliderSpeech
import TestBench
import TestFiles

/// A private speech-dispatcher with its espeak-ng module, over a connection that stays open, as
/// sliderd and Orca use it.
///
/// Sendable because a benchmark calls its peers one after another.
final class SpeechDispatcher: Peer, @unchecked Sendable {
  private let service: PrivateService
  private let link: DispatcherLink
  private let loop = EventLoop()
  private var number = 0
  /// The last utterance that is being spoken.
  private var begun = 0
  private var failure: DispatcherFailure?

  init(on server: SoundServer) async throws {
    let service = try PrivateService.speechDispatcher(on: server)
    try await service.start()
    let path = service.folder.file("socket")
    let connector = ByteStreamConnector { () throws(ByteStreamError) in
      try SocketStream(to: .file(path))
    }
    self.service = service
    link = DispatcherLink(as: "benchmark", by: connector, clock: loop.clock)
    loop.add(link) { [unowned self] event in
      switch event {
      case .began(let number): begun = number
      case .lost(let error): failure = error
      case .ready, .finished: break
      }
    }
  }

  func say(_ text: String) async throws -> Moment {
    let start = Moment.now
    number += 1
    let sound = DispatcherSound(DispatcherRequest(language: "en"))
    link.speak(DispatcherUtterance(number: number, text: text, sound: sound))
    loop.run { begun < number && failure == nil }
    if let failure { throw BenchError.sound("\(failure)") }
    return start
  }

  func replace(with text: String) async throws -> Moment { try await say(text) }

  func stop() async throws -> Moment {
    let start = Moment.now
    link.stop()
    return start
  }
}
