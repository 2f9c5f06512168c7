// SPDX-License-Identifier: GPL-3.0-or-later

import CLinux
import Glibc

/// The start of a program in its own process group, with default signals and sliderd's
/// environment. It inherits only the three standard descriptors.
struct ProgramStart {
  /// The program's name or path, followed by its arguments.
  let words: [String]
  let standardInput: OwnedDescriptor
  let standardOutput: OwnedDescriptor
  let standardError: OwnedDescriptor
  /// Variables to set in its environment.
  var variables: [String: String] = [:]

  /// Starts the program, and returns its process ID. The corresponding C function is
  /// `posix_spawnp`.
  func spawn() throws(ProgramRefusal) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let descriptors = [standardInput, standardOutput, standardError]
    for (number, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor.number, CInt(number))
    }
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)
    var attributes = Self.attributes()
    defer { posix_spawnattr_destroy(&attributes) }
    let arguments = words.map { strdup($0) } + [nil]
    let additions = variables.map { strdup("\($0.key)=\($0.value)") }
    defer { for text in arguments + additions { free(text) } }
    var pid: pid_t = -1
    let environment = inherited + additions + [nil]
    let code = posix_spawnp(&pid, words.first ?? "", &actions, &attributes, arguments, environment)
    guard code == 0 else {
      throw ProgramRefusal(code: code, obstacle: ProgramSearch.obstacle(toRunning: words[0]))
    }
    urgent_thread_forget_limit(pid)
    return pid
  }

  /// sliderd's environment, byte for byte, without the variables that are replaced.
  private var inherited: [UnsafeMutablePointer<CChar>?] {
    var entries: [UnsafeMutablePointer<CChar>?] = []
    var next = own_environment()
    while let place = next, let entry = place.pointee {
      let isReplaced = variables.keys.contains { strncmp(entry, $0 + "=", $0.utf8.count + 1) == 0 }
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
