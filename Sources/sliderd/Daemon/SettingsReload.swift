// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc

/// The settings, read again when that is asked for; it tells what came of it.
///
/// Where programs have to tell where sliders start, they are asked beside the loop.
final class SettingsReload: EventSource {
  /// Settings that were read, and where their sliders start.
  struct Reading {
    let settings: Settings
    let stops: [InitialStop]
  }

  /// The configuration that counts, by its path; `nil` if there is none.
  var file: String?
  private let read: () throws(Failure) -> Settings
  private let clock: any EventClock
  private var open: (settings: Settings, query: InitialStopQuery)?
  private var failure: Failure?

  init(
    of file: String?,
    clock: any EventClock,
    read: @escaping () throws(Failure) -> Settings
  ) {
    (self.file, self.clock, self.read) = (file, clock, read)
  }

  var interests: [Interest] { open?.query.interests ?? [] }

  var deadline: ContinuousClock.Instant? { failure == nil ? open?.query.deadline : clock.now }

  /// Reads the settings again, in place of a reading that isn't over. Programs of sliders that stay
  /// aren't asked.
  ///
  /// - Parameter origins: For each slider the index that it has already; `nil` for a new one.
  func begin(staying origins: (Settings) -> [Int?]) {
    cancel()
    do throws(Failure) {
      let settings = try read()
      guard settings.file != nil else { throw Self.noFile(file) }
      let query = InitialStopQuery(of: settings.sliders, staying: origins(settings), clock: clock)
      open = (settings, query)
    } catch {
      let isGone = file.map { access($0, F_OK) != 0 } ?? false
      failure = isGone ? Self.noFile(file) : error
    }
  }

  /// Tells the settings, once all programs have answered or it is too late; or why there are none.
  func advance(_ wakeup: Wakeup) -> [Result<Reading, Failure>] {
    if let failure = failure.take() { return [.failure(failure)] }
    guard let (settings, query) = open, let stops = query.advance(wakeup).first else { return [] }
    open = nil
    return [.success(Reading(settings: settings, stops: stops))]
  }

  /// Ends the programs that still run; nothing is told any more.
  func cancel() {
    open?.query.cancel()
    (open, failure) = (nil, nil)
  }

  private static func noFile(_ file: String?) -> Failure {
    let message = file.map { "\($0) isn't there any more" }
    return Failure(status: .noInput, message: message ?? "there is no configuration to read again")
  }
}
