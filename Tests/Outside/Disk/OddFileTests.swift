// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestBench
import TestFiles
import Testing

/// Files that aren't files, and no descriptors for files.
@Suite struct OddFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A pipe that nobody writes or reads, a socket, devices and a folder.
  @Test(arguments: ["pipe", "socket", "/dev/full", "/dev/zero", "folder"])
  func `what isn't a regular file is refused at once`(name: String) async throws {
    let path = name.hasPrefix("/") ? name : folder.file(name)
    var socket: SilentSocket?
    switch name {
    case "pipe": mkfifo(path, 0o600)
    case "socket": socket = try SilentSocket(path: path)
    case "folder": mkdir(path, 0o700)
    default: break
    }
    let runs: [([String], status: Int32)] = [
      (["--steps", "5", "--audio", "wav:\(path)"], 73),
      (["--steps", "5", "--audio", "none", "--state", path], 73),
      (["--audio", "none", "--config", path], 66),
      (["check", path], 66),
    ]
    for (arguments, status) in runs {
      var command = Program.sliderd()
      command.arguments = arguments
      let result = try await ChildProcess.run(command, within: .seconds(20))
      #expect(result.status == .code(status), "\(arguments)")
      #expect(result.errors.contains("not a regular file"), "\(result.errors)")
    }
    withExtendedLifetime(socket) {}
  }

  /// With 12 descriptors, it crashed; with 10, it blamed the voice and hung. With 3, the
  /// system itself can't load the program's libraries.
  @Test(arguments: [
    ("4 8 10 11 12 13 14 16 20 24 $(seq 28 44) 64", ["--steps", "5", "--audio", "wav:sound.wav"]),
    ("4 12 34 36 38 40 64", ["--steps", "5", "--state", "kept"]), ("4 34 35 64", ["voices"]),
    ("64 230 300 634 640", ["--config", "many.toml", "--audio", "wav:sound.wav"]),
  ])
  func `with any number of descriptors, sliderd works or says that there are too few`(
    counts: String,
    arguments: [String]
  ) async throws {
    let many = (1...200).map { "[[slider]]\nid = \"s\($0)\"\nsteps = 5\n" }.joined()
    try folder.write(many, to: "many.toml")
    let script = """
      cd \(folder.path); printf 'right\\nq\\n' >in
      for count in \(counts); do
        ( exec <in >out 2>errors; ulimit -n $count; exec "$0" "$@" )
        echo $? $(grep -c 'too many open files' errors)
      done
      """
    let slider = Program.sliderd(environment: ["PULSE_SERVER": "unix:/nonexistent"])
    let words = ["-c", script, slider.executable] + arguments
    let command = Command("/bin/sh", words, environment: slider.environment)
    let result = try await ChildProcess.run(command, within: .seconds(600))
    let lines = result.output.split(separator: "\n")
    #expect(Set(lines) == ["69 1", "0 0"], "\(result.output)")
    #expect(lines.first == "69 1" && lines.last == "0 0")
  }
}
