// SPDX-License-Identifier: GPL-3.0-or-later

/// A udev rule that lets the user at this machine read one device and no other.
///
/// Membership of the group `input` would let all programs of the user read every keyboard.
public struct UdevRule: Hashable, Sendable, CustomStringConvertible {
  /// The file for such a rule, named after this program.
  ///
  /// It sorts before systemd's rules that apply `uaccess`, which begin with 73.
  public static var suggestedFile: String {
    let program = CommandLine.arguments.first?.split(separator: "/").last ?? "input"
    return "/etc/udev/rules.d/70-\(program).rules"
  }
  /// The commands that activate a new rule.
  public static let activation = """
    "sudo udevadm control --reload && sudo udevadm trigger --subsystem-match=input"
    """

  private let name: String
  private let vendor: String
  private let product: String

  /// Creates a rule from a device's name and the four hexadecimal digits of its vendor and product.
  package init(name: String, vendor: String, product: String) {
    (self.name, self.vendor, self.product) = (name, vendor, product)
  }

  /// The rule as a line of text.
  public var description: String {
    """
    SUBSYSTEM=="input", KERNEL=="event*", ATTRS{name}=="\(pattern)", \
    ATTRS{id/vendor}=="\(vendor)", ATTRS{id/product}=="\(product)", TAG+="uaccess"
    """
  }

  /// The name with `?` for each character that is special in a pattern or would end it. For a
  /// character outside ASCII there is one `?` for each byte, because udev counts bytes.
  private var pattern: String {
    String(
      decoding: name.utf8.map { byte in
        let isPlain = (0x20..<0x7F).contains(byte) && !#""\*?[]|$%"#.utf8.contains(byte)
        return isPlain ? byte : UInt8(ascii: "?")
      },
      as: UTF8.self
    )
  }
}
