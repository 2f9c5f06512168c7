// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import EventLoop
import Foundation
import StepSlider
import StepSliderEvdev
import TestFiles
import TestValues
import Testing

@testable import sliderd

@Suite struct MistakeTests {
  @Test(arguments: Mistake.effects)
  func `a mistake in an effect is reported`(mistake: Mistake) throws {
    expect(mistake) { arguments in
      let flags = try Layers(arguments: ["--steps", "5"] + arguments)
      let command = try flags.commandOfFlags()
      return try ConfiguredSlider(flags: flags.list[0], running: command)
        .completed(by: flags.list[0], keepingIn: nil)
    }
  }

  @Test(arguments: [
    ("/nonexistent/knob", "does not exist"),
    ("/dev/null", "is not an input device; use one from /dev/input/by-id"),
  ])
  func `an unusable device is a mistake`(path: String, problem: String) throws {
    let settings = try Settings(["--steps", "5", "--input", "evdev:\(path)"])
    let failure = #expect(throws: Failure.self) {
      try InputDevices(by: .kernel, clock: ManualClock()).open(settings.inputs.devices)
    }
    #expect(failure?.message == "--input: \(path) \(problem)")
    #expect(failure?.status == .noInput)
  }

  @Test(arguments: Mistake.onCommandLines + Mistake.numbers)
  func `a mistake is reported with its rule and its exit code`(mistake: Mistake) throws {
    let result = CommandRun(mistake.arguments)
    #expect(result.errors.hasPrefix("sliderd: "))
    #expect(result.errors.contains(mistake.message), "\(result.errors)")
    #expect(result.status == mistake.status)
    #expect(result.output == "")
  }

  @Test(arguments: Mistake.channels)
  func `a mistake in a flag for input or output is reported`(mistake: Mistake) {
    expect(mistake) { try Layers(arguments: $0).inputs(isTerminal: false) }
  }

  @Test func `a folder as standard input is refused, unless nothing reads it`() throws {
    var caller = Caller.current
    caller.inputIsFolder = true
    try Caller.$current.withValue(caller) {
      let failure = #expect(throws: Failure.self) { try Layers(Layer()).inputs(isTerminal: false) }
      #expect(failure?.message == "--input: standard input is a folder; use a file with keys")
      #expect(failure?.status == .noInput)
      let flags = try Layers(arguments: ["--input", "none"])
      #expect(try flags.inputs(isTerminal: false).standard == nil)
    }
  }

  private func expect<Value>(_ mistake: Mistake, from read: ([String]) throws -> Value) {
    do {
      _ = try read(mistake.arguments)
      Issue.record("\(mistake.arguments) are accepted")
    } catch {
      let failure = error as? Failure
      #expect((failure?.status ?? .usage).rawValue == mistake.status)
      let message = failure?.message ?? "\(error)"
      #expect(message.contains(mistake.message.trimmingCharacters(in: .newlines)), "\(message)")
    }
  }

  @Test func `each option with a value reports a missing one`() {
    let flags = Setting.ofRun.filter { $0.flag?.valueName != nil }.map(\.flagName)
    #expect(!flags.isEmpty)
    for flag in flags {
      let result = CommandRun(flag, "--output", "json")
      #expect(result.errors == "sliderd: \(flag): missing value before --output\n")
      #expect(result.status == 64)
    }
  }
}
