// SPDX-License-Identifier: GPL-3.0-or-later

/// Explains speech as phrases that follow one another, in the way that costs least.
///
/// This is the one-stage algorithm of dynamic time warping (H. Ney, "The use of a one-stage dynamic
/// programming algorithm for connected word recognition", IEEE Transactions on Acoustics, Speech,
/// and Signal Processing 32, 1984). A phrase may be up to twice as fast as its template; it may be
/// broken off by the next one; silence, or something unknown, may be between them.
///
/// Pointers and `while`, because tests are debug builds, where arrays and ranges are far slower.
final class ConnectedMatch {
  typealias Frame = SpeechFeatures.Frame

  /// What explanations cost, in square decibels.
  ///
  /// Of 4,800 rows of two to five phrases, most of them broken off, these figures hear the last one
  /// wrong in 16, such as "twenty-" and "9 of 30". Half as much again of any, or half of any but
  /// the first, does as well.
  struct Costs {
    /// For a frame that is no phrase and no silence.
    var unknown: Float = 16
    /// For a frame of speech that stands for none, or for two, of a template.
    var uneven: Float = 5
    /// Once for each part but the first, unless it is silence.
    var next: Float = 100
    /// Once for whatever follows something unknown, so that words aren't heard inside others.
    var afterUnknown: Float = 200
    /// Once for a phrase that is broken off.
    var breakingOff: Float = 300
    /// What is given up costs so much more than the best explanation so far.
    var tooMuch: Float = 1000

    /// Nothing but one phrase from beginning to end.
    static let onePhrase = Costs(
      unknown: .infinity,
      next: .infinity,
      breakingOff: .infinity,
      tooMuch: .infinity
    )
  }

  /// The best explanation of the speech up to one frame, by its last part.
  private struct Ending {
    var cost = Float.infinity
    var explanation = SpokenPart.Explanation.unknown
    /// The last frame of the template, if the part is a phrase.
    var cell = 0
    /// The first frame of the speech, if it isn't.
    var start = 0
  }

  private let templates: PhraseTemplates
  private let costs: Costs
  private let frameCount: Int
  private let cellCount: Int
  private let speech: UnsafeMutablePointer<Frame>
  private let template: UnsafeMutablePointer<Frame>
  /// The least cost of the speech so far if it ends in that frame of the templates.
  private let cells: UnsafeMutablePointer<Float>
  /// By how many frames of its template each cell lies behind the one before it: for each frame of
  /// the speech as many as there are cells.
  private let moves: UnsafeMutablePointer<UInt8>
  private var endings: [Ending] = []
  private var unknown = Ending(explanation: .unknown)
  private var silence = Ending(explanation: .silence)

  init(_ speech: [Frame], templates: PhraseTemplates, costs: Costs = Costs()) {
    (self.templates, self.costs) = (templates, costs)
    (frameCount, cellCount) = (speech.count, templates.frames.count)
    self.speech = .allocate(capacity: frameCount)
    self.speech.initialize(from: speech, count: frameCount)
    template = .allocate(capacity: cellCount)
    template.initialize(from: templates.frames, count: cellCount)
    cells = .allocate(capacity: cellCount)
    cells.initialize(repeating: .infinity, count: cellCount)
    moves = .allocate(capacity: cellCount * frameCount)
    for frame in 0..<frameCount { endings.append(bestEnding(at: frame)) }
  }

  deinit {
    speech.deallocate()
    template.deallocate()
    cells.deallocate()
    moves.deallocate()
  }

  /// The parts of the speech, in order and without gaps.
  var parts: [SpokenPart] {
    var parts: [SpokenPart] = []
    var end = frameCount
    while end > 0 {
      parts.append(part(before: end))
      end = parts.last?.frames.lowerBound ?? 0
    }
    return parts.reversed()
  }
}

// Forwards: what each frame of the speech adds.
extension ConnectedMatch {
  private func bestEnding(at frame: Int) -> Ending {
    let before = endings.last?.cost ?? 0
    let start = frame == 0 ? 0 : before + costs.next
    var best = bestPhrase(at: frame, from: start)
    if start < unknown.cost { (unknown.cost, unknown.start) = (start, frame) }
    unknown.cost += costs.unknown
    if before < silence.cost { (silence.cost, silence.start) = (before, frame) }
    silence.cost += SpeechFeatures.difference(speech + frame, [.zero])
    if silence.cost < best.cost { best = silence }
    let leaving = frame == frameCount - 1 ? 0 : costs.afterUnknown
    if unknown.cost + leaving < best.cost {
      best = unknown
      best.cost += leaving
    }
    return best
  }

  private func bestPhrase(at frame: Int, from start: Float) -> Ending {
    var best = Ending()
    for (number, range) in templates.ranges.enumerated() {
      // The unused frame before the phrase: whatever was before it.
      cells[range.lowerBound - 1] = start
      let lowest = extend(range, at: frame)
      let last = range.upperBound - 1
      if cells[last] < best.cost {
        best = Ending(cost: cells[last], explanation: .phrase(number), cell: last)
      }
      let brokenOff = cells[lowest] + costs.breakingOff
      if brokenOff < best.cost {
        best = Ending(cost: brokenOff, explanation: .beginning(of: number), cell: lowest)
      }
    }
    return best
  }

  /// Adds a frame of speech to the costs of one phrase; gives the cell that costs least.
  private func extend(_ range: Range<Int>, at frame: Int) -> Int {
    let limit = (endings.last?.cost ?? 0) + costs.tooMuch
    let sound = speech + frame
    let moves = moves + frame * cellCount
    let uneven = costs.uneven
    var lowest = range.upperBound - 1
    var cell = lowest
    // Downwards: the cells below still hold the costs up to the frame before.
    while cell >= range.lowerBound {
      var cost = cells[cell - 1]
      var move: UInt8 = 1
      if cells[cell] + uneven < cost { (cost, move) = (cells[cell] + uneven, 0) }
      if cells[cell - 2] + uneven < cost { (cost, move) = (cells[cell - 2] + uneven, 2) }
      cost = cost < limit ? cost + SpeechFeatures.difference(sound, template + cell) : .infinity
      (cells[cell], moves[cell]) = (cost, move)
      if cost < cells[lowest] { lowest = cell }
      cell -= 1
    }
    return lowest
  }
}

// Backwards: which way led to the best ending.
extension ConnectedMatch {
  private func part(before end: Int) -> SpokenPart {
    let ending = endings[end - 1]
    switch ending.explanation {
    case .silence, .unknown:
      return SpokenPart(ending.explanation, frames: ending.start..<end)
    case .phrase(let number), .beginning(of: let number):
      let start = templates.ranges[number].lowerBound
      let squares = differences(before: end, from: ending.cell, downTo: start)
      return SpokenPart(ending.explanation, before: end, squares: squares)
    }
  }

  private func differences(before end: Int, from last: Int, downTo first: Int) -> [Float] {
    var differences: [Float] = []
    var cell = last
    var frame = end
    while frame > 0, cell >= first {
      frame -= 1
      differences.append(SpeechFeatures.difference(speech + frame, template + cell))
      cell -= Int(moves[frame * cellCount + cell])
    }
    return differences.reversed()
  }
}
