// SPDX-License-Identifier: GPL-3.0-or-later

import CLinux
import EventLoop
import Foundation

/// A program of the system, as pipes and a descriptor that tells its end.
final class RunningProgram: StartedProgram {
  /// How the program ended; `nil` while it runs.
  private var status: ProgramStatus?
  private(set) var printed: [UInt8] = []
  private let pid: pid_t
  /// A descriptor that is readable once the program has ended.
  private var end: OwnedDescriptor?
  private var input: OwnedDescriptor?
  private var output: OwnedDescriptor?
  private var log: ProgramLog?
  /// The input that the program hasn't read yet.
  private var unread: ArraySlice<UInt8>
  private var isToldToEnd = false

  /// Starts a program and feeds it its input. Sets variables in its environment. Logs what it prints
  /// for people.
  ///
  /// - Throws: The system's error if the program couldn't be started.
  init(
    _ call: CommandCall,
    output: ProgramOutput,
    variables: [String: String] = [:],
    log: @escaping @Sendable (String) -> Void
  ) throws(ProgramRefusal) {
    // Otherwise a program that doesn't read its input would end sliderd.
    signal(SIGPIPE, SIG_IGN)
    // If the parent of sliderd set SIGCHLD to be ignored, sliderd would never learn how a child
    // ended.
    signal(SIGCHLD, SIG_DFL)
    unread = Array((call.input ?? "").utf8)[...]
    let feeding = unread.isEmpty ? nil : try OwnedDescriptor.pipe()
    let keeping = output.isKept ? try OwnedDescriptor.pipe() : nil
    let null = try OwnedDescriptor.null()
    let errors = output.showsErrors ? try OwnedDescriptor.pipe() : nil
    let start = ProgramStart(
      words: call.words,
      standardInput: feeding?.reader ?? null,
      standardOutput: keeping?.writer ?? errors?.writer ?? null,
      standardError: errors?.writer ?? null,
      variables: variables
    )
    pid = try start.spawn()
    end = try OwnedDescriptor(pidfd_open(pid, 0))
    (input, self.output) = (feeding?.writer, keeping?.reader)
    self.log = errors.map { ProgramLog(of: call.program, reading: $0.reader, log: log) }
    for descriptor in [input, self.output] { descriptor?.stopWaiting() }
    feed()
  }

  var interests: [Interest] {
    [
      end.map { Interest($0.number) }, output.map { Interest($0.number) },
      input.map { Interest($0.number, isForWriting: true) }, log?.interest,
    ].compactMap(\.self)
  }

  /// Feeds the program, collects its output, and returns how it ended, once it has.
  func advance(_ wakeup: Wakeup) -> [ProgramStatus] {
    guard status == nil else { return [] }
    let isOver = hasEnded
    feed()
    collect()
    guard isOver else {
      log?.advance()
      return []
    }
    log?.finish()
    // Kills children that ignored the first signal.
    if isToldToEnd { kill(-pid, SIGKILL) }
    var word: CInt = 0
    waitpid(pid, &word, 0)
    let status: ProgramStatus =
      word & 0x7F == 0 ? .exited(word >> 8 & 0xFF) : .signaled(word & 0x7F)
    self.status = status
    (end, input, output, log) = (nil, nil, nil, nil)
    return [status]
  }

  func end(with signal: CInt) -> Bool {
    guard status == nil else { return false }
    isToldToEnd = true
    return kill(-pid, signal) == 0
  }

  deinit {
    guard end(with: SIGKILL) else { return }
    // A slow disk may keep the process alive for longer than the loop can wait.
    Thread.detachNewThread { [pid] in waitpid(pid, nil, 0) }
  }

  /// Whether the program has ended. Its process ID stays reserved until `waitpid`.
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

  /// Reads one piece at a time, so that a program that never stops printing can't block the loop.
  private func collect() {
    guard let output else { return }
    var part = [UInt8](repeating: 0, count: 65_536)
    let count = read(output.number, &part, part.count)
    if count > 0 { printed += part[..<count] }
    if count == 0 { self.output = nil }
  }
}
