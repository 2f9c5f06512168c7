// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityAudit
import AccessibilityInspector
import AccessibilityTree
import EventLoop
import Foundation

/// An inspection of a running program.
struct Inspection {
  /// The rules to check; `nil` for those that suit another program.
  let rules: Set<AuditRule>?
  let screens: [LayoutRect]
  /// The title of the windows to inspect; `nil` for all.
  let window: String?
  let limits: (wait: Duration, reading: Duration)

  /// Returns the names of the programs on the bus.
  static func programs(in environment: [String: String]) throws(Failure) -> [String] {
    do throws(InspectionError) {
      return try AccessibilityBrowser(environment: environment).programs().map(\.name)
    } catch {
      throw Failure(error)
    }
  }

  func report(
    on name: String,
    in environment: [String: String],
    at gate: Gate
  ) throws(Failure) -> Report {
    var program = try read(name, environment)
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
    _ environment: [String: String]
  ) throws(Failure) -> ForeignProgram {
    do throws(InspectionError) {
      let browser = try AccessibilityBrowser(environment: environment, within: limits.reading)
      let found = try browser.reading(
        ofProgram: name,
        showing: window,
        within: limits.wait,
        limits: ReadingLimits(time: limits.reading)
      )
      guard let found else {
        let names = try browser.programs().map(\.name)
        let advice = advice(forMissing: name, among: names)
        throw .noProgram(name: name, advice: advice)
      }
      if let ambiguity = found.program.ambiguity(of: name) { Files.warn(ambiguity) }
      return found.objects
    } catch {
      throw Failure(error)
    }
  }

  private func interpreted(_ program: ForeignProgram) throws(Failure) -> ForeignTree {
    let titles = ForeignTree.windows(of: program)
    guard !titles.isEmpty else {
      let description = "\(SpokenText.cleaned(program.name)) shows no window"
      throw Failure(status: .noInput, description: description)
    }
    if let window, !titles.contains(window) {
      let absence = absence(ofWindow: window, among: titles)
      throw Failure(status: .noInput, description: "--window: \(absence)")
    }
    return ForeignTree(of: program, window: window)
  }
}

/// The files that the user names, and the standard streams.
enum Files {
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

/// The exit status of the program, after `sysexits.h`. As with linters, 1 means that there are
/// findings.
enum ExitStatus: Int32, CaseIterable {
  case done = 0
  case findings = 1
  case usage = 64
  case badInput = 65
  case noInput = 66
  case noBus = 69
  case cannotCreate = 73
  case notAnswering = 75
}

/// The reason the program fails.
struct Failure: Error {
  let status: ExitStatus
  let description: String

  static func usage(_ flag: String, _ mistake: String) -> Failure {
    Failure(status: .usage, description: "\(flag): \(mistake)")
  }
}

extension Failure {
  init(_ error: InspectionError) {
    let status: ExitStatus =
      switch error {
      case .noBus: .noBus
      case .noProgram: .noInput
      case .notAnswering, .vanished: .notAnswering
      }
    self.init(status: status, description: error.description)
  }
}
