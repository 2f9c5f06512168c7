// SPDX-License-Identifier: GPL-3.0-or-later

@testable import EventLoop
import Glibc
@testable import sliderd

/// Real programs that treat their input in any way and end in any way. Their endings must be
/// reported.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let (reading, end) = (input.reading(), input.end())
  let command = CommandCall(
    words: end.isMissing ? ["/nowhere/program"] : ["sh", "-c", "\(reading); \(end.script)"],
    input: String(repeating: "x", count: input.number(below: 300_000))
  )
  let before = openDescriptors()
  let ending = ending(of: command, within: end.isHanging ? .milliseconds(50) : .seconds(30))
  check(end.allows(ending), "\(command.words) ended by \(end): \(ending ?? "")")
  // The sanitizer has a living child of its own.
  check(waitpid(-1, nil, WNOHANG) <= 0, "no dead child is left: \(command.words)")
  check(openDescriptors() == before, "no descriptor is left: \(command.words)")
  return 0
}

private func ending(of command: CommandCall, within patience: Duration) -> String? {
  let runner = CommandRunner(
    ChangeEffects.Plan(patience: patience),
    logging: false,
    of: SystemPrograms(),
    clock: SystemClock()
  )
  runner.start(command)
  var endings: [String?] = []
  let loop = MainLoop()
  loop.add(runner) { endings.append($0?.description) }
  loop.run { endings.isEmpty }
  return endings.first ?? nil
}

private func openDescriptors() -> [CInt] { (0..<64).filter { fcntl($0, F_GETFD) >= 0 } }

/// How a program ends.
private enum End {
  case exit(UInt8)
  case signal(CInt)
  case hang
  case missing

  var isMissing: Bool {
    if case .missing = self { true } else { false }
  }

  var isHanging: Bool {
    if case .hang = self { true } else { false }
  }

  var script: String {
    switch self {
    case .exit(let code): "exit \(code)"
    case .signal(let number): "kill -\(number) $$"
    case .hang: "sleep 600 & wait"
    case .missing: ""
    }
  }

  /// Returns whether a message is about this end.
  func allows(_ message: String?) -> Bool {
    switch self {
    case .exit(0): message == nil
    case .exit(let code): message == "sh failed with exit status \(code)"
    case .signal(let number): message == "sh was terminated by signal \(number)"
    case .hang: message?.hasPrefix("sh took longer than ") == true
    case .missing: message == "program /nowhere/program not found"
    }
  }
}

extension FuzzInput {
  /// Returns how a program treats its input.
  fileprivate mutating func reading() -> String {
    switch byte() % 5 {
    case 0: ":"
    case 1: "exec <&-"
    case 2: "head -c \(number(below: 100_000)) >/dev/null"
    case 3: "cat >/dev/null"
    default: "exec <&- >&- 2>&-"
    }
  }

  fileprivate mutating func end() -> End {
    switch byte() % 8 {
    case 0: .exit(byte())
    case 1: .signal(element(of: [SIGKILL, SIGTERM, SIGPIPE, SIGSEGV, SIGHUP]))
    case 2: .hang
    case 3: .missing
    default: .exit(0)
    }
  }
}
