// SPDX-License-Identifier: GPL-3.0-or-later

/// How messages name settings: as the user writes them.
enum SettingNaming {
  case flags
  /// As keys of a configuration file.
  case keys

  /// Returns the name of a setting: `--from`, or `from`.
  func name(of setting: any SettingDescription) -> String {
    self == .flags ? setting.flagName : setting.name
  }

  /// Returns a setting with a value: `--by 10`, or `by = 10`.
  func name(of setting: any SettingDescription, set value: String) -> String {
    guard self == .keys else { return "\(setting.flagName) \(value)" }
    let isNumber = value.allSatisfy { $0.isNumber || ".-".contains($0) }
    return "\(setting.name) = \(isNumber ? value : "\"\(value)\"")"
  }
}
