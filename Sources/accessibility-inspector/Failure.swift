// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityInspector

/// The exit status of the program, after `sysexits.h`. As with linters, 1 means that there are
/// findings.
enum ExitStatus: Int32, CaseIterable {
  case done = 0
  case findings = 1
  case usage = 64
  case badInput = 65
  case noInput = 66
  case noBus = 69
  case cannotCreate = 73
  case notAnswering = 75
}

/// The reason the program fails.
struct Failure: Error {
  let status: ExitStatus
  let description: String

  static func usage(_ flag: String, _ mistake: String) -> Failure {
    Failure(status: .usage, description: "\(flag): \(mistake)")
  }
}

extension Failure {
  init(_ error: InspectionError) {
    let status: ExitStatus =
      switch error {
      case .noBus: .noBus
      case .noProgram: .noInput
      case .notAnswering, .vanished: .notAnswering
      }
    self.init(status: status, description: error.description)
  }
}
