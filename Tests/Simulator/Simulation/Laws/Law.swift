// SPDX-License-Identifier: GPL-3.0-or-later

/// Something that holds in every simulated run. RELIABILITY.md lists the laws by their names.
protocol Law: AnyObject {
  /// The name in reports.
  static var name: String { get }
  /// What holds, in a sentence for users.
  static var sentence: String { get }

  /// Follows something that happened. Returns what breaks the law, if anything.
  func follow(_ record: Record, in world: World) -> String?

  /// Looks at the world when everything waits and the time is about to move on.
  func rest(in world: World) -> String?
}

extension Law {
  func follow(_ record: Record, in world: World) -> String? { nil }
  func rest(in world: World) -> String? { nil }
}

extension Dictionary where Key == String {
  /// Returns the keys of some values, in alphabetical order, so that each run reports the same one.
  func keys(where isWanted: (Value) -> Bool) -> [Key] {
    filter { isWanted($0.value) }.keys.sorted()
  }
}

/// A law that a run broke.
package struct Breach: Hashable, Sendable {
  package let law: String
  package let sentence: String
  package let time: Duration
  package let explanation: String
}

extension Breach: CustomStringConvertible {
  package var description: String { "\"\(law)\" at \(time.inUnits): \(explanation)" }
}

/// All laws, as one run sees them.
package final class Laws {
  private let laws: [any Law] = [
    NewestWords(), AtOnce(), OneVoice(), NothingLost(), HeldKeys(), Saved(), Commands(), Bounded(),
    Recovery(), Ends(), Stays(), Shell(), Privacy(), Reached(), Found(), Signals(), Requests(),
    LastCommand(), FailuresTold(), Outdated(), Tuned(), Pauses(), EndOfInput(), Reloads(), Kept(),
    Drawing(), Events(), Wear(), Age(), Interruption(),
    Continuation(), Audible(), LossTold(), CleanWords(),
  ]
  private let noSpinning = NoSpinning()
  /// The first breach of a law.
  package private(set) var breach: Breach?

  package init() {}

  /// The name and the sentence of each law.
  package var sentences: [(name: String, text: String)] {
    (laws + [noSpinning]).map { (type(of: $0).name, type(of: $0).sentence) }
  }

  func follow(_ record: Record, in world: World) {
    for law in laws { note(law.follow(record, in: world), of: law, in: world) }
  }

  func rest(in world: World) {
    for law in laws { note(law.rest(in: world), of: law, in: world) }
  }

  /// Notes that sliderd waits again and again while no time passes.
  func noteSpin(in world: World) { note("no time passes", of: noSpinning, in: world) }

  private func note(_ explanation: String?, of law: any Law, in world: World) {
    guard let explanation, breach == nil else { return }
    breach = Breach(
      law: type(of: law).name,
      sentence: type(of: law).sentence,
      time: world.clock.time,
      explanation: explanation
    )
    world.stop()
  }
}
