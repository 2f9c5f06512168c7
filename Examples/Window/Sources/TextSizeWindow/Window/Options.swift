// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
public import ArgumentParser
public import StepSlider
public import StepSliderSpeech

/// The options given by flags.
struct Options: ParsableArguments {
  @Option(help: "The colors: light, dark or contrast.")
  var theme = Theme.Name.light

  @Option(help: "The direction of text: ltr (an English page) or rtl (an Arabic page).")
  var direction = LayoutDirection.leftToRight

  @Option(help: "The orientation of the slider: horizontal or vertical.")
  var orientation = TrackOrientation.horizontal

  @Option(help: ArgumentHelp("The number of device pixels per point, 1 to 4.", valueName: "factor"))
  var scale = 1.0

  @Option(help: ArgumentHelp("The window's size in points, such as 560x640.", valueName: "WxH"))
  var size = WindowSize(width: 560, height: 640)

  @Option(
    help: ArgumentHelp("The initial text size, 1 (smallest) to 5 (largest).", valueName: "number")
  )
  var value: Int?

  @Flag(help: "Start with the pop-over open.")
  var open = false

  @Option(
    help: "Where to apply the text size in addition to the page: nowhere or gnome (the desktop)."
  )
  var apply = Target.nowhere

  @Option(
    help: ArgumentHelp(
      "Where speech goes: auto, pulse, alsa, alsa:DEVICE, wav:FILE or none.",
      valueName: "output"
    )
  )
  var audio = AudioDestination.automatic

  @Option(
    help: ArgumentHelp(
      """
      When screen readers such as Orca can find the window: while one is running, which then \
      speaks instead (auto), always (on), or never (off).
      """
    )
  )
  var screenReader = ScreenReader.auto

  @Option(
    help: ArgumentHelp("Write a PNG picture and exit without opening a window.", valueName: "file")
  )
  var screenshot: String?

  /// Where a selected size is applied.
  enum Target: String, CaseIterable, ExpressibleByArgument {
    case nowhere
    case gnome
  }

  /// When the window is on the accessibility bus.
  enum ScreenReader: String, CaseIterable, ExpressibleByArgument {
    case auto, on, off

    var presence: AccessibilityPresence {
      switch self {
      case .auto: .whileScreenReaderListens
      case .on: .always
      case .off: .never
      }
    }
  }

  /// A size in points.
  struct WindowSize: ExpressibleByArgument {
    let width: Int
    let height: Int

    static let sides = 300...4000

    init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    init?(argument: String) {
      let sides = argument.split(separator: "x", omittingEmptySubsequences: false).compactMap {
        Int($0)
      }
      guard sides.count == 2, sides.allSatisfy(Self.sides.contains) else { return nil }
      self.init(width: sides[0], height: sides[1])
    }

    var defaultValueDescription: String { "\(width)x\(height)" }
  }

  mutating func validate() throws {
    guard (1...4).contains(scale) else {
      throw ValidationError("--scale: \(scale) is out of range; use 1 to 4")
    }
    if let value, !(1...Edition.factors.count).contains(value) {
      throw ValidationError("--value: \(value) is out of range; use 1 to \(Edition.factors.count)")
    }
  }
}

extension Theme.Name: ExpressibleByArgument {}
extension LayoutDirection: @retroactive ExpressibleByArgument {
  /// The texts for the help and the completion.
  public static var allValueStrings: [String] { ["ltr", "rtl"] }
  /// The text in the help if this is the default.
  public var defaultValueDescription: String { self == .leftToRight ? "ltr" : "rtl" }

  /// Creates a direction from its text on the command line.
  public init?(argument: String) {
    switch argument {
    case "ltr": self = .leftToRight
    case "rtl": self = .rightToLeft
    default: return nil
    }
  }
}

extension TrackOrientation: @retroactive ExpressibleByArgument {
  /// Creates an orientation from its text on the command line.
  public init?(argument: String) {
    switch argument {
    case "horizontal": self = .horizontal
    case "vertical": self = .vertical
    default: return nil
    }
  }
}

extension AudioDestination: @retroactive ExpressibleByArgument {
  /// Creates a value from its text on the command line.
  public init?(argument: String) { self.init(argument) }

  /// The default as it is typed.
  public var defaultValueDescription: String { "auto" }
}
