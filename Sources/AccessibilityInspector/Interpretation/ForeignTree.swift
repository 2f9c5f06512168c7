// SPDX-License-Identifier: Apache-2.0

package import AccessibilityTree

/// What a program shows, as a tree of our own.
package struct ForeignTree: Hashable, Sendable {
  package let root: AccessibilityContainer
  /// The element with the keyboard focus.
  package let focus: ElementID?
  /// Where each element and container comes from.
  package let origins: [ElementID: Origin]

  /// The object that an element comes from, as a developer knows it.
  package struct Origin: Hashable, Sendable {
    /// The names of the objects around it and its own, from the window inwards:
    /// `frame "Calculator"`, `panel`, `push button "="`.
    package let steps: [String]
    /// The toolkit's own id, such as the one in a GTK Builder file; empty if it has none.
    package let identity: String
  }

  /// Interprets what a program says of itself.
  package init(of program: ForeignProgram) {
    root = program.root.container
    focus = program.root.focus
    origins = [:]
  }
}
