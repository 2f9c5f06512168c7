// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import DBus
import Foundation
import Notation
import StepSlider

/// The flags of all commands that ask a running sliderd.
struct ClientOptions: ParsableArguments {
  @Option(help: .init("Lines of text, or a JSON object a line.", valueName: "HOW"))
  var output: AnswerFormat = .plain
  @Option(
    help: .init(
      "Where to look: auto is the session's D-Bus, and then the system's.",
      valueName: "WHICH"
    )
  )
  var bus: BusChoice = .auto
  @Option(
    help: .init("Ask the sliderd with this process number, where several run.", valueName: "PID"),
    transform: WholeNumber.read(suchAs: 1234)
  )
  var instance: Int32?

  /// Which sliderd is meant.
  var target: ClientTarget {
    let environment = ProcessInfo.processInfo.environment
    return ClientTarget(bus: bus, instance: instance, environment: environment)
  }
}

/// The flags of commands that change a slider.
struct ChangeOptions: ParsableArguments {
  @OptionGroup var client: ClientOptions
  @Flag(help: "Have the new value said. Without it the change is silent.")
  var say = false

  /// The sliderd that is meant.
  func find() throws(Failure) -> SliderClient { try SliderClient.find(client.target) }

  /// Calls a method that moves one of its sliders, and prints what that is set to now.
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
