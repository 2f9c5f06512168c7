// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench

/// The figures of one scenario for people: sliderd first, then each other program with the ratio
/// between them.
struct Table {
  let scenario: Scenario
  let server: SoundServer.Kind
  let figures: [Entrant: Figures]
  /// Our figures of `onset`, if they were measured before.
  let idle: Figures?

  /// Whether sliderd meets every limit and was heard every time.
  var isMet: Bool {
    verdicts.allSatisfy(\.isMet)
  }

  var text: String {
    let head = ["", "median", "p95", "ours:its", "loud", "old words", "unheard"]
    let table = TextTable([head] + Entrant.allCases.map(row))
    return ([scenario.title, "\(table)"] + verdicts.map(\.description)).joined(separator: "\n")
  }

  private var verdicts: [Verdict] {
    let heard = Verdict("unheard", Double(ours.missed), atMost: 0, unit: "runs", places: 0)
    return scenario.limits(on: server).compactMap(verdict) + [heard]
  }

  private var ours: Figures {
    figures[.sliderd] ?? Figures()
  }

  private func verdict(_ limit: Limit) -> Verdict? {
    switch limit {
    case .median(let most):
      Verdict("median", ours.times.median, atMost: most, unit: "ms")
    case .percentile95(let most):
      Verdict("p95", ours.times.percentile95, atMost: most, unit: "ms")
    case .oldWords(let most):
      Verdict("old words silent after", ours.oldWords.median, atMost: most, unit: "ms")
    case .ofIdle(let top, let bottom):
      idle.map { idle in
        let ratio = ours.times.median / idle.times.median
        return Verdict("\(scenario.rawValue) : onset", ratio, atMost: top, over: bottom)
      }
    case .ratio(let top, let bottom, let peer):
      Verdict("ours : \(peer.rawValue)", ratio(to: peer), atMost: top, over: bottom)
    }
  }

  private func ratio(to peer: Entrant) -> Double {
    ours.times.median / (figures[peer]?.times.median ?? .nan)
  }

  private func row(_ entrant: Entrant) -> [String] {
    let figures = figures[entrant] ?? Figures()
    return [
      entrant.rawValue,
      Verdict.number(figures.times.median),
      Verdict.number(figures.times.percentile95),
      entrant == .sliderd ? "" : Verdict.number(ratio(to: entrant), places: 3),
      Verdict.number(figures.loud.median),
      Verdict.number(figures.oldWords.median),
      "\(figures.missed)",
    ]
  }
}
