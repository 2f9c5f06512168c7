// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench

/// The chores with the arithmetic of a JavaScript slider, as in React Stately: floating-point
/// values, snapped to the step by their remainder and rounded to its digits.
enum JavaScriptPeer {
  /// Returns the nanoseconds for each chore; `nil` if node isn't available.
  static func nanoseconds(count: Int) async -> [Chore: Double]? {
    let command = Command("node", ["-e", program, String(count)])
    guard let result = try? await ChildProcess.run(command, within: .seconds(60)) else {
      return nil
    }
    let lines = result.output.split(separator: "\n").compactMap { Double($0) }
    guard lines.count == Chore.shared.count else { return nil }
    return Dictionary(uniqueKeysWithValues: zip(Chore.shared, lines))
  }

  private static let program = """
    const max = Number(process.argv[1]) - 1, min = 0, step = 1, width = 320, thumb = 28;
    const digits = () => (String(step).split(".")[1] ?? "").length;
    const rounded = value => Number(value.toFixed(digits()));
    const clamp = value => Math.min(Math.max(value, min), max);
    const snap = value => {
      const rest = (value - min) % step;
      const near = Math.abs(rest) * 2 >= step
        ? value + Math.sign(rest) * (step - Math.abs(rest)) : value - rest;
      return clamp(rounded(near));
    };
    const fraction = value => (value - min) / (max - min);
    const frame = (value, extent) => ({
      x: fraction(value) * (width - thumb) + (thumb - extent) / 2, y: 9, width: extent, height: 10,
    });
    const stop = turn => ((turn & 1023) * 7919) % (max + 1);
    const point = turn => ((turn * 37) & 255) + 0.5;
    const tasks = [
      times => {
        let value = min, sum = 0;
        for (let turn = 0; turn < times; turn++) {
          const next = snap(value + step);
          value = next === value ? min : next;
          sum += value;
        }
        return sum;
      },
      times => {
        let sum = 0;
        for (let turn = 0; turn < times; turn++)
          sum += snap(min + point(turn) / width * (max - min));
        return sum;
      },
      times => {
        let sum = 0;
        for (let turn = 0; turn < times; turn++) sum += frame(stop(turn), 2).x;
        return sum;
      },
      times => {
        let sum = 0;
        for (let turn = 0; turn < times; turn++) {
          const ticks = [];
          for (let value = min; value <= max; value += step) ticks.push(frame(value, 2));
          sum += frame(stop(turn), thumb).x + ticks.length;
        }
        return sum;
      },
    ];
    let kept = 0;
    const elapsed = (task, times) => {
      const start = process.hrtime.bigint();
      kept += task(times);
      return Number(process.hrtime.bigint() - start);
    };
    for (const task of tasks) {
      let times = 1;
      while (elapsed(task, times) < 2e6) times *= 2;
      let least = Infinity, total = 0;
      for (let round = 0; round < 40 && total < 1e9; round++) {
        const duration = elapsed(task, times);
        least = Math.min(least, duration);
        total += duration;
      }
      console.log(least / times);
    }
    """
}
