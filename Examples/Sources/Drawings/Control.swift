// SPDX-License-Identifier: Apache-2.0

public import StepSlider

/// Controls as shapes, each with its accessibility element.
public enum Control {
  /// The hint for a slider: Left and Right move to other elements.
  public static let sliderHint = "Use Up and Down to adjust."

  /// Returns a button with its name on it.
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

  /// Returns a switch with its name before it.
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

  /// Returns a slider below its label.
  public static func slider(_ control: SliderControl, in bounds: LayoutRect) -> [Shape] {
    let caption = TextLine(control.slider.label ?? "", fontSize: 14)
    let room = LayoutRect(
      x: bounds.minX,
      y: bounds.minY + caption.size.height,
      width: bounds.size.width,
      height: bounds.size.height - caption.size.height
    )
    let drawing = control.drawing(in: room, style: .init(showsTitle: false))
    let element = control.element(in: drawing.layout)
    return [Shape.text(caption, at: bounds.origin), Shape.slider(drawing).heard(as: element)]
  }
}
