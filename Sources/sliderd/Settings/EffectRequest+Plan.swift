// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

extension EffectRequest {
  /// What a slider's changes are to do; the position is kept in the usual place if nothing says
  /// otherwise, and if there is no program that tells it anyway.
  func plan(for slider: SliderRequest, keepingIn usual: StatePlace?) throws(Failure)
    -> ChangeEffects.Plan
  {
    var mistakes: [SettingMistake] = []
    check(&mistakes, stops: nil, hasArguments: slider.arguments != nil)
    try mistakes.throwFirst()
    var command = command
    command?.arguments = slider.arguments ?? []
    return ChangeEffects.Plan(
      command: command,
      patience: .seconds(seconds ?? 10),
      place: place(or: slider.source == nil || state == .usual ? usual : nil),
      speech: speech,
      name: slider.label.flatMap(SpokenText.spoken) ?? slider.id
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
