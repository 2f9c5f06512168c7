// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// A page to read, and a pop-over with a slider for the size of its text: all the window's state, and
/// what keys and the pointer do to it.
///
/// It is a value, so that a test can press keys; what is drawn and what is told to a screen reader are
/// functions of it. Lengths are in points.
struct Reader {
  /// What can have the keyboard's focus.
  enum Focus: Hashable {
    /// The button that opens the pop-over.
    case open
    /// The title, 0, or a paragraph.
    case text(Int)
    /// The slider.
    case slider
    /// The button that closes the pop-over.
    case done
  }

  /// A position on the page, told by a text and the part of it that is above: it stays where it is when
  /// the text grows.
  struct Position: Hashable {
    var text = 0
    /// From 0 to 1.
    var part = 0.0
  }

  /// A button that is held down.
  struct Press: Hashable {
    let button: Focus
    /// Where the pointer is now.
    var pointer: LayoutPoint
  }

  let edition: Edition
  /// The size of text.
  var size: SliderControl
  /// Whether the pop-over is there.
  var isOpen = false
  var focus = Focus.open
  /// Whether keys come to the window; else nothing shows the focus.
  var isActive = true
  /// What is at the top of the page.
  var top = Position()
  /// The button on which the pointer went down, until it goes up.
  var press: Press?
  /// The size of the window.
  var window: LayoutSize
  /// How many device pixels a point has.
  let scale: Double
  let ruler: TextRuler
  private var lastText = 0

  /// The command that ends the program.
  static let quit = "quit"

  /// The size in points of text of the usual size.
  static let usualFontSize = 16.0

  /// Makes a window's content; the text has its usual size.
  init(
    _ edition: Edition,
    orientation: Orientation = .horizontal,
    window: LayoutSize,
    scale: Double = 1,
    numbers: NumberStyle = .plain,
    ruler: TextRuler
  ) throws(StopsError) {
    let stops = try Stops(values: Edition.factors, names: edition.sizes)
    let slider = Slider(
      stops: stops,
      index: stops.index(nearestTo: 1),
      presentation: Presentation(
        id: "size",
        label: edition.textSize,
        orientation: orientation,
        direction: edition.direction
      )
    )
    self.edition = edition
    size = SliderControl(
      slider,
      phrases: SliderPhrases(language: edition.language, numbers: numbers)
    )
    size.keys[.character("q")] = .custom(Self.quit)
    (self.window, self.scale, self.ruler) = (window, scale, ruler)
  }

  /// The size of the letters of the page, in points.
  var fontSize: Double { Self.usualFontSize * size.slider.stop.value.doubleValue }

  /// The texts of the page: its title and its paragraphs.
  var texts: [String] { [edition.title] + edition.paragraphs }

  /// The window gets the keyboard's focus: what it is called, and what has the focus in it.
  mutating func begin() -> SliderResponse {
    isActive = true
    let reading = reading(entering: [edition.title] + (isOpen ? [edition.options] : []))
    return SliderResponse(words: reading)
  }

  /// The window loses the keyboard's focus: a drag that it can't follow any more is called off.
  mutating func end() -> SliderResponse {
    (isActive, press) = (false, nil)
    return SliderResponse(change: size.cancelPointer().change)
  }

  /// Opens the pop-over, at the slider.
  mutating func open() -> SliderResponse {
    isOpen = true
    return move(to: .slider, entering: [edition.options])
  }

  /// Closes the pop-over; a drag is called off.
  mutating func close() -> SliderResponse {
    let change = size.cancelPointer().change
    isOpen = false
    var response = move(to: .open)
    response.change = change
    return response
  }

  /// Gives something the focus, and says what it is.
  mutating func move(to focus: Focus, entering labels: [String] = []) -> SliderResponse {
    take(focus)
    if case .text(let index) = focus { show(text: index) }
    return SliderResponse(words: reading(entering: labels))
  }

  /// Gives something the focus, and says nothing of it.
  mutating func take(_ focus: Focus) {
    self.focus = focus
    if focus == .slider { _ = size.takeFocus() }
    if case .text(let index) = focus { lastText = index }
  }

  /// What Tab and Shift-Tab walk through; the page is one stop among the others.
  var stopsOfTab: [Focus] { isOpen ? [.slider, .done] : [.open, .text(lastText)] }
}

// Words.
extension Reader {
  /// The words for what has the focus, and its hint.
  func reading(entering labels: [String] = []) -> [Announcement] {
    let words = elementPhrases.reading(of: element(of: focus), entering: labels)
    return [Announcement(words)] + [hint].compactMap { $0 }
  }

  var elementPhrases: Phrases { size.phrases.elements }

  private var hint: Announcement? {
    elementPhrases.hint(for: element(of: focus)).map { Announcement($0, priority: .polite) }
  }
}
