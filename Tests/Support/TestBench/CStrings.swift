// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Strings in C form: a list of pointers that ends with a null pointer.
final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) {
    pointers = strings.map { strdup($0) } + [nil]
  }

  deinit {
    for pointer in pointers { free(pointer) }
  }
}
