// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import StepSlider
import StepSliderAccessibilityBus
import StepSliderTerminal

/// The effects: takes events, has words said, draws, and sets the desktop's text size. What comes of
/// an event is decided by a ``Reader``.
///
/// The loop sleeps as long as nothing happens. Words are handed to the voice before anything is drawn.
final class ReaderLoop {
  private var reader: Reader
  private let theme: Theme
  private let setter: TextSetter
  private let window: Window
  private let signals: SignalSource
  private let watch: DescriptorWatch
  private let desktop: DesktopTextSize?
  private var narrator: Narrator
  private var canvas: Canvas?
  private var drawn: Scene?
  private var ending: ExitStatus?
  private let start = ContinuousClock.now

  /// Opens the window; the signals must have been blocked before the first thread.
  init(
    _ reader: Reader,
    setter: TextSetter,
    options: Options,
    signals: SignalSource
  ) throws(WindowError) {
    self.signals = signals
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
  }

  /// Runs until the window is closed or a signal ends it.
  func run() throws(CanvasError) -> ExitStatus {
    defer {
      narrator.close()
      desktop?.finish(within: .seconds(3))
      printFailures()
    }
    try draw()
    show()
    while ending == nil {
      let interests = [Poller.Interest(descriptor: signals.descriptor)] + narrator.interests
      watch.wait(for: interests, until: narrator.deadline)
      for event in window.waitForEvents() where ending == nil { handle(event) }
      try draw()
    }
    return ending ?? .done
  }

  /// Draws what is to be seen now, unless that is what was drawn last.
  private func draw() throws(CanvasError) {
    let scene = Scene(of: reader, in: theme)
    guard scene != drawn else { return }
    let canvas =
      if let canvas, canvas.fits(scene) { canvas } else { try Canvas(for: scene, setter: setter) }
    canvas.draw(scene)
    window.show(canvas)
    (self.canvas, drawn) = (canvas, scene)
  }

  /// Shows screen readers what there is to hear now, and where on the screen.
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
    case .key(let press): follow(reader.press(press, at: .now - start))
    case .pointer(let event):
      follow(reader.point(event))
      window.capturePointer(reader.size.isHeld)
    case .wheel(let notches, let point): follow(reader.turn(notches, at: point))
    case .resized(let size):
      reader.window = size
      show()
    case .moved: show()
    case .exposed: drawn = nil
    case .focused(true):
      narrator.enter(with: reader.begin().words)
      show()
    case .focused(false):
      narrator.stop()
      follow(reader.end())
    case .close: ending = .done
    case .woken: handleEvents()
    }
  }

  private func handleEvents() {
    while let signal = signals.next() { ending = signal == SIGINT ? .interrupted : .done }
    while let request = narrator.nextRequest() { perform(request) }
    if narrator.handleEvents(), reader.isActive { follow(reader.begin()) }
    for _ in 0..<printFailures() { follow(SliderResponse(words: [reader.size.phrases.failure])) }
  }

  /// Prints what went wrong with the desktop's text size; gives how many things that were.
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
    // What gets the focus is read by who gave it.
    narrator.say(response.words)
    show()
    if outcome == .done { window.raise() }
  }

  /// Does what came of an event: the words first.
  private func follow(_ response: SliderResponse) {
    narrator.say(response.words)
    show(after: response.words)
    if let change = response.change, change.phase != .changing {
      desktop?.set(reader.size.slider.stop.value)
    }
    if response.command == Reader.quit { ending = .done }
  }
}
