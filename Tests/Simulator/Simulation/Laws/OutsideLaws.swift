// SPDX-License-Identifier: GPL-3.0-or-later

/// A sound server that freezes while it should play is noticed.
final class LossTold: Law {
  static let name = "loss told"
  static let sentence = """
    A sound server that answers nothing counts as lost within two seconds, and the log says so.
    """

  private static let limit: Duration = .seconds(2)

  private var isTold = false
  private var silence = Span()

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    case .started: (isTold, silence) = (false, Span())
    case .logged(let line) where line.contains("sound is back"): isTold = false
    case .logged(let line) where line.contains("sound server"): isTold = true
    default: break
    }
    return nil
  }

  func rest(in world: World) -> String? {
    // With speech-dispatcher, espeak-ng's output may not matter.
    guard world.isAwake, !world.dispatcher.wasThere, let voice = world.process?.voice else {
      silence.reset()
      return nil
    }
    let isSilent = world.sound.server == .hanging && (voice.isBusy || !voice.isConnected)
    let length = silence.note(isSilent && !isTold, at: world.clock.time)
    return length > Self.limit ? "nothing says that the sound server hangs" : nil
  }
}

/// What other programs send can't control the terminal of the log, nor confuse the voice.
final class CleanWords: Law {
  static let name = "clean words"
  static let sentence = "What other programs send is logged and spoken without control characters."

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    case .logged(let text), .ordered(let text), .screenReaderSaid(let text):
      Hostile.controls(text) ? "\(text.debugDescription) isn't clean" : nil
    default: nil
    }
  }
}
