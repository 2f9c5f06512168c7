// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Stops the fuzzer if a rule is broken, so that the fuzzer keeps the input.
///
/// A precondition wouldn't print its message in an optimised program.
func check(_ isKept: Bool, _ rule: @autoclosure () -> String) {
  guard !isKept else { return }
  fputs("broken rule: \(rule())\n", stderr)
  abort()
}
