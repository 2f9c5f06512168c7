// SPDX-License-Identifier: Apache-2.0

package import AccessibilityBus
package import AccessibilityTree
import Notation

/// An object of another program, as that program describes it.
package struct ForeignObject: Hashable, Sendable {
  /// The object's path on the bus, which no other object of the program has. That of an object in
  /// another process begins with the name of that process on the bus.
  package var path = ""
  /// The program's or its toolkit's own name for the object; empty if it has none.
  package var identity = ""
  package var role = AccessibleRole.invalid
  /// The role in the toolkit's own words, such as "push button".
  package var roleName = ""
  package var name = ""
  package var description = ""
  /// What the toolkit calls a help text or a hint.
  package var helpText = ""
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
  /// The paths of related objects.
  package var relations: [AccessibleRelation: [String]] = [:]
  /// The children. Those of a closed menu, and whatever else is surely not showing, aren't read.
  package var children: [ForeignObject] = []

  /// The value of a slider or a similar object.
  package struct Value: Hashable, Sendable {
    package var current = 0.0, minimum = 0.0, maximum = 0.0, increment = 0.0
    package var text = ""

    package static let zero = Value()
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

  package static let blank = ForeignProgram()
}

extension ForeignObject {
  /// The object and its descendants without what changes in a finished window, too: the words of a
  /// clock (but whether there are any), the value of a progress bar, the place of what moves.
  var shape: ForeignObject {
    func mark(_ words: String) -> String { words.isEmpty ? "" : "…" }
    var shape = self
    (shape.name, shape.description) = (mark(name), mark(description))
    (shape.helpText, shape.text) = (mark(helpText), text.map(mark))
    (shape.value, shape.extent) = (value.map { _ in Value() }, nil)
    shape.children = children.map(\.shape)
    return shape
  }
}

/// Something that a program did wrong, or that was left out, while its objects were read.
package struct Fault: Hashable, Sendable {
  /// What happened; the fault's description says what each is.
  package enum Kind: CaseIterable, Sendable {
    case silent, gone, repeated, malformed, notFinite, cutText
    case manyChildren, deep, manyObjects, late, unrest

    /// Whether all objects were read nevertheless.
    var leavesNothingOut: Bool {
      [.gone, .repeated, .malformed, .notFinite, .cutText].contains(self)
    }
  }

  package let kind: Kind
  /// The path of the first object that this happened to.
  package let path: String
  /// The number of times that it happened.
  package var count: Int
}

extension Fault: CustomStringConvertible {
  /// What happened, as a clause with the number of objects: "3 objects didn't answer in time".
  package var description: String {
    let (objects, were) = (count.counted("object"), count == 1 ? "was" : "were")
    let (answers, texts) = (count.counted("answer"), count.counted("long text"))
    let whose = count == 1 ? "its" : "their"
    return switch kind {
    case .silent: "\(objects) didn't answer in time"
    case .gone: "\(objects) disappeared while the program was read"
    case .repeated: "\(objects) \(were) met a second time in the tree, and left out there"
    case .malformed: "\(answers) had values of the wrong type"
    case .notFinite: "\(objects) had a number that is infinite or not a number"
    case .cutText: "\(texts) \(were) cut"
    case .manyChildren: "\(objects) had more children than were read"
    case .deep: "\(objects) \(were) nested too deep for \(whose) children to be read"
    case .manyObjects: "\(objects) \(were) left out, because the program has too many"
    case .late: "\(objects) \(were) left out or read in part, because the time was up"
    case .unrest: "the program was not seen at rest in this time, so more may come"
    }
  }
}
