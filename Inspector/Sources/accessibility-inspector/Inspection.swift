// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityAudit
import AccessibilityInspector
import AccessibilityTree
import EventLoop
import Foundation

// The inspection of a running program.
extension ScopeOptions {
  func report(
    on name: String,
    in environment: [String: String],
    at gate: Gate
  ) throws(InspectionError) -> Report {
    let (rules, screens, limits) = (try chosenRules(), try screens(), try limits())
    var program = try read(name, environment, limits)
    let tree = try interpreted(program)
    let inspected = InspectedTree(
      tree.root,
      focus: tree.focus,
      origins: tree.origins,
      toolkit: tree.toolkit,
      rules: rules ?? tree.rules,
      screens: screens
    )
    let isProcessID = UInt32(name) != nil && !program.name.isEmpty
    if !isProcessID { program.name = name }
    return Report(of: inspected, from: program, at: gate)
  }

  private func read(
    _ name: String,
    _ environment: [String: String],
    _ limits: (wait: Duration, reading: Duration)
  ) throws(InspectionError) -> ForeignProgram {
    let browser = try AccessibilityBrowser(environment: environment, within: limits.reading)
    let found = try browser.reading(
      ofProgram: name,
      showing: window,
      within: limits.wait,
      limits: ReadingLimits(time: limits.reading)
    )
    guard let found else {
      let names = try browser.programs().map(\.name)
      throw .noProgram(name: name, advice: advice(forMissing: name, among: names))
    }
    if let ambiguity = found.program.ambiguity(of: name) { Files.warn(ambiguity) }
    return found.objects
  }

  private func interpreted(_ program: ForeignProgram) throws(InspectionError) -> ForeignTree {
    let titles = ForeignTree.windows(of: program)
    guard !titles.isEmpty else {
      throw InspectionError(.noInput, "\(SpokenText.cleaned(program.name)) shows no window")
    }
    if let window, !titles.contains(window) {
      throw InspectionError(.noInput, "--window: \(absence(ofWindow: window, among: titles))")
    }
    return ForeignTree(of: program, window: window)
  }
}

/// The files that the user names, and the standard streams.
enum Files {
  /// More than any picture of a screen, or list of findings.
  private static let maximumByteCount = 256 << 20

  static func contents(of path: String, for flag: String) throws(InspectionError) -> Data {
    let bytes: [UInt8]
    do { bytes = try RegularFile.bytes(of: path, upTo: maximumByteCount) } catch {
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
  static func write(_ text: String, to path: String, for flag: String) throws(InspectionError) {
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

  static func print(_ text: String) throws(InspectionError) {
    let data = Data(SpokenText.printed(text).utf8)
    do { try FileHandle.standardOutput.write(contentsOf: data) } catch {
      throw InspectionError(.cannotCreate, "can't write to standard output: \(error.reason)")
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

extension InspectionError {
  static func usage(_ flag: String, _ mistake: String) -> InspectionError {
    InspectionError(.usage, "\(flag): \(mistake)")
  }
}
