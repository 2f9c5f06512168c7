// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop

/// Reloads the settings on request, and reports the result.
///
/// Programs that report where sliders start are queried in the background.
final class SettingsReload: EventSource {
  /// The settings, and where their sliders start.
  struct Reading {
    let settings: Settings
    let starts: [ReportedStart]
  }

  /// The path of the configuration in use; `nil` if there is none.
  var file: String?
  private let disk: any Disk
  private let read: () throws(Failure) -> Settings
  private let programs: any Programs
  /// Whether the programs' standard error goes to the log, because nothing is drawn there.
  private let showsErrors: Bool
  private let clock: any EventClock
  private var open: (settings: Settings, query: StartQuery)?
  private var failure: Failure?

  init(
    of file: String?,
    on disk: any Disk,
    by programs: any Programs,
    showingErrors: Bool = true,
    clock: any EventClock,
    read: @escaping () throws(Failure) -> Settings
  ) {
    (self.file, self.read, showsErrors) = (file, read, showingErrors)
    (self.disk, self.programs, self.clock) = (disk, programs, clock)
  }

  var interests: [Interest] { open?.query.interests ?? [] }

  var deadline: ContinuousClock.Instant? { failure == nil ? open?.query.deadline : clock.now }

  /// Reads the settings again; cancels a reading in progress. Programs of sliders that stay are
  /// not queried.
  ///
  /// - Parameter origins: Returns the current index of each slider; `nil` for a new one.
  func begin(staying origins: (Settings) -> [Int?]) {
    cancel()
    do throws(Failure) {
      let settings = try read()
      guard settings.file != nil else { throw Self.noFile(file) }
      let query = StartQuery(
        of: settings.sliders,
        staying: origins(settings),
        by: programs,
        showingErrors: showsErrors,
        clock: clock
      )
      open = (settings, query)
    } catch {
      let isGone = file.map { !disk.isThere($0) } ?? false
      failure = isGone ? Self.noFile(file) : error
    }
  }

  /// Returns the settings after all programs have answered or time runs out, or the reason there
  /// are none.
  func advance(_ wakeup: Wakeup) -> [Result<Reading, Failure>] {
    if let failure = failure.take() { return [.failure(failure)] }
    guard let (settings, query) = open, let starts = query.advance(wakeup).first else { return [] }
    open = nil
    return [.success(Reading(settings: settings, starts: starts))]
  }

  /// Kills the programs that still run, and reports nothing more.
  func cancel() {
    open?.query.cancel()
    (open, failure) = (nil, nil)
  }

  private static func noFile(_ file: String?) -> Failure {
    let message = file.map { "\($0) no longer exists" }
    return Failure(status: .noInput, message: message ?? "no configuration file to reload")
  }
}
