// SPDX-License-Identifier: GPL-3.0-or-later

import StepSliderSpeech

/// Runs tasks on the loop's thread, between its keys.
///
/// The pool that tasks otherwise run on wakes a thread once a second from its first task on; a
/// slider that nobody touches shall wake none.
final class LoopExecutor: TaskExecutor {
  private let inbox = Inbox<UnownedJob>()

  /// Readable when ``runJobs()`` has something to do.
  var descriptor: CInt { inbox.descriptor }

  /// Takes a part of a task, from any thread.
  func enqueue(_ job: consuming ExecutorJob) { inbox.post(UnownedJob(job)) }

  /// Runs what tasks have to do now.
  func runJobs() {
    for job in inbox.takeAll() { job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
