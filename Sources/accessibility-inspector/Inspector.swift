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
    abstract: "Print what screen readers receive from a program, and list accessibility problems.",
    discussion: """
      Example: accessibility-inspector gedit

      It reads a running program from the accessibility bus, as a screen reader does; no screen \
      reader has to run. Without a name, it lists the programs on the bus.

      As text, it prints one line for each element: its number in reading order, the words that \
      are spoken, its identity, its frame on the screen, its traits and its actions. As JSON, it \
      prints one object with the members focus, modal, screens, tree and findings.

      Each finding names a rule, an element, the problem and a remedy.
      """
  )

  @Argument(
    help: .init("The program to inspect; without it, the programs are listed.", valueName: "NAME")
  )
  var name: String?
  @Option(help: .init("The output format.", valueName: "FORMAT"))
  var format: LiveInspection.Format = .text
  @Option(
    help: .init("The size of the screen; elements outside it are reported.", valueName: "WxH")
  )
  var screen: String?
  @Flag(help: "Exit with code 1 if there are findings.")
  var strict = false

  func run() throws {
    let inspection = LiveInspection(format: format, screens: try screens(), choice: "by name")
    let environment = ProcessInfo.processInfo.environment
    let (text, count) = try inspection.inspect(name, environment: environment)
    guard (try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))) != nil else {
      throw Failure(status: .cannotCreate, description: "can't write to standard output")
    }
    if strict, count > 0 {
      throw Failure(status: .findings, description: count.counted("finding"))
    }
  }

  private func screens() throws(Failure) -> [LayoutRect] {
    guard let screen else { return [] }
    if let size = PictureSize(screen) { return [size.bounds] }
    let text = SpokenText.cleaned(screen)
    let description = "--screen: invalid value \"\(text)\"; expected \(PictureSize.rule)"
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
      let advice = "Run \"accessibility-inspector --help\" to list all options."
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
