// SPDX-License-Identifier: GPL-3.0-or-later

@testable import AccessibilityTree
@testable import StepSlider

/// A cursor on a changing screen, with the rules for each step.
struct Walk {
  private var screen: Screen
  private var cursor: ReadingCursor
  private var time: Duration = .zero

  init(_ input: inout FuzzInput) {
    screen = Screen(input.container())
    cursor = ReadingCursor(
      phrases: ElementPhrases(
        language: input.element(of: SpokenLanguage.all),
        verbosity: input.element(of: Verbosity.allCases)
      )
    )
    listen(to: cursor.begin(on: screen, at: time), isAnswer: true)
    checkPlace()
  }

  mutating func step(_ input: inout FuzzInput) {
    for _ in 0..<input.number(below: 3) { input.edit(&screen.accessibilityTree) }
    if input.byte() % 8 == 0 { screen.accessibilityFocus = input.identity() }
    decide(&input)
    time += .milliseconds(input.number(below: 256) * 50)
    move(&input)
    checkPlace()
    let new = screen.accessibilitySnapshot
    SnapshotRules(new, at: input.point()).examine()
    AuditRules(of: screen.accessibilityTree, in: new).examine(screens: [input.rect()])
  }

  private mutating func decide(_ input: inout FuzzInput) {
    var next = screen.accessibilityTree
    input.edit(&next)
    let outcome = input.flag() ? ActionOutcome.done(notifying: input.notifications()) : .refused
    screen.decide(outcome, input.flag() ? next : nil)
  }

  private mutating func move(_ input: inout FuzzInput) {
    switch input.byte() % 8 {
    case 0: listen(to: cursor.speechFinished(on: &screen, at: time), isAnswer: false)
    case 1: listen(to: cursor.advance(on: screen, to: time), isAnswer: false)
    case 2, 3:
      let words = cursor.follow(screen, notifying: input.notifications(), at: time)
      listen(to: words, isAnswer: false)
      check(cursor.snapshot == screen.accessibilitySnapshot, "the cursor follows the program")
    default:
      listen(to: cursor.handle(input.command(), on: &screen, at: time), isAnswer: true)
      let isSame = cursor.snapshot == screen.accessibilitySnapshot
      check(isSame || screen.wasAsked, "the cursor acts on the program as it is")
    }
  }

  private func listen(to heard: [Announcement], isAnswer: Bool) {
    let words = heard.filter { SpokenText.spoken($0.text) != nil && $0.text != "." }
    check(words.count == heard.count, "all that is said can be heard: \(heard)")
    check(!isAnswer || !words.isEmpty, "each command is answered")
    let limit = Announcement.maximumLength + 1
    check(heard.allSatisfy { $0.text.unicodeScalars.count <= limit }, "words are bounded")
  }

  /// The cursor is on something readable, if there is anything.
  private func checkPlace() {
    let isCurrent = screen.wasAsked || cursor.snapshot == screen.accessibilitySnapshot
    check(isCurrent, "the cursor is on the program as it is")
    let items = cursor.snapshot.items
    check((cursor.position == nil) == items.isEmpty, "the cursor is somewhere: \(items)")
    guard let position = cursor.position else { return }
    check(cursor.snapshot.item(of: position) != nil, "\(position) can be read")
    check(cursor.item?.element.id == position, "the item is the one of \(position)")
  }
}
