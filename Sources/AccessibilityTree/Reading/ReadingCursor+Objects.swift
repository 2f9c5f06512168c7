// SPDX-License-Identifier: Apache-2.0

// For programs that are objects. Keep the cursor beside such a program, not inside it: while the
// cursor asks the program for its tree, the cursor itself can't be read.
extension ReadingCursor {
  /// Does what the listener asks for, and gives what to say.
  public mutating func handle(
    _ command: CursorCommand,
    on content: some Accessible & AnyObject,
    at time: Duration
  ) -> [Announcement] {
    var content = content
    return handle(command, on: &content, at: time)
  }

  /// Notes that all words have been said; gives what to say next, when reading all, or what changed
  /// meanwhile.
  public mutating func wordsEnded(
    on content: some Accessible & AnyObject,
    at time: Duration
  ) -> [Announcement] {
    var content = content
    return wordsEnded(on: &content, at: time)
  }
}
