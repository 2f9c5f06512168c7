// SPDX-License-Identifier: Apache-2.0

/// Why this slider does something else than another one.
enum PeerDifference: String, CaseIterable, Sendable {
  case upIsMore = "Right and Up increase the value, unless the track grows the other way"
  case homeIsMinimum = "Home moves to the smallest value on each track, as WAI-ARIA has it"
  case pageIsTwoSteps = "a page is at least two steps, as WAI-ARIA has it"
  case pageIsATenth = "a page is a tenth of the steps"
  case pageHasAStop = "a page has at least one stop"
  case pageUpIsMore = "Page Up increases the value on each track; only arrow keys follow the track"
  case eachArrow = "each arrow key moves the thumb, as WAI-ARIA has it"
  case exact = "a value is never rounded"
  case digits = "a number has at most 18 digits"
  case plusSign = "a number may have a plus sign, as people write it"
  case error = "settings that contradict each other are an error, so that their author knows"
  case lastStep = "without reachable ends, the last step below the maximum is the last stop"
  case nearest = "a value that is no stop moves to the nearest one"
  case nextStop = "the first move from between two stops goes to the next one"
  case firstStep = "the first step of a slider that isn't set goes to its default or the middle"
  case refusal = "a press on an unavailable stop is answered in words"
  case neverCross = "thumbs never cross, so that each one keeps its name"
  case noGreatestDistance = "thumbs have a least distance, but no greatest one"
  case grip = "a press on the thumb takes hold of it and doesn't move it"
  case tie = "of two equally near stops, the greater one wins"
  case fixedSteps = "the steps are fixed: the thumb rests on stops only"
  case stopCount = "there are at most 1,000,000 stops"
  case cancelRestores = "a cancelled drag restores the value from before"
  case oneStop = "a screen reader moves the thumb by one stop, as a key does"
}
