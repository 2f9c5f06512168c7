// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

extension ConfiguredSlider {
  /// Returns the effects of changes. The position is kept in the default file unless a program
  /// reports it or a setting says otherwise.
  func plan(keepingIn usual: StatePath?) throws(Failure) -> ChangeEffects.Plan {
    try [SettingMistake].throwingAll { mistakes in
      effects.check(
        &mistakes,
        stops: nil,
        hasArguments: arguments != nil,
        hasThumbs: slider.presentation.track != nil
      )
    }
    var plan = ChangeEffects.Plan()
    plan.command = effects.command
    plan.command?.arguments = arguments ?? []
    if let seconds = effects.seconds ?? Setting.onChangeTime.defaultValue {
      plan.patience = .seconds(seconds)
    }
    plan.file = file(or: isKeptUsually ? usual : nil)
    plan.speech = effects.speech
    plan.name = slider.presentation.label.flatMap(SpokenText.spoken) ?? id
    return plan
  }

  /// Whether the position is kept in the default file.
  var isKeptUsually: Bool { effects.state == .usual || effects.state == nil && source == nil }

  private func file(or usual: StatePath?) -> StatePath? {
    switch effects.state {
    case .nowhere: nil
    case .file(let path, let flag):
      StatePath(text: path + fileEnding, isNamed: true, flag: flag)
    case .usual, nil: usual
    }
  }
}
