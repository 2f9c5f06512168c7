// SPDX-License-Identifier: GPL-3.0-or-later

/// The reason a position can't be kept.
package enum StateFileError: Error, Equatable, CustomStringConvertible {
  /// The path is empty.
  case unnamed
  /// Another process has locked the file.
  case taken(String)
  /// The file or its folder can't be used; the reason comes from the system.
  case unusable(String, reason: String)

  package var description: String {
    switch self {
    case .unnamed: "expected a file name"
    case .taken(let path): "\(path): in use by another sliderd; choose another file"
    case .unusable(let path, let reason): "\(path): \(reason)"
    }
  }
}

extension Failure {
  /// Creates the failure of a path, which a flag may have named.
  init(_ error: StateFileError, of flag: String? = nil) {
    let subject = flag.map { Mistake.Subject.flags([$0]) }
    self.init(
      status: error == .unnamed ? .usage : .cannotCreate,
      mistakes: [Mistake(in: subject, message: "\(error)")]
    )
  }
}
