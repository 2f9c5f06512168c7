// SPDX-License-Identifier: GPL-3.0-or-later

extension EffectRequest {
  /// What is to be done; a file for the position becomes one's own.
  func plan() throws(Failure) -> ChangeEffects.Plan {
    var mistakes: [SettingMistake] = []
    check(&mistakes)
    try mistakes.throwFirst()
    return ChangeEffects.Plan(
      command: command,
      patience: .seconds(seconds ?? 10),
      file: try state.map { path throws(Failure) in try StateFile(path: path) }
    )
  }
}
