// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench
import TestFiles
import Testing

/// What shells and readers of manual pages use.
@Suite struct CompletionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let words = [
    ("sliderd --or", "sliderd --orientation "),
    ("sliderd --orientation ver", "sliderd --orientation vertical "),
    ("sliderd rend", "sliderd render "),
    ("sliderd check tex", "sliderd check text-size.toml "),
    ("sliderd --voice en-gb-sco", "sliderd --voice en-gb-scotland "),
    ("accessibility-inspector --str", "accessibility-inspector --strict "),
    ("accessibility-inspector --rules missing-l", "accessibility-inspector --rules missing-label "),
  ]

  @Test func `bash completes flags, commands, files and voices`() async throws {
    let terminal = try await bash()
    for (typed, completed) in Self.words {
      let start = terminal.screen.count
      try terminal.write("\(typed)\t")
      try await terminal.screen.expect(completed, after: start)
      // Ctrl-U empties the line.
      try terminal.write("\u{15}")
    }
  }

  @Test func `mandoc finds no mistakes in the manual pages`() async throws {
    let inspector = "Inspector/docs/accessibility-inspector.1"
    for page in [inspector, "docs/man/sliderd.1", "docs/man/sliderd.toml.5"] {
      let lint = Command("mandoc", ["-T", "lint", "-W", "warning", ProjectFile.path(page)])
      let result = try await ChildProcess.run(lint)
      #expect(result.status == .code(0), "\(result.output)\(result.errors)")
    }
  }

  /// Starts a shell that has loaded the completions, in a folder with a configuration.
  private func bash() async throws -> PseudoTerminal {
    let programs = [
      "sliderd": BuiltProgram.path("sliderd"), "accessibility-inspector": BuiltProgram.inspector,
    ]
    for (name, path) in programs {
      let command = Command(path, ["--generate-completion-script", "bash"])
      try folder.write(try await ChildProcess.run(command).output, to: "\(name).bash")
    }
    try folder.write("", to: "text-size.toml")
    let program = Program.sliderd()
    try folder.write(
      """
      PS1='ready> '
      PATH=\(program.folder):$PATH
      cd \(folder.path)
      . ./sliderd.bash
      . ./accessibility-inspector.bash
      """,
      to: "bashrc"
    )
    let shell = Command(
      "/bin/bash",
      ["--rcfile", folder.file("bashrc"), "-i"],
      environment: program.environment
    )
    let terminal = try PseudoTerminal(shell)
    try await terminal.screen.expect("ready> ")
    return terminal
  }
}

extension Command {
  /// The folder of the program.
  fileprivate var folder: String {
    String(executable.prefix(upTo: executable.lastIndex(of: "/") ?? executable.startIndex))
  }
}
