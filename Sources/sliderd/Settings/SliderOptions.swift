// SPDX-License-Identifier: GPL-3.0-or-later

public import ArgumentParser
public import StepSlider

/// The flags that say what the slider is.
struct SliderOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: .init("What the slider sets, such as \"Text size\".", valueName: "TEXT")
  )
  var label: String?
  @Option(
    parsing: .unconditional,
    help: .init("What to do, said after the first words.", valueName: "TEXT")
  )
  var hint: String?
  @Option(
    parsing: .unconditional,
    help: .init("percent, seconds, or a word said after numbers.", valueName: "UNIT")
  )
  var unit: String?
  @Option(
    parsing: .unconditional,
    help: .init("Stops in a page (default: about a tenth).", valueName: "N")
  )
  var page: String?
  @Option(help: .init("Which way the track runs.", valueName: "WAY"))
  var orientation: Orientation = .horizontal
  @Option(help: .init("Which way text runs.", valueName: "WAY"))
  var direction: LayoutDirection = .leftToRight
  @Flag(help: "Dimmed: can be heard, not changed.")
  var disabled = false
  @Flag(help: "Can be heard, not changed.")
  var readOnly = false

  /// The slider that the flags ask for; without a start among them, where it was left.
  func slider(
    with options: StopsOptions,
    leftAt state: SliderState? = nil
  ) throws(Failure) -> Slider {
    if disabled, readOnly { throw .usage("--disabled and --read-only", "choose one of them") }
    let stops = try options.stops()
    return Slider(
      stops: stops,
      index: try options.startIndex(in: stops) ?? state?.index(in: stops),
      presentation: Presentation(
        label: label,
        hint: hint,
        unit: unit.map(Unit.init(flag:)) ?? .none,
        orientation: orientation,
        direction: direction
      ),
      pageSize: try page.map { text throws(Failure) in
        try readFlag("--page", text, "a whole number from 1 on") {
          Int($0).flatMap { $0 > 0 ? $0 : nil }
        }
      },
      availability: disabled ? .disabled : readOnly ? .readOnly : .enabled
    )
  }
}

extension Orientation: ExpressibleByArgument {}
extension LayoutDirection: ExpressibleByArgument {}

extension Unit {
  fileprivate init(flag: String) {
    switch flag {
    case "percent": self = .percent
    case "seconds": self = .seconds
    default: self = .named(flag)
    }
  }
}
