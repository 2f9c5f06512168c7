// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Spelling
import StepSlider

/// A ready-made configuration, used by its name.
struct Preset: Equatable {
  /// The extension of preset files.
  static let ending = ".toml"

  let name: String
  let path: String

  /// Reads the preset's file.
  func file() throws(Failure) -> ConfigurationFile {
    try ConfigurationFile(path: path, isPreset: true)
  }

  /// Returns what its file shows about the preset.
  func appraisal() -> PresetAppraisal {
    do {
      let file = try file()
      let reading = file.checked()
      return PresetAppraisal(
        preset: self,
        summary: file.summary,
        problems: reading.mistakes.map(\.message).eachOnce,
        sliders: reading.configuration.sliders.map(Settings.SliderSetting.init)
      )
    } catch {
      return PresetAppraisal(preset: self, summary: "", problems: [error.message], sliders: [])
    }
  }
}

/// What a preset does, and whether it works here.
struct PresetAppraisal {
  let preset: Preset
  let summary: String
  /// The problems that keep it from working, without duplicates.
  var problems: [String]
  /// Its sliders, whose programs can be asked for the current setting.
  let sliders: [Settings.SliderSetting]
}

extension Settings.SliderSetting {
  /// Creates what is needed to ask for the current setting.
  fileprivate init(_ configured: ConfiguredSlider) {
    self.init(
      slider: configured.slider,
      isStartFixed: false,
      effects: ChangeEffects.Plan(),
      source: configured.source
    )
  }
}

/// The folders with ready-made configurations, in search order.
struct PresetFolders: Equatable {
  let paths: [String]

  init(paths: [String]) { self.paths = paths }

  /// Creates the list of folders: the user's and the administrator's, then those of the program,
  /// then the system's (XDG Base Directory Specification).
  ///
  /// - Parameters:
  ///   - environment: The environment.
  ///   - executable: The path of the program, without symbolic links.
  init(environment: [String: String], executable: String?) {
    func folders(_ name: String, or others: [String]) -> [String] {
      let named = (environment[name] ?? "").split(separator: ":").map(String.init)
        .filter { $0.hasPrefix("/") }
      return named.isEmpty ? others : named
    }
    let home = [environment["HOME"]].compactMap(\.self).filter { $0.hasPrefix("/") }
    let user = folders("XDG_CONFIG_HOME", or: home.map { $0 + "/.config" }).prefix(1)
    let userData = folders("XDG_DATA_HOME", or: home.map { $0 + "/.local/share" }).prefix(1)
    let system = folders("XDG_DATA_DIRS", or: ["/usr/local/share", "/usr/share"])
    let others = (user + ["/etc"] + userData).map { $0 + "/sliderd/presets" }
    let own = executable.map(Self.folders(of:)) ?? []
    paths = others + own + system.map { $0 + "/sliderd/presets" }
  }

  /// The folders of the current caller.
  static var current: PresetFolders {
    PresetFolders(
      environment: Caller.current.environment,
      executable: Caller.current.executable
    )
  }

  /// Returns the folders with the program's own presets: in the source tree it was built from, and
  /// next to an installed program.
  private static func folders(of executable: String) -> [String] {
    let folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
    let installed = folder.appending(path: "../share/sliderd/presets").standardized.path
    let source = executable.range(of: "/.build/", options: .backwards)
      .map { String(executable[..<$0.lowerBound]) + "/config/presets" }
    return [source, installed].compactMap(\.self)
  }

  /// Returns all presets, sorted by name. For a repeated name, the first folder takes precedence.
  func presets() -> [Preset] {
    var paths: [String: String] = [:]
    for folder in self.paths.reversed() {
      for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        let name = String(file.dropLast(Preset.ending.count))
        guard file.hasSuffix(Preset.ending), name.isIdentity else { continue }
        paths[name] = folder + "/" + file
      }
    }
    return paths.map(Preset.init).sorted { $0.name < $1.name }
  }

  /// Returns the preset with a name.
  ///
  /// - Throws: A ``Failure`` with status 64 if the name is invalid, or with 66 if there is no such
  ///   preset.
  func preset(named name: String) throws(Failure) -> Preset {
    guard name.isIdentity else {
      let rule = "a preset name; use --config for a file"
      throw .usage(.preset, name.mistake(expecting: rule))
    }
    let presets = presets()
    if let preset = presets.first(where: { $0.name == name }) { return preset }
    let message = name.isNoPreset(of: presets.map(\.name))
    let flag = Setting.preset.flagName
    throw Failure(status: .noInput, mistakes: [.init(in: .flags([flag]), message: message)])
  }
}

extension String {
  /// Returns the message that there is no preset with this name, and how to find one.
  fileprivate func isNoPreset(of names: [String]) -> String {
    guard !names.isEmpty else { return "unknown preset \"\(self)\"; no presets found" }
    let advice =
      nearest(of: names).map { "did you mean \($0)?" }
      ?? "run \"sliderd presets\" to list all presets"
    return "unknown preset \"\(self)\"; \(advice)"
  }
}
