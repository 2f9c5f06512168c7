// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A program to run: what, with which arguments, in which environment.
package struct Command: Hashable, Sendable {
  /// A path, or a name that is looked up in `PATH`.
  package var executable: String
  package var arguments: [String]
  package var environment: [String: String]

  package init(
    _ executable: String,
    _ arguments: [String] = [],
    environment: [String: String] = Command.inheritedEnvironment
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
  }

  /// This process's own environment.
  package static var inheritedEnvironment: [String: String] {
    ProcessInfo.processInfo.environment
  }

  /// The same program with variables added or replaced.
  package func adding(_ variables: [String: String]) -> Command {
    var copy = self
    copy.environment.merge(variables) { _, new in new }
    return copy
  }

  /// The same program as the job of a shell, as a person starts it: `SIGTSTP` can stop it.
  ///
  /// The kernel lets no such signal stop a session's only process group. When the program is stopped, the shell
  /// prints `[stopped]` and continues it after a line of input; it exits as the program does.
  package var asShellJob: Command {
    let script = """
      resume() {
        test -n "$(jobs -s)" || return "$1"
        echo "[stopped]"; read -r _; fg; resume $?
      }
      "$@"; resume $?
      """
    let job = ["-m", "-c", script, "bash", executable] + arguments
    return Command("/bin/bash", job, environment: environment)
  }
}
