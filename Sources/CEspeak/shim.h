// SPDX-License-Identifier: GPL-3.0-or-later
#include <espeak-ng/speak_lib.h>
