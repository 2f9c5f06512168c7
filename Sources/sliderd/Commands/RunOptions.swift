// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import StepSlider

/// All that can be said of a slider that runs.
struct RunOptions: ParsableArguments {
  @OptionGroup(title: "What can be chosen")
  var stops: StopsOptions
  @OptionGroup(title: "The slider")
  var slider: SliderOptions
  @OptionGroup(title: "Speech")
  var speech: SpeechOptions
  @OptionGroup(title: "Input and output")
  var channels: ChannelOptions
  @OptionGroup(title: "What a change does")
  var effects: EffectOptions
  @OptionGroup(title: "The configuration")
  var configuration: ConfigurationOptions

  /// What the flags ask for, and where they say nothing, the configuration.
  func settings(environment: [String: String]) throws(Failure) -> Settings {
    let file = try configuration.file(environment: environment)
    let configuration = try file?.configuration() ?? Configuration()
    let speech = try speech.request.over(configuration.speech)
      .settingsOfFlags(environment: environment)
    var remarks = [configuration.remark(on: file)].compactMap(\.self)
    return Settings(
      sliders: try sliders(of: configuration, remarks: &remarks),
      speech: speech,
      channels: channels,
      remarks: remarks
    )
  }

  /// The slider that the flags ask for, or those of the configuration.
  private func sliders(
    of configuration: Configuration,
    remarks: inout [String]
  ) throws(Failure) -> [Settings.SliderSetting] {
    let request = slider.request(with: stops)
    let effects = try effects.request()
    guard request.stops.isEmpty, let first = configuration.sliders.first else {
      return [try Self.setting(of: request, effects, &remarks)]
    }
    guard configuration.sliders.count > 1 else {
      let effects = effects.over(first.effects)
      return [try Self.setting(of: request.over(first.request), effects, &remarks)]
    }
    guard request == SliderRequest(), effects == EffectRequest() else { throw Self.manySliders }
    return try configuration.sliders.map { slider throws(Failure) in
      try Self.setting(of: slider.request, slider.effects, &remarks)
    }
  }

  private static let manySliders = Failure(
    status: .usage,
    message: """
      the configuration has several sliders, and it isn't clear which one the flags are for: leave \
      them out, or say what can be chosen, for example with --steps 5
      """
  )

  private static func setting(
    of request: SliderRequest,
    _ effects: EffectRequest,
    _ remarks: inout [String]
  ) throws(Failure) -> Settings.SliderSetting {
    // A wrong slider shall not leave a file behind.
    _ = try request.sliderOfFlags(leftAt: nil)
    let plan = try effects.plan()
    let reading = plan.file?.read()
    if let remark = reading?.remark { remarks.append(remark) }
    return Settings.SliderSetting(
      slider: try request.sliderOfFlags(leftAt: reading?.state),
      effects: plan
    )
  }
}

/// The flag that names the configuration.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: .init(
      "Read this file (default: sliderd/sliderd.toml in ~/.config, then in /etc). Flags win.",
      valueName: "FILE"
    ),
    completion: .configurations
  )
  var config: String?

  /// The file that the flag names, else the one that is found.
  func file(environment: [String: String]) throws(Failure) -> ConfigurationFile? {
    guard let config else { return try ConfigurationFile(environment: environment) }
    return try ConfigurationFile(path: config)
  }
}

extension Configuration {
  /// What the file asks for in vain.
  fileprivate func remark(on file: ConfigurationFile?) -> String? {
    inputs.isEmpty
      ? nil : "\(file?.path ?? ""): devices of [[input]] are not followed yet: use --input"
  }
}
