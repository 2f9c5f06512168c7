// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Foundation
import TestFiles
import Testing

@testable import sliderd

/// The default paths for positions.
@Suite struct StatePathTests {
  private func newEffects() -> PanelEffects {
    PanelEffects(logging: false, of: SystemPrograms(), on: .system, clock: SystemClock())
  }

  @Test(arguments: [
    (["HOME": "/h"], "/h/.local/state/sliderd/size"),
    (["HOME": "/h", "XDG_STATE_HOME": "/x"], "/x/sliderd/size"),
    (["HOME": "/h", "XDG_STATE_HOME": "x"], "/h/.local/state/sliderd/size"),
    (["HOME": "/h", "STATE_DIRECTORY": "/var/lib/a:/var/lib/b"], "/var/lib/a/size"),
    (["HOME": "h"], nil), ([:], nil),
  ])
  func `the service's folder takes precedence over the user's`(
    environment: [String: String],
    path: String?
  ) {
    #expect(StatePath.usual(for: "size", environment: environment)?.text == path)
  }

  @Test func `the usual folder is made for its user alone`() throws {
    let folder = try TemporaryFolder()
    let path = StatePath(text: folder.file("state/sliderd/size"), isNamed: false)
    #expect(try newEffects().readings(of: [path])[0].file != nil)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("state/sliderd"))
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test func `if the usual folder can't be made, no position is kept, and one message says so`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write("a file", to: "state")
    let paths = ["size", "tone"].map { folder.file("state/sliderd/\($0)") }
    let effects = newEffects()
    let readings = try effects.readings(of: paths.map { StatePath(text: $0, isNamed: false) })
    #expect(readings.allSatisfy { $0.file == nil && $0.state == nil })
    let reason = "\(folder.file("state/sliderd")): Not a directory"
    let messages = readings.compactMap(\.message).eachOnce
    #expect(messages == [reason + "; the position will not be saved"])
    let failure = #expect(throws: Failure.self) {
      try effects.readings(of: paths.map { StatePath(text: $0, isNamed: true) })
    }
    #expect(failure?.status == .cannotCreate)
  }

  @Test func `a home that doesn't exist isn't made`() throws {
    let folder = try TemporaryFolder()
    let home = folder.file("home")
    let path = StatePath.usual(for: "size", environment: ["HOME": home])
    let message = try newEffects().readings(of: [path])[0].message
    #expect(
      message?.hasPrefix("\(home): No such file or directory; create the home folder") == true
    )
    #expect(!FileManager.default.fileExists(atPath: home))
  }

  /// C2 of the trials by new users.
  @Test(arguments: [
    ("", [StartNotice.unsavedPosition]), ("state = false\n", []), ("state = \"/p\"\n", []),
    ("value_from = [\"sh\"]\n", []),
  ])
  func `without a folder for positions, the user is told, unless none is needed`(
    line: String,
    notices: [StartNotice]
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("[[slider]]\nsteps = 5\n\(line)", to: "a.toml")
    let settings = try Settings(["--config", folder.file("a.toml")], environment: ["HOME": ""])
    #expect(settings.sliders.flatMap(\.warnings).map(\.notice) == notices)
    #expect(try Settings(["--steps", "5"], environment: ["HOME": ""]).sliders[0].warnings.isEmpty)
  }
}
