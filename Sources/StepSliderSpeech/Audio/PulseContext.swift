// SPDX-License-Identifier: GPL-3.0-or-later

internal import CPulse

/// A connection to a PulseAudio server, or to PipeWire's PulseAudio interface.
enum PulseContext {
  /// Creates a connection without starting it.
  ///
  /// PipeWire starts a sound at its next cycle. It grants a program no cycle shorter
  /// than 256 samples unless the program's own properties request it. PulseAudio doesn't
  /// know these properties.
  static func make(on loop: OpaquePointer, named applicationName: String) -> OpaquePointer? {
    let properties = pa_proplist_new()
    defer { pa_proplist_free(properties) }
    for name in ["pulse.min.quantum", "pulse.min.req"] {
      pa_proplist_sets(properties, name, "128/48000")
    }
    let api = pa_threaded_mainloop_get_api(loop)
    return pa_context_new_with_proplist(api, applicationName, properties)
  }

  /// Closes a connection without calling any callback.
  static func close(_ context: OpaquePointer?) {
    guard let context else { return }
    pa_context_set_state_callback(context, nil, nil)
    pa_context_disconnect(context)
    pa_context_unref(context)
  }
}
