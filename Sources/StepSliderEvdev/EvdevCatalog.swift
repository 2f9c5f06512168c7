// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider

/// The input devices of the machine, as sysfs describes them. No device is opened.
package struct EvdevCatalog: Sendable {
  private let folder, system: String

  /// Creates a catalog from a folder of devices and one that describes them, by default Linux's.
  package init(folder: String = "/dev/input", system: String = "/sys/class/input") {
    (self.folder, self.system) = (folder, system)
  }

  /// Returns the devices with keys, buttons, wheels or knobs, sorted by path, stable paths first.
  package func devices() -> [EvdevDescription] {
    let stable = stablePaths()
    let nodes = Self.names(in: folder).filter { $0.hasPrefix("event") }
    let devices = nodes.compactMap { node in
      description(of: node, path: stable[node] ?? "\(folder)/\(node)")
    }
    let byPath = devices.sorted { $0.path.compare($1.path, options: .numeric) == .orderedAscending }
    let isStable = { (device: EvdevDescription) in !device.path.hasPrefix("\(folder)/event") }
    return byPath.filter(isStable) + byPath.filter { !isStable($0) }
  }

  /// Returns the rule with which a user, or the person logged in, may read the device at a path;
  /// `nil` if the system knows no device there.
  package func rule(for path: String, user: String?) -> UdevRule? {
    let node = URL(filePath: path).resolvingSymlinksInPath().lastPathComponent
    return text("\(node)/device/name").map { rule(for: node, name: $0, user: user) }
  }

  private func description(of node: String, path: String) -> EvdevDescription? {
    guard let name = text("\(node)/device/name") else { return nil }
    let codes = EvdevCode.Kind.allCases.reduce(into: Set<EvdevCode>()) { codes, kind in
      let file = kind == .key ? "key" : "rel"
      codes.formUnion(kind.codes(inBitmap: text("\(node)/device/capabilities/\(file)") ?? ""))
    }
    guard codes.contains(where: { $0.kind == .key || $0.turnsInNotches }) else { return nil }
    return EvdevDescription(
      path: path,
      name: SpokenText.cleaned(name),
      codes: codes,
      isReadable: access(path, R_OK) == 0,
      rule: rule(for: node, name: name, user: nil)
    )
  }

  private func rule(for node: String, name: String, user: String?) -> UdevRule {
    UdevRule(
      name: name,
      vendor: text("\(node)/device/id/vendor") ?? "0000",
      product: text("\(node)/device/id/product") ?? "0000",
      user: user
    )
  }

  /// Stable paths by the name of the node. A path that names the device overrides one that names
  /// the port.
  private func stablePaths() -> [String: String] {
    ["by-path", "by-id"].reduce(into: [:]) { paths, kind in
      for name in Self.names(in: "\(folder)/\(kind)").sorted(by: >) {
        let path = "\(folder)/\(kind)/\(name)"
        paths[URL(filePath: path).resolvingSymlinksInPath().lastPathComponent] = path
      }
    }
  }

  private func text(_ file: String) -> String? {
    // A device may give itself a name that isn't UTF-8.
    let bytes = FileManager.default.contents(atPath: "\(system)/\(file)")
    return bytes.map {
      String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  private static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}

/// The system's description of an input device that isn't opened.
package struct EvdevDescription: Hashable, Sendable {
  /// The path to use: if udev made one, a stable path, which survives unplugging.
  package let path: String
  package let name: String
  package let codes: Set<EvdevCode>
  package let isReadable: Bool
  /// The rule that would allow the user at this machine to read the device.
  package let rule: UdevRule
}

/// A udev rule that lets someone read one device and no other.
///
/// Membership of the group `input` would let all programs of the user read every keyboard.
package struct UdevRule: Hashable, Sendable, CustomStringConvertible {
  /// The file for such a rule, named after this program.
  ///
  /// It sorts before systemd's rules that apply `uaccess`, which begin with 73.
  package static var suggestedFile: String {
    let program = CommandLine.arguments.first?.split(separator: "/").last ?? "input"
    return "/etc/udev/rules.d/70-\(program).rules"
  }
  /// The commands that activate a new rule.
  package static let activation = """
    "sudo udevadm control --reload && sudo udevadm trigger --subsystem-match=input"
    """

  let name: String
  /// Four hexadecimal digits each.
  let vendor, product: String
  /// The user who gets to read the device, who need not be logged in, such as that of a service;
  /// `nil` for the person logged in at this machine.
  package let user: String?

  /// The rule as a line of text. It gives access through a login, or as the owner.
  public var description: String {
    // `?` stands for each byte that is special in a pattern or would end it, or isn't ASCII.
    let bytes = name.utf8.map { byte in
      let isPlain = (0x20..<0x7F).contains(byte) && !#""\*?[]|$%"#.utf8.contains(byte)
      return isPlain ? byte : UInt8(ascii: "?")
    }
    let pattern = String(decoding: bytes, as: UTF8.self)
    let grant = user.map { #"OWNER="\#($0)", MODE="0600""# } ?? #"TAG+="uaccess""#
    return """
      SUBSYSTEM=="input", KERNEL=="event*", ATTRS{name}=="\(pattern)", \
      ATTRS{id/vendor}=="\(vendor)", ATTRS{id/product}=="\(product)", \(grant)
      """
  }

  /// Returns the user that a rule must name to give access to a process of a user. A user of the
  /// system's own, such as a service's, never logs in.
  package static func user(withID userID: UInt32, name: String?) -> String? {
    (1..<1000).contains(userID) ? name : nil
  }
}
