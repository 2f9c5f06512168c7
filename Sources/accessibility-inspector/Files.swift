// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A file that the user names.
enum InputFile {
  static func contents(of path: String, for flag: String) throws(Failure) -> Data {
    do { return try Data(contentsOf: URL(filePath: path)) } catch {
      throw Failure(status: .noInput, description: "\(flag): can't read \(path)")
    }
  }
}

/// Where text goes.
enum OutputFile {
  /// Replaces a file as a whole, so that nobody reads half of it.
  static func write(_ text: String, to path: String, for flag: String) throws(Failure) {
    do { try Data(text.utf8).write(to: URL(filePath: path), options: .atomic) } catch {
      throw Failure(status: .cannotCreate, description: "\(flag): can't write \(path)")
    }
  }

  static func print(_ text: String) throws(Failure) {
    do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch {
      throw Failure(status: .cannotCreate, description: "can't write to standard output")
    }
  }
}
