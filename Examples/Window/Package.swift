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

// A separate package, so that the other examples need neither SDL nor Pango.
let package = Package(
  name: "Window",
  dependencies: [
    .package(name: "StepSlider", path: "../..", traits: []),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // No pkgConfig here: its flags (-D_REENTRANT) make SwiftPM warn at each build.
    .systemLibrary(name: "CSDL", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(
      name: "CPango",
      pkgConfig: "cairo",
      providers: [.apt(["libpango1.0-dev"])]
    ),
    .executableTarget(
      name: "TextSizeWindow",
      dependencies: [
        "CPango",
        "CSDL",
        .product(name: "StepSlider", package: "StepSlider"),
        .product(name: "EventLoop", package: "StepSlider"),
        .product(name: "AccessibilityBus", package: "StepSlider"),
        .product(name: "StepSliderNumbers", package: "StepSlider"),
        .product(name: "StepSliderSpeech", package: "StepSlider"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "GameMenu",
      dependencies: [
        "CPango",
        "CSDL",
        .product(name: "StepSlider", package: "StepSlider"),
        .product(name: "EventLoop", package: "StepSlider"),
        .product(name: "AccessibilityBus", package: "StepSlider"),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "GameMenuTests",
      dependencies: [
        "GameMenu",
        .product(name: "StepSlider", package: "StepSlider"),
        .product(name: "AccessibilityAudit", package: "StepSlider"),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TextSizeWindowTests",
      dependencies: [
        "TextSizeWindow",
        "CPango",
        "CSDL",
        .product(name: "StepSlider", package: "StepSlider"),
        .product(name: "AccessibilityAudit", package: "StepSlider"),
      ],
      swiftSettings: strict
    ),
    // A real window on an invisible display, a real client, and another program that draws SVG.
    .testTarget(
      name: "OutsideTests",
      dependencies: [
        "TextSizeWindow",
        "CPango",
        "CSDL",
        .product(name: "StepSlider", package: "StepSlider"),
      ],
      exclude: ["ClientScenario.txt"],
      swiftSettings: strict
    ),
  ]
)
