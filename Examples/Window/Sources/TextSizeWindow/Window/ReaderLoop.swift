// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import EventLoop
import Glibc
import StepSlider

/// The effects: takes events, speaks words, draws, and sets the desktop's text size. A
/// ``Reader`` decides the result of each event.
///
/// The loop sleeps while nothing happens. The voice gets the words before anything is drawn.
final class ReaderLoop {
  private var reader: Reader {
    didSet { numberEnd.deadline = reader.size.deadline }
  }
  private let theme: Theme
  private let setter: TextSetter
  private let window: Window
  private let loop = MainLoop()
  /// When a number that is being typed is complete.
  private let numberEnd = Alarm()
  private let watch: DescriptorWatch
  private let desktop: DesktopTextSize?
  private let narrator: Narrator
  private var canvas: Canvas?
  private var drawn: Scene?
  private var ending: ExitStatus?

  /// Opens the window. The caller must have blocked the signals before the first thread started.
  init(
    _ reader: Reader,
    setter: TextSetter,
    options: Options,
    signals: SignalSource
  ) throws(WindowError) {
    (self.reader, self.setter, theme) = (reader, setter, options.theme.theme)
    let window = try Window(
      title: reader.edition.title,
      size: reader.window,
      least: ReaderLayout.leastWindow,
      scale: reader.scale
    )
    self.window = window
    let wakeType = window.wakeType
    watch = DescriptorWatch { Window.wake(wakeType) }
    desktop = options.apply == .gnome ? DesktopTextSize { Window.wake(wakeType) } : nil
    narrator = Narrator(
      title: reader.edition.title,
      language: reader.edition.language,
      options: options
    )
    self.reader.isActive = window.hasFocus
    loop.add(signals) { [unowned self] in ending = $0 == SIGINT ? .interrupted : .done }
    loop.add(narrator) { [unowned self] in handle($0) }
    loop.add(numberEnd) { [unowned self] in follow(self.reader.advance(to: loop.now)) }
  }

  /// Runs until the window is closed or a signal stops it.
  func run() throws(CanvasError) -> ExitStatus {
    defer {
      narrator.close()
      desktop?.finish(within: .seconds(3))
      printFailures()
    }
    try draw()
    show()
    while ending == nil {
      watch.wait(for: loop)
      for event in window.waitForEvents() where ending == nil { handle(event) }
      try draw()
    }
    return ending ?? .done
  }

  /// Draws the current scene, unless it is the one drawn last.
  private func draw() throws(CanvasError) {
    let scene = Scene(of: reader, in: theme)
    guard scene != drawn else { return }
    let canvas =
      if let canvas, canvas.fits(scene) { canvas } else { try Canvas(for: scene, setter: setter) }
    canvas.draw(scene)
    window.show(canvas)
    (self.canvas, drawn) = (canvas, scene)
  }

  /// Shows the current content and its location on the screen to screen readers.
  private func show(after words: [Announcement] = []) {
    let (origin, scale) = (window.origin, reader.scale)
    let frame = LayoutRect(
      x: origin.x,
      y: origin.y,
      width: reader.window.width * scale,
      height: reader.window.height * scale
    )
    let window = AccessibleWindow(
      title: reader.edition.title,
      isActive: reader.isActive,
      frame: frame
    )
    narrator.show(reader.snapshot(at: origin), in: window, after: words)
  }
}

// Events.
extension ReaderLoop {
  private func handle(_ event: WindowEvent) {
    switch event {
    case .key(let key, let isRepeat):
      follow(reader.press(key, isRepeat: isRepeat, at: loop.now))
    case .pointer(let event):
      follow(reader.point(event))
      window.capturePointer(reader.size.isDragging)
    case .wheel(let notches, let point): follow(reader.turn(notches, at: point))
    case .resized(let size):
      reader.window = size
      show()
    case .moved: show()
    case .exposed: drawn = nil
    case .focused(true):
      narrator.enter(with: reader.begin().words, at: loop.now)
      show()
    case .focused(false):
      narrator.stop()
      follow(reader.end())
    case .close: ending = .done
    case .woken: wake()
    }
  }

  private func handle(_ event: Narrator.Event) {
    switch event {
    case .request(let request): perform(request)
    case .lost: if reader.isActive { follow(reader.begin()) }
    }
  }

  /// Does everything that is due, without waiting.
  private func wake() {
    loop.turn(until: loop.now)
    for _ in 0..<printFailures() { follow(SliderResponse(words: [reader.size.phrases.failure])) }
  }

  /// Prints the errors of setting the desktop's text size, and returns their number.
  @discardableResult
  private func printFailures() -> Int {
    let failures = desktop?.failures() ?? []
    for failure in failures { printError("TextSizeWindow: \(failure)") }
    return failures.count
  }

  private func perform(_ request: AccessibilityRequest) {
    var response = SliderResponse()
    let outcome = reader.perform(request.action, on: request.id, response: &response)
    guard request.action == .focus else { return follow(response) }
    // The screen reader that set the focus speaks the focused element itself.
    narrator.say(response.words)
    show()
    if outcome == .done() { window.raise() }
  }

  /// Puts a response into effect, the words first.
  private func follow(_ response: SliderResponse) {
    if response.stopsSpeech { narrator.stop() }
    narrator.say(response.words)
    show(after: response.words)
    if let size = response.committedValue { desktop?.set(size) }
    if response.command == Reader.quit { ending = .done }
  }
}
