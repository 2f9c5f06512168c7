// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench
import Testing

/// The output and exit status of `accessibility-inspector`.
@Suite(.timeLimit(.minutes(2)))
struct InspectorProgramTests {
  private func run(
    _ arguments: [String],
    of program: String = "accessibility-inspector",
    in environment: [String: String]
  ) async throws -> ChildProcess.Result {
    try await ChildProcess.run(
      Command(BuiltProgram.path(program), arguments, environment: environment)
    )
  }

  /// Starts a slider without a label, which is a finding.
  private func slider(in session: AccessibleSession) async throws -> ChildProcess {
    let flags = [
      "--steps", "5", "--audio", "none", "--screen-reader", "on", "--output", "json",
      "--input", "lines",
    ]
    let slider = try ChildProcess(
      Command(BuiltProgram.path("sliderd"), flags, environment: session.environment),
      input: .pipe
    )
    try await slider.output.expect("\"ready\"")
    while try await !list(in: session).output.contains("  sliderd\n") {}
    return slider
  }

  private func list(in session: AccessibleSession) async throws -> ChildProcess.Result {
    try await run([], in: session.environment)
  }

  @Test func `a program is listed by its name, read and audited`() async throws {
    let session = try await AccessibleSession()
    let slider = try await slider(in: session)
    let list = try await list(in: session)
    #expect(
      list.output == """
        1 program on the accessibility bus; inspect one by name:
          sliderd

        """
    )
    let names = try await run(["--format", "json"], in: session.environment)
    #expect(names.output == "[\"sliderd\"]\n")
    let result = try await run(["sliderd"], in: session.environment)
    #expect(result.output.contains("1. Horizontal slider, 3 of 5."))
    #expect(result.output.contains("missing-label, element 1: "))
    withExtendedLifetime(slider) {}
  }

  @Test(arguments: [[], ["--strict"], ["--format", "json"], ["--screen", "1x1"]])
  func `its output and exit status are the same as sliderd's`(flags: [String]) async throws {
    let session = try await AccessibleSession()
    let slider = try await slider(in: session)
    let own = try await run(["sliderd"] + flags, in: session.environment)
    let command = ["inspect", "--live", "--application", "sliderd"]
    let other = try await run(command + flags, of: "sliderd", in: session.environment)
    #expect(own.output == other.output && own.output.contains("missing-label"))
    #expect(own.status == other.status)
    withExtendedLifetime(slider) {}
  }

  @Test func `with --strict, findings are printed and the exit code is 1`() async throws {
    let session = try await AccessibleSession()
    let slider = try await slider(in: session)
    let lax = try await run(["sliderd"], in: session.environment)
    #expect(lax.status == .code(0) && lax.errors == "")
    let strict = try await run(["sliderd", "--strict"], in: session.environment)
    #expect(strict.status == .code(1))
    #expect(strict.errors == "accessibility-inspector: 1 finding\n")
    #expect(strict.output == lax.output)
    let missing = try await run(["slidrd"], in: session.environment)
    #expect(missing.status == .code(66))
    #expect(
      missing.errors == """
        accessibility-inspector: no program "slidrd" on the accessibility bus; did you mean \
        sliderd?

        """
    )
    withExtendedLifetime(slider) {}
  }

  @Test func `without a bus it reports the reason`() async throws {
    let result = try await run([], in: AccessibleSession.bare)
    #expect(result.status == .code(66) && result.output == "")
    #expect(result.errors.hasPrefix("accessibility-inspector: "))
    #expect(result.errors.contains("DBUS_SESSION_BUS_ADDRESS"))
  }

  @Test(arguments: [
    (
      ["--screen", "0x5"],
      #"--screen: invalid value "0x5"; expected WIDTHxHEIGHT in points, 1 to 10000 each"#
    ),
    (["--format", "svg"], "Please provide one of 'text' and 'json'."),
    (["--strikt"], "Unknown option '--strikt'. Did you mean '--strict'?"),
    (["one", "two"], "Unexpected argument 'two'"),
  ])
  func `an invalid argument is reported`(arguments: [String], message: String) async throws {
    let result = try await run(arguments, in: AccessibleSession.bare)
    #expect(result.errors.hasPrefix("accessibility-inspector: "))
    #expect(result.errors.contains(message))
    #expect(result.status == .code(64) && result.output == "")
  }
}
