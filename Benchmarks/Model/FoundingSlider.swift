// SPDX-License-Identifier: GPL-3.0-or-later

/// The chores with the formulas of SWStepSlider, the slider in the founding documents: the thumb
/// at `value / maximum * (width - thumb)`, a tap rounded back, and a frame for each tick.
///
/// They are wrong if the minimum isn't 0, and at the right edge. This benchmark only measures
/// their speed.
struct FoundingSlider {
  let maximum: Int

  struct Frame {
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
  }

  /// - Precondition: The chore is one of ``Chore/shared``.
  func work(_ chore: Chore) -> Work {
    switch chore {
    case .increment: increment
    case .nearest: nearest
    case .tick: tick
    case .layout: fullLayout
    case .proportional, .logarithmic, .placed, .pieces, .thumbs, .hit:
      preconditionFailure("no peer for \(chore)")
    }
  }

  @inline(never)
  private func incremented(_ value: Int) -> Int { min(value + 1, maximum) }

  @inline(never)
  private func value(at x: Double) -> Int {
    Int((x / Example.width * Double(maximum)).rounded())
  }

  @inline(never)
  private func frame(of value: Int, width: Double) -> Frame {
    let place = Double(value) / Double(maximum) * (Example.width - Example.thumb)
    return Frame(x: place + (Example.thumb - width) / 2, y: 9, width: width, height: 10)
  }

  private var increment: Work {
    Work { times in
      var (value, sum) = (0, 0)
      for _ in 0..<times {
        let next = incremented(value)
        value = next == value ? 0 : next
        sum &+= value
      }
      return sum
    }
  }

  private var nearest: Work {
    Work { times in (0..<times).reduce(0) { $0 &+ value(at: Example.point($1)) } }
  }

  private var tick: Work {
    Work { times in
      (0..<times).reduce(0) { sum, turn in
        sum &+ Int(frame(of: Example.stop(turn, of: maximum + 1), width: 2).x)
      }
    }
  }

  private var fullLayout: Work {
    Work { times in
      (0..<times).reduce(0) { sum, turn in
        let thumb = frame(of: Example.stop(turn, of: maximum + 1), width: Example.thumb)
        let ticks = (0...maximum).map { frame(of: $0, width: 2) }
        return sum &+ Int(thumb.x) &+ ticks.count
      }
    }
  }
}
