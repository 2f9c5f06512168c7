// SPDX-License-Identifier: Apache-2.0

package import AccessibilityTree
import StepSliderAccessibilityBus

/// What a program shows, as a tree of our own.
package struct ForeignTree: Hashable, Sendable {
  package let root: AccessibilityContainer
  /// The element with the keyboard focus.
  package let focus: ElementID?
  /// Where each element and container comes from.
  package let origins: [ElementID: Origin]
  /// What the program is made with, if known.
  package let toolkit: AuditRule.Toolkit?
  /// The rules that can be judged from outside, for the program's toolkit.
  package let rules: Set<AuditRule>

  /// The object that an element comes from, as a developer knows it.
  package struct Origin: Hashable, Sendable {
    /// The roles and names of the objects around it and its own, from the window inwards:
    /// `frame "Calculator"`, `push button "="`. What only wraps others is left out. Of several
    /// alike in one place, all but the first are numbered: `push button 2`.
    package let steps: [String]
    /// The toolkit's own id, such as the one in a GTK Builder file; empty if it has none.
    package let identity: String
  }

  /// Interprets what a program says of itself.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - window: The name of the window to read; all windows that show if it is `nil`.
  package init(of program: ForeignProgram, window: String? = nil) {
    let shown = ShownObjects(of: program)
    let windows = shown.windows.filter { window == nil || $0.name == window }
    let placed = PlacedObject.placed(windows.map(shown.content))
    let all = placed.flatMap(\.all)
    let builder = TreeBuilder(
      toolkit: shown.toolkit,
      ids: Dictionary(all.map { ($0.object.path, $0.id) }) { first, _ in first }
    )
    root = AccessibilityContainer(
      id: ElementID(program.root.step),
      label: program.root.name.isEmpty ? nil : program.root.name,
      order: .asListed,
      children: placed.map { .container(builder.container($0)) }
    )
    focus = all.last { $0.object.states.contains(.focused) }?.id
    origins = Dictionary(
      all.flatMap { [($0.id, $0.origin), (builder.outerID($0), $0.origin)] }
    ) { first, _ in first }
    (toolkit, rules) = (shown.toolkit.known, shown.toolkit.rules)
  }

  /// Returns the names of the windows that show, from which one can be chosen.
  package static func windows(of program: ForeignProgram) -> [String] {
    ShownObjects(of: program).windows.map(\.name)
  }
}
