// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import EventLoop
import Foundation
import Glibc
import StepSlider
import StepSliderSpeech

/// What a command gets from whoever runs it: its environment, and where its output goes. Tests replace
/// the current caller. It can't be a parameter, because the argument parser creates the commands.
struct Caller: Sendable {
  @TaskLocal static var current = Caller.ofProcess

  let environment: [String: String]
  /// The path of the program, without symbolic links.
  let executable: String?
  let hasTerminal: Bool
  var inputIsFolder = false
  var showsErrors = false
  let output: @Sendable (String) throws(Failure) -> Void
  let errors: @Sendable (String) -> Void
  var findsProgram: @Sendable (String) -> Bool = { finds(program: $0) }
  /// Returns why a program that is there can't be run.
  var obstacle: @Sendable (String) -> String? = { Caller.obstacle(toRunning: $0) }
  /// Returns why espeak-ng has no such voice. While it speaks, it can't be asked.
  var voiceMistake: @Sendable (String) -> SpeechError? = { name in
    do throws(SpeechError) { try Voice.check(name) } catch {
      if case .unknownVoice = error.reason { return error }
    }
    return nil
  }
  var findsUser: @Sendable (String) -> Bool = { getpwnam($0) != nil }
  /// Reads a file that another program wrote; `nil` if it is missing.
  var usersFile: @Sendable (String) throws(FileError) -> [UInt8]? = { path throws(FileError) in
    try readUsersFile(at: path)
  }
  /// The most values in a message: enough for an answer about 20,000 sliders.
  static let maximumValues = 2_000_000
  var buses: @Sendable () -> (connector: DBusConnector, clock: any EventClock) = {
    (systemConnector(valueLimit: maximumValues), SystemClock())
  }

  private static var ofProcess: Caller {
    var status = stat()
    let isFolder = fstat(STDIN_FILENO, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    return Caller(
      environment: ProcessInfo.processInfo.environment,
      executable: try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      hasTerminal: isatty(STDIN_FILENO) == 1,
      inputIsFolder: isFolder,
      showsErrors: isatty(STDERR_FILENO) == 1,
      output: { text throws(Failure) in
        if let code = write(text, to: STDOUT_FILENO) { throw .standardOutput(code) }
      },
      errors: { printError($0, to: STDERR_FILENO) }
    )
  }
}

// The search for programs, as `execvp` does it.
extension Caller {
  /// Whether a program can be run. A name without a slash is looked up in the folders of `PATH`.
  static func finds(
    program name: String,
    path: String? = Caller.current.environment["PATH"]
  ) -> Bool { file(of: name, path: path) != nil }

  /// Returns why a program that is there can't be run, which is that its interpreter is missing, or
  /// that of a script that is its interpreter; `nil` if nothing is known.
  static func obstacle(
    toRunning name: String,
    path: String? = Caller.current.environment["PATH"],
    depth: Int = 0
  ) -> String? {
    guard let file = file(of: name, path: path), let words = interpreter(of: file),
      let first = words.first
    else { return nil }
    // `env` looks for the interpreter in the folders.
    let isEnv = first.hasSuffix("/env") && words.count > 1 && !words[1].hasPrefix("-")
    let missing = [first, isEnv ? words[1] : first].first { !finds(program: $0, path: path) }
    guard let missing else {
      // The kernel follows four (fs/exec.c).
      return depth < 4 ? obstacle(toRunning: first, path: path, depth: depth + 1) : nil
    }
    let name = SpokenText.cleaned(missing)
    guard missing.contains("\r") else { return "its interpreter \(name) is not found" }
    return "its first line ends with a carriage return; save it with the line ends of Unix"
  }

  /// Returns the words after `#!` in a file's first line; `nil` if it isn't a script.
  private static func interpreter(of path: String) -> [String]? {
    guard let file = FileHandle(forReadingAtPath: path),
      let bytes = try? file.read(upToCount: 256), bytes.starts(with: Array("#!".utf8))
    else { return nil }
    let line = bytes.dropFirst(2).prefix { $0 != UInt8(ascii: "\n") }
    let words = line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return words.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func file(of name: String, path: String?) -> String? {
    guard !name.contains("/") else { return isProgram(name) ? name : nil }
    let folders = (path ?? "/usr/bin:/bin").split(separator: ":", omittingEmptySubsequences: false)
    return folders.lazy.map { ($0.isEmpty ? "." : String($0)) + "/" + name }.first(where: isProgram)
  }

  private static func isProgram(_ path: String) -> Bool {
    var state = stat()
    return stat(path, &state) == 0 && state.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}

extension [String: String] {
  /// Returns the folder of the user that a variable names, or else one in the home folder; `nil` if
  /// there is no home. A path that doesn't begin with a slash is ignored, as the specification says
  /// (XDG Base Directory Specification).
  func userFolder(_ variable: String, orAtHome path: String) -> String? {
    let home = self["HOME"].flatMap { $0.hasPrefix("/") ? $0 + path : nil }
    return self[variable].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home
  }
}
