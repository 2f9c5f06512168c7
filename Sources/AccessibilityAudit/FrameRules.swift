// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree

/// The rules for the frames of the elements that are read.
struct FrameRules {
  let items: [AccessibilitySnapshot.Item]
  let screens: [LayoutRect]
  let minimumTarget: Double
  /// The rules that are wanted. Those that compare all pairs of elements cost time.
  let rules: Set<AuditRule>

  /// A visible element and its visible frame.
  private typealias Seen = (item: AccessibilitySnapshot.Item, frame: LayoutRect)

  var findings: [AuditFinding] {
    let seen: [Seen] = items.compactMap { item in item.visibleFrame.map { (item, $0) } }
    let comparesAll = !rules.isDisjoint(with: [.overlappingFrames, .coveredElement])
    return (comparesAll ? piledUp(seen) : []) + repeatedLabels
      + (rules.contains(.smallTarget) ? smallTargets : []) + seen.compactMap(offScreen)
  }

  /// Returns at most one finding for each element about another that wrongly lies above it.
  private func piledUp(_ seen: [Seen]) -> [AuditFinding] {
    var found: [Int: (upper: Int, finding: AuditFinding)] = [:]
    let seen = seen.sorted { ($0.frame.minY, $0.item.layer) < ($1.frame.minY, $1.item.layer) }
    for (first, second) in meeting(seen.map { $0.frame }) {
      let isFirstLower = seen[first].item.layer < seen[second].item.layer
      let (lower, upper) = isFirstLower ? (first, second) : (second, first)
      if let known = found[lower]?.upper, known < upper { continue }
      let finding = covered(seen[lower], by: seen[upper]) ?? overlapping(seen[lower], seen[upper])
      if let finding { found[lower] = (upper, finding) }
    }
    return found.values.map { $0.finding }
  }

  /// Returns the pairs of frames that intersect, in any order, with the lower index first.
  ///
  /// The frames are compared along the axis on which they are spread most: bars that stand side by
  /// side share all of their height, and rows all of their width.
  private func meeting(_ frames: [LayoutRect]) -> some Sequence<(Int, Int)> {
    let (across, down) = (frames.map { ($0.minX, $0.maxX) }, frames.map { ($0.minY, $0.maxY) })
    let spans = spread(across) > spread(down) ? across : down
    let order = frames.indices.sorted { spans[$0].0 < spans[$1].0 }
    return order.indices.lazy.flatMap { place in
      let first = order[place]
      return order[(place + 1)...].prefix { spans[$0].0 < spans[first].1 }
        .filter { frames[first].intersection(frames[$0]) != nil }
        .map { (min(first, $0), max(first, $0)) }
    }
  }

  /// Returns the distance between the first and the last beginning.
  private func spread(_ spans: [(Double, Double)]) -> Double {
    let starts = spans.map { $0.0 }
    return (starts.max() ?? 0) - (starts.min() ?? 0)
  }

  private func covered(_ lower: Seen, by upper: Seen) -> AuditFinding? {
    let (element, other) = (lower.item.element, upper.item.element)
    guard element.isOperable, upper.frame.holds(lower.frame) else { return nil }
    let rest = ", so pointers can't reach it"
    return element.finding(.coveredElement, "is covered by", other, rest: rest)
  }

  private func overlapping(_ lower: Seen, _ upper: Seen) -> AuditFinding? {
    let (first, second) = (lower.frame, upper.frame)
    let shared = first.intersection(second)?.area ?? 0
    guard shared > min(first.area, second.area) / 4, !first.holds(second), !second.holds(first)
    else { return nil }
    let other = upper.item.element
    return lower.item.element.finding(.overlappingFrames, "is partly covered by", other)
  }

  private var repeatedLabels: [AuditFinding] {
    zip(items, items.dropFirst()).compactMap { item, next in
      guard item.containers.last == next.containers.last, item.element.isLike(next.element)
      else { return nil }
      return next.element.finding(.repeatedLabel, "has the same label as the element before it")
    }
  }

  private func offScreen(_ seen: Seen) -> AuditFinding? {
    guard !screens.isEmpty else { return nil }
    let (element, frame) = (seen.item.element, seen.frame)
    let shared = screens.compactMap { $0.intersection(frame)?.area }
    if shared.isEmpty { return element.finding(.offScreen, "is outside every screen") }
    let slack = (frame.size.width + frame.size.height) / 2
    guard element.isOperable, shared.reduce(slack, +) < frame.area else { return nil }
    return element.finding(.offScreen, "is partly off the screen, where pointers can't reach it")
  }
}

extension FrameRules {
  private var smallTargets: [AuditFinding] {
    let targets = items.filter { $0.element.isOperable }
    let extents = targets.map { $0.frame }
    // The first other target that is too close to each small one.
    var crowds: [Int: Int] = [:]
    for (first, second) in meeting(extents.map(reach)) {
      for (target, other) in [(first, second), (second, first)]
      where isSmall(extents[target]) && isCrowded(extents[target], by: extents[other]) {
        crowds[target] = min(crowds[target] ?? other, other)
      }
    }
    return crowds.compactMap { target, other in
      let element = targets[target].element
      guard element.traits.isDisjoint(with: [.link, .notEnabled]) else { return nil }
      let size = "less than \(minimumTarget.shortText) points wide or high"
      let problem = "is \(size), and too close to"
      return element.finding(.smallTarget, problem, targets[other].element)
    }
  }

  private func isSmall(_ frame: LayoutRect) -> Bool {
    min(frame.size.width, frame.size.height) < minimumTarget
  }

  /// Returns the square around the circle of a small target, or the frame of a larger one. Two that
  /// don't meet are far enough apart.
  private func reach(of target: LayoutRect) -> LayoutRect {
    guard isSmall(target) else { return target }
    return LayoutRect(origin: target.center, size: .zero).outset(by: minimumTarget / 2)
  }

  /// Returns whether another target is too close to a small one.
  ///
  /// A circle with the minimum size, centered on the small target, must not meet another target
  /// or the circle of another small target. This is the exception "Spacing" of WCAG 2.2, 2.5.8.
  private func isCrowded(_ target: LayoutRect, by other: LayoutRect) -> Bool {
    func middle(_ rect: LayoutRect) -> LayoutRect { LayoutRect(origin: rect.center, size: .zero) }
    let isSmall = isSmall(other)
    let room = isSmall ? minimumTarget : minimumTarget / 2
    return middle(target).gap(to: isSmall ? middle(other) : other) < room * room
  }
}

extension AccessibilityElement {
  /// Returns whether a listener can't tell two operable elements apart.
  fileprivate func isLike(_ other: AccessibilityElement) -> Bool {
    guard isOperable, let label = label.flatMap(SpokenText.spoken),
      label == other.label.flatMap(SpokenText.spoken)
    else { return false }
    let isSteady = traits.isDisjoint(with: [.adjustable, .toggle])
    return traits.intersection(.operable) == other.traits.intersection(.operable)
      && roleWord == other.roleWord && (!isSteady || value == other.value)
  }
}

extension LayoutRect {
  fileprivate var area: Double { size.width * size.height }

  /// Returns whether the rectangle contains another one, within half a point.
  fileprivate func holds(_ other: LayoutRect) -> Bool {
    let slack = 0.5
    return minX - slack <= other.minX && minY - slack <= other.minY
      && other.maxX <= maxX + slack && other.maxY <= maxY + slack
  }
}
