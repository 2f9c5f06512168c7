// SPDX-License-Identifier: GPL-3.0-or-later

/// How the program ends, after `sysexits.h`; 1 is what linters end with that found something.
enum ExitStatus: Int32, CaseIterable {
  case done = 0
  case findings = 1
  case usage = 64
  case noInput = 66
  case cannotCreate = 73
}

/// Why the program doesn't end well.
struct Failure: Error {
  let status: ExitStatus
  let description: String
}
