// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// How often this process has asked for memory so far, on all threads.
unsigned long allocation_count(void);
