// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import EventLoop
import Foundation
import Glibc
import StepSlider
import StepSliderNumbers
import StepSliderSpeech

/// A page to read in its own window, without a toolkit, and a pop-over for its text size.
@main struct Program: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "TextSizeWindow",
    abstract: "A page to read, and a pop-over with a slider for the size of its text.",
    discussion: """
      Tab moves between the page and the button, and in the pop-over between the slider and Done. \
      Up and Down move through the page. Enter and Space press a button, or repeat any other \
      element. ? says everything, Escape goes back, q quits. The slider takes all keys of sliderd.
      """
  )

  @OptionGroup var options: Options

  mutating func run() throws {
    // Before the first thread starts; reading the desktop's text size may start one.
    let signals = SignalSource([SIGTERM, SIGINT, SIGHUP])
    let setter = TextSetter()
    do {
      var reader = try reader(ruler: setter.ruler)
      guard let path = options.screenshot else {
        let loop = try ReaderLoop(reader, setter: setter, options: options, signals: signals)
        throw ExitCode(try loop.run().rawValue)
      }
      reader.isActive = true
      let scene = Scene(of: reader, in: options.theme.theme)
      let canvas = try Canvas(for: scene, setter: setter)
      canvas.draw(scene)
      try canvas.writePNG(to: path)
    } catch let error as CanvasError {
      throw leave(.cannotCreate, error)
    } catch let error as WindowError {
      throw leave(.unavailable, error)
    }
  }

  private func reader(ruler: TextRuler) throws -> Reader {
    let edition = Edition.reading(options.direction)
    var reader = try Reader(
      edition,
      orientation: options.orientation,
      window: LayoutSize(width: Double(options.size.width), height: Double(options.size.height)),
      scale: options.scale,
      numbers: .localized(edition.language),
      ruler: ruler
    )
    if let value = options.value {
      _ = reader.size.adjust(.stop(value - 1))
    } else if options.apply == .gnome, let factor = DesktopTextSize.current {
      _ = reader.size.adjust(.value(factor))
    }
    if options.open { _ = reader.open() }
    return reader
  }

  private func leave(_ status: ExitStatus, _ error: some Error) -> ExitCode {
    printError("TextSizeWindow: \(error)")
    return ExitCode(status.rawValue)
  }
}

/// The exit codes, from `sysexits.h`; the same as in sliderd.
enum ExitStatus: Int32 {
  case done = 0
  case unavailable = 69
  case cannotCreate = 73
  case interrupted = 130
}

/// Writes a line to standard error.
func printError(_ line: String) {
  FileHandle.standardError.write(Data((line + "\n").utf8))
}
