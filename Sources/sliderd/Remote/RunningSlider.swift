// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import Notation
import Spelling
import StepSlider

struct RunningSlider: Equatable {
  /// The slider's object path on the bus.
  let path: String
  /// The slider's properties, by their D-Bus names.
  let properties: [String: DBusValue]

  var id: String { SpokenText.cleaned(text("Id")) }

  var value: String? { text("Value").isEmpty ? nil : text("Value") }

  var summary: SliderSummary {
    SliderSummary(
      id: id,
      label: text("Label").isEmpty ? nil : text("Label"),
      index: number("Index"),
      count: number("Count"),
      value: value,
      text: text("Text"),
      state: text("State")
    )
  }

  /// Returns properties as JSON, with their D-Bus names as keys, the first letter in lower case.
  func object(_ wanted: [String] = SliderTree.propertyNames) -> JSONValue {
    // Members keep the order of the properties; a dictionary has none.
    .members(
      wanted.compactMap { name in
        properties[name].map { property in
          let key = name.prefix(1).lowercased() + name.dropFirst()
          return (key, name == "Value" ? JSONValue(value) : JSONValue(property))
        }
      }
    )
  }

  /// Returns a property in the words of `get`: a value, or that it isn't set, or a text with the
  /// state.
  func words(for property: String) -> String {
    switch property {
    case "Value": value ?? text("Text")
    case "Text": summary.words
    default: text(property)
    }
  }

  private func text(_ property: String) -> String {
    switch properties[property] {
    case .boolean(let flag): String(flag)
    case .uint32(let number): String(number)
    case let value: value?.text ?? ""
    }
  }

  private func number(_ property: String) -> Int {
    guard case .uint32(let number) = properties[property] else { return 0 }
    return Int(number)
  }

  /// Returns the sliders in an answer to `GetManagedObjects`, in the order of their paths.
  static func all(in answer: [DBusValue]) -> [RunningSlider] {
    guard case .dictionary(let objects, _, _) = answer.first else { return [] }
    let sliders = objects.compactMap { path, interfaces -> RunningSlider? in
      guard let path = path.text,
        let values = interfaces.entries?[SliderTree.slider.name]?.entries
      else { return nil }
      return RunningSlider(path: path, properties: values)
    }
    return sliders.sorted { $0.path < $1.path }
  }
}

extension [RunningSlider] {
  /// Returns the slider with an identity, or the only slider if no identity is given.
  func only(_ id: String?) throws(Failure) -> RunningSlider {
    let list = map(\.id).joined(separator: ", ")
    guard !isEmpty else {
      throw Failure(status: .noInput, message: "sliderd has no sliders yet; try again")
    }
    guard let id else {
      guard count == 1, let first else {
        throw Failure(message: "there are several sliders; name one of \(list)")
      }
      return first
    }
    guard let slider = first(where: { $0.id == id }) else {
      guard count > 1 else {
        throw Failure(message: "unknown slider \"\(id)\"; the only slider is \(list)")
      }
      let rule = "the sliders are \(list)"
      let advice = id.meant(among: map(\.id)).map { "did you mean \($0)? \(rule)" } ?? rule
      throw Failure(message: "unknown slider \"\(id)\"; \(advice)")
    }
    return slider
  }
}

extension JSONValue {
  fileprivate init(_ value: DBusValue) {
    switch value {
    case .boolean(let flag): self = .flag(flag)
    case .uint32(let number): self = .number(Int(number))
    default: self = JSONValue(value.text)
    }
  }
}
