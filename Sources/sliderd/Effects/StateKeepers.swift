// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// All files that keep positions: one keeper a file, also while one slider hands it to another.
///
/// A file is let go of with the last slider that has it, once it is written.
final class StateKeepers {
  private struct Entry {
    weak var keeper: StateKeeper?
  }

  /// A file that keeps a position, or none.
  struct Reading {
    var keeper: StateKeeper?
    /// What was kept there.
    var state: SliderState?
    /// What the user should know.
    var message: String?
  }

  private var entries: [String: Entry] = [:]

  /// Makes a file this process's own, if it isn't already.
  ///
  /// Where the usual file can't be written, nothing is kept, and that is told.
  ///
  /// - Throws: A ``StateFileError`` if another process has the file, or a file that was named
  ///   can't be used.
  func keeper(of path: StatePath?) throws(StateFileError) -> Reading {
    guard let path else { return Reading() }
    if let keeper = entries[path.text]?.keeper { return Reading(keeper: keeper) }
    do {
      try path.makeFolder()
      let keeper = StateKeeper(file: try StateFile(path: path.text))
      entries[path.text] = Entry(keeper: keeper)
      return Reading(keeper: keeper)
    } catch {
      guard case .unusable = error, !path.isNamed else { throw error }
      return Reading(message: "\(error); no position is kept")
    }
  }

  /// The files of some sliders, with what is kept in them, but for sliders that stay: those know
  /// where they are.
  ///
  /// - Parameters:
  ///   - paths: Where each keeps its position; `nil` for one that doesn't.
  ///   - origins: For each of them the index that it has already; `nil` for a new one.
  ///   - unsaved: The newest position that a file is to keep and may not have yet, if there is one.
  /// - Returns: What is known of each file, in the same order.
  /// - Throws: A ``Failure`` with the status 73, as ``keeper(of:)`` has it.
  func readings(
    of paths: [StatePath?],
    staying origins: [Int?]? = nil,
    unsaved: (StateKeeper) -> SliderState? = { _ in nil }
  ) throws(Failure) -> [Reading] {
    do throws(StateFileError) {
      var readings: [Reading] = []
      for (index, path) in paths.enumerated() {
        var reading = try keeper(of: path)
        if origins?[index] == nil, let keeper = reading.keeper {
          if let state = unsaved(keeper) {
            reading.state = state
          } else {
            let kept = keeper.read()
            (reading.state, reading.message) = (kept.state, kept.message)
          }
        }
        readings.append(reading)
      }
      return readings
    } catch {
      throw Failure(error)
    }
  }
}

extension [StateKeepers.Reading] {
  /// What the user should know, each once.
  var messages: [String] { compactMap(\.message).eachOnce }
}
