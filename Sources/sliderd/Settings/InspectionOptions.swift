// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Notation
import StepSlider

/// The flags that say how a tree is inspected.
struct InspectionOptions: ParsableArguments {
  @Option(.format) var format: InspectionFormat
  @Option(.at) var at: Given<LayoutPoint>
  @Option(.screen) var screen: Given<PictureSize>?
  @Flag(.live) var live: Bool
  @Option(.application) var application: String?
  @Flag(.strict) var strict: Bool

  /// The slider's upper left corner on the screen.
  func origin() throws(Failure) -> LayoutPoint { try at.value(of: .at) }

  /// The screens that are known.
  func screens() throws(Failure) -> [LayoutRect] {
    guard let screen else { return [] }
    return [try screen.value(of: .screen).bounds]
  }
}

/// What an inspection prints.
enum InspectionFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, svg
}
