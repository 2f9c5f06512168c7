// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Notation
import StepSlider
import StepSliderSpeech

/// The file with the configuration, as it was found.
struct ConfigurationFile {
  /// The path, for mistakes.
  let path: String
  private let isPreset: Bool
  private let bytes: [UInt8]

  /// Reads a file, which may be a preset.
  ///
  /// - Throws: A ``Failure`` with the status 66 if it isn't there or can't be read.
  init(path: String, isPreset: Bool = false) throws(Failure) {
    (self.path, self.isPreset) = (path, isPreset)
    do { bytes = try Self.read(path) } catch {
      throw Failure(status: .noInput, message: "\(path) can't be read: \(error)")
    }
  }

  /// The file that is there of those that are looked for; `nil` if none is.
  init?(environment: [String: String]) throws(Failure) {
    let paths = Self.paths(environment: environment)
    guard let path = paths.first(where: { access($0, F_OK) == 0 }) else { return nil }
    try self.init(path: path)
  }

  /// Where a file is looked for: the user's, then the system's.
  static func paths(environment: [String: String]) -> [String] {
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/.config" : nil }
    // A path that doesn't begin with / is to be ignored (XDG Base Directory Specification).
    let folder = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home
    return [folder, "/etc"].compactMap(\.self).map { $0 + "/sliderd/sliderd.toml" }
  }

  /// What the file asks for. Whether its voice is there is left to whoever speaks.
  ///
  /// - Throws: A ``Failure`` with the status 78 that lists all mistakes.
  func configuration() throws(Failure) -> Configuration {
    let reading = ConfigurationReading(bytes, isPreset: isPreset) { ProgramSearch.isThere($0) }
    try refuse(reading.mistakes)
    return reading.configuration
  }

  /// All that can be known of the file without running it, of its voice too.
  func checked() -> ConfigurationReading {
    ConfigurationReading(bytes, isPreset: isPreset, voiceMistake: Self.voiceMistake) {
      ProgramSearch.isThere($0)
    }
  }

  /// Lists mistakes.
  ///
  /// - Throws: A ``Failure`` with the status 78 if there are any.
  func refuse(_ mistakes: [ConfigurationMistake]) throws(Failure) {
    guard !mistakes.isEmpty else { return }
    let list = mistakes.map { $0.description(in: path) }.joined(separator: "\n")
    let count = mistakes.count.counted("mistake")
    throw Failure(status: .badConfiguration, message: "\(path) has \(count):\n\(list)")
  }

  /// What the first line says, if it is a comment.
  var summary: String {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard line.first == UInt8(ascii: "#") else { return "" }
    return SpokenText.cleaned(String(decoding: line.dropFirst(), as: UTF8.self))
  }

  private static func voiceMistake(_ name: String) -> String? {
    do throws(SpeechError) {
      try VoiceCatalog.check(name)
      return nil
    } catch {
      return error.message
    }
  }

  /// Reads no more of a file than there is use for.
  private static func read(_ path: String) throws(SystemMessage) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemMessage() }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= TOMLParser.maximumByteCount {
      let count = Glibc.read(descriptor, &piece, piece.count)
      guard count >= 0 else { throw SystemMessage() }
      guard count > 0 else { break }
      bytes += piece.prefix(count)
    }
    return bytes
  }
}

/// The system's words for what went wrong last.
private struct SystemMessage: Error, CustomStringConvertible {
  let description = String(cString: strerror(errno))
}
