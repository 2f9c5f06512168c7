// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A file that the user names.
enum InputFile {
  static func contents(of path: String, for flag: String) throws(Failure) -> Data {
    do { return try Data(contentsOf: URL(filePath: path)) } catch {
      throw Failure(status: .noInput, description: "\(flag): can't read \(path): \(error.reason)")
    }
  }
}

/// Where text goes.
enum OutputFile {
  /// Replaces a file as a whole, so that nobody reads half of it. A link is followed. A device or a
  /// pipe is written to, and stays what it is.
  static func write(_ text: String, to path: String, for flag: String) throws(Failure) {
    let file = URL(filePath: path).resolvingSymlinksInPath()
    do {
      if isReplaceable(file) {
        try Data(text.utf8).write(to: file, options: .atomic)
      } else {
        try FileHandle(forWritingTo: file).write(contentsOf: Data(text.utf8))
      }
    } catch {
      throw Failure(
        status: .cannotCreate,
        description: "\(flag): can't write \(path): \(error.reason)"
      )
    }
  }

  /// Whether there is a regular file, or nothing yet.
  private static func isReplaceable(_ file: URL) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    let type = attributes?[.type] as? FileAttributeType
    return type == nil || type == .typeRegular
  }

  /// Writes a line on standard error.
  static func warn(_ message: String) {
    let line = "accessibility-inspector: \(message)\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }

  static func print(_ text: String) throws(Failure) {
    do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch {
      let description = "can't write to standard output: \(error.reason)"
      throw Failure(status: .cannotCreate, description: description)
    }
  }
}

extension Error {
  /// The system's words for the error, if it comes from there.
  fileprivate var reason: String {
    let underlying = (self as NSError).userInfo[NSUnderlyingErrorKey]
    let code = (self as? POSIXError)?.code ?? (underlying as? POSIXError)?.code
    return code.map { String(cString: strerror($0.rawValue)) } ?? localizedDescription
  }
}
