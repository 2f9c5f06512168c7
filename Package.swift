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
  name: "StepSlider",
  products: [
    .library(name: "StepSlider", targets: ["StepSlider"]),
    .library(name: "StepSliderSpeech", targets: ["StepSliderSpeech"]),
    .library(name: "StepSliderTerminal", targets: ["StepSliderTerminal"]),
    .library(name: "StepSliderEvdev", targets: ["StepSliderEvdev"]),
    .library(name: "StepSliderAccessibilityBus", targets: ["StepSliderAccessibilityBus"]),
    .executable(name: "sliderd", targets: ["sliderd"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CEspeak",
      pkgConfig: "espeak-ng",
      providers: [.apt(["libespeak-ng-dev"])]
    ),
    // Without pkgConfig: its flags (-pthread, -D_REENTRANT) make SwiftPM warn at each build.
    .systemLibrary(name: "CPulse", providers: [.apt(["libpulse-dev"])]),
    .systemLibrary(name: "CAlsa", pkgConfig: "alsa", providers: [.apt(["libasound2-dev"])]),
    .systemLibrary(name: "CEvdev", pkgConfig: "libevdev", providers: [.apt(["libevdev-dev"])]),
    .systemLibrary(
      name: "CSystemd",
      pkgConfig: "libsystemd",
      providers: [.apt(["libsystemd-dev"])]
    ),
    .target(name: "CLinux"),
    .target(name: "CSilentDevice"),
    // toml++ is a header alone: Debian's libtomlplusplus-dev.
    .target(name: "CToml"),
    .target(name: "Spelling", swiftSettings: strict),
    .target(
      name: "StepSlider",
      swiftSettings: strict + [.strictMemorySafety()],
      // Where it isn't optimized, rounding a number is a call of the C library's.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .target(
      name: "StepSliderSpeech",
      dependencies: [
        "StepSlider",
        "Spelling",
        "CEspeak",
        "CLinux",
        "CSilentDevice",
        "CPulse",
        "CAlsa",
      ],
      swiftSettings: strict,
      // Foundation brings it along, but it isn't linked by itself.
      linkerSettings: [.linkedLibrary("_FoundationICU")]
    ),
    .target(
      name: "StepSliderTerminal",
      dependencies: ["StepSlider", "Spelling", "CLinux"],
      swiftSettings: strict
    ),
    .target(
      name: "StepSliderEvdev",
      dependencies: ["StepSlider", "Spelling", "CEvdev"],
      swiftSettings: strict
    ),
    .target(name: "DBus", dependencies: ["CSystemd"], swiftSettings: strict),
    .target(
      name: "StepSliderAccessibilityBus",
      dependencies: ["StepSlider", "DBus"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "sliderd",
      dependencies: [
        "StepSlider",
        "StepSliderSpeech",
        "StepSliderTerminal",
        "StepSliderEvdev",
        "StepSliderAccessibilityBus",
        "Spelling",
        "DBus",
        "CLinux",
        "CToml",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      swiftSettings: strict
    ),
    .target(
      name: "TestBench",
      dependencies: ["CPulse"],
      path: "Tests/TestBench",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "Listen",
      dependencies: ["TestBench"],
      path: "Tests/Package/Listen",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "LatencyBenchmark",
      dependencies: ["TestBench", "CEspeak"],
      path: "Benchmarks/Latency",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "FootprintBenchmark",
      dependencies: ["TestBench"],
      path: "Benchmarks/Footprint",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "EnduranceCheck",
      dependencies: ["TestBench"],
      path: "Tests/Reliability/Endurance",
      swiftSettings: strict
    ),
    .target(name: "AllocationCount", path: "Benchmarks/AllocationCount"),
    .executableTarget(
      name: "ModelBenchmark",
      dependencies: ["StepSlider", "TestBench", "AllocationCount"],
      path: "Benchmarks/Model",
      swiftSettings: strict
    ),
    .testTarget(name: "StepSliderTests", dependencies: ["StepSlider"], swiftSettings: strict),
    .testTarget(
      name: "StepSliderSpeechTests",
      dependencies: ["StepSliderSpeech", "StepSlider", "Spelling", "TestBench"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "StepSliderTerminalTests",
      dependencies: ["StepSliderTerminal", "StepSlider", "TestBench"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "StepSliderEvdevTests",
      dependencies: ["StepSliderEvdev", "StepSlider", "TestBench"],
      exclude: ["Recordings"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "StepSliderAccessibilityBusTests",
      dependencies: ["StepSliderAccessibilityBus", "StepSlider", "DBus", "TestBench"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "DBusTests",
      dependencies: ["DBus", "TestBench"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SliderdTests",
      dependencies: [
        "sliderd",
        "StepSlider",
        "StepSliderSpeech",
        "StepSliderTerminal",
        "StepSliderEvdev",
        "DBus",
        "TestBench",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),
  ],
  cxxLanguageStandard: .cxx17
)
