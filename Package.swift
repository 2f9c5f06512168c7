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

typealias Dependencies = [Target.Dependency]

/// A library.
func library(_ name: String, _ uses: Dependencies, links: [LinkerSetting] = []) -> Target {
  .target(name: name, dependencies: uses, swiftSettings: strict, linkerSettings: links)
}

/// A library without effects, which needs no C library.
func pure(_ name: String, _ uses: Dependencies) -> Target {
  .target(
    name: name,
    dependencies: uses,
    swiftSettings: strict + [.strictMemorySafety()],
    // Unoptimized code calls the C library to round numbers.
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
  )
}

/// A library of the system.
///
/// It has no pkgConfig. Otherwise, users of the libraries who lack these packages would get a warning
/// for each one at every build.
func system(_ name: String, _ package: String) -> Target {
  .systemLibrary(name: name, providers: [.apt([package])])
}

/// A product of another package. Packages that use only the libraries do not fetch it.
func fetched(_ name: String, of package: String) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: ["sliderd"]))
}

/// What only tests and benchmarks use.
func forTests(_ name: String, in folder: String = "Tests/Support", _ uses: Dependencies) -> Target {
  .target(name: name, dependencies: uses, path: "\(folder)/\(name)", swiftSettings: strict)
}

/// A program for tests or benchmarks.
func tool(_ name: String, at path: String, _ uses: Dependencies) -> Target {
  .executableTarget(name: name, dependencies: uses, path: path, swiftSettings: strict)
}

/// The tests of a target, with what else they use.
func tests(
  of target: String,
  in folder: String = "Tests",
  with others: Dependencies,
  without files: [String] = []
) -> Target {
  .testTarget(
    name: "\(target)Tests",
    dependencies: [.byName(name: target)] + others,
    path: "\(folder)/\(target)Tests",
    exclude: files,
    swiftSettings: strict
  )
}

let parser = fetched("ArgumentParser", of: "swift-argument-parser")
let logging = fetched("Logging", of: "swift-log")

let libraries = [
  "AccessibilityTree", "AccessibilityAudit", "StepSlider", "StepSliderNumbers", "EventLoop",
  "StepSliderSpeech", "StepSliderTerminal", "StepSliderEvdev", "AccessibilityBus",
]

/// What a slider meets.
let slider: Dependencies = [
  "StepSlider", "StepSliderNumbers", "EventLoop", "StepSliderSpeech", "StepSliderTerminal",
  "StepSliderEvdev", "AccessibilityBus", "DBus",
]

/// What runs or tests the daemon within its own process.
let daemon: Dependencies = ["sliderd"] + slider

let package = Package(
  name: "StepSlider",
  products: libraries.map { .library(name: $0, targets: [$0]) }
    + [.executable(name: "sliderd", targets: ["sliderd-main"])],
  traits: [
    .trait(
      name: "sliderd",
      description: "The program, which needs other packages; the libraries need none."
    ),
    .default(enabledTraits: ["sliderd"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    // C.
    system("CEspeak", "libespeak-ng-dev"),
    system("CPulse", "libpulse-dev"),
    system("CAlsa", "libasound2-dev"),
    system("CEvdev", "libevdev-dev"),
    system("CSystemd", "libsystemd-dev"),
    .target(name: "CLinux"),
    .target(name: "CSilentDevice"),
    // toml++ consists of headers only; Debian's libtomlplusplus-dev contains them.
    .target(name: "CToml"),

    // Anything drawn, and the slider.
    pure("AccessibilityTree", []),
    pure("AccessibilityAudit", ["AccessibilityTree"]),
    pure("StepSlider", ["AccessibilityTree"]),

    // The outside.
    library("Spelling", []),
    library("Notation", ["AccessibilityTree"]),
    library("EventLoop", ["CLinux"]),
    // Foundation includes this library but does not link it automatically.
    library("StepSliderNumbers", ["StepSlider"], links: [.linkedLibrary("_FoundationICU")]),
    library(
      "StepSliderSpeech",
      ["StepSlider", "EventLoop", "Spelling", "CEspeak", "CSilentDevice", "CPulse", "CAlsa"]
    ),
    library("StepSliderTerminal", ["StepSlider", "EventLoop", "Spelling", "CLinux"]),
    library("StepSliderEvdev", ["StepSlider", "EventLoop", "Spelling", "CEvdev"]),
    library("DBus", ["EventLoop", "CSystemd"]),
    library("AccessibilityBus", ["AccessibilityTree", "EventLoop", "DBus"]),

    // The program. Its parts are a library, so that tests and the simulator run it within their own
    // process. The inspector is a package of its own, in the folder Inspector.
    library("sliderd", slider + ["Notation", "Spelling", "CLinux", "CToml", parser, logging]),
    .executableTarget(name: "sliderd-main", dependencies: ["sliderd"], swiftSettings: strict),

    // Tests of laws and values.
    forTests("TestValues", ["AccessibilityTree", "StepSlider", "EventLoop"]),
    forTests("TestFiles", []),
    forTests("Simulation", in: "Tests/Simulator", daemon + ["Spelling"]),
    tool("Gallery", at: "Tests/Gallery", ["StepSlider"]),
    tests(of: "Gallery", with: ["TestFiles"]),
    tests(of: "AccessibilityTree", with: ["AccessibilityAudit", "StepSlider", "TestValues"]),
    tests(
      of: "AccessibilityAudit",
      with: ["AccessibilityTree", "StepSlider", "TestValues", "TestFiles"]
    ),
    tests(of: "StepSlider", with: ["AccessibilityAudit", "TestValues"]),
    tests(of: "EventLoop", with: ["TestValues"]),
    tests(
      of: "StepSliderSpeech",
      with: ["EventLoop", "StepSlider", "StepSliderNumbers", "Spelling", "TestValues"]
    ),
    tests(of: "StepSliderTerminal", with: ["EventLoop", "StepSlider", "TestValues"]),
    tests(
      of: "StepSliderEvdev",
      with: ["EventLoop", "StepSlider", "TestFiles"],
      without: ["Recordings"]
    ),
    tests(of: "DBus", with: ["EventLoop", "Simulation", "TestValues"]),
    tests(of: "AccessibilityBus", with: ["EventLoop", "StepSlider", "DBus", "TestValues"]),
    .testTarget(
      name: "SliderdTests",
      dependencies: daemon + ["Notation", "Simulation", "TestFiles", "TestValues", parser]
        + ["AccessibilityAudit"],
      swiftSettings: strict
    ),
    tests(of: "Simulation", in: "Tests/Simulator", with: daemon + ["TestFiles", "TestValues"]),
    tool("Simulate", at: "Tests/Simulator/Simulate", ["Simulation", parser]),

    // A real terminal, sound server, bus, kernel or program; everything else is tested without them.
    forTests("TestBench", ["CPulse", "TestFiles"]),
    forTests("SpeechRecogniser", ["TestBench", "TestFiles"]),
    tests(of: "SpeechRecogniser", in: "Tests/Support", with: ["TestBench", "TestFiles"]),
    tool("Listen", at: "Tests/Release/Package/Listen", ["SpeechRecogniser", "TestBench"]),
    tool(
      "EnduranceCheck",
      at: "Tests/Release/Reliability/Endurance",
      ["SpeechRecogniser", "TestBench", "TestFiles"]
    ),
    .testTarget(
      name: "OutsideTests",
      dependencies: daemon + [
        "SpeechRecogniser", "TestBench", "TestFiles", "TestValues", "Simulate",
      ],
      path: "Tests/Outside",
      swiftSettings: strict
    ),

    // Benchmarks.
    .target(name: "AllocationCount", path: "Benchmarks/AllocationCount"),
    tool("LatencyBenchmark", at: "Benchmarks/Latency", ["TestBench", "TestFiles", "CEspeak"]),
    tool("FootprintBenchmark", at: "Benchmarks/Footprint", ["TestBench", "TestFiles"]),
    tool("ModelBenchmark", at: "Benchmarks/Model", ["StepSlider", "TestBench", "AllocationCount"]),
  ],
  cxxLanguageStandard: .cxx17
)
