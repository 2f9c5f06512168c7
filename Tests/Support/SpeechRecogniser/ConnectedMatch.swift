// SPDX-License-Identifier: GPL-3.0-or-later

/// Explains speech as a sequence of phrases with the lowest total cost.
///
/// This is the one-stage algorithm of dynamic time warping (H. Ney, "The use of a one-stage
/// dynamic programming algorithm for connected word recognition", IEEE Transactions on Acoustics,
/// Speech, and Signal Processing 32, 1984). A phrase may be up to twice as fast as its template.
/// The next phrase may cut it off. Silence, or something unknown, may separate phrases.
///
/// Uses pointers and `while`, because tests are debug builds, where arrays and ranges are far
/// slower.
final class ConnectedMatch {
  typealias Frame = SpeechFeatures.Frame

  /// The costs of explanations, in square decibels.
  ///
  /// In 4,800 sequences of two to five phrases, most of them cut off, these values misheard the
  /// last phrase 16 times, such as "twenty-" and "9 of 30". The results are as good with any value
  /// 50 % higher, or any value but the first halved.
  struct Costs {
    /// A frame that is neither phrase nor silence.
    var unknown: Float = 16
    /// A frame of speech that matches no frame or two frames of a template.
    var uneven: Float = 5
    /// Each part after the first, unless it is silence.
    var next: Float = 100
    /// The part after something unknown, so that words aren't heard inside others.
    var afterUnknown: Float = 200
    /// A phrase that is cut off.
    var breakingOff: Float = 300
    /// An explanation is given up when it costs this much more than the best one so far.
    var tooMuch: Float = 1000

    /// Costs that allow only one phrase, from beginning to end.
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
    /// The first frame of the speech, if the part isn't a phrase.
    var start = 0
  }

  private let templates: PhraseTemplates
  private let costs: Costs
  private let frameCount: Int
  private let cellCount: Int
  private let speech: UnsafeMutablePointer<Frame>
  private let template: UnsafeMutablePointer<Frame>
  /// The lowest cost of the speech so far, for each template frame in which it may end.
  private let cells: UnsafeMutablePointer<Float>
  /// The number of template frames between each cell and its predecessor, for every frame of
  /// speech and every cell.
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

// The forward pass: the cost of each frame of speech.
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
      // The unused frame before the phrase stands for anything that came before it.
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

  /// Adds a frame of speech to the costs of one phrase. Returns the lowest cost of its cells.
  private func extend(_ range: Range<Int>, at frame: Int) -> Int {
    let limit = (endings.last?.cost ?? 0) + costs.tooMuch
    let sound = speech + frame
    let moves = moves + frame * cellCount
    let uneven = costs.uneven
    var lowest = range.upperBound - 1
    var cell = lowest
    // Runs downwards, because the cells below still hold the costs up to the previous frame.
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

// The backward pass: the path to the best ending.
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
