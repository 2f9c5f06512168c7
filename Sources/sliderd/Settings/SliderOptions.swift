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
    help: .init("percent, seconds, or a word said after numbers.", valueName: "UNIT"),
    completion: .list(["percent", "seconds"])
  )
  var unit: String?
  @Option(
    parsing: .unconditional,
    help: .init("Stops in a page (default: about a tenth).", valueName: "N")
  )
  var page: String?
  @Option(help: .init("Which way the track runs (default: horizontal).", valueName: "WAY"))
  var orientation: Orientation?
  @Option(help: .init("Which way text runs (default: ltr).", valueName: "WAY"))
  var direction: LayoutDirection?
  @Flag(help: "Dimmed: can be heard, not changed.")
  var disabled = false
  @Flag(help: "Can be heard, not changed.")
  var readOnly = false

  /// What the flags ask for.
  func request(with stops: StopsOptions) -> SliderRequest {
    SliderRequest(
      label: label,
      hint: hint,
      unit: unit,
      page: page,
      orientation: orientation,
      direction: direction,
      isDisabled: disabled,
      isReadOnly: readOnly,
      stops: stops.request
    )
  }

  /// The slider that the flags ask for.
  func slider(with stops: StopsOptions) throws(Failure) -> Slider {
    try request(with: stops).sliderOfFlags()
  }
}

extension Orientation: ExpressibleByArgument {}
extension LayoutDirection: ExpressibleByArgument {}
