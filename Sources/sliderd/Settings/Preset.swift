// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Spelling

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
    } catch {
      return ("", [error.message], [])
    }
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
    let message = presets.isEmpty ? "no presets found" : advice
    throw .flag(Setting.preset, "unknown preset \"\(name)\"; \(message)", .noInput)
  }
}
