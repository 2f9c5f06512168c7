// SPDX-License-Identifier: GPL-3.0-or-later
#include "CLinux.h"

#include <malloc.h>

void share_one_heap(void) { mallopt(M_ARENA_MAX, 1); }
