// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization
package import TestFiles

/// Background programs in their own folder. A shell script starts them; they end when their last
/// owner goes away.
///
/// The shell waits for the end of its standard input and then kills them, so they end even if the
/// test process crashes. In the script, `run` starts a program, `await` repeats a command until it
/// succeeds, and `$folder` is the folder.
package final class PrivateService: Sendable {
  package let folder: TemporaryFolder
  private let script: String
  private let environment: [String: String]
  private let shell: Mutex<ChildProcess?> = Mutex(nil)

  /// Prepares a service for ``start(within:)``.
  package init(
    script: String,
    in folder: TemporaryFolder,
    environment: [String: String] = Command.inheritedEnvironment
  ) {
    self.script = Self.preamble + script + Self.ending
    self.folder = folder
    self.environment = environment
  }

  /// The process IDs of the programs that `run` started, in order.
  package var pids: [Int32] {
    let lines = shell.withLock { $0?.output.text }?.split(separator: "\n") ?? []
    return lines.compactMap { Int32($0) }
  }

  /// Runs the script and waits until it is complete.
  package func start(within limit: Duration = .seconds(60)) async throws {
    let command = Command("/bin/sh", ["-c", script, "sh", folder.path], environment: environment)
    let child = try ChildProcess(command, input: .pipe)
    shell.withLock { $0 = child }
    do {
      try await child.output.expect("ready\n", within: limit)
    } catch {
      throw BenchError.sound("a service didn't start: \(child.errors.text.suffix(2_000))")
    }
  }

  /// Kills the programs with `SIGKILL` and waits for their end.
  package func kill() async throws {
    guard let child = shell.withLock({ $0.take() }) else { return }
    try child.write("keep the folder\n")
    _ = try await child.exit()
  }

  private static let preamble = """
    set -u
    folder=$1 pids=
    trap '' INT TERM HUP
    run() { "$@" >&2 3<&- & pids="$pids $!"; echo $!; }
    await() { until "$@" >/dev/null 2>&1; do kill -0 $pids || exit 1; sleep 0.02; done; }
    exec 3<&0 </dev/null

    """

  private static let ending = """

    echo ready
    read -r word <&3
    kill -KILL $pids
    wait
    test -n "$word" || rm -rf "$folder"
    """
}
