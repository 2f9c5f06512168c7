// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Returns the result of a C function, or throws the calling thread's `errno` if it failed.
@discardableResult
func check(_ call: String, _ result: Int32) throws(BenchError) -> Int32 {
  guard result >= 0 else { throw systemError(call, errno) }
  return result
}

/// Returns the error of a C function that failed with an error number.
func systemError(_ call: String, _ number: Int32) -> BenchError {
  .system(call: call, reason: String(cString: strerror(number)))
}
