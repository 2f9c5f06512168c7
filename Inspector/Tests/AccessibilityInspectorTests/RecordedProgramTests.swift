// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityBus
import AccessibilityTree
import Foundation
import RecordedPrograms
import TestFiles
import Testing

@testable import AccessibilityInspector

/// Real programs as they described themselves, read without a bus.
///
/// `swift run --package-path Inspector RecordProgram NAME` records one. The findings and why each is true are in
/// `Inspector/docs/inspected.md`.
struct RecordedProgramTests {
  private static let programs = [
    "gtk3-widget-factory", "gtk3-widget-factory-menu", "gtk4-widget-factory", "gnome-calculator",
    "gnome-calculator-menu", "gnome-text-editor", "gnome-text-editor-preferences", "zenity-forms",
    "zenity-list", "zenity-scale", "mousepad", "mousepad-menu", "mousepad-find", "qt-sliders",
    "qt-tabdialog", "qt-gallery",
  ]

  private func text(_ name: String) throws -> String {
    let path = "Inspector/Tests/AccessibilityInspectorTests/Programs/\(name).json"
    return try String(contentsOfFile: ProjectFile.path(path), encoding: .utf8)
  }

  @Test(arguments: programs)
  func `what is recorded is what was read`(name: String) throws {
    let text = try text(name)
    #expect(try RecordedProgram.text(of: RecordedProgram.program(from: text)) == text)
  }

  @Test(arguments: programs)
  func `each finding is judged in the documentation, and nothing else is`(name: String) throws {
    let program = try RecordedProgram.program(from: text(name))
    let tree = ForeignTree(of: program)
    let findings = TreeAudit(of: tree.root, rules: tree.rules).findings
    let found = findings.map { "\($0.rule.name) | \($0.id)" }
    let plain = Self.programs.first { $0 != name && name.hasPrefix($0) }
    let known = try plain.map(judged) ?? []
    #expect(try found.filter { !known.contains($0) } == judged(name))
  }

  /// The rows of a section's table, such as "| missing-label | `place` | true | reason |".
  private func judged(_ name: String) throws -> [String] {
    let page = ProjectFile.path("Inspector/docs/inspected.md")
    let lines = try String(contentsOfFile: page, encoding: .utf8).split(separator: "\n")
    let section = lines.drop { $0 != "### \(name)" }.dropFirst().prefix { !$0.hasPrefix("##") }
    return section.compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, AuditRule.allCases.contains(where: { $0.name == cells[0] }) else {
        return nil
      }
      return "\(cells[0]) | \(cells[1].trimmingCharacters(in: ["`"]))"
    }
  }

  @Test(arguments: programs)
  func `places don't depend on paths on the bus, which differ in each run`(name: String) throws {
    let program = try RecordedProgram.program(from: text(name))
    var other = program
    other.root = program.root.movedOnBus
    #expect(ForeignTree(of: other) == ForeignTree(of: program))
    let ids = AccessibilitySnapshot(of: ForeignTree(of: program).root).items.map(\.element.id)
    #expect(
      Set(ids).count == ids.count && ids.allSatisfy { ForeignTree(of: program).origins[$0] != nil }
    )
  }

  @Test(arguments: programs)
  func `no name of a class is read, and nothing is read twice in one place`(name: String) throws {
    let program = try RecordedProgram.program(from: text(name))
    let tree = ForeignTree(of: program)
    let entries = AccessibilitySnapshot(of: tree.root).items
    #expect(!entries.isEmpty)
    for entry in entries {
      #expect(entry.element.label?.hasPrefix("Gtk") != true)
      #expect(entry.frame.origin.x > -1e6)
    }
  }
}

extension ForeignObject {
  /// The object with other paths, as in another run.
  fileprivate var movedOnBus: ForeignObject {
    var moved = self
    moved.path = "/other" + path
    moved.relations = relations.mapValues { $0.map { "/other" + $0 } }
    moved.children = children.map(\.movedOnBus)
    return moved
  }
}
