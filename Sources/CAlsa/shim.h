// SPDX-License-Identifier: GPL-3.0-or-later
#include <alsa/asoundlib.h>

static inline void alsa_quiet_handler(
    const char *file, int line, const char *function, int error, const char *format, ...) {
  (void)file, (void)line, (void)function, (void)error, (void)format;
}

/// Keeps alsa-lib from printing to standard error. Swift can't define the variadic handler.
static inline void alsa_silence_errors(void) { snd_lib_error_set_handler(alsa_quiet_handler); }
