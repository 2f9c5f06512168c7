// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Synchronization

/// The arguments of `posix_spawnp`, as values.
struct Spawn {
  /// An action on a file descriptor before the program starts.
  enum FileAction {
    case duplicate(Descriptor, onto: Int32)
    case open(path: String, onto: Int32)
  }

  /// The process group, which determines whose signals a terminal sends.
  enum Group {
    /// A new process group, so that all its children can be signalled together.
    case own
    /// A new session. The first terminal that it opens becomes its controlling terminal.
    case session
  }

  /// Held while a descriptor exists that a spawned program would inherit, as after `pipe`.
  static let lock = Mutex(())

  let command: Command
  let files: [FileAction]
  let group: Group

  /// Starts the program with default signal handling, and returns its process ID.
  func start() throws(BenchError) -> pid_t {
    ignoreBrokenPipes()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for file in files { add(file, to: &actions) }
    var attributes = attributes()
    defer { posix_spawnattr_destroy(&attributes) }
    defer { withExtendedLifetime(files) {} }
    return try spawn(&actions, &attributes)
  }

  private func add(_ file: FileAction, to actions: inout posix_spawn_file_actions_t) {
    switch file {
    case .duplicate(let descriptor, let number):
      posix_spawn_file_actions_adddup2(&actions, descriptor.number, number)
    case .open(let path, let number):
      posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR, 0)
    }
  }

  private func attributes() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let grouping =
      switch group {
      case .own: POSIX_SPAWN_SETPGROUP
      case .session: spawnSetsSession
      }
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | grouping
    posix_spawnattr_setflags(&attributes, Int16(flags))
    return attributes
  }

  private func spawn(
    _ actions: inout posix_spawn_file_actions_t,
    _ attributes: inout posix_spawnattr_t
  ) throws(BenchError) -> pid_t {
    let arguments = CStrings([command.executable] + command.arguments)
    let environment = CStrings(command.environment.map { "\($0.key)=\($0.value)" })
    var pid: pid_t = -1
    let failure = Spawn.lock.withLock { _ in
      posix_spawnp(
        &pid,
        command.executable,
        &actions,
        &attributes,
        arguments.pointers,
        environment.pointers
      )
    }
    guard failure == 0 else { throw systemError("starting \(command.executable)", failure) }
    return pid
  }
}

/// `POSIX_SPAWN_SETSID`, which glibc's headers hide from Swift.
private let spawnSetsSession: Int32 = 0x80

/// Makes a write to a program that has ended fail instead of ending this process.
private func ignoreBrokenPipes() {
  signal(SIGPIPE, SIG_IGN)
}
