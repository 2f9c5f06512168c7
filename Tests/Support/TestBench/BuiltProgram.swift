// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestFiles

/// A program of this package, built along with the tests.
package enum BuiltProgram {
  /// Returns the path of a program.
  package static func path(_ name: String) -> String {
    folder.appendingPathComponent(name).path
  }

  /// The path of the inspector, which scripts/test builds in its own package.
  package static let inspector = ProjectFile.path("Inspector/.build/debug/accessibility-inspector")

  /// The build puts programs into the folder of the test bundle.
  private static let folder = Bundle(for: TestBundle.self).bundleURL

  private final class TestBundle {}
}
