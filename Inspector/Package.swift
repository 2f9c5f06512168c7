// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

/// A part of the other package. Its folder here is a link, because what the inspector uses of it is
/// for this project alone, and no library of that package has it.
func shared(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

let parser: Target.Dependency = .product(
  name: "ArgumentParser",
  package: "swift-argument-parser"
)

let package = Package(
  name: "AccessibilityInspector",
  products: [
    .executable(name: "accessibility-inspector", targets: ["accessibility-inspector"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .systemLibrary(name: "CSystemd", providers: [.apt(["libsystemd-dev"])]),
    .target(name: "CLinux"),
    .target(
      name: "AccessibilityTree",
      swiftSettings: strict,
      // Unoptimized code calls the C library to round numbers.
      linkerSettings: [.linkedLibrary("m")]
    ),
    shared("AccessibilityAudit", ["AccessibilityTree"]),
    shared("Spelling"),
    shared("Notation", ["AccessibilityTree"]),
    shared("EventLoop", ["CLinux"]),
    shared("DBus", ["EventLoop", "CSystemd"]),
    shared("AccessibilityBus", ["AccessibilityTree", "EventLoop", "DBus"]),
    .target(
      name: "AccessibilityInspector",
      dependencies: [
        "AccessibilityTree", "AccessibilityAudit", "AccessibilityBus", "EventLoop", "DBus",
        "Spelling", "Notation",
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "accessibility-inspector",
      dependencies: [
        "AccessibilityInspector", "AccessibilityTree", "AccessibilityAudit", "EventLoop",
        "Notation", parser,
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "RecordProgram",
      dependencies: [
        "AccessibilityInspector", "AccessibilityTree", "AccessibilityAudit", "RecordedPrograms",
      ],
      path: "Tests/RecordProgram",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "ReadingBenchmark",
      dependencies: ["AccessibilityInspector"],
      path: "Benchmark",
      exclude: ["run", "measure.py", "gtk3.py", "gtk4.py"],
      swiftSettings: strict
    ),
    .target(
      name: "RecordedPrograms",
      dependencies: ["AccessibilityInspector", "AccessibilityBus", "AccessibilityTree"],
      path: "Tests/RecordedPrograms",
      swiftSettings: strict
    ),
    .target(name: "TestFiles", path: "Tests/TestFiles", swiftSettings: strict),
    .target(
      name: "TestValues",
      dependencies: ["AccessibilityTree", "EventLoop"],
      path: "Tests/TestValues",
      // These need the library StepSlider.
      exclude: [
        "EveryKind.swift", "KeyScript.swift", "ReadingTool.swift", "SliderPanel+Sound.swift",
        "Stand.swift",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "SimulatedBuses",
      dependencies: ["AccessibilityBus", "DBus", "EventLoop"],
      path: "Tests/SimulatedBuses",
      swiftSettings: strict
    ),
    .testTarget(
      name: "AccessibilityInspectorTests",
      dependencies: [
        "AccessibilityInspector", "accessibility-inspector", "AccessibilityBus",
        "AccessibilityTree", "AccessibilityAudit", "DBus", "EventLoop", "SimulatedBuses",
        "RecordedPrograms",
        "TestFiles", "TestValues", parser,
      ],
      exclude: ["Programs"],
      swiftSettings: strict
    ),
  ]
)
