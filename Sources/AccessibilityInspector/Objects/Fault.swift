// SPDX-License-Identifier: Apache-2.0

/// Something that a program did wrong, or that was left out, while its objects were read.
package struct Fault: Hashable, Sendable {
  /// What happened.
  package enum Kind: String, CaseIterable, Sendable {
    /// An object didn't answer in time.
    case silent
    /// An object disappeared between its parent's answer and its own.
    case gone
    /// An object has several parents, or is inside itself. It is read at one place only.
    case repeated
    /// An answer had values of another type than AT-SPI says.
    case malformed
    /// A number was infinite or not a number.
    case notFinite = "not-finite"
    /// A text was cut.
    case cutText = "cut-text"
    /// An object has more children than were read.
    case manyChildren = "many-children"
    /// An object is nested so deep that its children weren't read.
    case deep
    /// The program has more objects than were read.
    case manyObjects = "many-objects"
    /// Objects were left when the time was up.
    case late
    /// Two readings at rest didn't find the same before the time was up.
    case unrest

    /// Whether all objects were read nevertheless.
    var leavesNothingOut: Bool {
      switch self {
      case .gone, .repeated, .malformed, .notFinite, .cutText: true
      case .silent, .manyChildren, .deep, .manyObjects, .late, .unrest: false
      }
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
    let objects = count == 1 ? "1 object" : "\(count) objects"
    return switch kind {
    case .silent: "\(objects) didn't answer in time"
    case .gone: "\(objects) disappeared while the program was read"
    case .repeated: "\(objects) were met a second time in the tree, and left out there"
    case .malformed: "\(count) answers had values of the wrong type"
    case .notFinite: "\(objects) had a number that is infinite or not a number"
    case .cutText: "\(count) long texts were cut"
    case .manyChildren: "\(objects) had more children than were read"
    case .deep: "\(objects) were nested too deep for their children to be read"
    case .manyObjects: "\(objects) were left out, because the program has too many"
    case .late: "\(objects) were left out or read in part, because the time was up"
    case .unrest: "the program was not seen at rest in this time, so more may come"
    }
  }
}
