// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A udev rule that lets someone read one device and no other.
///
/// Membership of the group `input` would let all programs of the user read every keyboard.
public struct UdevRule: Hashable, Sendable, CustomStringConvertible {
  /// Who gets to read the device.
  public enum Reader: Hashable, Sendable, CustomStringConvertible {
    /// The person logged in at this machine.
    case person
    /// A user who need not be logged in, such as that of a service.
    case user(String)

    /// The reader, in words.
    public var description: String {
      switch self {
      case .person: "the person logged in at this machine"
      case .user(let name): "the user \(name)"
      }
    }
  }

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

  /// Who gets to read the device.
  public let reader: Reader
  private let name: String
  private let vendor: String
  private let product: String

  /// Creates a rule from a device's name and the four hexadecimal digits of its vendor and product.
  package init(name: String, vendor: String, product: String, readBy reader: Reader = .person) {
    (self.name, self.vendor, self.product, self.reader) = (name, vendor, product, reader)
  }

  /// The rule as a line of text.
  public var description: String {
    """
    SUBSYSTEM=="input", KERNEL=="event*", ATTRS{name}=="\(pattern)", \
    ATTRS{id/vendor}=="\(vendor)", ATTRS{id/product}=="\(product)", \(grant)
    """
  }

  /// The part of the rule that gives access: through a login, or as the owner.
  private var grant: String {
    switch reader {
    case .person: #"TAG+="uaccess""#
    case .user(let name): #"OWNER="\#(name)", MODE="0600""#
    }
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

extension UdevRule.Reader {
  /// The reader that a user needs a rule for. A user of the system's own, such as a service's,
  /// never logs in.
  package init(userID: UInt32, name: String?) {
    let isOfSystem = (1..<1000).contains(userID)
    self = name.flatMap { isOfSystem ? .user($0) : nil } ?? .person
  }

  /// The reader that this process needs a rule for.
  static var thisProcess: Self {
    Self(userID: geteuid(), name: getpwuid(geteuid()).map { String(cString: $0.pointee.pw_name) })
  }
}
