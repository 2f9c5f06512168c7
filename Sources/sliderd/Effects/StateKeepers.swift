// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// All files that keep positions. Each has one keeper, even while one slider hands it to another.
///
/// A file is released after its last slider is removed and its last state is written.
final class StateKeepers {
  private struct Entry {
    weak var keeper: (any PositionFile)?
  }

  /// The keeper of a position and its content. All are `nil` if no position is kept.
  struct Reading {
    var keeper: (any PositionFile)?
    /// The kept state.
    var state: SliderState?
    /// A message for the user.
    var message: String?
    /// The same for a listener.
    var notice: StartNotice?
  }

  private let disk: any Disk
  private var entries: [String: Entry] = [:]

  init(on disk: any Disk) { self.disk = disk }

  /// Locks a file for this process, unless it is already locked.
  ///
  /// If the default file can't be written, no position is kept, and the reading has a message.
  ///
  /// - Throws: A ``Failure`` if another process has the file, or if a file that the user named can't
  ///   be used.
  func keeper(of path: StatePath?) throws(Failure) -> Reading {
    guard let path else { return Reading() }
    if let keeper = entries[path.text]?.keeper { return Reading(keeper: keeper) }
    do {
      let keeper = try disk.position(at: path)
      entries[path.text] = Entry(keeper: keeper)
      return Reading(keeper: keeper)
    } catch {
      guard case .unusable = error, !path.isNamed else {
        throw Failure(error, of: path.flag)
      }
      let message = "\(error); the position will not be saved"
      return Reading(message: message, notice: .unsavedPosition)
    }
  }

  /// Returns the files of some sliders with their content. Sliders that stay already know their
  /// positions, so theirs are not read.
  ///
  /// - Parameters:
  ///   - paths: The file of each slider; `nil` for one that keeps no position.
  ///   - origins: The current index of each slider; `nil` for a new one.
  ///   - unsaved: Returns the newest position for a file that may not be written yet.
  /// - Returns: The state of each file, in the same order.
  /// - Throws: A ``Failure``, in the cases of ``keeper(of:)``.
  func readings(
    of paths: [StatePath?],
    staying origins: [Int?]? = nil,
    unsaved: (any PositionFile) -> SliderState? = { _ in nil }
  ) throws(Failure) -> [Reading] {
    var readings: [Reading] = []
    for (index, path) in paths.enumerated() {
      var reading = try keeper(of: path)
      if origins?[index] == nil, let keeper = reading.keeper {
        if let state = unsaved(keeper) {
          reading.state = state
        } else {
          let kept = keeper.read()
          (reading.state, reading.message) = (kept.state, kept.message)
          reading.notice = kept.message.map { _ in .unreadablePosition }
        }
      }
      readings.append(reading)
    }
    return readings
  }
}

extension [StateKeepers.Reading] {
  /// The messages for the user, without duplicates.
  var messages: [String] { compactMap(\.message).eachOnce }
}
