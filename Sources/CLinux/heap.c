// SPDX-License-Identifier: Apache-2.0
#include "CLinux.h"

#include <malloc.h>

void share_one_heap(void) { mallopt(M_ARENA_MAX, 1); }
