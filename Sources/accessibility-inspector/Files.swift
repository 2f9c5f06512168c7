// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityTree
import EventLoop
import Foundation

/// A file that the user names.
enum InputFile {
  /// More than any picture of a screen, or list of findings.
  private static let maximumByteCount = 256 << 20

  static func contents(of path: String, for flag: String) throws(Failure) -> Data {
    let bytes: [UInt8]
    do { bytes = try RegularFile.bytes(of: path, upTo: maximumByteCount) } catch {
      throw Failure(status: .noInput, description: "\(flag): can't read \(path): \(error)")
    }
    guard bytes.count <= maximumByteCount else {
      let reason = "it is larger than \(maximumByteCount >> 20) MiB"
      throw Failure(status: .noInput, description: "\(flag): can't read \(path): \(reason)")
    }
    return Data(bytes)
  }
}

/// Where text goes.
enum OutputFile {
  /// Replaces a file as a whole, so that nobody reads half of it. A link is followed. A device or a
  /// pipe is written to, and stays what it is.
  static func write(_ text: String, to path: String, for flag: String) throws(Failure) {
    let file = URL(filePath: path).resolvingSymlinksInPath()
    let data = Data(SpokenText.printed(text).utf8)
    do {
      if isReplaceable(file) {
        try data.write(to: file, options: .atomic)
      } else {
        try handle(forWritingTo: file.path).write(contentsOf: data)
      }
    } catch {
      throw Failure(
        status: .cannotCreate,
        description: "\(flag): can't write \(path): \(error.reason)"
      )
    }
  }

  /// Opens a device, or a pipe that somebody reads. For one that nobody reads, `open` would wait.
  private static func handle(forWritingTo path: String) throws -> FileHandle {
    let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Whether there is a regular file, or nothing yet.
  private static func isReplaceable(_ file: URL) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    let type = attributes?[.type] as? FileAttributeType
    return type == nil || type == .typeRegular
  }

  /// Writes a line on standard error.
  static func warn(_ message: String) {
    let line = SpokenText.printed("accessibility-inspector: \(message)\n")
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }

  static func print(_ text: String) throws(Failure) {
    let data = Data(SpokenText.printed(text).utf8)
    do { try FileHandle.standardOutput.write(contentsOf: data) } catch {
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
