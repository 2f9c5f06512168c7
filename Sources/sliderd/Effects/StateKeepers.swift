// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// All files that keep positions: one keeper a file, also while one slider hands it to another.
///
/// A file is let go of with the last slider that has it, once it is written.
final class StateKeepers {
  private struct Entry {
    weak var keeper: StateKeeper?
  }

  /// A place where a position is kept, or isn't.
  struct Reading {
    var keeper: StateKeeper?
    /// What was kept there.
    var state: SliderState?
    /// What the user should know.
    var remark: String?
  }

  private var entries: [String: Entry] = [:]

  /// Makes the file at a place this process's own, if it isn't already.
  ///
  /// Where nothing can be written in the usual place, nothing is kept, and that is remarked.
  ///
  /// - Throws: A ``StateFileError`` if another process has the file, or a file that was named
  ///   can't be used.
  func keeper(at place: StatePlace?) throws(StateFileError) -> Reading {
    guard let place else { return Reading() }
    if let keeper = entries[place.path]?.keeper { return Reading(keeper: keeper) }
    do {
      try place.makeFolder()
      let keeper = StateKeeper(file: try StateFile(path: place.path))
      entries[place.path] = Entry(keeper: keeper)
      return Reading(keeper: keeper)
    } catch {
      guard case .unusable = error, !place.isNamed else { throw error }
      return Reading(remark: "\(error); no position is kept")
    }
  }

  /// The files of some sliders, with what is kept in them, but for sliders that stay: those know
  /// where they are.
  ///
  /// - Parameters:
  ///   - settings: What the sliders are to be.
  ///   - origins: For each of them the place it has already; `nil` for a new one.
  ///   - unsaved: The newest position that a file is to keep and may not have yet, if there is one.
  /// - Returns: What is known of each file, in the same order.
  /// - Throws: A ``Failure`` with the status 73, as ``keeper(at:)`` has it.
  func readings(
    for settings: [Settings.SliderSetting],
    staying origins: [Int?]? = nil,
    unsaved: (StateKeeper) -> SliderState? = { _ in nil }
  ) throws(Failure) -> [Reading] {
    do throws(StateFileError) {
      var readings: [Reading] = []
      for (index, setting) in settings.enumerated() {
        var reading = try keeper(at: setting.effects.place)
        if origins?[index] == nil, let keeper = reading.keeper {
          if let state = unsaved(keeper) {
            reading.state = state
          } else {
            let kept = keeper.read()
            (reading.state, reading.remark) = (kept.state, kept.remark)
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
  var remarks: [String] { compactMap(\.remark).eachOnce }
}
