// SPDX-License-Identifier: GPL-3.0-or-later

import CLinux
import EventLoop
import Foundation
import Glibc
import Logging
import StepSlider
import Synchronization

final class SystemPrograms: Programs {
  /// The level of the lines that programs print for people.
  static let logLevel = Logger.Level.notice

  private let log: @Sendable (String) -> Void

  init(
    log: @escaping @Sendable (String) -> Void = { StandardScreen.log(logLevel, $0) }
  ) { self.log = log }

  func start(
    _ call: CommandCall,
    keepsOutput: Bool,
    logs: Bool,
    variables: [String: String]
  ) throws(CommandError) -> any StartedProgram {
    try RunningProgram(call, keepsOutput: keepsOutput, variables: variables, log: logs ? log : nil)
  }
}

/// A program of the system, as pipes and a descriptor that tells its end.
final class RunningProgram: StartedProgram {
  private(set) var printed: [UInt8] = []
  private let name: String
  private let pid: pid_t
  /// A descriptor that is readable once the program has ended.
  private var end: FileHandle?
  private var input: FileHandle?
  private var output: FileHandle?
  private var log: ProgramLog?
  private var unread: ArraySlice<UInt8>
  private var isToldToEnd = false
  private var isOver = false

  init(
    _ call: CommandCall,
    keepsOutput: Bool,
    variables: [String: String],
    log: (@Sendable (String) -> Void)?
  ) throws(CommandError) {
    name = call.program
    // Otherwise a program that doesn't read its input would end sliderd.
    signal(SIGPIPE, SIG_IGN)
    // If the parent of sliderd set SIGCHLD to be ignored, sliderd would never learn how a child
    // ended.
    signal(SIGCHLD, SIG_DFL)
    unread = Array((call.input ?? "").utf8)[...]
    let feeding = unread.isEmpty ? nil : try Self.pipe(of: name)
    let keeping = keepsOutput ? try Self.pipe(of: name) : nil
    let null = try Self.descriptor(open("/dev/null", O_RDWR | O_CLOEXEC), of: name)
    let errors = log == nil ? nil : try Self.pipe(of: name)
    let standardOutput = keeping?.writer ?? errors?.writer ?? null
    let descriptors = [feeding?.reader ?? null, standardOutput, errors?.writer ?? null]
    pid = try Self.spawn(call.words, descriptors, variables)
    end = try Self.descriptor(pidfd_open(pid, 0), of: name)
    (input, self.output) = (feeding?.writer, keeping?.reader)
    if let log, let errors { self.log = ProgramLog(of: name, reading: errors.reader, log: log) }
    for descriptor in [input, self.output] { descriptor?.setWaits(false) }
    feed()
  }

  var interests: [DescriptorInterest] {
    [
      end.map { DescriptorInterest($0.fileDescriptor) },
      output.map { DescriptorInterest($0.fileDescriptor) },
      input.map { DescriptorInterest($0.fileDescriptor, isForWriting: true) }, log?.interest,
    ].compactMap(\.self)
  }

  func advance(_ wakeup: Wakeup) -> [CommandError?] {
    guard !isOver else { return [] }
    isOver = hasEnded
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
    (end, input, output, log) = (nil, nil, nil, nil)
    let signal = word & 0x7F
    return [
      signal == 0
        ? .exit(of: name, status: word >> 8 & 0xFF) : .end(of: name, bySignal: signal)
    ]
  }

  func end(with signal: CInt) -> Bool {
    guard !isOver else { return false }
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
    while let number = input?.fileDescriptor {
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
    let count = read(output.fileDescriptor, &part, part.count)
    if count > 0 { printed += part[..<count] }
    if count == 0 { self.output = nil }
  }
}

extension RunningProgram {
  /// Starts a program in its own process group with `posix_spawnp`, default signals and sliderd's
  /// environment. It inherits these descriptors as its standard ones, and no others.
  private static func spawn(
    _ words: [String],
    _ descriptors: [FileHandle],
    _ variables: [String: String]
  ) throws(CommandError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor.fileDescriptor, CInt(number))
    }
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)
    var attributes = attributes()
    defer { posix_spawnattr_destroy(&attributes) }
    let arguments = words.map { strdup($0) } + [nil]
    let additions = variables.map { strdup("\($0.key)=\($0.value)") }
    defer { for text in arguments + additions { free(text) } }
    var pid: pid_t = -1
    let environment = inherited(without: variables.keys) + additions + [nil]
    let code = posix_spawnp(&pid, words.first ?? "", &actions, &attributes, arguments, environment)
    guard code == 0 else {
      throw .start(of: words[0], code: code, obstacle: Caller.obstacle(toRunning: words[0]))
    }
    urgent_thread_forget_limit(pid)
    return pid
  }

  /// Takes a descriptor that a system call returned for a program. It is closed with its last
  /// reference, and programs don't inherit it unless it is passed to them.
  private static func descriptor(
    _ number: CInt,
    of program: String
  ) throws(CommandError) -> FileHandle {
    guard number >= 0 else { throw .start(of: program, code: errno) }
    return FileHandle(fileDescriptor: number, closeOnDealloc: true)
  }

  private static func pipe(
    of program: String
  ) throws(CommandError) -> (reader: FileHandle, writer: FileHandle) {
    var ends: [CInt] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw .start(of: program, code: errno) }
    return (try descriptor(ends[0], of: program), try descriptor(ends[1], of: program))
  }

  /// Returns sliderd's environment, byte for byte, without some variables.
  private static func inherited(
    without replaced: [String: String].Keys
  ) -> [UnsafeMutablePointer<CChar>?] {
    var entries: [UnsafeMutablePointer<CChar>?] = []
    var next = own_environment()
    while let place = next, let entry = place.pointee {
      let isReplaced = replaced.contains { strncmp(entry, $0 + "=", $0.utf8.count + 1) == 0 }
      if !isReplaced { entries.append(entry) }
      next = place.successor()
    }
    return entries
  }

  private static func attributes() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))
    return attributes
  }
}

/// What a program prints for people, on its way to the log: line by line, after the program's name,
/// without what could control a terminal.
/// Only the beginning of a long output is logged, and nothing that children print after the program
/// has ended. All of it is read, so that nothing is killed for printing while sliderd runs.
final class ProgramLog {
  /// The most bytes of a run that are logged.
  static let limit = 4096
  /// The most outputs that are read without being logged. Others are closed.
  private static let mostDrains = 16
  private static let drains = Atomic(0)

  private let name: String
  private let log: @Sendable (String) -> Void
  private var reader: FileHandle?
  private var room = limit
  private var line: ArraySlice<UInt8> = []

  init(of name: String, reading reader: FileHandle, log: @escaping @Sendable (String) -> Void) {
    (self.name, self.reader, self.log) = (SpokenText.cleaned(name), reader, log)
    reader.setWaits(false)
  }

  var interest: DescriptorInterest? { reader.map { DescriptorInterest($0.fileDescriptor) } }

  /// Logs a piece of what has been printed. Returns whether there may be more.
  @discardableResult
  func advance() -> Bool {
    guard let reader else { return false }
    var part = [UInt8](repeating: 0, count: Self.limit)
    let count = read(reader.fileDescriptor, &part, part.count)
    guard count > 0 else {
      if count == 0 { self.reader = nil }
      return false
    }
    add(part[..<count])
    return self.reader != nil
  }

  func finish() {
    while advance() {}
    logLines([line])
    drain()
  }

  private func add(_ bytes: ArraySlice<UInt8>) {
    var lines = (line + bytes.prefix(room)).split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    )
    line = lines.removeLast()
    let isFull = bytes.count > room
    room -= min(room, bytes.count)
    logLines(isFull ? lines + [line, Array("…".utf8)[...]] : lines)
    guard isFull else { return }
    line = []
    drain()
  }

  private func logLines(_ lines: [ArraySlice<UInt8>]) {
    let texts = lines.map { SpokenText.printed(String(decoding: $0, as: UTF8.self)) }
      .filter { !$0.isEmpty }
    guard !texts.isEmpty else { return }
    log(texts.map { "\(name): \($0)" }.joined(separator: "\n"))
  }

  private func drain() {
    guard let reader = reader.take() else { return }
    let count = Self.drains.add(1, ordering: .relaxed).newValue
    guard count <= Self.mostDrains else {
      Self.drains.subtract(1, ordering: .relaxed)
      return
    }
    Thread.detachNewThread {
      reader.setWaits(true)
      var part = [UInt8](repeating: 0, count: 65_536)
      while read(reader.fileDescriptor, &part, part.count) > 0 {}
      Self.drains.subtract(1, ordering: .relaxed)
    }
  }
}

extension FileHandle {
  /// Makes reads and writes wait, or fail instead.
  fileprivate func setWaits(_ waits: Bool) {
    let flags = fcntl(fileDescriptor, F_GETFL)
    _ = fcntl(fileDescriptor, F_SETFL, waits ? flags & ~O_NONBLOCK : flags | O_NONBLOCK)
  }
}
