// SPDX-License-Identifier: Apache-2.0

package import AccessibilityTree
package import StepSliderAccessibilityBus

/// An object of another program, as that program describes it.
package struct ForeignObject: Hashable, Sendable {
  /// The object's path on the bus, which no other object of the program has. That of an object in
  /// another process begins with the name of that process on the bus.
  package var path = ""
  /// The program's or its toolkit's own name for the object; empty if it has none.
  package var identity = ""
  /// The number of the role. The corresponding C type is `AtspiRole`.
  package var role: UInt32 = 0
  /// The role in the toolkit's own words, such as "push button".
  package var roleName = ""
  package var name = ""
  package var description = ""
  /// What the toolkit calls a help text or a hint.
  package var helpText = ""
  /// The states. The corresponding C type is `AtspiStateType`.
  package var states: AccessibleStates = []
  /// The last parts of the names of its interfaces, such as "Action".
  package var interfaces: [String] = []
  /// The frame on the screen; `nil` if the object has none.
  package var extent: LayoutRect?
  /// The attributes. Those of a table include its size as `rowcount` and `colcount`.
  package var attributes: [String: String] = [:]
  package var value: Value?
  /// The content of an object with text; `nil` for others. A text that was cut ends with "…".
  package var text: String?
  package var actions: [String] = []
  /// The paths of related objects by the number of the relation. The corresponding C type is
  /// `AtspiRelationType`.
  package var relations: [UInt32: [String]] = [:]
  /// The children. Those of a closed menu, and whatever else is surely not showing, aren't read.
  package var children: [ForeignObject] = []

  /// The number of the role "combo box".
  static let comboBox: UInt32 = 11

  /// The value of a slider or a similar object.
  package struct Value: Hashable, Sendable {
    package var current = 0.0
    package var minimum = 0.0
    package var maximum = 0.0
    package var increment = 0.0
    package var text = ""
  }
}

/// A program on the accessibility bus, as it describes itself.
package struct ForeignProgram: Hashable, Sendable {
  package var name = ""
  /// The name of its toolkit, such as "gtk" (GTK 3), "GTK" (GTK 4) or "Qt"; empty if it says none.
  package var toolkit = ""
  /// The program's own object, whose children are its windows.
  package var root = ForeignObject()
  /// Whether it has more objects than were read.
  package var isCut = false
  /// What went wrong while it was read, at most one of each kind.
  package var faults: [Fault] = []
}

extension ForeignProgram {
  /// Notes that more objects may come.
  mutating func noteUnrest() {
    isCut = true
    faults.append(Fault(kind: .unrest, path: root.path, count: 1))
  }
}

extension ForeignObject {
  /// The object and its descendants without what changes in a finished window, too: the words of a
  /// clock, the value of a progress bar, and where something that moves is. Whether there are words
  /// still counts.
  var shape: ForeignObject {
    var shape = self
    shape.name = Self.mark(name)
    shape.description = Self.mark(description)
    shape.helpText = Self.mark(helpText)
    shape.text = text.map(Self.mark)
    shape.value = value.map { _ in Value() }
    shape.extent = nil
    shape.children = children.map(\.shape)
    return shape
  }

  private static func mark(_ words: String) -> String { words.isEmpty ? "" : "…" }
}
