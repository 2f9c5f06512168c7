// SPDX-License-Identifier: GPL-3.0-or-later

/// The exit status of the program, after `sysexits.h`. As with linters, 1 means that there are
/// findings.
enum ExitStatus: Int32, CaseIterable {
  case done = 0
  case findings = 1
  case usage = 64
  case noInput = 66
  case cannotCreate = 73
}

/// The reason the program fails.
struct Failure: Error {
  let status: ExitStatus
  let description: String
}
