// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import StepSlider

struct ConfigurationFile {
  let path: String
  private let isPreset: Bool
  private let bytes: [UInt8]
  /// Returns whether a program exists, by name or path.
  private let isProgram = Caller.current.findsProgram

  init(path: String, bytes: [UInt8]) {
    (self.path, isPreset, self.bytes) = (path, false, bytes)
  }

  /// Reads a file, which may be a preset; fails with status 66 if it can't be read.
  init(path: String, isPreset: Bool = false) throws(Failure) {
    (self.path, self.isPreset) = (path, isPreset)
    do { bytes = try readRegularFile(path, upTo: TOMLDocument.maximumByteCount) } catch {
      throw Failure(
        status: .noInput,
        message: "can't read \(SpokenText.printed(path: path)): \(error)"
      )
    }
  }

  /// Reads the file at a path, or else the first in the default folders; `nil` if there is none.
  init?(_ path: String?, environment: [String: String]) throws(Failure) {
    let paths = path.map { [$0] } ?? Self.paths(environment: environment)
    guard let found = paths.first(where: { path != nil || mayExist($0) }) else {
      return nil
    }
    try self.init(path: found)
  }

  /// Returns the searched paths: the user's first, then the system's.
  static func paths(environment: [String: String]) -> [String] {
    let folder = environment.userFolder("XDG_CONFIG_HOME", orAtHome: "/.config")
    return [folder, "/etc"].compactMap(\.self).map { $0 + "/sliderd/sliderd.toml" }
  }

  /// Returns the configuration, unless it has mistakes. Its voice and devices aren't checked.
  func configuration(needsSlider: Bool = false) throws(Failure) -> Configuration {
    let configuration = read(needsSlider: needsSlider)
    try refuse(configuration.mistakes)
    return configuration
  }

  var speech: Layers { Configuration(bytes) { _ in true }.speech }

  /// Checks all that a start with this file alone checks, including its voice, devices and files.
  func checked() -> Configuration { read(needsSlider: true, checksMachine: true) }

  private func read(needsSlider: Bool, checksMachine: Bool = false) -> Configuration {
    Configuration(
      bytes,
      of: path,
      isPreset: isPreset,
      needsSlider: needsSlider,
      checksMachine: checksMachine,
      isProgram: isProgram
    )
  }

  /// Throws a ``Failure`` with status 78 that lists mistakes, if there are any.
  func refuse(_ mistakes: [ConfigurationMistake]) throws(Failure) {
    guard !mistakes.isEmpty else { return }
    throw Failure(status: .badConfiguration, mistakes: mistakes.map { $0.mistake(in: path) })
  }

  var summary: String {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard line.first == UInt8(ascii: "#") else { return "" }
    return SpokenText.cleaned(String(decoding: line.dropFirst(), as: UTF8.self))
  }
}

/// A mistake in a configuration file, with its location.
struct ConfigurationMistake: Error, Hashable {
  let location: SourceLocation
  /// The path of the key, such as `slider[2].names`; empty for the whole file.
  let key: String
  let message: String

  func description(in file: String) -> String { mistake(in: file).line }

  func mistake(in file: String) -> Failure.Mistake {
    Failure.Mistake(in: .key(key, of: file, at: location), message: message)
  }
}

/// A line and column in a file, counting from 1. Columns count Unicode scalars.
struct SourceLocation: Hashable, Comparable {
  let line: Int
  let column: Int

  static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension Failure.Mistake.Subject {
  static func key(_ path: String, of file: String, at location: SourceLocation) -> Self {
    .key(path, file: file, line: location.line, column: location.column)
  }
}
