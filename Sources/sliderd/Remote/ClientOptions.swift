// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import DBus
import Notation
import StepSlider

/// The flags of all commands that talk to a running sliderd.
struct ClientOptions: ParsableArguments {
  @Option(.answers) var output: AnswerFormat
  @Option(.busOfClient) var bus: BusChoice
  @Option(.instance) var instance: Given<Int32>?
  @OptionGroup var errors: ErrorOptions

  /// The sliderd to talk to.
  func target() throws(Failure) -> ClientTarget {
    let environment = Caller.current.environment
    let instance = try instance?.value(of: .instance)
    return ClientTarget(bus: bus, instance: instance, environment: environment)
  }
}

/// The flags of commands that change a slider.
struct ChangeOptions: ParsableArguments {
  @OptionGroup var client: ClientOptions
  @Flag(.say) var say: Bool

  /// Finds the sliderd to talk to.
  func find() throws(Failure) -> SliderClient { try SliderClient.find(client.target()) }

  /// Calls a method that moves a slider, and prints the slider's new value.
  func move(
    _ method: String,
    _ arguments: [DBusValue] = [],
    id: String?,
    of sliders: SliderClient
  ) throws(Failure) {
    let slider = try sliders.sliders.only(id)
    let answer = try sliders.call(method, arguments, of: slider)
    if say { _ = try sliders.call("Say", of: slider) }
    let text = answer.last?.text ?? ""
    let object: JSONValue = .object([
      "id": .string(slider.id), "moved": .flag(answer.first == .boolean(true)),
      "text": .string(text),
    ])
    try client.output.print(SpokenText.cleaned(text), object)
  }
}

extension CompletionKind {
  /// Completes the IDs of running sliders.
  static var runningSliders: Self {
    .custom { _, _, _ in
      let environment = Caller.current.environment
      let target = ClientTarget(bus: .auto, instance: nil, environment: environment)
      return (try? SliderClient.find(target))?.sliders.map(\.id) ?? []
    }
  }
}
