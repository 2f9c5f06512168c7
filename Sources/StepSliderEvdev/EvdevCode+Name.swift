// SPDX-License-Identifier: GPL-3.0-or-later

internal import CEvdev
import Spelling

extension EvdevCode {
  /// The code with a name, such as `KEY_VOLUMEUP`; `nil` if there is none among keys and wheels.
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

  /// The code's name, such as `KEY_VOLUMEUP`; its number where it has none.
  ///
  /// The corresponding C function is `libevdev_event_code_get_name`.
  package var name: String {
    libevdev_event_code_get_name(CUnsignedInt(kind.rawValue), CUnsignedInt(number))
      .map { String(cString: $0) } ?? "\(number)"
  }

  /// The name most like a misspelt one; `nil` if none is like it.
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
