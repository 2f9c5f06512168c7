// SPDX-License-Identifier: GPL-3.0-or-later

extension EffectRequest {
  /// What is to be done; the position is kept in the usual place if nothing says otherwise.
  func plan(keepingIn usual: StatePlace?) throws(Failure) -> ChangeEffects.Plan {
    var mistakes: [SettingMistake] = []
    check(&mistakes)
    try mistakes.throwFirst()
    return ChangeEffects.Plan(
      command: command,
      patience: .seconds(seconds ?? 10),
      place: place(or: usual)
    )
  }

  private func place(or usual: StatePlace?) -> StatePlace? {
    switch state {
    case .nowhere: nil
    case .file(let path): StatePlace(path: path, isNamed: true)
    case .usual, nil: usual
    }
  }
}
