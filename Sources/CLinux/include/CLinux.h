// SPDX-License-Identifier: Apache-2.0
#pragma once

// Linux calls that Swift's Glibc module leaves out.
#include <spawn.h>
#include <sys/eventfd.h>
#include <sys/pidfd.h>
#include <sys/signalfd.h>
#include <termios.h>
#include <wchar.h>

/// How many cells a character takes; the standard header hides it without _XOPEN_SOURCE.
int wcwidth(wchar_t character);

/// Makes a pipe; the standard header hides it without _GNU_SOURCE, and so the next.
int pipe2(int ends[2], int flags);

/// Has a program started without all descriptors from a number on.
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);

/// Has the terminal put back when a signal that ends in a crash arrives, before the crash goes on.
///
/// In C because a signal handler may only do what is safe in the middle of anything else, and
/// Swift promises that of no line. The farewell is copied; at most 63 bytes of it are written.
void terminal_guard_arm(int descriptor, const struct termios *original, const char *farewell);

/// Leaves the terminal as it is from now on.
void terminal_guard_disarm(void);

/// The environment of this process as C has it, which Swift takes for unsafe.
char **own_environment(void);

/// Makes the calling thread the one that relayed signals go to.
void signal_relay_begin(void);

/// Has a signal that another thread takes sent on to that thread, where it is blocked and waits to be
/// read. In C, as it happens in the middle of anything else.
void signal_relay_add(int signal_number);

/// Keeps a crash from writing the memory to a disk, and other programs of the user from reading it;
/// programs that are run from here are as they always are. In C, as Swift can't call prctl.
void forbid_core_dumps(void);

/// Has all threads share one heap from here on. Words are made on one thread and given back on
/// another; with a heap for each thread, the memory in between is never used again.
void share_one_heap(void);
