// SPDX-License-Identifier: Apache-2.0
#include "CLinux.h"

extern char **environ;

char **own_environment(void) { return environ; }
