// SPDX-License-Identifier: GPL-3.0-or-later
#include "CLinux.h"

extern char **environ;

char **own_environment(void) { return environ; }
