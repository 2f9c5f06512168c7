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

let slider: Target.Dependency = .product(name: "StepSlider", package: "StepSlider")
let numbers: Target.Dependency = .product(name: "StepSliderNumbers", package: "StepSlider")
let speech: Target.Dependency = .product(name: "StepSliderSpeech", package: "StepSlider")
let audit: Target.Dependency = .product(name: "AccessibilityAudit", package: "StepSlider")
let bus: Target.Dependency = .product(name: "AccessibilityBus", package: "StepSlider")
let loop: Target.Dependency = .product(name: "EventLoop", package: "StepSlider")
let terminal: Target.Dependency = .product(name: "StepSliderTerminal", package: "StepSlider")

/// The example programs that can be explored by ear.
let drawn = [
  "LogoDrawing", "BarChart", "TaskTimer", "RevealingForm", "PopOver", "VolumeBubble",
  "TextSizePopOver",
]

/// The example programs in a terminal that a screen reader announces.
let announced = ["TerminalForm", "LiveChart"]

let package = Package(
  name: "Examples",
  dependencies: [.package(name: "StepSlider", path: "..", traits: [])],
  targets: [
    .executableTarget(
      name: "TextSizeTool",
      dependencies: [.product(name: "StepSlider", package: "StepSlider")],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TextSizeToolTests",
      dependencies: ["TextSizeTool"],
      swiftSettings: strict
    ),
    .executableTarget(name: "FirstPicture", dependencies: [slider], swiftSettings: strict),
    .executableTarget(
      name: "FirstDrawing",
      dependencies: [.product(name: "AccessibilityTree", package: "StepSlider"), audit],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "TalkingSlider",
      dependencies: [slider, loop, speech, bus, terminal],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "TerminalSlider",
      dependencies: [slider, loop, terminal],
      swiftSettings: strict
    ),
    .target(name: "Drawings", dependencies: [slider], swiftSettings: strict),
    .target(
      name: "Explorer",
      dependencies: ["Drawings", slider, loop, speech, bus, terminal],
      swiftSettings: strict
    ),
    .testTarget(
      name: "DrawingsTests",
      dependencies: ["Drawings", slider],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "Drawings", "Explorer", "FirstDrawing", "TalkingSlider", "TerminalSlider", slider, audit,
        numbers, speech, bus, terminal,
      ]
        + (drawn + announced).map { .target(name: $0) },
      swiftSettings: strict
    ),
    // The built programs, and a real client of the accessibility bus.
    .testTarget(
      name: "OutsideTests",
      dependencies: ["TalkingSlider"] + drawn.map { .target(name: $0) },
      exclude: ["ClientScenarios"],
      swiftSettings: strict
    ),
  ]
    + drawn.map { name in
      .executableTarget(
        name: name,
        dependencies: ["Drawings", "Explorer", slider, numbers, speech],
        swiftSettings: strict
      )
    }
    + announced.map { name in
      .executableTarget(
        name: name,
        dependencies: [slider, loop, bus, terminal],
        swiftSettings: strict
      )
    }
)
