// SPDX-License-Identifier: Apache-2.0

public import StepSlider

/// Controls as shapes, heard as what they are.
public enum Control {
  /// The measures of sliders: names below the track.
  public static var sliderMetrics: SliderMetrics {
    var metrics = SliderMetrics()
    metrics.labelThickness = 16
    return metrics
  }

  /// What to do at a slider: the keys to the left and right go to other elements.
  public static let sliderHint = "Use Up and Down to adjust."

  /// A button with its name on it.
  public static func button(
    _ id: ElementID,
    _ name: String,
    in frame: LayoutRect,
    isEnabled: Bool = true
  ) -> [Shape] {
    let color = isEnabled ? "#0050a0" : "#9a9a9a"
    return [
      Shape.rectangle(frame, radius: 8, color: color)
        .heard(as: id, label: name, traits: isEnabled ? .button : [.button, .notEnabled]),
      Shape.text(TextLine(name, fontSize: 15), inMiddleOf: frame, color: "white"),
    ]
  }

  /// A switch, with its name before it.
  public static func toggle(
    _ id: ElementID,
    _ name: String,
    isOn: Bool,
    in frame: LayoutRect
  ) -> [Shape] {
    let plate = LayoutRect(x: frame.maxX - 52, y: frame.center.y - 14, width: 52, height: 28)
    let knob = LayoutRect(
      x: isOn ? plate.maxX - 26 : plate.minX + 2,
      y: plate.minY + 2,
      width: 24,
      height: 24
    )
    return [
      Shape.rectangle(frame, color: "#eef2f7")
        .heard(as: id, label: name, traits: isOn ? [.toggle, .selected] : .toggle),
      Shape.text(
        TextLine(name, fontSize: 15),
        at: LayoutPoint(x: frame.minX + 8, y: frame.center.y - 10)
      ),
      Shape.rectangle(plate, radius: 14, color: isOn ? "#0050a0" : "#9a9a9a"),
      Shape.rectangle(knob, radius: 12, color: "white"),
    ]
  }

  /// A slider, below its label: its track, its thumb, and the names that there is room for.
  public static func slider(
    _ slider: Slider,
    phrases: SliderPhrases,
    in bounds: LayoutRect
  ) -> [Shape] {
    let caption = TextLine(slider.presentation.label ?? "", fontSize: 14)
    let room = LayoutRect(
      x: bounds.minX,
      y: bounds.minY + caption.size.height,
      width: bounds.size.width,
      height: bounds.size.height - caption.size.height
    )
    let layout = SliderLayout(of: slider, in: room, metrics: sliderMetrics)
    let names = layout.labels(at: slider.index) { label(slider, $0).size }
    let element = slider.accessibilityElement(phrases: phrases, in: layout)
    return [Shape.text(caption, at: bounds.origin)]
      + [Shape.rectangle(layout.track, color: "#595959").heard(as: element)]
      + layout.drawnTicks(at: slider.index).map { Shape.rectangle($0.frame, color: "#595959") }
      + [
        Shape.rectangle(layout.fill(at: slider.index), color: "#0050a0"),
        Shape.rectangle(layout.thumb(at: slider.index), radius: 14, color: "#0050a0"),
      ]
      + names.map { Shape.text(label(slider, $0.index), inMiddleOf: $0.frame) }
  }

  private static func label(_ slider: Slider, _ index: Int) -> TextLine {
    let stop = slider.stops[index]
    return TextLine(stop.name ?? "\(stop.value)", fontSize: 12)
  }
}
