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

let package = Package(
  name: "Examples",
  dependencies: [.package(name: "StepSlider", path: "..")],
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
  ]
)
