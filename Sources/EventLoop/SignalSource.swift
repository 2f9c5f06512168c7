// SPDX-License-Identifier: Apache-2.0

import CLinux
import Glibc

/// Signals as events, so that they are handled between keys and not in the middle of anything.
///
/// An event is the number of a signal, such as `SIGTERM`.
public final class SignalSource: EventSource, Sendable {
  private let descriptor: CInt

  /// Blocks the signals for the whole process: make it before the first thread, on the thread of the
  /// loop. Threads of libraries that unblock them all the same send them on.
  ///
  /// A write to what is closed or full fails from now on, instead of ending the process.
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

  /// What the loop waits for.
  public var interests: [Interest] { [Interest(descriptor)] }

  /// Takes the signals that wait.
  public func advance(_ wakeup: Wakeup) -> [CInt] {
    var signals: [CInt] = []
    var info = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    while read(descriptor, &info, size) == size { signals.append(CInt(info.ssi_signo)) }
    return signals
  }

  /// Stops the process, or all of its job as a terminal's Ctrl-Z does, and returns when it is
  /// continued.
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
