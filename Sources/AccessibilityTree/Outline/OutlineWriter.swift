// SPDX-License-Identifier: Apache-2.0

/// Writes a line for each element that is read, and for each container on the way.
struct OutlineWriter {
  private(set) var lines: [String] = []
  private let phrases: Phrases
  private let containers: [ElementID: AccessibilityContainer]
  private var path: [ElementID] = []
  private var number = 0

  init(of snapshot: AccessibilitySnapshot, phrases: Phrases) {
    self.phrases = phrases
    containers = TreeContents(snapshot.root).contents.compactMapValues { content in
      if case .container(let container, _) = content { return container }
      return nil
    }
  }

  mutating func write(_ entry: AccessibilitySnapshot.Entry) {
    go(to: entry.containers)
    number += 1
    let element = entry.element
    let sentences = [
      "\(number).", element.words(phrases), element.identity, entry.extent.sentence,
      entry.visibleFrame == nil ? "Out of view." : nil,
      "Traits: \(listed(element.traits.names)).",
      "Actions: \(listed(element.actions.map { $0.outlineName })).",
      sentence("Described by", element.describedBy), sentence("Controls", element.controls),
    ]
    write(sentences.compactMap { $0 }.joined(separator: " "), depth: path.count)
  }

  private mutating func go(to path: [ElementID]) {
    let shared = zip(path, self.path).prefix { $0 == $1 }.count
    if path.count == shared, self.path.count > shared, let id = path.last {
      write("Back in \(name(of: id, at: "container")):", depth: shared - 1)
    }
    for (depth, id) in path.enumerated().dropFirst(shared) {
      write("\(name(of: id, at: "Container"))\(traits(of: id)):", depth: depth)
    }
    self.path = path
  }

  private func name(of id: ElementID, at word: String) -> String {
    let label = containers[id]?.label.flatMap(SpokenText.spoken).map { " \"\($0)\"," }
    return "\(word)\(label ?? "") identity \(SpokenText.cleaned("\(id)"))"
  }

  private func traits(of id: ElementID) -> String {
    containers[id]?.traits.names.map { ", \($0)" }.joined() ?? ""
  }

  private func sentence(_ beginning: String, _ ids: [ElementID]) -> String? {
    ids.isEmpty ? nil : "\(beginning): \(listed(ids.map { SpokenText.cleaned("\($0)") }))."
  }

  private func listed(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }

  private mutating func write(_ line: String, depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }
}
