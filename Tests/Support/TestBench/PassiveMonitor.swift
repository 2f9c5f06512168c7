// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc

/// A recorder of a sink's monitor on PipeWire that disturbs nothing: the graph runs only while
/// somebody plays, in cycles as long as if nobody listened.
///
/// A recorder that speaks PulseAudio's protocol would shorten the cycles to its own fragments.
final class PassiveMonitor: SoundSource {
  /// PipeWire's own rate, so that nothing is resampled.
  static let sampleRate = 48_000
  /// How long no sound may arrive until the graph counts as standing still.
  private static let patience: Duration = .milliseconds(60)

  private let hearing: Watched<Hearing>
  private let pipe: Descriptor
  private let recorder: RunningProcess

  /// Starts to record, and reports sound and failures to `hearing`.
  init(on server: SoundServer, hearing: Watched<Hearing>) throws {
    let (reader, writer) = try Descriptor.pipe()
    let files = [Spawn.FileAction.duplicate(writer, onto: 1)]
    let command = Self.command.adding(server.environment)
    recorder = try RunningProcess(Spawn(command: command, files: files, group: .own))
    Self.hurry(recorder.pid)
    (pipe, self.hearing) = (reader, hearing)
    Thread.detachNewThread { [pipe, hearing] in
      Self.hurry(0)
      Self.hear(pipe, reportingTo: hearing)
    }
  }

  func stop() { recorder.signal(SIGKILL, wholeGroup: true) }

  /// `stdbuf` makes each cycle's samples arrive at once.
  private static let command = Command(
    "stdbuf",
    [
      "-o0", "pw-record", "--target", "bench", "--latency", "none", "--format", "s16",
      "--rate", "\(sampleRate)", "--channels", "1",
      "-P", "{ stream.capture.sink = true node.passive = true }", "-",
    ]
  )

  /// Gives a thread real-time priority where the system permits it; 0 is the calling thread. The
  /// threads that it starts inherit it.
  ///
  /// A recorder that waits for the processor misses cycles, and hears their samples one cycle later.
  private static func hurry(_ thread: pid_t) {
    var priority = sched_param(sched_priority: 70)
    _ = sched_setscheduler(thread, SCHED_FIFO, &priority)
  }

  private static func hear(_ pipe: Descriptor, reportingTo hearing: Watched<Hearing>) {
    var end = Moment.now
    while var samples = next(from: pipe) {
      var arrival = Moment.now
      let isStanding = arrival - end > patience
      if samples.isEmpty {
        guard isStanding else { continue }
        arrival = end
        samples = silence(lasting: .now - end - patience)
      } else if isStanding {
        // The first sound after the graph stood still is an old one.
        samples = silence(of: samples.count)
      }
      end = samples.withUnsafeBufferPointer { samples in
        hearing.update { $0.hear(samples, arrivedAt: arrival) }
      }
    }
    hearing.update { $0.failure = "pw-record has ended" }
  }

  /// Returns what arrives within 20 ms, perhaps nothing; `nil` at the end.
  private static func next(from pipe: Descriptor) -> [Int16]? {
    var request = pollfd(fd: pipe.number, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 20) > 0 else { return [] }
    let samples = [Int16](unsafeUninitializedCapacity: 32_768) { buffer, count in
      count = max(0, read(pipe.number, buffer.baseAddress, 65_536) / 2)
    }
    return samples.isEmpty ? nil : samples
  }

  private static func silence(lasting duration: Duration) -> [Int16] {
    silence(of: Int(duration.nanoseconds) * sampleRate / 1_000_000_000)
  }

  private static func silence(of count: Int) -> [Int16] { [Int16](repeating: 0, count: count) }
}
