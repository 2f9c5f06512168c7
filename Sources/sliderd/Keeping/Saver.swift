// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop

/// Saves what changes into a file when it is at rest, and now and then while it keeps changing. One
/// save at a time is in progress, so a disk that hangs gets one, not many.
struct Saver {
  /// A completed save: its error, and whether the one before it ended otherwise.
  typealias Result = (error: FileError?, isNew: Bool)

  /// How long the content must be at rest before it is saved.
  static let rest: Duration = .seconds(1)
  /// How long changing content may stay unsaved.
  private static let patience: Duration = .seconds(5)
  /// How long after a failure the content is saved again.
  private static let pause: Duration = .seconds(30)

  let file: (any KeptFile)?
  private let results: Inbox<FileError?>
  /// When to save; `nil` if nothing is unsaved.
  private var due: Duration?
  private var firstChange: Duration?
  /// The number of saves in progress; more than one only if the file was replaced.
  private var openCount = 0
  private(set) var hasFailed = false

  init(to file: (any KeptFile)?) { (self.file, results) = (file, Inbox()) }

  /// Saves to the old file that are in progress are still reported, but no failure twice.
  init(to file: (any KeptFile)?, replacing old: Saver) {
    (self.file, results, openCount) = (file, old.results, old.openCount)
    hasFailed = old.hasFailed
  }

  var interests: [DescriptorInterest] { results.interests }

  /// `nil` while a save is in progress.
  var deadline: Duration? { isSaving ? nil : due }
  var isSaving: Bool { openCount > 0 }
  var isIdle: Bool { !isSaving && due == nil }

  mutating func noteChange(at time: Duration) {
    guard file != nil else { return }
    let first = firstChange ?? time
    firstChange = first
    due = min(time + Self.rest, first + Self.patience)
  }

  /// Takes the results of saves. What could not be saved is saved again later, changed or not.
  mutating func takeResults(at time: Duration) -> [Result] {
    results.takeAll().map { error in
      openCount -= 1
      if error != nil, file != nil, due == nil { due = time + Self.pause }
      defer { hasFailed = error != nil }
      return (error, isNew: hasFailed != (error != nil))
    }
  }

  mutating func saveIfDue(at time: Duration, _ content: () -> FileChange) {
    if let deadline, deadline <= time { beginSave(content()) }
  }

  /// Saves what isn't saved yet, after the save in progress.
  mutating func saveNow(at time: Duration, _ content: () -> FileChange) {
    guard due != nil || hasFailed else { return }
    if isSaving { due = time } else { beginSave(content()) }
  }

  /// Saves what isn't saved yet, even if a save is in progress.
  mutating func saveLast(_ content: () -> FileChange) {
    if due != nil || hasFailed { beginSave(content()) }
  }

  private mutating func beginSave(_ content: @escaping FileChange) {
    (due, firstChange) = (nil, nil)
    guard let file else { return }
    file.save(content, reportingTo: results)
    openCount += 1
  }
}
