// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Refuses libespeak-ng an audio device when it tries to open one of its own.
///
/// espeak_Initialize (1.51) requests a device from libpcaudio even in the mode that only
/// returns samples and never plays them. This opens a connection to the sound server, which
/// takes milliseconds at each start, and half a minute if the server hangs. This function has
/// the same name as libpcaudio's and comes first in symbol lookup. libespeak-ng accepts that
/// there is no device.
void *create_audio_device_object(
    const char *device, const char *application_name, const char *description);
