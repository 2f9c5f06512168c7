// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A published schema; as much of JSON Schema as they use.
package struct Schema {
  private let root: [String: Any]

  /// Reads a file, whose path is relative to the project's folder.
  package init(_ path: String) throws {
    let file = URL(filePath: #filePath).resolvingSymlinksInPath().appending(
      path: "../../../../\(path)"
    )
    let root = try JSONSerialization.jsonObject(with: Data(contentsOf: file.standardized))
    guard let root = root as? [String: Any] else { throw CocoaError(.formatting) }
    self.root = root
  }

  /// Returns where the JSON of a value breaks the schema, and how.
  package func mistakes(in value: some Encodable) throws -> [String] {
    try mistakes(in: JSONSerialization.jsonObject(with: JSONEncoder().encode(value)))
  }

  /// Returns where a JSON value breaks the schema, and how.
  package func mistakes(in value: Any) -> [String] { mistakes(in: value, root, "") }

  private func mistakes(in value: Any, _ rule: [String: Any], _ path: String) -> [String] {
    if let reference = rule["$ref"] as? String, let name = reference.split(separator: "/").last,
      let target = (root["$defs"] as? [String: Any])?[String(name)] as? [String: Any]
    {
      return mistakes(in: value, target, path)
    }
    if let choices = rule["oneOf"] as? [[String: Any]] {
      let all = choices.map { mistakes(in: value, $0, path) }
      return all.contains([]) ? [] : all.min { $0.count < $1.count } ?? []
    }
    if let constant = rule["const"] {
      return "\(constant)" == "\(value)" ? [] : ["\(path) is not \(constant)"]
    }
    if let words = rule["enum"] as? [String] {
      return words.contains(value as? String ?? "") ? [] : ["\(path) is none of the words"]
    }
    let types = rule["type"] as? [String] ?? [rule["type"] as? String].compactMap(\.self)
    if value is NSNull, types.contains("null") { return [] }
    switch types.first {
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
