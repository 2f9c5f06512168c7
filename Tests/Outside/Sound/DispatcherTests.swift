// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench
import TestFiles
import Testing

/// Words from a real speech-dispatcher.
@Suite struct DispatcherTests {
  @Test func `speech-dispatcher's chosen module speaks, and after its death, espeak-ng`()
    async throws
  {
    let server = try await SoundServer()
    let monitor = try await SoundMonitor(on: server, warmUp: .zero)
    let dispatcher = try PrivateService.speechDispatcher(on: server, writer: "writer")
    try await dispatcher.start()
    let said = dispatcher.folder.file("said")
    let words = try ChildProcess(Command("/usr/bin/tail", ["--follow", "--lines", "+1", said]))
    let slider = try ChildProcess(Self.slider(of: dispatcher, server), input: .pipe)
    try await words.output.expect("3 of 5.\n")
    try slider.write("right\n")
    try await words.output.expect("4 of 5\n")
    try await dispatcher.kill()
    try await slider.errors.expect("espeak-ng speaks until it is back")
    _ = try await monitor.awaitOnset(after: slider.write("right\n"), within: .seconds(60))
    #expect(!slider.errors.text.contains("no sound"))
  }

  private static func slider(of dispatcher: PrivateService, _ server: SoundServer) -> Command {
    Program.sliderd(
      "--steps",
      "5",
      "--verbosity",
      "brief",
      "--input",
      "lines",
      "--speech",
      "dispatcher",
      "--speech-module",
      "writer",
      environment: ["SPEECHD_ADDRESS": "unix_socket:" + dispatcher.folder.file("socket")]
    ).adding(server.environment)
  }
}
