// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

extension EvdevBindings {
  /// The default bindings of a device.
  ///
  /// No key that types a letter or digit is bound, so the kernel withholds what is typed on a
  /// keyboard. No key quits, because users would press it by accident.
  public static let standard: EvdevBindings = {
    var bindings = EvdevBindings()
    for (names, binding) in table {
      for name in names {
        guard let code = EvdevCode(name: name) else { continue }
        bindings[code] = binding
      }
    }
    return bindings
  }()

  package static let table = mainTable + functionTable

  /// The keys for help and for the voice.
  private static let functionTable = (Array(1...9) + [12]).map { number in
    (names: ["KEY_F\(number)"], binding: EvdevBinding.key(.function(number)))
  }

  private static let mainTable: [(names: [String], binding: EvdevBinding)] = [
    (["KEY_RIGHT", "BTN_DPAD_RIGHT"], .key(.right)),
    (["KEY_LEFT", "BTN_DPAD_LEFT"], .key(.left)),
    (["KEY_UP", "BTN_DPAD_UP"], .key(.up)),
    (["KEY_DOWN", "BTN_DPAD_DOWN"], .key(.down)),
    (["KEY_KPPLUS"], .key(.character("+"))),
    (["KEY_KPMINUS"], .key(.character("-"))),
    (["KEY_VOLUMEUP"], .command(.adjust(.increment))),
    (["KEY_VOLUMEDOWN"], .command(.adjust(.decrement))),
    (["KEY_PAGEUP"], .key(.pageUp)),
    (["KEY_PAGEDOWN"], .key(.pageDown)),
    (["KEY_HOME"], .key(.home)),
    (["KEY_END"], .key(.end)),
    (
      ["KEY_SPACE", "KEY_ENTER", "KEY_KPENTER", "KEY_OK", "KEY_SELECT", "BTN_0", "BTN_SOUTH"],
      .command(.sayValue)
    ),
    (["KEY_HELP", "KEY_INFO"], .command(.sayEverything)),
    (["KEY_ESC"], .command(.restore)),
    (["KEY_DELETE"], .command(.adjust(.default))),
    (["KEY_TAB"], .key(.tab)),
    (["REL_DIAL", "REL_WHEEL", "REL_HWHEEL"], .step),
  ]
}
