// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityInspector
import ArgumentParser

/// The flags for the report.
struct ReportOptions: ParsableArguments {
  /// The format of a report.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, junit, sarif, svg
  }

  @Option(help: .init("The format of the report.", valueName: "FORMAT"))
  var format: Format = .text
  @Option(
    help: .init(
      "Write the report into a file; the findings are still printed.",
      valueName: "FILE"
    ),
    completion: .file()
  )
  var output: String?
  @Option(
    help: .init("With --format svg, a picture of the screen to draw on.", valueName: "PNG"),
    completion: .file(extensions: ["png"])
  )
  var screenshot: String?

  /// The first flag that only the report on a program has, if it was used.
  var usedFlag: String? {
    output != nil ? "--output" : screenshot != nil ? "--screenshot" : nil
  }

  func backdrop() throws(Failure) -> FramePicture.Backdrop? {
    guard let screenshot else { return nil }
    guard format == .svg else { throw .usage("--screenshot", "it needs --format svg") }
    let png = try InputFile.contents(of: screenshot, for: "--screenshot")
    guard let picture = Screenshot(png: png) else {
      let description = "--screenshot: \(screenshot) is not a PNG file"
      throw Failure(status: .badInput, description: description)
    }
    return picture.backdrop
  }

  func text(of report: Report, over backdrop: FramePicture.Backdrop?) -> String {
    switch format {
    case .text: report.text
    case .json: report.json
    case .junit: report.junit
    case .sarif: report.sarif
    case .svg: FramePicture(of: report.tree, isSelective: true).svg(over: backdrop)
    }
  }
}
