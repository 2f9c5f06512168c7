// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Throws the calling thread's `errno` unless a C function succeeded; gives its result back.
@discardableResult
func check(_ call: String, _ result: Int32) throws(BenchError) -> Int32 {
  guard result >= 0 else { throw systemError(call, errno) }
  return result
}

/// The error of a C function that failed with an error number.
func systemError(_ call: String, _ number: Int32) -> BenchError {
  .system(call: call, reason: String(cString: strerror(number)))
}
