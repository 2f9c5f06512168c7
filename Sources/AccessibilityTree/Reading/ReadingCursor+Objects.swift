// SPDX-License-Identifier: Apache-2.0

// For programs that are objects. Keep the cursor outside such a program: while the cursor
// requests the program's tree, the cursor itself can't be read.
extension ReadingCursor {
  /// Carries out a listener's command and returns what to say.
  public mutating func handle(
    _ command: CursorCommand,
    on content: some Accessible & AnyObject,
    at time: Duration
  ) -> [Announcement] {
    var content = content
    return handle(command, on: &content, at: time)
  }

  /// Returns what to say next. Call this method when all words have been spoken.
  ///
  /// It is the next element while reading all, or what has changed meanwhile.
  public mutating func wordsEnded(
    on content: some Accessible & AnyObject,
    at time: Duration
  ) -> [Announcement] {
    var content = content
    return wordsEnded(on: &content, at: time)
  }
}
