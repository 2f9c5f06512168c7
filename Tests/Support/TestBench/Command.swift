// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc

/// A program to run, with its arguments and environment.
package struct Command: Hashable, Sendable {
  /// A path, or a name to look up in `PATH`.
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

  /// The environment of this process.
  package static var inheritedEnvironment: [String: String] {
    ProcessInfo.processInfo.environment
  }

  /// Returns the command with variables added or replaced.
  package func adding(_ variables: [String: String]) -> Command {
    var copy = self
    copy.environment.merge(variables) { _, new in new }
    return copy
  }

  /// Runs the program to its end on this thread, so that a constant can hold what depends on it.
  package func run() throws(BenchError) {
    let process = try Spawn(command: self, files: [], group: .own).start()
    var status: CInt = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else {
      throw .sound("failed: \(executable) \(arguments.joined(separator: " "))")
    }
  }

  /// The command as a job of a shell, the way a person starts it, so that `SIGTSTP` can stop it.
  ///
  /// The kernel doesn't let that signal stop a session's only process group. When the program
  /// stops, the shell prints `[stopped]`, and continues it after a line of input. It exits with
  /// the program's status.
  package var asShellJob: Command {
    asJob(
      """
      resume() {
        test -n "$(jobs -s)" || return "$1"
        echo "[stopped]"; read -r _; fg; resume $?
      }
      "$@"; resume $?
      """
    )
  }

  /// The command as a job of a shell that runs other commands when the job is stopped, and then
  /// waits for its end. The job itself says with which status the command ended, not the shell: bash's
  /// `wait` may have that of a job that is still known as stopped.
  /// A job that begins in the background stops when it wants the terminal.
  package func asJob(inBackground: Bool = false, thenRunning commands: String) -> Command {
    let job = Command(
      "/bin/bash",
      ["-c", #"trap : TERM; "$@"; echo "[ended with $?]""#, "bash", executable] + arguments,
      environment: environment
    )
    let begin = inBackground ? #""$@" & wait %1"# : #""$@""#
    return job.asJob(
      #"\#(begin); echo "[stopped]"; \#(commands); while test -n "$(jobs)"; do wait -f %1 || :; done"#
    )
  }

  private func asJob(_ script: String) -> Command {
    let job = ["-m", "-c", script, "bash", executable] + arguments
    return Command("/bin/bash", job, environment: environment)
  }
}
