// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import StepSlider

/// A configuration file and its content.
struct ConfigurationFile {
  /// The path, for error messages.
  let path: String
  private let isPreset: Bool
  private let bytes: [UInt8]
  /// Returns whether a program exists, by name or path.
  private let isProgram = Caller.current.findsProgram

  /// Creates a file from its content, without the disk.
  init(path: String, bytes: [UInt8]) {
    (self.path, isPreset, self.bytes) = (path, false, bytes)
  }

  /// Reads a file, which may be a preset.
  ///
  /// - Throws: A ``Failure`` with status 66 if the file is missing or can't be read.
  init(path: String, isPreset: Bool = false) throws(Failure) {
    (self.path, self.isPreset) = (path, isPreset)
    do { bytes = try RegularFile.bytes(of: path, upTo: TOMLParser.maximumByteCount) } catch {
      throw Failure(status: .noInput, message: "can't read \(path): \(error)")
    }
  }

  /// Reads the first file that exists; returns `nil` if there is none.
  init?(environment: [String: String]) throws(Failure) {
    let paths = Self.paths(environment: environment)
    guard let path = paths.first(where: { access($0, F_OK) == 0 }) else { return nil }
    try self.init(path: path)
  }

  /// Returns the file at a path, or else the one found in the default folders.
  static func named(
    _ path: String?,
    environment: [String: String]
  ) throws(Failure) -> ConfigurationFile? {
    guard let path else { return try ConfigurationFile(environment: environment) }
    return try ConfigurationFile(path: path)
  }

  /// Returns the searched paths: the user's first, then the system's.
  static func paths(environment: [String: String]) -> [String] {
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/.config" : nil }
    // The specification says to ignore a path that doesn't begin with a slash (XDG Base Directory
    // Specification).
    let folder = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home
    return [folder, "/etc"].compactMap(\.self).map { $0 + "/sliderd/sliderd.toml" }
  }

  /// Returns the configuration, without checking that its voice and its devices exist.
  ///
  /// - Parameter needsSlider: Whether there is no other slider.
  /// - Returns: The configuration.
  /// - Throws: A ``Failure`` with status 78 that lists all mistakes.
  func configuration(needsSlider: Bool = false) throws(Failure) -> Configuration {
    let reading = ConfigurationReading(
      bytes,
      isPreset: isPreset,
      needsSlider: needsSlider,
      isProgram: isProgram
    )
    try refuse(reading.mistakes)
    var configuration = reading.configuration
    for index in configuration.sliders.indices {
      let warnings = configuration.sliders[index].warnings
      configuration.sliders[index].warnings = warnings.map { $0.located(in: path) }
    }
    return configuration
  }

  /// The speech settings, as far as they can be read.
  var speech: Layers {
    ConfigurationReading(bytes, isProgram: { _ in true }).configuration.speech
  }

  /// Returns everything that can be checked without running the configuration, including its
  /// voice, devices and files. What it refuses, a start with this file alone refuses too.
  func checked() -> ConfigurationReading {
    ConfigurationReading(
      bytes,
      isPreset: isPreset,
      needsSlider: true,
      on: .ofThisMachine,
      isProgram: isProgram
    )
  }

  /// Rejects a file with mistakes.
  ///
  /// - Throws: A ``Failure`` with status 78 that lists them, if there are any.
  func refuse(_ mistakes: [ConfigurationMistake]) throws(Failure) {
    guard !mistakes.isEmpty else { return }
    throw Failure(status: .badConfiguration, mistakes: mistakes.map { $0.mistake(in: path) })
  }

  /// The first line, if it is a comment.
  var summary: String {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard line.first == UInt8(ascii: "#") else { return "" }
    return SpokenText.cleaned(String(decoding: line.dropFirst(), as: UTF8.self))
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
