// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds a short script that still shows what a long one showed.
///
/// It leaves out lines, halves first and single ones last ("delta debugging"), then makes what is
/// left simpler: shorter times, fewer keys, a plainer start. The result is the same each time.
package struct Shrinker {
  private let tries: Int

  /// Creates a shrinker.
  ///
  /// - Parameter tries: The maximum number of scripts to try.
  package init(tries: Int = 500) { self.tries = tries }

  /// Returns the shortest script found for which `fails` is true; the same script if it is false
  /// for this one.
  package func shortest(_ script: Script, while fails: (Script) -> Bool) -> Script {
    guard tries > 0, fails(script) else { return script }
    return withoutActuallyEscaping(fails) { fails in
      var search = ShortestScript(script, tries: tries - 1, fails: fails)
      search.run()
      return search.best
    }
  }
}

/// The search for the shortest script.
private struct ShortestScript {
  private(set) var best: Script
  private var tries: Int
  private var tried: Set<Script>
  private let fails: (Script) -> Bool

  init(_ script: Script, tries: Int, fails: @escaping (Script) -> Bool) {
    (best, self.tries, self.fails) = (script, tries, fails)
    tried = [script]
  }

  /// Shortens until nothing more can be left out.
  mutating func run() {
    var last: Script
    repeat {
      last = best
      removeLines()
      shortenAllGaps()
      for index in best.lines.indices { shortenGap(before: index) }
      for index in best.lines.indices { simplify(at: index) }
      simplifyStart()
    } while best != last && tries > 0
  }

  /// Tries a change, unless it was tried before, and keeps it if the script still fails.
  @discardableResult
  private mutating func attempt(_ change: (inout Script) -> Void) -> Bool {
    var candidate = best
    change(&candidate)
    guard tries > 0, tried.insert(candidate).inserted else { return false }
    tries -= 1
    let isKept = fails(candidate)
    if isKept { best = candidate }
    return isKept
  }

  private mutating func removeLines() {
    var length = max(1, best.lines.count / 2)
    while true {
      removeLines(each: length)
      if length == 1 { break }
      length /= 2
    }
  }

  /// Tries to remove each piece of a length. It starts at the end, because what comes after a
  /// failure is never needed.
  private mutating func removeLines(each length: Int) {
    var end = best.lines.count
    while end > 0 {
      let start = max(0, end - length)
      attempt { $0.lines.removeSubrange(start..<end) }
      end = start
    }
  }

  /// Tries to shorten all long pauses at once, which saves many tries.
  private mutating func shortenAllGaps() {
    for limit: Duration in [.seconds(1), .seconds(60), .seconds(3600)] {
      let isKept = attempt { script in
        for index in script.lines.indices where script.gap(before: index) > limit {
          script.setGap(before: index, to: limit)
        }
      }
      if isKept { return }
    }
  }

  private mutating func shortenGap(before index: Int) {
    var isShorter = true
    while isShorter {
      let gap = best.gap(before: index)
      isShorter = ([.zero] + gap.rounder).contains { shorter in
        attempt { $0.setGap(before: index, to: shorter) }
      }
    }
  }

  /// Tries simpler forms of a line, each time from the simplest on.
  private mutating func simplify(at index: Int) {
    var isSimpler = true
    while isSimpler {
      isSimpler = best.lines[index].simpler.contains { line in
        attempt { $0.lines[index] = line }
      }
    }
  }

  private mutating func simplifyStart() {
    var isSimpler = true
    while isSimpler {
      isSimpler = best.start.simpler.contains { start in attempt { $0.start = start } }
    }
  }
}

extension Script {
  /// The time between an action and the one before; zero before an expectation.
  fileprivate func gap(before index: Int) -> Duration {
    guard let time = lines[index].time else { return .zero }
    return time - (lines[..<index].last { $0.time != nil }?.time ?? .zero)
  }

  /// Moves an action and all later ones.
  fileprivate mutating func setGap(before index: Int, to gap: Duration) {
    let distance = self.gap(before: index) - gap
    for later in lines.indices[index...] {
      if case .at(let time, let action) = lines[later] {
        lines[later] = .at(time - distance, action)
      }
    }
  }
}
