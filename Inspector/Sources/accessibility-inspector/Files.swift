// SPDX-License-Identifier: GPL-3.0-or-later

// The files that the user names, and the standard streams.

import AccessibilityInspector
import AccessibilityTree
import EventLoop
import Foundation

/// More than any picture of a screen, or list of findings.
private let maximumByteCount = 256 << 20

/// Reads a file that the user names with a flag.
func readFile(at path: String, for flag: String) throws(InspectionError) -> Data {
  let bytes: [UInt8]
  do { bytes = try readRegularFile(path, upTo: maximumByteCount) } catch {
    throw InspectionError(.noInput, "\(flag): can't read \(path): \(error)")
  }
  guard bytes.count <= maximumByteCount else {
    let reason = "it is larger than \(maximumByteCount >> 20) MiB"
    throw InspectionError(.noInput, "\(flag): can't read \(path): \(reason)")
  }
  return Data(bytes)
}

/// Replaces a file as a whole, so that nobody reads half of it. A link is followed. A device or a
/// pipe is written to, and stays what it is.
func writeFile(_ text: String, at path: String, for flag: String) throws(InspectionError) {
  let file = URL(filePath: path).resolvingSymlinksInPath()
  let data = Data(SpokenText.printed(text).utf8)
  do {
    if isReplaceable(file) {
      try data.write(to: file, options: .atomic)
    } else {
      try handle(forWritingTo: file.path).write(contentsOf: data)
    }
  } catch {
    throw InspectionError(.cannotCreate, "\(flag): can't write \(path): \(error.reason)")
  }
}

/// Opens a device, or a pipe that somebody reads. For one that nobody reads, `open` would wait.
private func handle(forWritingTo path: String) throws -> FileHandle {
  let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
  guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
  return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
}

/// Whether there is a regular file, or nothing yet.
private func isReplaceable(_ file: URL) -> Bool {
  let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
  let type = attributes?[.type] as? FileAttributeType
  return type == nil || type == .typeRegular
}

/// Writes a line on standard error.
func warn(_ message: String) {
  let line = SpokenText.printed("accessibility-inspector: \(message)\n")
  try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
}

/// Writes text on standard output.
func printText(_ text: String) throws(InspectionError) {
  let data = Data(SpokenText.printed(text).utf8)
  do { try FileHandle.standardOutput.write(contentsOf: data) } catch {
    throw InspectionError(.cannotCreate, "can't write to standard output: \(error.reason)")
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

extension InspectionError {
  static func usage(_ flag: String, _ mistake: String) -> InspectionError {
    InspectionError(.usage, "\(flag): \(mistake)")
  }
}
