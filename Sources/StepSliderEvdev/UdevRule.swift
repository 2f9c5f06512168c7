// SPDX-License-Identifier: GPL-3.0-or-later

/// A udev rule that lets whoever sits at the machine read one device, and no other.
///
/// Membership of the group `input` would let all programs of the user read all keyboards.
public struct UdevRule: Hashable, Sendable, CustomStringConvertible {
  /// Where such a rule belongs, with the name of this program: before the rules of systemd that carry
  /// out `uaccess`, which begin with 73.
  public static var suggestedFile: String {
    let program = CommandLine.arguments.first?.split(separator: "/").last ?? "input"
    return "/etc/udev/rules.d/70-\(program).rules"
  }
  /// What makes a new rule count.
  public static let activation = """
    "sudo udevadm control --reload && sudo udevadm trigger --subsystem-match=input"
    """

  private let name: String
  private let vendor: String
  private let product: String

  /// Makes the rule for a device with a name and the four hexadecimal digits of vendor and product.
  package init(name: String, vendor: String, product: String) {
    (self.name, self.vendor, self.product) = (name, vendor, product)
  }

  /// The rule's line.
  public var description: String {
    """
    SUBSYSTEM=="input", KERNEL=="event*", ATTRS{name}=="\(pattern)", \
    ATTRS{id/vendor}=="\(vendor)", ATTRS{id/product}=="\(product)", TAG+="uaccess"
    """
  }

  /// The name, with `?` for each character that means something in a pattern or ends it, and for
  /// those outside ASCII, of which udev counts the bytes.
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
