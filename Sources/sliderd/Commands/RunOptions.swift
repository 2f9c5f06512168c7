// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Glibc
import StepSlider
import StepSliderEvdev

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
    let sliders = try sliders(of: configuration, environment)
    return Settings(
      sliders: sliders,
      speech: speech,
      inputs: try channels.inputPlan(
        isTerminal: isatty(STDIN_FILENO) == 1,
        configured: configuration.inputs.map { InputPlan.Device($0, of: file?.path ?? "") }
      ),
      channels: channels,
      file: file?.path
    )
  }

  /// The slider that the flags ask for, or those of the configuration.
  private func sliders(
    of configuration: Configuration,
    _ environment: [String: String]
  ) throws(Failure) -> [Settings.SliderSetting] {
    let request = slider.request(with: stops)
    let effects = try effects.request()
    guard request.stops.isEmpty, !configuration.sliders.isEmpty else {
      return [try Self.setting(of: request, effects, keepingIn: nil)]
    }
    let isForOne = request != SliderRequest() || !effects.fitsAll
    guard configuration.sliders.count == 1 || !isForOne else { throw Self.manySliders }
    return try configuration.sliders.map { slider throws(Failure) in
      let id = slider.slider.presentation.id
      return try Self.setting(
        of: request,
        over: slider.request,
        effects.over(slider.effects),
        keepingIn: StatePlace.usual(for: id, environment: environment)
      )
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
    over other: SliderRequest? = nil,
    _ effects: EffectRequest,
    keepingIn usual: StatePlace?
  ) throws(Failure) -> Settings.SliderSetting {
    Settings.SliderSetting(
      slider: try (other.map(request.over) ?? request).sliderOfFlags(),
      isStartFixed: request.stops.value != nil,
      effects: try effects.plan(keepingIn: usual)
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

extension InputPlan.Device {
  /// A device of a configuration.
  fileprivate init(_ input: InputDevice, of file: String) {
    self.init(
      path: input.device,
      bindings: input.bindings ?? .standard,
      grabs: input.isGrabbed,
      label: input.label,
      origin: (file, input.place, input.key)
    )
  }
}
