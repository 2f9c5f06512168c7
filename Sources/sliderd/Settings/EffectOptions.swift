// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser

/// The flags for the effects of a change other than speech.
struct EffectOptions: ParsableArguments {
  @Option(.onChange) var onChange: Given<[String]>?
  @Option(.onChangeTime) var onChangeTime: Int?
  @Option(.state) var state: StateRequest?
  @Flag(.noState) var noState: Bool

  /// Returns the effects that the flags request.
  func request() throws(Failure) -> EffectRequest {
    guard !noState || state == nil else {
      throw Failure(
        status: .usage,
        mistakes: [.init(in: .flags(["--state", "--no-state"]), message: "use only one of them")]
      )
    }
    return EffectRequest(
      command: try command(),
      seconds: onChangeTime,
      state: noState ? .nowhere : state
    )
  }

  private func command() throws(Failure) -> CommandTemplate? {
    guard let words = try onChange?.value(of: .onChange) else { return nil }
    let command: CommandTemplate
    do { command = try CommandTemplate(words: words) } catch {
      throw .usage(.onChange, error.description)
    }
    guard let absence = command.absence(findingPrograms: Caller.current.findsProgram) else {
      return command
    }
    let flag = Setting.onChange.flagName
    throw Failure(status: .noInput, mistakes: [.init(in: .flags([flag]), message: absence)])
  }
}
