// SPDX-License-Identifier: GPL-3.0-or-later

public import ArgumentParser
public import StepSlider

/// The flags for the properties of the slider.
struct SliderOptions: ParsableArguments {
  @Option(.label) var label: String?
  @Option(.hint) var hint: String?
  @Option(.unit) var unit: Given<ValueUnit>?
  @Option(.grouping) var grouping: DigitGrouping?
  @Option(.page) var page: Given<Int>?
  @Option(.orientation) var orientation: Orientation?
  @Option(.direction) var direction: LayoutDirection?
  @Flag(.disabled) var disabled: Bool
  @Flag(.readOnly) var readOnly: Bool
  @Flag(.keepStart) var keepStart: Bool
  @Option(.defaultStop) var defaultStop: String?
  @Option(.unavailable) var unavailable: [String]?
  @Option(.thumbs) var thumbs: Given<ThumbChoice>?
  @Option(.distance) var distance: Given<Int>?
  @Flag(.push) var push: Bool
  @Option(.fill) var fill: FillOrigin?

  /// Returns the properties that the flags request.
  func request(with stops: StopsOptions) -> SliderRequest {
    SliderRequest(
      label: label,
      hint: hint,
      unit: unit,
      grouping: grouping,
      page: page,
      orientation: orientation,
      direction: direction,
      isDisabled: disabled,
      isReadOnly: readOnly,
      fill: fill,
      stops: stops.request,
      start: StartRequest(isKept: keepStart, defaultStop: defaultStop, unavailable: unavailable),
      thumbs: ThumbsRequest(choice: thumbs, distance: distance, isPushing: push)
    )
  }

  /// Creates the slider from the flags, or the sliders of its thumbs.
  ///
  /// - Throws: A ``Failure`` with all mistakes.
  func thumbs(with stops: StopsOptions) throws(Failure) -> [ThumbsRequest.Thumb] {
    let request = request(with: stops)
    let slider = try request.slider()
    return try [SettingMistake].throwingAll { request.thumbs(of: slider, &$0) }
  }
}

extension SliderRequest {
  /// Creates the slider from flags.
  func slider() throws(Failure) -> Slider {
    guard let slider = try [SettingMistake].throwingAll({ slider(&$0) }) else {
      throw Self.nothing
    }
    return slider
  }

  /// Returns a configured slider, with its properties overridden by flags. If it has a start of its
  /// own, it stays there.
  func adjusted(_ slider: Slider, hasStart: Bool) throws(Failure) -> Slider {
    try [SettingMistake].throwingAll { adjusted(slider, isPlaced: hasStart, &$0) } ?? slider
  }

  private static let nothing = Failure(
    status: .usage,
    message:
      "no stops; use --steps, --names, --from and --to, or --values, for example --steps 5"
  )
}

extension DigitGrouping: ExpressibleByArgument {}
extension FillOrigin: ExpressibleByArgument {}
extension Orientation: ExpressibleByArgument {}
extension LayoutDirection: ExpressibleByArgument {}

/// The flags for the stops.
struct StopsOptions: ParsableArguments {
  @Option(.steps) var steps: Given<Int>?
  @Option(.names) var names: [String]?
  @Option(.from) var from: Given<DecimalNumber>?
  @Option(.to) var to: Given<DecimalNumber>?
  @Option(.by) var by: Given<DecimalNumber>?
  @Option(.base) var base: Given<DecimalNumber>?
  @Flag(.reachEnds) var reachEnds: Bool
  @Option(.pieces) var pieces: Given<[Stops.Piece]>?
  @Option(.values) var values: Given<[DecimalNumber]>?
  @Option(.scale) var scale: ScaleChoice?
  @Option(.positions) var positions: Given<[DecimalNumber]>?
  @Option(.value) var value: String?

  /// The stops that the flags request.
  var request: StopsRequest {
    StopsRequest(
      steps: steps,
      names: names,
      from: from,
      to: to,
      by: by,
      base: base,
      reachesEnds: reachEnds,
      pieces: pieces,
      values: values,
      scale: scale,
      positions: positions,
      value: value
    )
  }
}

extension ScaleChoice: ExpressibleByArgument {}
