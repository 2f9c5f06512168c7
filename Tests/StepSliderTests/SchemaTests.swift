// SPDX-License-Identifier: Apache-2.0

import Foundation
import StepSlider
import TestValues
import Testing

/// The published schema describes what sliders are encoded as, and nothing else.
@Suite struct SchemaTests {
  private func schema() throws -> Schema {
    let file = URL(filePath: #filePath).appending(path: "../../../docs/schemas/slider.schema.json")
    let root = try JSONSerialization.jsonObject(with: Data(contentsOf: file.standardized))
    return Schema(root: try #require(root as? [String: Any]))
  }

  @Test(arguments: EveryKind.all)
  func `every kind of slider is valid`(kind: EveryKind) throws {
    let schema = try schema()
    for seed in 0..<4 as Range<UInt64> {
      let stops = try kind.stops(seed: seed)
      var slider = Slider(
        stops: stops,
        presentation: Presentation(
          label: "Size",
          hint: "Choose",
          unit: .named("m"),
          fillsFrom: .zero,
          track: SharedTrack(minimumDistance: 2, meeting: .push)
        ),
        defaultIndex: 0
      )
      slider.setReach(ReachableStops(limits: 0...0, unavailable: [0...3]))
      for position in [ThumbPosition.stop(0), .notSet, .value(1.0625)] {
        #expect(try schema.mistakes(in: slider.placed(at: position)) == [])
      }
    }
  }

  @Test(arguments: [
    ("{}", "stops is missing"), (#"{"stops": {}, "step": 1}"#, "step is unknown"),
    (#"{"stops": {"from": 0}}"#, "stops.from is not a string"),
    (#"{"stops": {"from": "1,5"}}"#, "stops.from doesn't match"),
    (#"{"stops": {}, "index": -1}"#, "index is too small"),
    (#"{"stops": {}, "availability": "grey"}"#, "availability is none of the words"),
    (#"{"stops": {"positions": [0, "1"]}}"#, "stops.positions[1] is not a number"),
  ])
  func `what isn't a slider is invalid`(text: String, mistake: String) throws {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(try schema().mistakes(in: value) == [mistake])
  }
}

/// As much of JSON Schema as the published schema uses.
private struct Schema {
  let root: [String: Any]

  func mistakes(in value: some Encodable) throws -> [String] {
    try mistakes(in: JSONSerialization.jsonObject(with: JSONEncoder().encode(value)))
  }

  func mistakes(in value: Any) -> [String] { mistakes(in: value, root, "") }

  private func mistakes(in value: Any, _ rule: [String: Any], _ path: String) -> [String] {
    if let reference = rule["$ref"] as? String, let name = reference.split(separator: "/").last,
      let target = (root["$defs"] as? [String: Any])?[String(name)] as? [String: Any]
    {
      return mistakes(in: value, target, path)
    }
    if let words = rule["enum"] as? [String] {
      return words.contains(value as? String ?? "") ? [] : ["\(path) is none of the words"]
    }
    switch rule["type"] as? String {
    case "object": return objectMistakes(in: value, rule, path)
    case "array": return arrayMistakes(in: value, rule, path)
    case "string": return textMistakes(in: value, rule, path)
    case "integer", "number": return numberMistakes(in: value, rule, path)
    case "boolean": return value is Bool ? [] : ["\(path) is not a boolean"]
    default: return []
    }
  }

  private func objectMistakes(in value: Any, _ rule: [String: Any], _ path: String) -> [String] {
    guard let object = value as? [String: Any] else { return ["\(path) is not an object"] }
    func key(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }
    let rules = rule["properties"] as? [String: [String: Any]] ?? [:]
    let missing = (rule["required"] as? [String] ?? []).filter { object[$0] == nil }
    return missing.map { "\(key($0)) is missing" }
      + object.sorted { $0.key < $1.key }.flatMap { name, value in
        rules[name].map { mistakes(in: value, $0, key(name)) } ?? ["\(key(name)) is unknown"]
      }
  }

  private func arrayMistakes(in value: Any, _ rule: [String: Any], _ path: String) -> [String] {
    guard let items = value as? [Any] else { return ["\(path) is not an array"] }
    let rule = rule["items"] as? [String: Any] ?? [:]
    return items.enumerated().flatMap { mistakes(in: $1, rule, "\(path)[\($0)]") }
  }

  private func textMistakes(in value: Any, _ rule: [String: Any], _ path: String) -> [String] {
    guard let text = value as? String else { return ["\(path) is not a string"] }
    guard let pattern = rule["pattern"] as? String,
      text.range(of: pattern, options: .regularExpression) == nil
    else { return [] }
    return ["\(path) doesn't match"]
  }

  private func numberMistakes(in value: Any, _ rule: [String: Any], _ path: String) -> [String] {
    guard let number = value as? NSNumber, !(value is String) else {
      return ["\(path) is not a number"]
    }
    guard let least = rule["minimum"] as? NSNumber else { return [] }
    return number.doubleValue < least.doubleValue ? ["\(path) is too small"] : []
  }
}
