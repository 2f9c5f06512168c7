// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import TestValues
import Testing

@Suite struct AnnouncementQueueTests {
  @Test func `the newest assertive announcement interrupts the one before`() {
    var queue = AnnouncementQueue()
    let first = queue.announce(Announcement("3 of 5", priority: .assertive))
    #expect(first?.text == "3 of 5" && first?.interrupts == false)
    let second = queue.announce(Announcement("4 of 5", priority: .assertive))
    #expect(second?.text == "4 of 5" && second?.interrupts == true)
  }

  @Test func `polite announcements wait their turn`() throws {
    var queue = AnnouncementQueue()
    let entry = try required(queue.announce(Announcement("Slider.", priority: .assertive)))
    #expect(queue.announce(Announcement("A hint.", priority: .polite)) == nil)
    #expect(queue.announce(Announcement("Another.", priority: .polite)) == nil)
    let hint = try required(queue.utteranceFinished(entry.number))
    #expect(hint.text == "A hint." && !hint.interrupts)
    #expect(queue.utteranceFinished(hint.number)?.text == "Another.")
  }

  @Test func `a discarded announcement isn't spoken, but the others are`() throws {
    var queue = AnnouncementQueue()
    let entry = try required(queue.announce(Announcement("Slider.", priority: .assertive)))
    let outdated = Announcement("settings not updated", priority: .polite)
    _ = queue.announce(outdated)
    _ = queue.announce(Announcement("settings updated", priority: .polite))
    queue.discard(outdated)
    #expect(queue.utteranceFinished(entry.number)?.text == "settings updated")
  }

  @Test func `a polite announcement is spoken in silence, or dropped by an assertive one`() throws {
    var queue = AnnouncementQueue()
    #expect(queue.announce(Announcement("Hello.", priority: .polite))?.text == "Hello.")
    #expect(queue.announce(Announcement("A hint.", priority: .polite)) == nil)
    let value = try required(queue.announce(Announcement("4 of 5", priority: .assertive)))
    #expect(queue.utteranceFinished(value.number) == nil)
    #expect(queue.isSilent)
  }

  @Test func `the end of an interrupted announcement changes nothing`() throws {
    var queue = AnnouncementQueue()
    let old = try required(queue.announce(Announcement("old", priority: .assertive)))
    let new = try required(queue.announce(Announcement("new", priority: .assertive)))
    #expect(queue.utteranceFinished(old.number) == nil)
    #expect(!queue.isSilent)
    #expect(queue.utteranceFinished(new.number) == nil)
    #expect(queue.isSilent)
  }

  @Test func `the queue of polite announcements is limited`() {
    var queue = AnnouncementQueue()
    var current = queue.announce(Announcement("first", priority: .assertive))
    for number in 0..<10_000 { _ = queue.announce(Announcement("\(number)", priority: .polite)) }
    var spoken = 0
    while let utterance = current {
      current = queue.utteranceFinished(utterance.number)
      spoken += 1
    }
    #expect(spoken == 1 + AnnouncementQueue.capacity)
  }

  @Test func `a long text is spoken whole, sentence by sentence, after what waits politely`() {
    var queue = AnnouncementQueue()
    let sentences = (0..<20).map { "sentence \($0)" }
    var current = queue.announce(Announcement(sentences[0], priority: .assertive))
    for sentence in sentences.dropFirst() {
      _ = queue.announce(Announcement(sentence, priority: .continuing))
    }
    _ = queue.announce(Announcement("a notice", priority: .polite))
    var spoken: [String] = []
    while let utterance = current {
      spoken.append(utterance.text)
      current = queue.utteranceFinished(utterance.number)
    }
    #expect(spoken == [sentences[0], "a notice"] + sentences.dropFirst())
    #expect(queue.isSilent)
  }

  @Test func `an assertive announcement drops the rest of a long text`() throws {
    var queue = AnnouncementQueue()
    _ = queue.announce(Announcement("first", priority: .assertive))
    _ = queue.announce(Announcement("second", priority: .continuing))
    let value = try required(queue.announce(Announcement("4 of 5", priority: .assertive)))
    #expect(queue.utteranceFinished(value.number) == nil && queue.isSilent)
  }

  @Test func `a long text is whole again for a screen reader, up to the longest announcement`() {
    let sentence = "Right Arrow, Up Arrow: increase."
    let words =
      [Announcement("Q: quit.", priority: .assertive)]
      + Array(repeating: Announcement(sentence, priority: .continuing), count: 40)
      + [Announcement("a notice", priority: .polite)]
    let joined = Announcement.joined(words)
    #expect(joined.map(\.text).joined(separator: " ") == words.map(\.text).joined(separator: " "))
    #expect(joined.count == 3 && joined[0].priority == .assertive)
    #expect(joined.last == words.last && !joined.contains { $0.text.hasSuffix("…") })
    #expect(Announcement.joined([]).isEmpty)
  }
}
