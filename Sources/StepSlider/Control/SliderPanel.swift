// SPDX-License-Identifier: Apache-2.0

/// Several sliders in a row, one of which has the focus.
///
/// Each response has the index of its slider. Give each slider an identity of its own
/// (``Slider/id``), so that it stays the same to programs and screen readers when others come and go.
///
///     var sound = SliderPanel([volume, bass, treble], label: "Sound")
///     say(sound.takeFocus())  // Sound, 3 sliders. Volume, 1 of 3, 40 percent. Tab for the next.
///     // Use the arrow keys to adjust.
///     // Question mark for help.
///     say(sound.press(.tab))  // Bass, 2 of 3, 0.
///
/// Neighbouring sliders can share a track as its thumbs (``SharedTrack``). The panel then keeps
/// them in order and sets their limits, so that they don't cross.
///
/// Methods without an index are for the slider with the focus, and do what those of
/// ``SliderControl`` do. A method with an index requires that there is a slider at it.
public struct SliderPanel: Sendable {
  /// The name of the panel as a whole, such as "Sound". It is spoken when the panel gets the focus.
  public var label: String? { didSet { tellPlaces() } }
  /// The sliders, in order.
  package var controls: [SliderControl]
  /// The index of the slider with the focus.
  public internal(set) var focusedIndex = 0
  /// The point of the press that holds a thumb of a shared track, and the positions of all its
  /// thumbs to which a cancellation returns.
  var grip: (start: LayoutPoint, positions: [ThumbPosition])?
  /// The sliders that may have a ``SliderControl/deadline``. They are few, so the earliest is found
  /// quickly among many sliders.
  var typing: Set<Int> = []
  /// Whether Tab moves from the last slider to the first, and Shift-Tab from the first to the
  /// last. If not, the response there requests the ``FocusMovement/next`` or
  /// ``FocusMovement/previous`` control of your program.
  public var wrapsFocus = true
  private var wasTabNamed = false
  private var wasHintSaid = false
  private var wasHelpNamed = false
  /// Whether the key for help is named, once. A panel of one speaks as its control alone does.
  package var namesHelp: Bool

  /// Creates a panel. Its first slider will get the focus.
  ///
  /// - Precondition: There is at least one control.
  public init(_ controls: [SliderControl], label: String? = nil) {
    precondition(!controls.isEmpty, "a panel needs at least one slider")
    (self.controls, self.label, namesHelp) = (controls, label, controls.count > 1)
    arrangeThumbs()
  }

  /// Creates a panel of thumbs on one track, for a range of values. Their labels say which is which, in
  /// the language of the phrases: "Price, from" and "Price, to".
  ///
  /// - Parameters:
  ///   - stops: The stops of the track.
  ///   - id: The identity of the range. Those of its thumbs are this text, "-" and a number from 0.
  ///   - label: The name of the setting.
  ///   - values: The value of each thumb; at least one. A thumb without a value isn't set. The saved
  ///     ``values`` of another panel restore its thumbs.
  ///   - unit: The unit of the values.
  ///   - minimumStopDistance: The least number of stops between two neighbouring thumbs; 0 lets them
  ///     meet.
  ///   - pushesThumbs: Whether a thumb that reaches another pushes it along, or stops there.
  ///   - orientation: The orientation of the track.
  ///   - layoutDirection: The direction of text.
  ///   - phrases: The words.
  /// - Precondition: There is at least one value.
  public init(
    range stops: Stops,
    id: String = "range",
    label: String,
    values: [DecimalNumber?],
    unit: ValueUnit = .plain,
    minimumStopDistance: Int = 0,
    pushesThumbs: Bool = false,
    orientation: TrackOrientation = .horizontal,
    layoutDirection: LayoutDirection = .leftToRight,
    phrases: SliderPhrases = SliderPhrases()
  ) {
    let track = SharedTrack(
      id: id,
      minimumStopDistance: minimumStopDistance,
      pushesThumbs: pushesThumbs
    )
    self.init(
      values.enumerated().map { thumb, value in
        let slider = Slider(
          stops,
          id: "\(id)-\(thumb)",
          label: phrases.label(ofThumb: thumb, of: values.count, on: label),
          value: value,
          unit: unit,
          orientation: orientation,
          layoutDirection: layoutDirection,
          sharedTrack: track
        )
        let placed = value == nil ? slider.placed(at: .notSet) : slider
        return SliderControl(placed, phrases: phrases)
      }
    )
  }

  /// The slider with the focus.
  package var focusedControl: SliderControl { controls[focusedIndex] }

  /// The slider at an index. Use this to bind its keys, for example.
  ///
  /// A thumb that is set here to a position beyond its neighbour's exchanges positions with it. To
  /// move a thumb as far as its neighbours let it, call ``adjust(_:of:)``.
  public subscript(index: Int) -> SliderControl {
    get { controls[checked(index)] }
    set { replaceControl(at: checked(index), with: newValue) }
  }

  func checked(_ index: Int) -> Int {
    precondition(controls.indices.contains(index), "no slider at index \(index)")
    return index
  }

  /// The state of each slider, in order.
  package var sliders: [Slider] { controls.map { $0.slider } }

  /// Gives the slider at ``focusedIndex`` the keyboard focus, and returns the words for the panel and for
  /// the slider.
  ///
  /// How to get to the next slider is included only once, and so is the hint, with the first slider
  /// that has one. So is the name of the key for help, which follows it; a panel of one leaves it out, as
  /// its control alone does.
  public mutating func takeFocus() -> SliderResponse {
    let words = entryWords(withHint: !wasTabNamed)
    wasTabNamed = wasTabNamed || tabHint != nil
    var response = takeSliderFocus()
    response.words[0] = words
    return response
  }

  /// Moves the focus to a slider and returns its entry words: its label, its position in the panel
  /// and its value.
  ///
  /// A gesture in progress is cancelled first. If that is reported as a change, the focus stays.
  public mutating func moveFocus(to index: Int) -> SliderResponse {
    _ = checked(index)
    let cancelled = cancelPointer()
    guard cancelled.change == nil else { return cancelled }
    focusedIndex = index
    return enter()
  }

  /// Takes the focus with the slider that now has it.
  mutating func enter() -> SliderResponse {
    var response = takeSliderFocus()
    response.focus = .moved
    return response
  }

  private mutating func takeSliderFocus() -> SliderResponse {
    beginAdjusting(thumbs(with: focusedIndex))
    var response = controls[focusedIndex].takeFocus().about(focusedIndex)
    response.words[0] = sliderWords
    let hasHint = response.words.count > 1
    if wasHintSaid { response.words = Array(response.words.prefix(1)) }
    wasHintSaid = wasHintSaid || hasHint
    if !wasHelpNamed, let helpHint {
      response.words.append(helpHint)
      wasHelpNamed = true
    }
    return response
  }

  /// The announcement that names the key for help; `nil` if there is none.
  private var helpHint: Announcement? { namesHelp ? focusedControl.helpHint : nil }

  /// The words for the slider that has the focus.
  private var sliderWords: Announcement {
    let (slider, phrases) = (focusedControl.slider, focusedControl.phrases)
    return .answer(phrases.entry(to: slider, at: focusedIndex, of: controls.count))
  }

  /// Returns the words for the panel and for the slider that has the focus.
  func entryWords(withHint: Bool) -> Announcement {
    let panel = focusedControl.phrases.entry(toPanel: label, of: controls.count)
    let sentences = [panel, sliderWords.text, withHint ? tabHint : nil].compactMap { $0 }
    return .answer(sentences.joined(separator: " "))
  }

  /// How to get to the next slider; `nil` if no key does.
  private var tabHint: String? {
    focusedControl.hasKeyboard && controls.count > 1 ? focusedControl.phrases.panelHint : nil
  }
}

// Events for the slider with the focus.
extension SliderPanel {
  /// Handles a press of a key. If `isRepeat` is `true`, the key is held down and repeats.
  public mutating func press(
    _ key: SliderKey,
    isRepeat: Bool = false,
    at time: Duration? = nil
  ) -> SliderResponse {
    let isRestoring = isRestoring(focusedControl.command(of: key, at: time))
    let response = controls[focusedIndex].press(key, isRepeat: isRepeat, at: time)
    return moveFocus(askedBy: response, isRestoring: isRestoring)
  }

  /// Performs the command of a key, which may be held down.
  public mutating func perform(
    _ command: KeyCommand,
    isRepeat: Bool = false,
    at time: Duration? = nil
  ) -> SliderResponse {
    let isRestoring = isRestoring(command)
    let response = controls[focusedIndex].perform(command, isRepeat: isRepeat, at: time)
    return moveFocus(askedBy: response, isRestoring: isRestoring)
  }

  /// The earliest ``SliderControl/deadline`` of the sliders. Call ``advance(to:)`` then.
  public var deadline: Duration? { typing.lazy.compactMap { controls[$0].deadline }.min() }

  /// Whether a command restores a value, and not only discards what is typed.
  private func isRestoring(_ command: KeyCommand?) -> Bool {
    command == .restore && focusedControl.deadline == nil
  }

  /// Records whether a number is being typed for a slider, after anything that may change that.
  mutating func noteTyping(at index: Int) {
    if controls[index].deadline == nil { typing.remove(index) } else { typing.insert(index) }
  }

  /// Completes a number that is being typed and moves to its stop, as ``SliderControl/advance(to:)`` does. The
  /// focus may have left its slider; then its label comes first, and other words are heard to their end.
  public mutating func advance(to time: Duration? = nil) -> SliderResponse {
    guard let deadline, let index = typing.filter({ controls[$0].deadline == deadline }).min()
    else { return SliderResponse(sliderIndex: focusedIndex) }
    var response = controls[index].advance(to: time)
    if index != focusedIndex {
      response.words = response.words.map { named($0, of: index).withPriority(.polite) }
    }
    return settled(response, at: index)
  }

  /// Moves the focus if the response requests it. A single slider keeps it.
  private mutating func moveFocus(
    askedBy response: SliderResponse,
    isRestoring: Bool
  ) -> SliderResponse {
    let isSingle = controls.count == 1
    switch response.focus {
    case .next where !isSingle || !wrapsFocus: return moveFocus(by: 1)
    case .previous where !isSingle || !wrapsFocus: return moveFocus(by: -1)
    case .first where !isSingle: return goStraight(to: 0)
    case .last where !isSingle: return goStraight(to: controls.count - 1)
    case .slider(let index) where !isSingle: return goStraight(to: index)
    case .next, .previous, .first, .last, .slider:
      var response = response.about(focusedIndex)
      response.focus = nil
      return response
    case .moved, nil: return settled(response, at: focusedIndex, isRestoring: isRestoring)
    }
  }

  private mutating func moveFocus(by step: Int) -> SliderResponse {
    if !wrapsFocus, !controls.indices.contains(focusedIndex + step) {
      return SliderResponse(focus: step > 0 ? .next : .previous, sliderIndex: focusedIndex)
    }
    return moveFocus(to: (focusedIndex + step + controls.count) % controls.count)
  }

  /// Moves the focus to a slider that may not exist. One that has the focus already is read again.
  private mutating func goStraight(to index: Int) -> SliderResponse {
    guard controls.indices.contains(index) else {
      let words = focusedControl.phrases.missing(sliderAt: index, of: controls.count)
      return SliderResponse(words: [words], sliderIndex: focusedIndex)
    }
    guard index != focusedIndex else {
      return SliderResponse(words: [sliderWords], sliderIndex: focusedIndex)
    }
    return moveFocus(to: index)
  }
}

// Requests for any slider.
extension SliderPanel {
  /// Moves the thumb of a slider for the program, silently.
  public mutating func adjust(_ adjustment: SliderAdjustment, of index: Int) -> SliderResponse {
    settled(controls[checked(index)].adjust(adjustment), at: index)
  }

  /// Performs the action that an assistive technology requests of a slider; see
  /// ``SliderControl/perform(action:)``.
  public mutating func perform(action: ElementAction, of index: Int) -> SliderResponse {
    var response = controls[checked(index)].perform(action: action)
    response.words = response.words.map { naming($0, of: index) }
    return settled(response, at: index)
  }

  /// Sets whether a slider can be changed; see ``SliderControl/setAvailability(_:)``.
  public mutating func setAvailability(_ value: SliderAvailability, of index: Int) -> SliderResponse
  {
    settled(controls[checked(index)].setAvailability(value), at: index)
  }

  /// Sets the stops that a thumb can move to. On a shared track, the other thumbs set its limits,
  /// and those that no longer keep their distance move apart (``SliderResponse/pushed``).
  public mutating func setReach(_ reach: ReachableStops, of index: Int) -> SliderResponse {
    let thumbs = thumbs(with: index)
    let limits = thumbs.count > 1 ? controls[index].slider.reach.limits : reach.limits
    let wanted = ReachableStops(limits: limits, unavailable: reach.unavailable)
    return settled(controls[index].setReach(wanted), at: index)
  }

  /// The value of each slider, in order; see ``Slider/value``.
  public var values: [DecimalNumber?] { controls.map { $0.value } }

  /// The words of the value, to repeat words that were lost.
  public var valueResponse: SliderResponse { focusedControl.valueResponse.about(focusedIndex) }

  /// The entry words of the panel and of the slider, to repeat words that were lost.
  package var focusResponse: SliderResponse {
    var response = focusedControl.focusResponse.about(focusedIndex)
    response.words[0] = entryWords(withHint: true)
    response.words += [helpHint].compactMap { $0 }
    return response
  }

  /// Tells the slider that words have been heard to their end; see ``SliderControl/speechFinished(_:)``.
  public mutating func speechFinished(_ words: String) {
    controls[focusedIndex].speechFinished(words)
  }

  /// Returns a response that speaks words about a slider, after its label if it hasn't the focus.
  package func say(_ words: Announcement, about index: Int) -> SliderResponse {
    SliderResponse(words: [naming(words, of: index)], sliderIndex: index)
  }

  func naming(_ words: Announcement, of index: Int) -> Announcement {
    checked(index) == focusedIndex ? words : named(words, of: index)
  }
}

extension SliderPanel {
  /// Returns a slider as shapes to draw, with all thumbs of its track; see
  /// ``SliderControl/drawing(in:style:measuring:)``. The slider is the one with the focus, unless you
  /// give an index. The label is that of a track with several thumbs; a single slider has its own.
  ///
  /// - Precondition: The index is that of a slider.
  public func drawing(
    of index: Int? = nil,
    in bounds: LayoutRect,
    label: String? = nil,
    style: SliderDrawing.Style = SliderDrawing.Style(),
    measuring measure: TextMeasure? = nil
  ) -> SliderDrawing {
    let index = index.map(checked) ?? focusedIndex
    let thumbs = thumbs(with: index)
    let focused = thumbs.contains(focusedIndex) ? focusedIndex : index
    return SliderDrawing(
      of: thumbs.map { controls[$0].slider },
      focus: focused - thumbs.lowerBound,
      label: thumbs.count == 1 ? controls[index].slider.presentation.label : label,
      in: bounds,
      style: style,
      phrases: controls[index].phrases,
      measuring: measure ?? .estimated
    )
  }
}

extension SliderPanel: Accessible {
  /// The sliders as elements of one container, each in its ``SliderControl/layout``. The thumbs of a
  /// shared track are in the layout of the first.
  ///
  /// The container's identity is made of that of its first slider. A slider whose identity an earlier
  /// one has gets another in the tree.
  public var accessibilityTree: AccessibilityContainer {
    var (elements, row) = ([AccessibilityElement](), -1)
    for (index, id) in zip(controls.indices, elementIDs) {
      let first = thumbs(with: index).lowerBound
      if first == index { row += 1 }
      var control = controls[index]
      control.layout = controls[first].layout
      elements.append(control.element(inRow: row, id: id))
    }
    let id = ElementID("\(controls[0].slider.id), panel")
    return AccessibilityContainer(id: id, label: label, elements: elements)
  }

  /// The element of the slider with the focus.
  public var accessibilityFocus: ElementID? { elementIDs[focusedIndex] }

  /// The identities of the sliders in the tree, each different.
  private var elementIDs: [ElementID] {
    var taken: Set<String> = []
    return controls.map { control in
      var (id, copy) = (control.slider.id, 1)
      while !taken.insert(id).inserted {
        (id, copy) = ("\(control.slider.id), \(copy + 1)", copy + 1)
      }
      return ElementID(id)
    }
  }

  /// Performs an action that an assistive technology requests; see ``perform(action:of:)``. The
  /// action `focus` moves the focus to the slider.
  public mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome {
    guard let index = elementIDs.firstIndex(of: id) else { return .refused }
    guard action == .focus else { return perform(action: action, of: index).outcome }
    _ = moveFocus(to: index)
    return .done()
  }
}
