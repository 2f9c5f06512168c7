// SPDX-License-Identifier: Apache-2.0

/// Several sliders in a row, one of which has the focus.
///
/// Each response names the slider that it is about. Give each slider an identity of its own
/// (``Presentation/id``), so that programs and screen readers can tell them apart.
public struct SliderPanel: Sendable {
  /// The sliders, in their order.
  public package(set) var controls: [SliderControl]
  /// The index of the slider that has the focus.
  public internal(set) var focus = 0
  /// Whether Tab goes on from the last slider to the first, and Shift-Tab the other way. If not, the
  /// response asks for the ``SliderResponse/Focus/next`` or ``SliderResponse/Focus/previous`` control
  /// of your program there.
  public var goesRound = true
  private var wasHintSaid = false

  /// Makes a panel whose first slider will have the focus.
  ///
  /// - Precondition: There is at least one control.
  public init(_ controls: [SliderControl]) {
    precondition(!controls.isEmpty, "a panel has at least one slider")
    self.controls = controls
  }

  /// The slider that has the focus.
  public var control: SliderControl { controls[focus] }

  /// A slider, such as to bind its keys.
  ///
  /// - Precondition: There is a slider at the index.
  public subscript(index: Int) -> SliderControl {
    get { controls[checked(index)] }
    set { controls[checked(index)] = newValue }
  }

  private func checked(_ index: Int) -> Int {
    precondition(controls.indices.contains(index), "there is no slider \(index)")
    return index
  }

  /// All sliders, in their order.
  public var sliders: [Slider] { controls.map { $0.slider } }

  /// Gives the slider in ``focus`` the keyboard's focus, and says its entry words.
  ///
  /// The hint is said once: with the first slider that has one.
  public mutating func takeFocus() -> SliderResponse {
    var response = controls[focus].takeFocus().about(focus)
    let hasHint = response.words.count > 1
    if wasHintSaid { response.words = Array(response.words.prefix(1)) }
    wasHintSaid = wasHintSaid || hasHint
    return response
  }

  /// Gives another slider the focus, and says its entry words.
  ///
  /// A held thumb is let go of first, and then keeps the focus where it was.
  ///
  /// - Precondition: There is a slider at the index.
  public mutating func moveFocus(to index: Int) -> SliderResponse {
    _ = checked(index)
    let cancelled = controls[focus].cancelPointer().about(focus)
    guard cancelled.change == nil else { return cancelled }
    focus = index
    return enter()
  }

  /// Begins with the slider that has the focus now.
  mutating func enter() -> SliderResponse {
    var response = takeFocus()
    response.focus = .moved
    return response
  }
}

// What goes to the slider that has the focus.
extension SliderPanel {
  /// Takes a press of a key.
  public mutating func press(_ press: KeyPress, at time: Duration? = nil) -> SliderResponse {
    follow(controls[focus].press(press, at: time))
  }

  /// Takes a fresh press of a key.
  public mutating func press(_ key: Key, at time: Duration? = nil) -> SliderResponse {
    press(KeyPress(key), at: time)
  }

  /// Does what a key asks for; `isRepeat` says that the key is held down.
  public mutating func perform(
    _ command: KeyCommand,
    isRepeat: Bool = false,
    at time: Duration? = nil
  ) -> SliderResponse {
    follow(controls[focus].perform(command, isRepeat: isRepeat, at: time))
  }

  /// Turns a knob by a number of notches, positive towards greater values.
  public mutating func turn(by notches: Int, at time: Duration? = nil) -> SliderResponse {
    controls[focus].turn(by: notches, at: time).about(focus)
  }

  /// Follows the pointer over a layout of the slider that has the focus.
  public mutating func point(
    _ event: PointerEvent,
    in layout: SliderLayout,
    labels: [TickLabel] = [],
    at time: Duration? = nil
  ) -> SliderResponse {
    controls[focus].point(event, in: layout, labels: labels, at: time).about(focus)
  }

  /// Follows the pointer over a drawing of the slider that has the focus, labels included.
  public mutating func point(
    _ event: PointerEvent,
    on drawing: SliderDrawing,
    at time: Duration? = nil
  ) -> SliderResponse {
    controls[focus].point(event, on: drawing, at: time).about(focus)
  }

  /// Lets go of a held thumb where it is.
  public mutating func releasePointer() -> SliderResponse {
    controls[focus].releasePointer().about(focus)
  }

  /// Lets go of a held thumb and puts it back where it was: the pointer was lost.
  public mutating func cancelPointer() -> SliderResponse {
    controls[focus].cancelPointer().about(focus)
  }

  /// Moves the focus if that is what the response asks for; a slider alone keeps it.
  private mutating func follow(_ response: SliderResponse) -> SliderResponse {
    switch response.focus {
    case .next: return moveFocus(by: 1)
    case .previous: return moveFocus(by: -1)
    case .moved, nil: return response.about(focus)
    }
  }

  private mutating func moveFocus(by step: Int) -> SliderResponse {
    if !goesRound, !controls.indices.contains(focus + step) {
      return SliderResponse(focus: step > 0 ? .next : .previous, slider: focus)
    }
    guard controls.count > 1 else { return SliderResponse(slider: focus) }
    return moveFocus(to: (focus + step + controls.count) % controls.count)
  }
}

// What goes to any slider.
extension SliderPanel {
  /// Moves the thumb of a slider as the program wishes; nothing is said.
  ///
  /// - Precondition: There is a slider at the index.
  public mutating func adjust(_ adjustment: Adjustment, at index: Int) -> SliderResponse {
    controls[checked(index)].adjust(adjustment).about(index)
  }

  /// Does what an assistive technology asks of a slider; `nil` if it is refused.
  ///
  /// - Precondition: There is a slider at the index.
  public mutating func perform(action: ElementAction, at index: Int) -> SliderResponse? {
    guard var response = controls[checked(index)].perform(action: action) else { return nil }
    response.words = response.words.map { naming($0, of: index) }
    return response.about(index)
  }

  /// Enables or disables a slider; a held thumb is let go of where it was before.
  ///
  /// - Precondition: There is a slider at the index.
  public mutating func setAvailability(
    _ availability: Availability,
    at index: Int
  ) -> SliderResponse {
    controls[checked(index)].setAvailability(availability).about(index)
  }

  /// The value of the slider that has the focus once more; for when its words were lost.
  public var value: SliderResponse { control.value.about(focus) }

  /// The words of entry of the slider that has the focus; for when they were lost.
  public var entry: SliderResponse { control.entry.about(focus) }

  /// Says something about a slider.
  ///
  /// If it doesn't have the focus, the words begin with its label, so that nobody takes them for those
  /// of the slider that keys move.
  ///
  /// - Precondition: There is a slider at the index.
  public func say(_ words: Announcement, about index: Int) -> SliderResponse {
    SliderResponse(words: [naming(words, of: index)], slider: index)
  }

  private func naming(_ words: Announcement, of index: Int) -> Announcement {
    guard checked(index) != focus,
      let label = controls[index].slider.presentation.label.flatMap(SpokenText.spoken)
    else { return words }
    return Announcement("\(label), \(words.text)", priority: words.priority)
  }
}
