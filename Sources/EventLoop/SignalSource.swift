// SPDX-License-Identifier: Apache-2.0

import CLinux
import Glibc

/// A source of signals as events, so that a signal never interrupts other work.
///
/// An event is the number of a signal, such as `SIGTERM`.
public final class SignalSource: EventSource, Sendable {
  private let descriptor: CInt

  /// Blocks the signals for the whole process and creates their source.
  ///
  /// Create it on the loop's thread, before any other thread starts. If a thread of a library
  /// unblocks a signal anyway, the signal is forwarded to the loop's thread.
  ///
  /// `SIGPIPE` and `SIGXFSZ` are ignored from then on: writing to a closed pipe, or beyond the
  /// file size limit, fails and no longer ends the process.
  public init(_ signals: [CInt]) {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
    signal_relay_begin()
    for signal in signals { signal_relay_add(signal) }
    descriptor = signalfd(-1, &set, CInt(SFD_NONBLOCK) | CInt(SFD_CLOEXEC))
    for ignored in [SIGPIPE, SIGXFSZ] { signal(ignored, SIG_IGN) }
  }

  deinit { close(descriptor) }

  /// The descriptor that is readable while a signal is waiting.
  public var interests: [DescriptorInterest] { [DescriptorInterest(descriptor)] }

  /// Takes the waiting signals.
  public func advance(_ wakeup: Wakeup) -> [CInt] {
    var signals: [CInt] = []
    var info = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    while read(descriptor, &info, size) == size { signals.append(CInt(info.ssi_signo)) }
    return signals
  }

  /// Returns whether a signal has come that no source has taken yet.
  package static func isWaiting(_ signal: CInt) -> Bool {
    var set = sigset_t()
    sigpending(&set)
    return sigismember(&set, signal) == 1
  }

  /// Stops the process, or its whole job as Ctrl-Z does, and returns when it continues. The kernel
  /// doesn't stop a job that no shell could continue.
  public static func suspend(wholeJob: Bool) {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGTSTP)
    signal(SIGTSTP, SIG_DFL)
    kill(wholeJob ? 0 : getpid(), SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    pthread_sigmask(SIG_BLOCK, &set, nil)
    signal_relay_add(SIGTSTP)
  }
}
