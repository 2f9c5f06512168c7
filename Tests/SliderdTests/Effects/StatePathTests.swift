// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import sliderd

/// The default paths for positions.
@Suite struct StatePathTests {
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
}
