// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// How a command ended.
enum CommandEnding: Sendable, Equatable {
  case done
  case status(String, CInt)
  case signal(String, CInt)
  case tooLong(String, Duration)
  case tooMuch(String, Int)
  case notFound(String)
  case failed(String, String)

  init(_ program: String, _ status: ProgramStatus) {
    switch status {
    case .exited(0): self = .done
    case .exited(let code): self = .status(program, code)
    case .signaled(let signal): self = .signal(program, signal)
    }
  }

  /// Creates the ending of a program that couldn't be started.
  init(_ program: String, _ refusal: ProgramRefusal) {
    let reason = refusal.obstacle ?? String(cString: strerror(refusal.code))
    let isMissing = refusal.code == ENOENT && refusal.obstacle == nil
    self = isMissing ? .notFound(program) : .failed(program, reason)
  }

  /// The error message; `nil` if the command succeeded.
  var message: String? {
    switch self {
    case .done: nil
    case .status(let program, let code): "\(program) failed with exit status \(code)"
    case .signal(let program, let signal): "\(program) was terminated by signal \(signal)"
    case .tooLong(let program, let patience):
      "\(program) took longer than \(patience / .seconds(1)) s and was stopped"
    case .tooMuch(let program, let bytes): "\(program) printed more than \(bytes / 1024) KiB"
    case .notFound(let program): "program \(program) not found"
    case .failed(let program, let reason): "can't run \(program): \(reason)"
    }
  }
}
