// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "FirstProgram",
  dependencies: [
    .package(name: "StepSlider", path: "../..", traits: [])
  ],
  targets: [.executableTarget(name: "FirstProgram", dependencies: ["StepSlider"])]
)
