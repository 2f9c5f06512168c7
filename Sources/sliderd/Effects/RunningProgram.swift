// SPDX-License-Identifier: GPL-3.0-or-later

import CLinux
import EventLoop
import Foundation

/// A program that runs beside a loop, and tells how it ended.
///
/// One that is let go before its end is killed with its children.
final class RunningProgram: EventSource {
  /// Where what a program prints goes.
  enum Output: Sendable {
    /// To our standard error: a log, or a terminal that nothing is drawn on.
    case standardError
    /// Nowhere: it would be written into the drawing.
    case nowhere
    /// Into ``RunningProgram/printed``; what it prints on standard error goes to ours.
    case kept
  }

  /// How a program ended.
  enum Status: Equatable {
    case exited(CInt)
    case signaled(CInt)
  }

  /// How it ended; `nil` while it runs.
  private var status: Status?
  /// What it has printed so far, where that is kept.
  private(set) var printed: [UInt8] = []
  private let pid: pid_t
  /// Readable once it has ended.
  private var end: OwnedDescriptor?
  private var input: OwnedDescriptor?
  private var output: OwnedDescriptor?
  /// What it hasn't taken yet of what it may read.
  private var unread: ArraySlice<UInt8>
  private var isToldToEnd = false

  /// Starts a program, and gives it its input as it reads. A variable is set in its environment.
  ///
  /// - Throws: What the system said when it could not be started.
  init(
    _ call: CommandCall,
    output: Output,
    variable: (name: String, value: String)? = nil
  ) throws(ProgramStart.Refusal) {
    // Else a program that doesn't read what there is for it would end us.
    signal(SIGPIPE, SIG_IGN)
    // Else one that inherited from who started us that children are forgotten never learns of an end.
    signal(SIGCHLD, SIG_DFL)
    unread = Array((call.input ?? "").utf8)[...]
    let feeding = unread.isEmpty ? nil : try OwnedDescriptor.pipe()
    let keeping = output == .kept ? try OwnedDescriptor.pipe() : nil
    let null = try OwnedDescriptor.null()
    let errors = output == .nowhere ? null : try OwnedDescriptor.standardError()
    let start = ProgramStart(
      words: call.words,
      standardInput: feeding?.reader ?? null,
      standardOutput: keeping?.writer ?? errors,
      standardError: errors,
      variable: variable
    )
    pid = try start.spawn()
    end = try OwnedDescriptor(pidfd_open(pid, 0))
    (input, self.output) = (feeding?.writer, keeping?.reader)
    for descriptor in [input, self.output] { descriptor?.stopWaiting() }
    feed()
  }

  var interests: [Interest] {
    [
      end.map { Interest($0.number) }, output.map { Interest($0.number) },
      input.map { Interest($0.number, isForWriting: true) },
    ].compactMap(\.self)
  }

  /// Gives it what it can read, takes what it has printed, and looks whether it has ended.
  func advance(_ wakeup: Wakeup) -> [Status] {
    guard status == nil else { return [] }
    let isOver = hasEnded
    feed()
    collect()
    guard isOver else { return [] }
    // Children of it that let the signal pass.
    if isToldToEnd { kill(-pid, SIGKILL) }
    var word: CInt = 0
    waitpid(pid, &word, 0)
    let status: Status = word & 0x7F == 0 ? .exited(word >> 8 & 0xFF) : .signaled(word & 0x7F)
    self.status = status
    (end, input, output) = (nil, nil, nil)
    return [status]
  }

  /// Sends it and its children a signal that shall end them; whether it still ran.
  @discardableResult
  func end(with signal: CInt) -> Bool {
    guard status == nil else { return false }
    isToldToEnd = true
    return kill(-pid, signal) == 0
  }

  deinit {
    guard end(with: SIGKILL) else { return }
    // A disk may keep it for longer than a loop can wait.
    Thread.detachNewThread { [pid] in waitpid(pid, nil, 0) }
  }

  /// Whether it has ended, and its process number is still its own.
  private var hasEnded: Bool {
    var state = siginfo_t()
    waitid(P_PID, id_t(pid), &state, WEXITED | WNOHANG | WNOWAIT)
    return state.si_signo == SIGCHLD
  }

  private func feed() {
    while let number = input?.number {
      let count = unread.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      if count < 0, [EAGAIN, EINTR].contains(errno) { return }
      unread = count < 0 ? [] : unread.dropFirst(count)
      if unread.isEmpty { input = nil }
    }
  }

  /// Takes a part at a time, so that a program that never stops printing holds up nobody.
  private func collect() {
    guard let output else { return }
    var part = [UInt8](repeating: 0, count: 65_536)
    let count = read(output.number, &part, part.count)
    if count > 0 { printed += part[..<count] }
    if count == 0 { self.output = nil }
  }
}
