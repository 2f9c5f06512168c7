// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import StepSlider

/// Prints a property of a running slider.
struct Get: ParsableCommand {
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
  @Flag(.all) var all: Bool
  @OptionGroup var client: ClientOptions

  func validate() throws {
    let mostWords = all ? 0 : 2
    guard words.count <= mostWords else {
      throw ValidationError(
        all ? "--all takes no ID or property" : "too many arguments; expected an ID and a property"
      )
    }
  }

  func run() throws {
    let sliders = try SliderClient.find(client.target()).sliders
    guard !all else { return try printAll(sliders) }
    let (id, word) = try Self.meaning(of: words, among: sliders)
    let slider = try sliders.only(id)
    let property = try word.map(Self.property)
    let words = SpokenText.cleaned(slider.words(for: property ?? "Value"))
    let object = property.map { slider.object([$0]) } ?? slider.object()
    try client.output.print(words, object)
  }

  private func printAll(_ sliders: [RunningSlider]) throws(Failure) {
    for slider in sliders {
      let texts = ["Id", "Value", "Text"].map { SpokenText.cleaned(slider.words(for: $0)) }
      try client.output.print(texts.joined(separator: "\t"), slider.object())
    }
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
    guard (try? property(word)) != nil else { _ = try sliders.only(word); return (word, nil) }
    return (nil, word)
  }

  /// Returns the D-Bus name of a property, ignoring case.
  private static func property(_ word: String) throws(Failure) -> String {
    let names = SliderInterface.propertyNames
    guard let name = names.first(where: { $0.lowercased() == word.lowercased() }) else {
      let help = "run \"sliderd get --help\" to list all properties"
      let advice = word.lowercased().advice(from: propertyNames, orElse: help)
      let name = SpokenText.cleaned(word)
      throw Failure(status: .usage, message: "unknown property \"\(name)\"; \(advice)")
    }
    return name
  }

  private static var propertyNames: [String] {
    SliderInterface.propertyNames.map { $0.lowercased() }
  }
}
