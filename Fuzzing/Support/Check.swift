// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Stops the fuzzer, which then keeps the input, where a rule is broken.
///
/// A precondition's message is left out of optimised programs.
func check(_ isKept: Bool, _ rule: @autoclosure () -> String) {
  guard !isKept else { return }
  fputs("broken rule: \(rule())\n", stderr)
  abort()
}
