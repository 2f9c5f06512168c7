// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityInspector
import AccessibilityTree
import ArgumentParser
import Foundation
import Notation

/// The program. It lists the programs on the accessibility bus, or inspects one.
@main
struct Inspector: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accessibility-inspector",
    abstract: "Print what a screen reader is told of a program, and what would trouble a listener.",
    discussion: """
      Example: accessibility-inspector gedit

      It reads a program that runs from the accessibility bus, as a screen reader does, though none \
      need run. Without a name it lists the programs that are there.

      As text, each element that is read has a line: its number in reading order, the words that \
      are heard, its identity, where it is on the screen, its traits and actions. As JSON it is one \
      object with the members focus, modal, screens, tree and findings.

      Each finding names a rule, an element, what is wrong and how to mend it.
      """
  )

  @Argument(help: .init("The program; without one, it lists them.", valueName: "NAME"))
  var name: String?
  @Option(help: .init("What is printed.", valueName: "FORMAT"))
  var format: LiveInspection.Format = .text
  @Option(
    help: .init("How large the screen is; elements outside of it are found.", valueName: "WxH")
  )
  var screen: String?
  @Flag(help: "End with exit code 1 if anything is found.")
  var strict = false

  func run() throws {
    let inspection = LiveInspection(format: format, screens: try screens(), choice: "by its name")
    let environment = ProcessInfo.processInfo.environment
    let (text, count) = try inspection.inspect(name, environment: environment)
    guard (try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))) != nil else {
      throw Failure(status: .cannotCreate, description: "standard output can't be written")
    }
    if strict, count > 0 {
      throw Failure(status: .findings, description: count.counted("finding"))
    }
  }

  private func screens() throws(Failure) -> [LayoutRect] {
    guard let screen else { return [] }
    if let size = PictureSize(screen) { return [size.bounds] }
    let text = SpokenText.cleaned(screen)
    let description = "--screen: \"\(text)\" is not \(PictureSize.rule)"
    throw Failure(status: .usage, description: description)
  }

  static func main() {
    do {
      try parse().run()
    } catch let failure as Failure {
      leave(failure.status, saying: failure.description)
    } catch let error as InspectionError {
      leave(.noInput, saying: error.description)
    } catch {
      guard exitCode(for: error) != .success else { exit(withError: error) }
      let advice = "accessibility-inspector --help lists all flags."
      leave(.usage, saying: "\(message(for: error))\n\(advice)")
    }
  }

  private static func leave(_ status: ExitStatus, saying message: String) -> Never {
    let line = "accessibility-inspector: \(message)\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    Foundation.exit(status.rawValue)
  }
}

extension LiveInspection.Format: ExpressibleByArgument {}
