// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Notation
import StepSlider

/// The flags for inspecting a tree.
struct InspectionOptions: ParsableArguments {
  @Option(.format) var format: InspectionFormat
  @Option(.at) var at: Given<LayoutPoint>
  @Option(.screen) var screen: Given<PictureSize>?
  @Flag(.strict) var strict: Bool

  /// Returns the slider's upper left corner on the screen.
  func origin() throws(Failure) -> LayoutPoint { try at.value(of: .at) }

  /// Returns the known screens.
  func screens() throws(Failure) -> [LayoutRect] {
    guard let screen else { return [] }
    return [try screen.value(of: .screen).bounds]
  }
}

/// The output format of an inspection.
enum InspectionFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, svg
}
