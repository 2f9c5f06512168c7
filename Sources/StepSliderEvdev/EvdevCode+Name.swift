// SPDX-License-Identifier: GPL-3.0-or-later

internal import CEvdev
import Spelling

extension EvdevCode {
  /// Creates the code with a name, such as `KEY_VOLUMEUP`; returns `nil` if no key or wheel has it.
  ///
  /// The corresponding C functions are `libevdev_event_type_from_code_name` and
  /// `libevdev_event_code_from_code_name`.
  package init?(name: String) {
    let type = libevdev_event_type_from_code_name(name)
    let number = libevdev_event_code_from_code_name(name)
    guard let type = UInt16(exactly: type), let kind = Kind(rawValue: type),
      let number = UInt16(exactly: number), Int(number) < kind.codeCount
    else { return nil }
    self.init(kind, number)
  }

  /// The name, such as `KEY_VOLUMEUP`; the number if the code has no name.
  ///
  /// The corresponding C function is `libevdev_event_code_get_name`.
  package var name: String {
    libevdev_event_code_get_name(CUnsignedInt(kind.rawValue), CUnsignedInt(number))
      .map { String(cString: $0) } ?? "\(number)"
  }

  /// Returns the name most similar to a misspelled one; `nil` if none is similar.
  static func suggestion(for name: String) -> String? {
    let word = name.uppercased()
    let known = Kind.allCases.flatMap { kind in
      (0..<UInt16(kind.codeCount)).map { EvdevCode(kind, $0).name }
    }
    let near = known.map { (name: $0, distance: editDistance($0, word)) }
      .min { $0.distance < $1.distance }
    return near.flatMap { $0.distance * 3 <= word.count ? $0.name : nil }
  }
}
