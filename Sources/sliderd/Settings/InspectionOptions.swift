// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Notation
import StepSlider

/// The flags that say how a tree is inspected.
struct InspectionOptions: ParsableArguments {
  @Option(help: .init("What is printed.", valueName: "FORMAT"))
  var format: InspectionFormat = .text
  @Option(
    parsing: .unconditional,
    help: .init("Where the slider is on the screen, in points.", valueName: "X,Y")
  )
  var at = "0,0"
  @Option(
    parsing: .unconditional,
    help: .init("How large the screen is; elements outside of it are found.", valueName: "WxH")
  )
  var screen: String?
  @Flag(help: "Inspect a program that runs, whoever wrote it, and no slider of these flags.")
  var live = false
  @Option(
    help: .init("The program that --live inspects; without one, it lists them.", valueName: "NAME")
  )
  var application: String?
  @Flag(help: "End with exit code 1 if anything is found.")
  var strict = false

  /// The slider's upper left corner on the screen.
  func place() throws(Failure) -> LayoutPoint {
    try readFlag("--at", at, "X,Y with whole numbers from -100000 to 100000, such as 800,40") {
      LayoutPoint(flag: $0)
    }
  }

  /// The screens that are known.
  func screens() throws(Failure) -> [LayoutRect] {
    guard let screen else { return [] }
    return [try readFlag("--screen", screen, PictureSize.rule, PictureSize.init).bounds]
  }
}

/// What an inspection prints.
enum InspectionFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, svg
}

extension LayoutPoint {
  /// Reads text such as `800,-40`; `nil` if it is none.
  fileprivate init?(flag text: String) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1],
      (-100_000...100_000).contains(x), (-100_000...100_000).contains(y)
    else { return nil }
    self.init(x: Double(x), y: Double(y))
  }
}
