// SPDX-License-Identifier: GPL-3.0-or-later

internal import CPulse
internal import Glibc

/// A timer on libpulse's thread. It must be cancelled, also after it was due.
struct PulseAlarm {
  private let api: UnsafeMutablePointer<pa_mainloop_api>
  private let event: OpaquePointer

  /// Calls a function once, with this user data.
  init?(
    on loop: OpaquePointer,
    after milliseconds: Int,
    _ due: pa_time_event_cb_t?,
    _ userData: UnsafeMutableRawPointer
  ) {
    var time = timeval()
    pa_gettimeofday(&time)
    pa_timeval_add(&time, pa_usec_t(milliseconds) * 1000)
    guard let api = pa_threaded_mainloop_get_api(loop),
      let event = api.pointee.time_new(api, &time, due, userData)
    else { return nil }
    (self.api, self.event) = (api, event)
  }

  func cancel() { api.pointee.time_free(event) }
}
