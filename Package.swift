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

let pure = strict + [.strictMemorySafety()]

/// Unoptimized code calls the C library to round numbers.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

/// A product of another package. Packages that use only the libraries do not fetch it.
func forPrograms(_ name: String, of package: String) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: ["sliderd"]))
}

/// Tests of some targets.
func tests(_ name: String, of dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// What runs or tests the daemon within its own process.
let daemon: [Target.Dependency] = [
  "sliderd", "StepSlider", "EventLoop", "StepSliderSpeech", "StepSliderTerminal", "StepSliderEvdev",
  "StepSliderAccessibilityBus", "DBus",
]

/// A program for tests or benchmarks.
func tool(
  _ name: String,
  at path: String,
  of dependencies: [Target.Dependency],
  without exclude: [String] = []
) -> Target {
  .executableTarget(
    name: name,
    dependencies: dependencies,
    path: path,
    exclude: exclude,
    swiftSettings: strict
  )
}

/// A target that only tests and benchmarks use.
func forTests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: strict)
}

let package = Package(
  name: "StepSlider",
  products: [
    .library(name: "AccessibilityTree", targets: ["AccessibilityTree"]),
    .library(name: "StepSlider", targets: ["StepSlider"]),
    .library(name: "EventLoop", targets: ["EventLoop"]),
    .library(name: "StepSliderSpeech", targets: ["StepSliderSpeech"]),
    .library(name: "StepSliderTerminal", targets: ["StepSliderTerminal"]),
    .library(name: "StepSliderEvdev", targets: ["StepSliderEvdev"]),
    .library(name: "StepSliderAccessibilityBus", targets: ["StepSliderAccessibilityBus"]),
    .executable(name: "sliderd", targets: ["sliderd-main"]),
    .executable(name: "accessibility-inspector", targets: ["accessibility-inspector"]),
  ],
  traits: [
    .trait(
      name: "sliderd",
      description: "The programs, which need other packages; the libraries need none."
    ),
    .default(enabledTraits: ["sliderd"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    // Without pkgConfig. Otherwise, users of the libraries who lack these packages would get a
    // warning for each one at every build.
    .systemLibrary(name: "CEspeak", providers: [.apt(["libespeak-ng-dev"])]),
    .systemLibrary(name: "CPulse", providers: [.apt(["libpulse-dev"])]),
    .systemLibrary(name: "CAlsa", providers: [.apt(["libasound2-dev"])]),
    .systemLibrary(name: "CEvdev", providers: [.apt(["libevdev-dev"])]),
    .systemLibrary(name: "CSystemd", providers: [.apt(["libsystemd-dev"])]),
    .target(name: "CLinux"),
    .target(name: "CSilentDevice"),
    // toml++ consists of headers only; Debian's libtomlplusplus-dev contains them.
    .target(name: "CToml"),
    .target(name: "Spelling", swiftSettings: strict),
    .target(name: "AccessibilityTree", swiftSettings: pure, linkerSettings: mathematics),
    .target(name: "Notation", dependencies: ["AccessibilityTree"], swiftSettings: strict),
    .target(
      name: "StepSlider",
      dependencies: ["AccessibilityTree"],
      swiftSettings: pure,
      linkerSettings: mathematics
    ),
    .target(name: "EventLoop", dependencies: ["CLinux"], swiftSettings: strict),
    .target(
      name: "StepSliderSpeech",
      dependencies: [
        "StepSlider",
        "EventLoop",
        "Spelling",
        "CEspeak",
        "CSilentDevice",
        "CPulse",
        "CAlsa",
      ],
      swiftSettings: strict,
      // Foundation includes this library but does not link it automatically.
      linkerSettings: [.linkedLibrary("_FoundationICU")]
    ),
    .target(
      name: "StepSliderTerminal",
      dependencies: ["StepSlider", "EventLoop", "Spelling", "CLinux"],
      swiftSettings: strict
    ),
    .target(
      name: "StepSliderEvdev",
      dependencies: ["StepSlider", "EventLoop", "Spelling", "CEvdev"],
      swiftSettings: strict
    ),
    .target(name: "DBus", dependencies: ["EventLoop", "CSystemd"], swiftSettings: strict),
    .target(
      name: "StepSliderAccessibilityBus",
      dependencies: ["AccessibilityTree", "EventLoop", "DBus"],
      swiftSettings: strict
    ),
    .target(
      name: "AccessibilityInspector",
      dependencies: [
        "AccessibilityTree",
        "StepSliderAccessibilityBus",
        "EventLoop",
        "DBus",
        "Spelling",
        "Notation",
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "accessibility-inspector",
      dependencies: [
        "AccessibilityInspector",
        "AccessibilityTree",
        "EventLoop",
        "Notation",
        forPrograms("ArgumentParser", of: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),
    // A library, so that tests and the simulator run the daemon within their own process.
    .target(
      name: "sliderd",
      dependencies: [
        "StepSlider",
        "EventLoop",
        "StepSliderSpeech",
        "StepSliderTerminal",
        "StepSliderEvdev",
        "StepSliderAccessibilityBus",
        "AccessibilityInspector",
        "Notation",
        "Spelling",
        "DBus",
        "CLinux",
        "CToml",
        forPrograms("ArgumentParser", of: "swift-argument-parser"),
        forPrograms("Logging", of: "swift-log"),
      ],
      swiftSettings: strict
    ),
    .executableTarget(name: "sliderd-main", dependencies: ["sliderd"], swiftSettings: strict),
    forTests("TestValues", ["AccessibilityTree", "StepSlider"]),
    forTests("TestFiles", []),
    forTests("TestBench", ["CPulse", "TestFiles"]),
    tool(
      "RecordProgram",
      at: "Tests/RecordProgram",
      of: ["AccessibilityInspector", "AccessibilityTree"]
    ),
    forTests("Simulation", daemon + ["Spelling"]),
    tool(
      "Simulate",
      at: "Tests/Reliability/Simulate",
      of: ["Simulation", forPrograms("ArgumentParser", of: "swift-argument-parser")]
    ),
    tool("Listen", at: "Tests/Package/Listen", of: ["TestBench"]),
    tool("LatencyBenchmark", at: "Benchmarks/Latency", of: ["TestBench", "TestFiles", "CEspeak"]),
    tool("FootprintBenchmark", at: "Benchmarks/Footprint", of: ["TestBench", "TestFiles"]),
    tool(
      "ReadingBenchmark",
      at: "Benchmarks/ProgramReading",
      of: ["AccessibilityInspector"],
      without: ["run", "measure.py", "gtk3.py", "gtk4.py"]
    ),
    tool("EnduranceCheck", at: "Tests/Reliability/Endurance", of: ["TestBench", "TestFiles"]),
    .target(name: "AllocationCount", path: "Benchmarks/AllocationCount"),
    tool(
      "ModelBenchmark",
      at: "Benchmarks/Model",
      of: ["StepSlider", "TestBench", "AllocationCount"]
    ),
    tool("Gallery", at: "Tests/Gallery", of: ["StepSlider"]),
    tests("GalleryTests", of: ["Gallery", "TestFiles"]),
    tests("AccessibilityTreeTests", of: ["AccessibilityTree", "StepSlider", "TestValues"]),
    tests("StepSliderTests", of: ["StepSlider", "TestValues"]),
    tests("EventLoopTests", of: ["EventLoop", "TestValues"]),
    tests(
      "StepSliderSpeechTests",
      of: ["EventLoop", "StepSliderSpeech", "StepSlider", "Spelling"]
    ),
    .testTarget(
      name: "StepSliderTerminalTests",
      dependencies: ["EventLoop", "StepSliderTerminal", "StepSlider", "TestValues"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "StepSliderEvdevTests",
      dependencies: ["EventLoop", "StepSliderEvdev", "StepSlider", "TestFiles"],
      exclude: ["Recordings"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "StepSliderAccessibilityBusTests",
      dependencies: [
        "EventLoop", "StepSliderAccessibilityBus", "StepSlider", "DBus", "TestValues",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AccessibilityInspectorTests",
      dependencies: [
        "AccessibilityInspector",
        "accessibility-inspector",
        "sliderd",
        "StepSliderAccessibilityBus",
        "AccessibilityTree",
        "DBus",
        "EventLoop",
        "Simulation",
        "TestFiles",
        "TestValues",
      ],
      exclude: ["Programs"],
      swiftSettings: strict
    ),
    tests("DBusTests", of: ["EventLoop", "DBus", "Simulation"]),
    .testTarget(
      name: "SliderdTests",
      dependencies: daemon + [
        "accessibility-inspector",
        "AccessibilityInspector",
        "Notation",
        "Simulation",
        "TestFiles",
        "TestValues",
        forPrograms("ArgumentParser", of: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SimulationTests",
      dependencies: [
        "Simulation",
        "sliderd",
        "EventLoop",
        "StepSlider",
        "StepSliderAccessibilityBus",
        "DBus",
        "TestFiles",
      ],
      swiftSettings: strict
    ),
    // A real terminal, sound server, bus, kernel or program; everything else is tested without them.
    .testTarget(
      name: "OutsideTests",
      dependencies: daemon + [
        "AccessibilityInspector", "TestBench", "TestFiles", "TestValues", "Simulate",
      ],
      path: "Tests/Outside",
      swiftSettings: strict
    ),
  ],
  cxxLanguageStandard: .cxx17
)
