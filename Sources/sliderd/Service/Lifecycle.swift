// SPDX-License-Identifier: GPL-3.0-or-later

import Logging
import ServiceLifecycle
import StepSliderTerminal
import Synchronization

/// The services of a run, which end together: when one of them ends, the others are told to.
///
/// They run on the loop's thread, whenever it calls ``advance()``.
final class Lifecycle: Sendable {
  private let executor = LoopExecutor()
  private let loop = LoopService()
  private let termination = TerminationService()
  private let isOver = Atomic(false)

  /// Readable when ``advance()`` has something to do.
  var descriptor: CInt { executor.descriptor }

  /// Whether the loop shall end.
  var shallEnd: Bool { loop.shallEnd }

  /// Begins the services, beside the loop.
  func begin() {
    Task(executorPreference: executor) { await self.run() }
  }

  /// Goes on with what services have to do.
  func advance() { executor.runJobs() }

  /// Asks all services to end, the loop among them.
  func shutDown() { termination.end() }

  /// Tells that the loop is over, and waits for the other services, but not longer than there is
  /// patience.
  func finish(within patience: Duration) {
    let deadline = ContinuousClock.now + patience
    let interest = Poller.Interest(descriptor: descriptor)
    loop.end()
    while !isOver.load(ordering: .relaxed), ContinuousClock.now < deadline {
      _ = Poller.wait(for: [interest], until: deadline)
      advance()
    }
  }

  private func run() async {
    let services: [(String, any Service)] = [("loop", loop), ("termination", termination)]
    let configurations = services.map { name, service in
      // Without a name the library would make one by reflection.
      ServiceGroupConfiguration.ServiceConfiguration(
        service: service,
        successTerminationBehavior: .gracefullyShutdownGroup,
        failureTerminationBehavior: .gracefullyShutdownGroup,
        serviceName: name
      )
    }
    let silence = Logger(label: "services") { _ in SwiftLogNoOpLogHandler() }
    let group = ServiceGroup(configuration: .init(services: configurations, logger: silence))
    // What a service throws has ended all others by now, and so the run.
    try? await group.run()
    isOver.store(true, ordering: .relaxed)
  }
}
