// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// A page to read, and a pop-over with a slider for its text size: the state of the window, and
/// the effects of keys and the pointer on it.
///
/// It is a value, so a test can press keys. The picture and the accessibility tree are functions
/// of it. Lengths are in points.
struct Reader {
  /// A target of the keyboard focus.
  enum Focus: Hashable {
    /// The button that opens the pop-over.
    case open
    /// The title, with index 0, or a paragraph.
    case text(Int)
    /// The slider.
    case slider
    /// The button that closes the pop-over.
    case done
  }

  /// A position on the page: a text, and the part of it that is above. The same text stays in
  /// view when the text size changes.
  struct Position: Hashable {
    var text = 0
    /// The part of the text that is above, from 0 to 1.
    var part = 0.0
  }

  /// A button that is held down.
  struct Press: Hashable {
    let button: Focus
    /// The current location of the pointer.
    var pointer: LayoutPoint
  }

  let edition: Edition
  /// The slider for the text size.
  var size: SliderControl
  /// Whether the pop-over is open.
  var isOpen = false
  var focus = Focus.open
  /// Whether the window receives keys; if not, no focus is shown.
  var isActive = true
  /// The position at the top of the page.
  var top = Position()
  /// The button on which the pointer was pressed, until it is released.
  var press: Press?
  /// The size of the window.
  var window: LayoutSize
  /// The number of device pixels per point.
  let scale: Double
  let ruler: TextRuler
  private var lastText = 0

  /// The command that ends the program.
  static let quit = "quit"

  /// The normal font size, in points.
  static let usualFontSize = 16.0

  /// Creates the content of a window, with text of the normal size.
  init(
    _ edition: Edition,
    orientation: TrackOrientation = .horizontal,
    window: LayoutSize,
    scale: Double = 1,
    numbers: NumberStyle? = nil,
    ruler: TextRuler
  ) throws(StopsError) {
    let stops = try Stops(values: Edition.factors, names: edition.sizes)
    let slider = Slider(
      stops,
      id: "size",
      label: edition.textSize,
      value: 1,
      orientation: orientation,
      layoutDirection: edition.direction
    )
    self.edition = edition
    size = SliderControl(
      slider,
      phrases: SliderPhrases(language: edition.language, numbers: numbers)
    )
    size.keys[.character("q")] = .custom(Self.quit)
    (self.window, self.scale, self.ruler) = (window, scale, ruler)
  }

  /// The font size of the page, in points.
  var fontSize: Double { Self.usualFontSize * Double(size.value ?? 1) }

  /// The texts of the page: its title and its paragraphs.
  var texts: [String] { [edition.title] + edition.paragraphs }

  /// Gives the window the keyboard focus, and announces the window and the focused element.
  mutating func begin() -> SliderResponse {
    isActive = true
    let reading = reading(entering: [edition.title] + (isOpen ? [edition.options] : []))
    return SliderResponse(words: reading)
  }

  /// Removes the keyboard focus from the window. This cancels a drag, because the window can't
  /// follow it any longer.
  mutating func end() -> SliderResponse {
    (isActive, press) = (false, nil)
    return SliderResponse(change: size.cancelPointer().change)
  }

  /// Opens the pop-over, with the focus on the slider.
  mutating func open() -> SliderResponse {
    isOpen = true
    return move(to: .slider, entering: [edition.options])
  }

  /// Closes the pop-over, and cancels a drag.
  mutating func close() -> SliderResponse {
    let change = size.cancelPointer().change
    isOpen = false
    var response = move(to: .open)
    response.change = change
    return response
  }

  /// Moves the focus, and announces the focused element.
  mutating func move(to focus: Focus, entering labels: [String] = []) -> SliderResponse {
    take(focus)
    if case .text(let index) = focus { show(text: index) }
    return SliderResponse(words: reading(entering: labels))
  }

  /// Moves the focus silently.
  mutating func take(_ focus: Focus) {
    self.focus = focus
    if focus == .slider { _ = size.takeFocus() }
    if case .text(let index) = focus { lastText = index }
  }

  /// The order of Tab and Shift-Tab. The page is a single stop.
  var stopsOfTab: [Focus] { isOpen ? [.slider, .done] : [.open, .text(lastText)] }
}

// Words.
extension Reader {
  /// Returns the words for the focused element, and its hint.
  func reading(entering labels: [String] = []) -> [Announcement] {
    let words = elementPhrases.reading(of: element(of: focus), entering: labels)
    return [Announcement(words, priority: .assertive)] + [hint].compactMap { $0 }
  }

  var elementPhrases: ElementPhrases { size.phrases.elements }

  private var hint: Announcement? {
    elementPhrases.hint(for: element(of: focus)).map { Announcement($0, priority: .polite) }
  }
}
