// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Foundation
import Spelling
import StepSlider

struct ConfigurationFile {
  let path: String
  private let isPreset: Bool
  private let bytes: [UInt8]
  /// Whether the file is one of this machine, where what it names is looked up.
  private let isThere: Bool
  private let isProgram = Caller.current.findsProgram

  init(path: String, bytes: [UInt8]) {
    (self.path, isPreset, self.bytes, isThere) = (path, false, bytes, false)
  }

  /// Reads a file, which may be a preset; fails with status 66 if it can't be read.
  init(path: String, isPreset: Bool = false) throws(Failure) {
    (self.path, self.isPreset, isThere) = (path, isPreset, true)
    guard !path.isEmpty else {
      throw Failure(message: path.mistake(expecting: "the path of a file"))
    }
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
    guard let found = paths.first(where: { path != nil || mayExist($0) }) else { return nil }
    try self.init(path: found)
  }

  /// Returns the searched paths: the user's first, then the system's.
  static func paths(environment: [String: String]) -> [String] {
    let folder = environment.userFolder("XDG_CONFIG_HOME", orAtHome: "/.config")
    return [folder, "/etc"].compactMap(\.self).map { $0 + "/sliderd/sliderd.toml" }
  }

  /// Returns the configuration, unless it has mistakes in what is used.
  func configuration(
    needsSlider: Bool = false,
    using isUsed: (any SettingDescription) -> Bool = { _ in true }
  ) throws(Failure) -> Configuration {
    let configuration = checked(needsSlider: needsSlider, using: isUsed)
    try refuse(configuration.mistakes)
    return configuration
  }

  var speech: Layers { Configuration(bytes) { _ in true }.speech }

  /// Checks all that a start checks; by default, of a start with this file alone.
  func checked(
    needsSlider: Bool = true,
    using isUsed: (any SettingDescription) -> Bool = { _ in true }
  ) -> Configuration {
    Configuration(
      bytes,
      of: path,
      isPreset: isPreset,
      needsSlider: needsSlider,
      onMachine: { isThere && isUsed($0) },
      isProgram: isProgram
    )
  }

  /// Throws a ``Failure`` that lists mistakes, if there are any. Its status is 78, or 66 if only
  /// devices are missing, so that a service tries again.
  func refuse(_ mistakes: [ConfigurationMistake]) throws(Failure) {
    guard !mistakes.isEmpty else { return }
    let status = mistakes.first { $0.status != .noInput }?.status ?? .noInput
    throw Failure(status: status, mistakes: mistakes.map { $0.mistake(in: path) })
  }

  var summary: String {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard line.first == UInt8(ascii: "#") else { return "" }
    return SpokenText.cleaned(String(decoding: line.dropFirst(), as: UTF8.self))
  }
}

struct ConfigurationMistake: Error, Hashable {
  let location: SourceLocation
  /// The path of the key, such as `slider[2].names`; empty for the whole file.
  let key: String
  let message: String
  var status = ExitStatus.badConfiguration

  func mistake(in file: String) -> Failure.Mistake {
    Failure.Mistake(in: .key(key, file: file, at: location), message: message)
  }
}

/// A ready-made configuration, used by its name.
struct Preset {
  let name: String
  let path: String

  func file() throws(Failure) -> ConfigurationFile {
    try ConfigurationFile(path: path, isPreset: true)
  }

  /// Returns what the preset does, the problems that keep it from working, and its sliders.
  func appraisal() -> (summary: String, problems: [String], sliders: [ConfiguredSlider]) {
    do {
      let file = try file()
      let configuration = file.checked()
      let problems = configuration.mistakes.map(\.message).eachOnce
      return (file.summary, problems, configuration.sliders)
    } catch { return ("", [error.message], []) }
  }
}

// The folders with ready-made configurations, in search order.
extension Preset {
  /// Returns the user's, the administrator's, the program's and the system's folders (XDG Base
  /// Directory Specification). The program's path has no symbolic links.
  static func folders(
    environment: [String: String] = Caller.current.environment,
    executable: String? = Caller.current.executable
  ) -> [String] {
    let user = [environment.userFolder("XDG_CONFIG_HOME", orAtHome: "/.config")].compactMap(\.self)
    let data = [environment.userFolder("XDG_DATA_HOME", orAtHome: "/.local/share")]
    let named = (environment["XDG_DATA_DIRS"] ?? "").split(separator: ":").map(String.init)
      .filter { $0.hasPrefix("/") }
    let system = named.isEmpty ? ["/usr/local/share", "/usr/share"] : named
    let others = (user + ["/etc"] + data.compactMap(\.self)).map { $0 + "/sliderd/presets" }
    let own = executable.map(Self.folders(of:)) ?? []
    return others + own + system.map { $0 + "/sliderd/presets" }
  }

  /// Returns the program's own folders: in its source tree, and next to an installed program.
  private static func folders(of executable: String) -> [String] {
    let folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
    let installed = folder.appending(path: "../share/sliderd/presets").standardized.path
    let source = executable.range(of: "/.build/", options: .backwards)
      .map { String(executable[..<$0.lowerBound]) + "/config/presets" }
    return [source, installed].compactMap(\.self)
  }

  /// Returns all presets, sorted by name. Of a repeated name, the first folder's counts.
  static func all(in folders: [String] = folders()) -> [Preset] {
    var paths: [String: String] = [:]
    for folder in folders.reversed() {
      for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        let name = String(file.dropLast(".toml".count))
        guard file.hasSuffix(".toml"), name.isIdentity else { continue }
        paths[name] = folder + "/" + file
      }
    }
    return paths.map(Preset.init).sorted { $0.name < $1.name }
  }

  /// The message that there are no presets at all.
  static var noneFound: String {
    let list = folders().map { SpokenText.printed(path: $0) }.joined(separator: ", ")
    return "no presets found in \(list)"
  }

  /// Returns the preset with a name. The status of a failure is 64 for an invalid name, or else 66.
  static func named(_ name: String) throws(Failure) -> Preset {
    guard name.isIdentity else {
      let rule = "a preset name; use --config for a file"
      throw .flag(Setting.preset, name.mistake(expecting: rule))
    }
    let presets = all()
    if let preset = presets.first(where: { $0.name == name }) { return preset }
    let similar = name.nearest(of: presets.map(\.name)).map { "did you mean \($0)?" }
    let advice = similar ?? "run \"sliderd presets\" to list all presets"
    let message = presets.isEmpty ? noneFound : advice
    throw .flag(Setting.preset, "unknown preset \"\(name)\"; \(message)", .noInput)
  }
}
