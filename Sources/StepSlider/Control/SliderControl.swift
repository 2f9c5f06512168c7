// SPDX-License-Identifier: Apache-2.0

/// A slider that handles keys, a pointer, a knob and requests, and returns what to say and do.
///
/// A control is a value and needs no toolkit. Pass it each event, and act on the
/// ``SliderResponse``:
///
///     let stops = try Stops(names: ["Small", "Medium", "Large"])
///     var size = SliderControl(Slider(stops, label: "Text size"))
///     let response = size.press(.right)
///     print(response.words.map(\.text))  // ["Large, 3 of 3, maximum"]
///
/// Times count from any fixed moment and never go back. If you pass times, several digits form one
/// number; call ``advance(to:)`` at the ``deadline``. Without times, each digit is a separate
/// number, each letter begins a name, and each notch of a knob or wheel is a separate turn.
public struct SliderControl: Sendable {
  /// The slider in its current state.
  public package(set) var slider: Slider
  /// The words that the control speaks.
  public var phrases: SliderPhrases
  /// The commands of the keys.
  public var keys: KeyBindings
  /// What your own commands do, in the user's language, by their names; spoken in the list of keys:
  /// `["quit": "quit"]`. A command that isn't here is called by its name, and one with empty words
  /// isn't named.
  public var commandWords: [String: String] = [:]
  /// Whether the user has the keys of the table. If not, for example with a knob alone, no key is
  /// named, and only a hint of the slider's own is spoken.
  public var hasKeyboard = true
  /// Where the slider and its thumb are, for the element in ``accessibilityTree``. Use the layout of
  /// the drawing (``SliderDrawing/layout``), and set it again when the bounds, the stops or the
  /// directions change. If it is `nil`, sliders of 320 × 44 points stand one below the other.
  public var layout: SliderLayout?
  var gesture = PointerGesture()
  var typed = TypedText()
  var reading = KeyReading()
  /// Where the slider is in a panel of several; `nil` if it is alone.
  var place: (label: String?, index: Int, count: Int)?
  /// The labels of the thumbs below and above on a shared track, which this one can't pass.
  var neighbors: NeighborLabels = (nil, nil)
  /// The positions of all thumbs of a track, and which of them is this one's; `nil` outside a panel.
  var row: (positions: [ThumbPosition], index: Int)?
  var lastTurn: Duration?
  var lastPress: Duration?

  /// Creates a control without the focus. The default keys are those of ``KeyBindings``.
  public init(
    _ slider: Slider,
    phrases: SliderPhrases = SliderPhrases(),
    keys: KeyBindings? = nil
  ) {
    (self.slider, self.phrases) = (slider, phrases)
    self.keys = keys ?? KeyBindings(for: slider)
  }

  /// The value text of the chosen stop.
  public var valueText: String { phrases.valueText(of: slider) }

  /// Whether a pointer holds the thumb.
  public var isDragging: Bool { gesture.isHolding }

  /// Gives the slider the keyboard focus and returns its entry words, then its hint. Escape later
  /// restores the current value.
  public mutating func takeFocus() -> SliderResponse {
    if !typed.isOpen { typed.reset() }
    reading = KeyReading()
    slider.beginAdjusting()
    return focusResponse
  }

  /// The entry words and the hint, to repeat words that were lost.
  package var focusResponse: SliderResponse {
    let hint = phrases.hint(for: described).map { Announcement($0, priority: .polite) }
    return SliderResponse(words: [.answer(phrases.entry(to: slider)), hint].compactMap { $0 })
  }

  /// The words for the slider after a silent change: the same as after a change by a key.
  package var current: Announcement { phrases.announcement(of: slider, stoppedBy: neighbors) }

  /// The words for the slider after a silent change that should have led to a stop: if it didn't,
  /// with what stopped the thumb.
  package func current(towards stop: Int) -> Announcement {
    guard stop != slider.index else { return .answer(valueText) }
    return phrases.announcement(of: slider, stoppedBy: neighbors, movingUp: stop > slider.index)
  }

  /// The value: that of the chosen stop, or one between or beyond stops; `nil` while the slider isn't set.
  public var value: DecimalNumber? { slider.value }

  /// The words of the value, to repeat it on request or after words were lost.
  public var valueResponse: SliderResponse { SliderResponse(words: [.answer(valueText)]) }

  /// Handles a press of a key. If `isRepeat` is `true`, the key is held down and repeats. Digits form
  /// longer numbers only if you pass times.
  public mutating func press(
    _ key: SliderKey,
    isRepeat: Bool = false,
    at time: Duration? = nil
  ) -> SliderResponse {
    guard let command = command(of: key, at: time) else {
      var response = SliderResponse()
      response.stopsSpeech = reading.stop(at: time)
      return response
    }
    let response = perform(command, isRepeat: isRepeat, at: time)
    noteSign(key, of: command, at: time)
    return response
  }

  /// Performs the command of a key. If `isRepeat` is `true`, the key is held down.
  public mutating func perform(
    _ command: KeyCommand,
    isRepeat: Bool = false,
    at time: Duration? = nil
  ) -> SliderResponse {
    let stops = command != .sayEverything && command != .sayKeys && reading.stop(at: time)
    var response = response(to: command, isRepeat: isRepeat, at: time)
    response.stopsSpeech = stops && response.words.isEmpty
    return response
  }

  private mutating func response(
    to command: KeyCommand,
    isRepeat: Bool,
    at time: Duration?
  ) -> SliderResponse {
    let typed = typed
    if time == nil || !command.keepsTypedText { self.typed.reset() }
    switch command {
    // A held key would interrupt its own words again and again.
    case .sayValue where isRepeat, .sayEverything where isRepeat, .sayKeys where isRepeat:
      return SliderResponse()
    case .adjust(let adjustment): return adjust(adjustment, isRepeat: isRepeat)
    case .type(let character): return type(character, at: time)
    case .eraseDigit: return eraseDigit(at: time)
    case .sayValue: return typed.isOpen ? complete(typed, at: time) : valueResponse
    case .sayEverything: return completing(typed) { $0.everything(at: time) }
    case .sayKeys:
      return completing(typed) { $0.hasKeyboard ? $0.sayKeys(at: time) : $0.everything(at: time) }
    case .restore: return typed.isOpen ? valueResponse : restore()
    case .moveFocus(let focus): return SliderResponse(focus: focus == .moved ? nil : focus)
    case .custom(let name): return SliderResponse(command: name)
    }
  }

  /// Moves the thumb for the program, silently.
  ///
  /// Stops that can't be reached are skipped. Steps and pages go to the reachable stop nearest to
  /// their target, but at least to the next one in their direction. All other adjustments go to the
  /// nearest reachable stop. Of two equally near stops, the higher one wins. From a value between
  /// stops or beyond them, the first step goes to the next stop in its direction, if there is one.
  /// On a slider that isn't set, steps and pages go to ``Slider/index``.
  ///
  /// - Returns: A response without a change if the slider can't be changed, or if nothing changed
  ///   and no end was pushed against.
  public mutating func adjust(_ adjustment: SliderAdjustment) -> SliderResponse {
    SliderResponse(change: slider.adjust(adjustment, cause: .program))
  }

  /// Performs the action that an assistive technology requests. Its ``SliderResponse/outcome`` is
  /// refused if the slider can't be changed, or if the action isn't increment,
  /// decrement or set index. An attempt to move past an end is announced too. A number that is being
  /// typed is dropped, as by an arrow key.
  public mutating func perform(action: ElementAction) -> SliderResponse {
    guard let adjustment = SliderAdjustment(action), slider.availability == .enabled else {
      var response = SliderResponse()
      response.outcome = .refused
      return response
    }
    typed.reset()
    let change = slider.adjust(adjustment, cause: .accessibility)
    return response(to: change)
  }

  /// Sets the stops that the thumb can move to. If it is beyond their limits, it moves to the
  /// nearest one, and its new value is announced. A held thumb stays held.
  public mutating func setReach(_ reach: ReachableStops) -> SliderResponse {
    let change = slider.setReach(reach)
    return response(to: change)
  }

  /// Sets whether the slider can be changed. If it can't, a held thumb returns to where it was.
  public mutating func setAvailability(_ availability: SliderAvailability) -> SliderResponse {
    let response = availability == .enabled ? SliderResponse() : cancelPointer()
    slider.availability = availability
    return response
  }

  var refusal: SliderResponse { SliderResponse(words: [phrases.refusal(by: slider)]) }

  func response(
    to change: SliderChange?,
    orElse other: SliderResponse = SliderResponse()
  ) -> SliderResponse {
    guard let change else { return other }
    let words = phrases.announcement(of: change, on: slider, stoppedBy: neighbors)
    return SliderResponse(change: change, words: [words])
  }

  private mutating func adjust(_ adjustment: SliderAdjustment, isRepeat: Bool) -> SliderResponse {
    guard slider.availability == .enabled else { return isRepeat ? SliderResponse() : refusal }
    let change = slider.adjust(adjustment, cause: .key, isRepeat: isRepeat)
    guard change == nil, adjustment == .default, slider.defaultIndex != nil, !isRepeat else {
      return response(to: change)
    }
    return SliderResponse(words: [phrases.announcement(of: slider, at: nil)])
  }

  /// Moves to a stop that the user typed. If the thumb is already there, responds with the value,
  /// and if the stop is unavailable, with that, so that no key seems to fail.
  mutating func jump(to adjustment: SliderAdjustment) -> SliderResponse {
    if let stop = slider.unavailableStop(adjustment) {
      return SliderResponse(words: [phrases.unavailable(stopAt: stop, on: slider)])
    }
    let stop = slider.stop(of: adjustment)
    let change = slider.adjust(adjustment, cause: .key)
    guard change == nil, let stop, stop != slider.index else {
      return response(to: change, orElse: valueResponse)
    }
    return SliderResponse(words: [current(towards: stop)])
  }

  private mutating func restore() -> SliderResponse {
    guard !isDragging else { return cancelPointer(orElse: valueResponse) }
    let change = slider.restore(cause: .key)
    return response(to: change, orElse: valueResponse)
  }
}

extension SliderAdjustment {
  /// Creates the adjustment that an assistive technology requests, or `nil` if the action is not
  /// an adjustment.
  fileprivate init?(_ action: ElementAction) {
    switch action {
    case .increment: self = .increment
    case .decrement: self = .decrement
    case .setIndex(let step): self = .stop(step)
    default: return nil
    }
  }
}

extension Slider {
  /// Whether the user can move the thumb to another stop.
  var canMove: Bool {
    availability == .enabled
      && [reach.first, reach.last].contains { $0.map { .stop($0) != position } ?? false }
  }

  /// Returns the stop that an adjustment names.
  func stop(of adjustment: SliderAdjustment) -> Int? {
    switch adjustment {
    case .stop(let index): index
    case .value(let value): stops.index(nearestTo: value)
    default: nil
    }
  }

  /// Returns the stop that an adjustment names, if it is within the limits but unavailable.
  func unavailableStop(_ adjustment: SliderAdjustment) -> Int? {
    stop(of: adjustment).flatMap { reach.limits.contains($0) && !reach.contains($0) ? $0 : nil }
  }
}

extension KeyCommand {
  /// Whether a text that is being typed remains. It does if the focus moves on, and at commands of
  /// the program.
  fileprivate var keepsTypedText: Bool {
    switch self {
    case .type, .eraseDigit, .moveFocus, .custom: true
    default: false
    }
  }
}

extension SliderControl {
  /// Returns the slider as shapes to draw, in bounds with any coordinates. Pass the drawing to
  /// ``handle(_:on:at:)``, so that a pointer hits what the user sees. Texts are as wide as in
  /// DejaVu Sans, unless you measure them.
  ///
  /// - Complexity: O(m) for m drawn ticks.
  public func drawing(
    in bounds: LayoutRect,
    style: SliderDrawing.Style = SliderDrawing.Style(),
    measuring measure: TextMeasure? = nil
  ) -> SliderDrawing {
    SliderDrawing(
      of: slider,
      in: bounds,
      style: style,
      phrases: phrases,
      measuring: measure ?? .estimated
    )
  }

  /// Returns the slider as a single element for assistive technologies.
  ///
  /// Pass the actions that are requested of it to ``perform(action:)``. Its identity is by default
  /// that of the slider, ``Slider/id``, and its frame is the bounds of the layout, in
  /// the coordinates of the container. The thumbs of a shared track, whose controls come from their
  /// panel, each have the frame of their thumb. Where thumbs overlap, their frames lie side by
  /// side, so that each can be found. A press at the activation point takes the thumb; of thumbs at
  /// one place, one that can move.
  public func element(in layout: SliderLayout, id: ElementID? = nil) -> AccessibilityElement {
    var element = phrases.element(for: slider, in: layout, id: id)
    if let target = trackTarget(in: layout) {
      (element.frame, element.activationPoint) = (target.frame, target.point)
    }
    return element
  }

  /// Returns the element in the slider's ``layout``, or in a row of its own if it has none.
  func element(inRow row: Int, id: ElementID? = nil) -> AccessibilityElement {
    let bounds = LayoutRect(x: 0, y: 44 * Double(row), width: 320, height: 44)
    if let layout, layout.isOf(slider) { return element(in: layout, id: id) }
    return element(in: SliderLayout(of: slider, in: layout?.bounds ?? bounds), id: id)
  }

  /// Handles a pointer event over a drawing of the slider, including its labels. A drawing of
  /// another slider is ignored.
  ///
  /// A change is announced if it needs an announcement. A press that changes nothing is answered
  /// with the value, so that no press seems to fail, and a press on an unavailable stop with the
  /// reason. If you pass times, a second press on the thumb within 0.4 s returns it to the slider's
  /// default.
  public mutating func handle(
    _ event: PointerEvent,
    on drawing: SliderDrawing,
    at time: Duration? = nil
  ) -> SliderResponse {
    point(event, in: drawing.layout, labels: drawing.labels, at: time)
  }
}

extension SliderControl: Accessible {
  /// The slider as a tree of one element in its ``layout``.
  public var accessibilityTree: AccessibilityContainer {
    AccessibilityContainer(id: ElementID("\(slider.id), tree"), elements: [element(inRow: 0)])
  }

  /// The slider's element.
  public var accessibilityFocus: ElementID? { ElementID(slider.id) }

  /// Performs an action that an assistive technology requests; see ``perform(action:)``.
  public mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome {
    id == ElementID(slider.id) ? perform(action: action).outcome : .refused
  }
}

/// The help of a control: whether it was offered, and which of its sentences are still to be heard.
struct KeyReading: Hashable, Sendable {
  /// How long help that was offered or stopped can be continued. Later, it begins anew.
  static let patience: Duration = .seconds(60)

  private var isOffered = false
  private var isReading = false
  /// The sentences that are still to be heard.
  private var rest: [String] = []
  /// When help was offered or stopped.
  private var time: Duration?

  /// Returns whether the key for help now asks for the keys: it has just offered them, or they were
  /// stopped. If not, it offers them.
  mutating func isWanted(at time: Duration?) -> Bool {
    closeIfLate(at: time)
    if isOffered || isStopped { return true }
    (isOffered, isReading, self.time) = (true, false, time)
    return false
  }

  /// Begins to read sentences, or goes on with those that weren't heard. Returns what to read.
  mutating func read(_ sentences: [String], at time: Duration?) -> [String] {
    closeIfLate(at: time)
    if rest.isEmpty { rest = sentences }
    (isOffered, isReading) = (false, true)
    return rest
  }

  /// Notes that words were heard to their end.
  mutating func hear(_ words: String) {
    guard isReading, rest.first == words else { return }
    rest.removeFirst()
    isReading = !rest.isEmpty
  }

  /// Stops, because of another key. Returns whether there was anything to stop.
  mutating func stop(at time: Duration?) -> Bool {
    guard isReading || isOffered else { return false }
    (isOffered, isReading, self.time) = (false, false, time)
    return true
  }

  /// Whether something stopped the reading before its end.
  private var isStopped: Bool { !isOffered && !isReading && !rest.isEmpty }

  private mutating func closeIfLate(at now: Duration?) {
    guard isOffered || isStopped, let time, let now, now - time > Self.patience
    else { return }
    self = KeyReading()
  }
}
