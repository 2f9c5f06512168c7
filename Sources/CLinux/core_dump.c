// SPDX-License-Identifier: Apache-2.0
#include "CLinux.h"

#include <sys/prctl.h>

void forbid_core_dumps(void) { prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }
