// SPDX-License-Identifier: Apache-2.0

import Foundation
package import StepSlider

/// Keys and the words after each, as text in Tests/Support/KeyScripts.
///
/// The same scripts run on the control, on sliderd and on the example window, so that a slider
/// sounds the same in each.
package struct KeyScript: Sendable {
  /// A key by its name, with the words after it.
  package struct Step: Sendable {
    package let key: String
    package internal(set) var words: [String]
  }

  package let name: String
  package let orientation: TrackOrientation
  package let direction: LayoutDirection

  /// The names of the stops.
  package static let names = ["Small", "Medium", "Large", "Extra large", "Huge"]
  /// The stops as multiples of the normal size.
  package static let values = ["0.8", "1", "1.25", "1.5", "2"]

  package static let all = [
    KeyScript(name: "english", orientation: .horizontal, direction: .leftToRight),
    KeyScript(name: "upright", orientation: .vertical, direction: .leftToRight),
    KeyScript(name: "right-to-left", orientation: .horizontal, direction: .rightToLeft),
  ]

  /// Reads the keys and the words from the file.
  package func steps() throws -> [Step] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "../KeyScripts/\(name).txt")
    var steps: [Step] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("  ") {
        steps[steps.count - 1].words.append(String(line.dropFirst(2)))
      } else {
        steps.append(Step(key: String(line), words: []))
      }
    }
    return steps
  }

  /// Returns the slider, set to the normal size.
  package func slider() throws -> Slider {
    Slider(
      stops: try Stops(values: Self.values.compactMap { DecimalNumber($0) }, names: Self.names),
      index: 1,
      presentation: SliderPresentation(
        label: "Text size",
        orientation: orientation,
        layoutDirection: direction
      )
    )
  }
}
