// SPDX-License-Identifier: Apache-2.0

import DBus
import EventLoop

/// The calls of a reading, of which only some wait for an answer at any time.
///
/// A program answers one call after another, so calls in flight don't burden it; they save the time
/// on the way.
final class CallWindow {
  /// What came of a call: an answer, a refusal (as of an object that no longer exists), none in
  /// time, or none because the program is no longer on the bus.
  enum Outcome {
    case answer([DBusValue])
    case refusal, silence, absence
  }

  private let connection: DBusConnection
  private let clock: any EventClock
  private let capacity: Int
  /// The functions that send the calls which don't fit yet.
  private var waiting: [() -> Void] = []
  private var next = 0
  private var inFlight = 0

  init(_ connection: DBusConnection, clock: any EventClock, capacity: Int) {
    (self.connection, self.clock, self.capacity) = (connection, clock, capacity)
  }

  /// Whether calls that are added now are sent at once.
  var hasRoom: Bool { inFlight + waiting.count - next < capacity }

  /// Whether no call waits for anything.
  var isIdle: Bool { inFlight == 0 && next == waiting.count }

  /// Adds a call. It is sent by ``send()``, so no completion is called before that.
  func add(
    _ call: DBusCall,
    of bus: String,
    within patience: Duration,
    completion: @escaping (Outcome) -> Void
  ) {
    waiting.append { [unowned self] in
      inFlight += 1
      let end = clock.now + patience
      connection.call(call, of: bus, within: patience) { [weak self] answer in
        guard let self else { return }
        inFlight -= 1
        completion(Self.outcome(of: answer, isLate: clock.now >= end))
      }
    }
  }

  /// Sends as many calls as fit.
  func send() {
    while inFlight < capacity, next < waiting.count {
      next += 1
      waiting[next - 1]()
    }
    if next == waiting.count { (waiting, next) = ([], 0) }
  }

  /// A bus also answers for a program that leaves without an answer, with the same error as for one
  /// that is late.
  private static func outcome(of answer: DBusConnection.Answer, isLate: Bool) -> Outcome {
    switch answer {
    case .success(let values): .answer(values)
    case .failure(let error) where error.isStandard(.noReply): isLate ? .silence : .absence
    case .failure(let error)
    where [.serviceUnknown, .nameHasNoOwner, .disconnected].contains(where: error.isStandard):
      .absence
    case .failure: .refusal
    }
  }
}
