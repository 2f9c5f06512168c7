// SPDX-License-Identifier: Apache-2.0

import Drawings
import StepSlider

extension Path {
  /// A D with a hole; its bow is two cubic curves.
  static let letterD = Path(from: LayoutPoint(x: 32, y: 172))
    .line(to: LayoutPoint(x: 80, y: 172))
    .curve(
      to: LayoutPoint(x: 80, y: 268),
      controls: LayoutPoint(x: 150, y: 172),
      LayoutPoint(x: 150, y: 268)
    )
    .line(to: LayoutPoint(x: 32, y: 268))
    .closed
    .move(to: LayoutPoint(x: 54, y: 192))
    .line(to: LayoutPoint(x: 76, y: 192))
    .curve(
      to: LayoutPoint(x: 76, y: 248),
      controls: LayoutPoint(x: 118, y: 192),
      LayoutPoint(x: 118, y: 248)
    )
    .line(to: LayoutPoint(x: 54, y: 248))
    .closed

  /// An R with a leg; its bow is a quadratic curve.
  static let letterR = Path(from: LayoutPoint(x: 152, y: 172))
    .line(to: LayoutPoint(x: 196, y: 172))
    .curve(to: LayoutPoint(x: 204, y: 230), control: LayoutPoint(x: 280, y: 196))
    .line(to: LayoutPoint(x: 244, y: 268))
    .line(to: LayoutPoint(x: 214, y: 268))
    .line(to: LayoutPoint(x: 174, y: 230))
    .line(to: LayoutPoint(x: 174, y: 268))
    .line(to: LayoutPoint(x: 152, y: 268))
    .closed
    .move(to: LayoutPoint(x: 174, y: 190))
    .line(to: LayoutPoint(x: 192, y: 190))
    .curve(to: LayoutPoint(x: 194, y: 214), control: LayoutPoint(x: 226, y: 202))
    .line(to: LayoutPoint(x: 174, y: 214))
    .closed
}

extension Bitmap {
  /// A figure with its arms stretched out, in a ring.
  static let accessibilityLogo = Bitmap([
    ".....######.....",
    "...##......##...",
    "..#....##....#..",
    ".#.....##.....#.",
    ".#............#.",
    "#..##########..#",
    "#......##......#",
    "#......##......#",
    "#......##......#",
    "#.....####.....#",
    "#.....#..#.....#",
    ".#....#..#....#.",
    ".#...##..##...#.",
    "..#..........#..",
    "...##......##...",
    ".....######.....",
  ])
}
