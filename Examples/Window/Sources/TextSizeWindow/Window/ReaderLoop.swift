// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import StepSlider
import StepSliderSpeech
import StepSliderTerminal

/// The effects: takes events, speaks, draws, and sets the desktop's text size. What comes of an event
/// is decided by a ``Reader``.
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
  private var voice: Voice
  private var canvas: Canvas?
  private var drawn: Scene?
  private var ending: ExitStatus?
  private let start = ContinuousClock.now

  init(_ reader: Reader, setter: TextSetter, options: Options) throws(WindowError) {
    signals = SignalSource([SIGTERM, SIGINT, SIGHUP])
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
    voice = Voice(language: reader.edition.language, destination: options.audio)
    self.reader.isActive = window.hasFocus
  }

  /// Runs until the window is closed or a signal ends it.
  func run() throws(CanvasError) -> ExitStatus {
    defer { voice.close() }
    try draw()
    while ending == nil {
      watch.wait(for: interests, until: nil)
      for event in window.waitForEvents() where ending == nil { handle(event) }
      try draw()
    }
    return ending ?? .done
  }

  private var interests: [Poller.Interest] {
    [signals.descriptor, voice.descriptor].map { Poller.Interest(descriptor: $0) }
  }

  private func handle(_ event: WindowEvent) {
    switch event {
    case .key(let press): follow(reader.press(press, at: .now - start))
    case .pointer(let event):
      follow(reader.point(event))
      window.capturePointer(reader.gesture.isHolding)
    case .wheel(let notches, let point): follow(reader.turn(notches, at: point))
    case .resized(let size): reader.window = size
    case .moved: break
    case .exposed: drawn = nil
    case .focused(true): follow(reader.begin())
    case .focused(false):
      voice.stop()
      follow(reader.end())
    case .close: ending = .done
    case .woken: handleNews()
    }
  }

  private func handleNews() {
    while let signal = signals.next() { ending = signal == SIGINT ? .interrupted : .done }
    if voice.handleNews() { follow(reader.begin()) }
    for failure in desktop?.failures() ?? [] {
      printError("TextSizeWindow: \(failure)")
      voice.say([reader.phrases.failure])
    }
  }

  /// Does what came of an event: the words first.
  private func follow(_ response: Response) {
    voice.say(response.announcements)
    if let change = response.change, change.phase != .changing {
      desktop?.set(reader.size.stop.value)
    }
    if response.isLeaving { ending = .done }
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
}
