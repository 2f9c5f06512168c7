// SPDX-License-Identifier: GPL-3.0-or-later

internal import CPulse

/// A connection to a PulseAudio server, or to PipeWire that plays its part.
enum PulseContext {
  /// Makes a connection that isn't begun yet.
  ///
  /// PipeWire begins words with its next cycle, and grants a program no shorter one than 256 samples
  /// unless the program's own properties ask for it. PulseAudio doesn't know these properties.
  static func make(on loop: OpaquePointer, named applicationName: String) -> OpaquePointer? {
    let properties = pa_proplist_new()
    defer { pa_proplist_free(properties) }
    for name in ["pulse.min.quantum", "pulse.min.req"] {
      pa_proplist_sets(properties, name, "128/48000")
    }
    let api = pa_threaded_mainloop_get_api(loop)
    return pa_context_new_with_proplist(api, applicationName, properties)
  }

  /// Ends a connection, and tells nobody of it.
  static func close(_ context: OpaquePointer?) {
    guard let context else { return }
    pa_context_set_state_callback(context, nil, nil)
    pa_context_disconnect(context)
    pa_context_unref(context)
  }
}
