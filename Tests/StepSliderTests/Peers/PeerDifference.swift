// SPDX-License-Identifier: Apache-2.0

/// Why this slider does something else than another one.
enum PeerDifference: String, CaseIterable, Sendable {
  case upIsMore = "Right and Up mean more on each track, unless it grows the other way"
  case homeIsMinimum = "Home is the smallest value on each track, as WAI-ARIA has it"
  case pageIsTwoSteps = "a page is at least two steps, as WAI-ARIA has it"
  case pageIsATenth = "a page is a tenth of the steps"
  case pageHasAStop = "a page has at least one stop"
  case pageUpIsMore = "Page Up means more on each track; only arrow keys follow the track"
  case eachArrow = "each arrow key moves the thumb, as WAI-ARIA has it"
  case exact = "a value is never rounded"
  case digits = "a number has at most 18 digits"
  case plusSign = "a number may have a plus sign, as people write it"
  case error = "settings that contradict each other are an error, so their author hears of it"
  case lastStep = "without reachable ends, the last step below the maximum is the last stop"
  case nearest = "a value that is no stop moves to the nearest one"
  case nextStop = "a value between two stops is left for the next stop"
  case firstStep = "the first step of a slider that isn't set goes to its default or the middle"
  case refusal = "a press on the tick of a stop that is unavailable is answered in words"
  case neverCross = "thumbs never cross, so that each one keeps its name"
  case noGreatestDistance = "thumbs have a least distance, but no greatest one"
  case grip = "a press on the thumb takes hold of it and doesn't move it"
  case tie = "of two equally near stops, the greater one wins"
  case fixedSteps = "the steps are fixed: the thumb rests on stops only"
  case stopCount = "there are at most 1,000,000 stops"
  case cancelRestores = "a cancelled drag restores the value from before it"
  case oneStop = "a screen reader moves the thumb by one stop, as a key does"
}
