// SPDX-License-Identifier: Apache-2.0

import Foundation
import StepSlider

/// A file that keeps the chosen size from one run to the next.
struct SavedPosition {
  let path: String

  /// Sets a tool to the size that was saved, or to the one most like it; leaves the tool alone
  /// where nothing was saved.
  func restore(_ tool: inout TextSizeTool) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8),
      let state = SliderState(text)
    else { return }
    tool.slider.adjust(.stop(state.index(in: tool.slider.stops)), cause: .program)
  }

  /// Saves the size that a tool is set to.
  func save(_ tool: TextSizeTool) throws {
    let state = SliderState(of: tool.slider)
    try state.description.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
