// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Gives libespeak-ng no audio device where it would open one of its own.
///
/// espeak_Initialize (1.51) asks libpcaudio for a device even in the mode that hands samples over
/// and never plays them. That opens a connection to the sound server, which costs milliseconds at
/// each start, and half a minute where the server hangs. This function has the name of libpcaudio's
/// and stands before it in the order of symbols. The library accepts that there is no device.
void *create_audio_device_object(
    const char *device, const char *application_name, const char *description);
