// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import DBus
import Notation
import StepSlider

extension Sliderd {
  /// The commands that read and change running sliders.
  static let ofRunningSliders: [any Command.Type] = [
    Get.self, SetStop.self, Step<Up>.self, Step<Down>.self,
  ]
}

struct Get: Command {
  static let configuration = CommandConfiguration(
    commandName: "get",
    abstract: "Print the value or another property of a running slider.",
    usage: "sliderd get [ID] [PROPERTY] [--all] [--output json]",
    discussion: """
      Example: sliderd get text-size text

      Without PROPERTY, it prints the value in the form that --value takes, or "not set". The line \
      is empty if there is nothing of the kind, such as a name or a unit. The ID is \
      required if there are several sliders. The exit code is 66 if no sliderd is running.
      """
  )

  @Argument(
    help: .init(
      "The slider's ID, and one of \(Self.propertyNames.joined(separator: ", ")).",
      valueName: "id-and-property"
    ),
    completion: .runningSliders
  )
  var words: [String] = []
  @OptionGroup var flags: FlagGroup<Get>

  static func run(_ arguments: ArgumentReading) throws(Failure) {
    let showsAll = arguments.flags[Setting.all] == true
    guard arguments.words.count <= (showsAll ? 0 : 2) else {
      let rule = "too many arguments; expected an ID and a property"
      throw Failure(message: showsAll ? "--all takes no ID or property" : rule)
    }
    let output = Layers(arguments.flags).value(of: Setting.answers)
    let sliders = try SliderClient.find(ClientTarget(arguments.flags)).sliders
    guard !showsAll else {
      for slider in sliders {
        let texts = ["Id", "Value", "Text"].map { SpokenText.cleaned(slider.words(for: $0)) }
        try output.print(texts.joined(separator: "\t"), slider.object())
      }
      return
    }
    let (id, word) = try meaning(of: arguments.words, among: sliders)
    let slider = try sliders.only(id)
    let property = try word.map(property)
    let words = SpokenText.cleaned(slider.words(for: property ?? "Value"))
    let object = property.map { slider.object([$0]) } ?? slider.object()
    try output.print(words, object)
  }

  /// Interprets a single word as a slider, or else as a property of the only slider.
  static func meaning(
    of words: [String],
    among sliders: [RunningSlider]
  ) throws(Failure) -> (id: String?, property: String?) {
    guard words.count == 1, let word = words.first else {
      return (words.first, words.dropFirst().first)
    }
    if sliders.contains(where: { $0.id == word }) { return (word, nil) }
    if (try? property(word)) != nil { return (nil, word) }
    _ = try sliders.only(word)
    return (word, nil)
  }

  private static func property(_ word: String) throws(Failure) -> String {
    let names = SliderTree.propertyNames
    guard let name = names.first(where: { $0.lowercased() == word.lowercased() }) else {
      let help = "run \"sliderd get --help\" to list all properties"
      let advice = word.lowercased().advice(from: propertyNames, orElse: help)
      let name = SpokenText.cleaned(word)
      throw Failure(message: "unknown property \"\(name)\"; \(advice)")
    }
    return name
  }

  private static var propertyNames: [String] { SliderTree.propertyNames.map { $0.lowercased() } }
}

struct SetStop: Command {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Set a running slider to a stop; silent without --say.",
    usage: "sliderd set [ID] STOP [--say] [--output json]",
    discussion: """
      Example: sliderd set text-size Large --say

      STOP is a value, a name or a position, as --value takes it, or a spoken value such as \
      "40 percent". The beginning of a name is enough if no other name begins that way, in any \
      case and without accents. The command prints the new value. The ID is required if there \
      are several sliders. The exit code is 65 if there is no such stop or it is unavailable, 66 if no sliderd \
      is running, and 69 if the slider can't be changed.
      """
  )

  @Argument(
    parsing: .allUnrecognized,
    help: .init("The slider's ID, and the stop to set it to.", valueName: "id-and-stop"),
    completion: .runningSliders
  )
  var words: [String] = []
  @OptionGroup var flags: FlagGroup<SetStop>

  static func run(_ arguments: ArgumentReading) throws(Failure) {
    let words = arguments.words
    guard let stop = words.last else {
      throw Failure(message: "missing stop; name the stop to set the slider to")
    }
    guard words.count <= 2 else {
      let rule = "expected an ID and a stop (quote names that contain spaces)"
      throw Failure(message: "too many arguments; \(rule)")
    }
    let id = words.count == 2 ? words.first : nil
    let client = try SliderClient.find(ClientTarget(arguments.flags))
    if id == nil, client.sliders.count > 1, client.sliders.contains(where: { $0.id == stop }) {
      throw Failure(message: "missing stop; name the stop to set \(stop) to")
    }
    try client.move("Set", [.string(stop)], id: id, arguments.flags)
  }
}

/// Moves a running slider by one step.
struct Step<Way: StepWay>: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Way.step.method.lowercased(),
      abstract: "Move a running slider \(Way.step.words); silent without --say.",
      usage: "sliderd \(Way.step.method.lowercased()) [ID] [--say] [--output json]",
      discussion: """
        It prints the new value; with --output json, also whether the slider moved, which it does not \
        at an end. The exit code is 66 if no sliderd is running, and 69 if the slider can't be changed.
        """
    )
  }

  @Argument(help: "The slider's ID, if there are several sliders.", completion: .runningSliders)
  var id: String?
  @OptionGroup var flags: FlagGroup<Self>

  static func run(_ arguments: ArgumentReading) throws(Failure) {
    let client = try SliderClient.find(ClientTarget(arguments.flags))
    try client.move(Way.step.method, id: arguments.words.first, arguments.flags)
  }
}

/// The method of a step on the bus, whose command is the same in lower case, and its words.
protocol StepWay { static var step: (method: String, words: String) { get } }
enum Up: StepWay { static let step = (method: "Increment", words: "one step up") }
enum Down: StepWay { static let step = (method: "Decrement", words: "one step down") }

extension SliderClient {
  /// Calls a method that moves a slider, and prints the slider's new value.
  fileprivate func move(
    _ method: String,
    _ arguments: [DBusValue] = [],
    id: String?,
    _ flags: Layer
  ) throws(Failure) {
    let slider = try sliders.only(id)
    let answer = try call(method, arguments, of: slider)
    guard case .boolean(let hasMoved)? = answer.first, let text = answer.last?.text else {
      let message = "\(slider.id): sliderd gave an unexpected answer; is it of another version?"
      throw Failure(status: .unavailable, message: message)
    }
    if flags[Setting.say] == true { _ = try call("Say", of: slider) }
    try Layers(flags).value(of: Setting.answers).print(
      SpokenText.cleaned(text),
      .object(["id": .string(slider.id), "moved": .flag(hasMoved), "text": .string(text)])
    )
  }
}

extension CompletionKind {
  static var runningSliders: Self {
    .custom { _, _, _ in
      (try? SliderClient.find(ClientTarget(Layer())))?.sliders.map(\.id) ?? []
    }
  }
}
