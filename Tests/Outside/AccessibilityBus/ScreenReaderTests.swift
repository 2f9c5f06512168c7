// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench
import TestFiles
import Testing

/// sliderd and a real client of the accessibility bus.
@Suite struct ScreenReaderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a screen reader gets the words while it listens; then sliderd speaks again`()
    async throws
  {
    let session = try await AccessibleSession()
    let desktop = try await AssistiveClient(watchingProgramsIn: session)
    let reader = try await AssistiveClient(environment: session.environment)
    try await reader.listenAsScreenReader()
    try await reader.ask("listen object:announcement")
    // Its own voice would speak for more than a minute, until a screen reader takes over.
    let hint = String(repeating: "one two three four five six seven eight ", count: 30)
    let flags = ["--hint", hint, "--audio", "wav:\(folder.file("words.wav"))", "--output", "json"]
    var command = Program.sliderd("--names", "Tiny,Small,Medium,Large,Huge")
    command.arguments += flags
    command.environment.merge(session.environment) { own, _ in own }
    let start = reader.mark
    let slider = try ChildProcess(command, input: .pipe)
    try await reader.hear("event object:announcement 2 0 '", since: start)
    let (mark, count) = (reader.mark, slider.output.count)
    try slider.write("right\n")
    try await reader.hear("event object:announcement 2 0 'Large, 4 of 5'", since: mark)
    try await slider.output.expect("\"to\":3", after: count)
    let events = slider.output.text.utf8.dropFirst(count)
    #expect(!String(decoding: events, as: UTF8.self).contains("speech"))
    try await reader.kill()
    try await desktop.hear(.leaving, "sliderd")
    try slider.write("left\n")
    try await slider.output.expect("\"event\":\"speech\",\"text\":\"Medium, 3 of 5\"")
  }
}
