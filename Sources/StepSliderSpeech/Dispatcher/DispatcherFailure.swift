// SPDX-License-Identifier: GPL-3.0-or-later

/// Why speech-dispatcher doesn't speak.
package enum DispatcherFailure: Error, Hashable {
  /// There is no connection, or it was lost, for the reason given.
  case unreachable(String)
  /// It didn't answer in time.
  case unanswered
  /// It took words and didn't begin to speak them in time.
  case mute
  /// It refused words, for the reason given.
  case refused(String)
  /// It sent something that isn't an answer.
  case nonsense(String)
}

extension DispatcherFailure: CustomStringConvertible {
  /// What failed, in a sentence with a subject.
  package var description: String {
    switch self {
    case .unreachable(let reason): "speech-dispatcher can't be reached (\(reason))"
    case .unanswered: "speech-dispatcher isn't answering"
    case .mute: "speech-dispatcher accepted words but doesn't speak"
    case .refused(let reason): "speech-dispatcher refused words (\(reason))"
    case .nonsense(let reason): "speech-dispatcher sent nonsense (\(reason))"
    }
  }
}
