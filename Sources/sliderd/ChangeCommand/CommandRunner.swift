// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import StepSliderSpeech
import Subprocess
import Synchronization

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Runs commands beside the loop.
///
/// A command has a process group of its own, nothing on its standard input but what was written for
/// it, no descriptor of ours but standard error, and the environment that sliderd has. One that takes
/// too long is told to end with all its children, and killed a second later.
final class CommandRunner: Sendable {
  /// Where a command's own words go.
  enum Output: Sendable {
    /// To our standard error: a log, or a terminal that nothing is drawn on.
    case standardError
    /// Nowhere: they would be written into the drawing.
    case nowhere
  }

  private let inbox = Inbox<CommandEnding>()
  private let output: Output
  private let latest = Mutex<Task<Void, Never>?>(nil)
  /// The process group of the command that runs.
  private let group = Mutex<pid_t?>(nil)

  init(output: Output) { self.output = output }

  /// Readable when ``endings()`` has news.
  var descriptor: CInt { inbox.descriptor }

  /// What came of the commands that have ended.
  func endings() -> [CommandEnding] { inbox.takeAll() }

  /// Starts a command that may take so long, and doesn't wait for it.
  func start(_ command: CommandCall, within patience: Duration) {
    latest.withLock { $0 = Task { await run(command, patience) } }
  }

  /// Tells the command that was started last to end, with all its children, as if it had taken too
  /// long.
  func endNow() { latest.withLock { $0?.cancel() } }

  /// Kills the command that runs, with all its children; whether there was one, which isn't so while
  /// it is being started.
  func kill() -> Bool {
    group.withLock { group in group.map { Glibc.kill(-$0, SIGKILL) == 0 } ?? false }
  }

  private func run(_ command: CommandCall, _ patience: Duration) async {
    inbox.post(await ending(of: command, patience))
  }

  /// Waits for a command to end, but no longer than there is patience; then ends it.
  private func ending(of command: CommandCall, _ patience: Duration) async -> CommandEnding {
    let work = Task { await run(command) }
    let end = Task {
      guard (try? await Task.sleep(for: patience)) != nil else { return false }
      work.cancel()
      return true
    }
    let ending = await withTaskCancellationHandler {
      await work.value
    } onCancel: {
      work.cancel()
    }
    end.cancel()
    let isTooLong = await end.value
    return isTooLong ? .tooLong(command.program, patience) : ending
  }

  private func run(_ command: CommandCall) async -> CommandEnding {
    defer { group.withLock { $0 = nil } }
    let configuration = Subprocess.Configuration(
      command.words,
      teardown: [
        .send(signal: .terminate, toProcessGroup: true, allowedDurationToNextStep: .seconds(1)),
        .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .seconds(1)),
      ]
    )
    do {
      let status =
        if let input = command.input {
          try await status(of: configuration, input: .string(input))
        } else {
          try await status(of: configuration, input: .none)
        }
      return CommandEnding(command.program, status)
    } catch {
      return CommandEnding(command.program, error)
    }
  }

  private func status<Input: InputProtocol>(
    of configuration: Subprocess.Configuration,
    input: Input
  ) async throws -> TerminationStatus {
    switch output {
    case .nowhere:
      try await Subprocess.run(configuration, input: input, output: .discarded, error: .discarded) {
        note($0.processIdentifier)
      }.terminationStatus
    case .standardError:
      try await Subprocess.run(
        configuration,
        input: input,
        output: .currentStandardError,
        error: .currentStandardError
      ) { note($0.processIdentifier) }.terminationStatus
    }
  }

  /// Notes the process that leads the command's group.
  private func note(_ leader: ProcessIdentifier) { group.withLock { $0 = leader.value } }
}

extension Subprocess.Configuration {
  /// A program by name or path with its arguments, in a process group of its own.
  ///
  /// - Parameters:
  ///   - words: The program, then its arguments.
  ///   - teardown: How it is ended with its children.
  ///   - environment: What it finds in its environment; what sliderd has, if left out.
  init(_ words: [String], teardown: [TeardownStep], environment: Environment = .inherit) {
    let program = words.first ?? ""
    var options = PlatformOptions()
    options.processGroupID = 0
    options.teardownSequence = teardown
    self.init(
      executable: program.contains("/") ? .path(FilePath(program)) : .name(program),
      arguments: Arguments(Array(words.dropFirst())),
      environment: environment,
      platformOptions: options
    )
  }
}

/// How a command ended.
enum CommandEnding: Sendable, Equatable {
  case done
  case status(String, CInt)
  case signal(String, CInt)
  case tooLong(String, Duration)
  case tooMuch(String, Int)
  case notFound(String)
  case failed(String, String)

  init(_ program: String, _ status: TerminationStatus) {
    switch status {
    case .exited(0): self = .done
    case .exited(let code): self = .status(program, code)
    case .signaled(let signal): self = .signal(program, signal)
    }
  }

  /// What kept a program from being run.
  init(_ program: String, _ error: any Error) {
    let code = (error as? SubprocessError)?.code
    self = code == .executableNotFound ? .notFound(program) : .failed(program, "\(error)")
  }

  /// What went wrong; `nil` if nothing did.
  var complaint: String? {
    switch self {
    case .done: nil
    case .status(let program, let code): "\(program) failed with exit status \(code)"
    case .signal(let program, let signal): "\(program) was ended by signal \(signal)"
    case .tooLong(let program, let patience):
      "\(program) took longer than \(patience / .seconds(1)) s and was ended"
    case .tooMuch(let program, let bytes): "\(program) printed more than \(bytes / 1024) KiB"
    case .notFound(let program): "\(program) was not found"
    case .failed(let program, let reason): "\(program) could not be run: \(reason)"
    }
  }
}
