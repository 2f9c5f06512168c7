// SPDX-License-Identifier: Apache-2.0
#pragma once

// Linux functions that Swift's Glibc module leaves out.
#include <spawn.h>
#include <stdbool.h>
#include <sys/eventfd.h>
#include <sys/pidfd.h>
#include <sys/signalfd.h>
#include <termios.h>
#include <wchar.h>

/// Returns how many cells of a terminal a character takes by the C library's tables for Unicode: 0, 1
/// or 2; -1 for a control character or an unknown one. The locales of the process and of the thread
/// stay as they are.
int cell_count(wchar_t character);

/// Creates a pipe. The standard header hides this and the next two functions without _GNU_SOURCE.
int pipe2(int ends[2], int flags);

/// Returns the kernel's ID of the calling thread.
pid_t gettid(void);

/// Closes all descriptors from a number upwards in the program to be started.
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);

/// Restores the terminal when a fatal signal arrives, before the crash continues.
///
/// In C because a signal handler may only do what is async-signal-safe, which Swift never
/// guarantees. The farewell is copied; at most 63 bytes of it are written.
void terminal_guard_arm(int descriptor, const struct termios *original, const char *farewell);

/// Leaves the terminal as it is from now on.
void terminal_guard_disarm(void);

/// Returns the environment of this process as a C array, which Swift considers unsafe.
char **own_environment(void);

/// Makes the calling thread the receiver of relayed signals.
void signal_relay_begin(void);

/// Forwards a signal that another thread receives to the receiver thread, where it is blocked
/// and waits to be read. In C because signal handlers interrupt other code at any point.
void signal_relay_add(int signal_number);

/// Prevents core dumps, and keeps the user's other programs from reading this process's memory.
/// Programs started from here are not affected. In C because Swift can't call prctl.
void forbid_core_dumps(void);

/// Makes all threads share one heap from now on. Texts are allocated on one thread and freed on
/// another; if each thread had its own heap, the freed memory would never be reused.
void share_one_heap(void);

/// The priority of urgent threads: below PulseAudio's 5 and PipeWire's 20 or more. A voice that is as
/// urgent as a sound server makes it wait, and so cuts holes into its own words.
static const int urgent_thread_priority = 4;

/// Gives the calling thread priority over other programs' ordinary threads, where the system
/// permits it (sched_setscheduler, SCHED_RR). Returns whether it does. Threads and programs that it
/// starts are ordinary again.
///
/// A thread that computes for 0.1 s without a pause becomes ordinary, so that a fault can't block
/// the machine. In C because that takes a signal handler.
bool urgent_thread_begin(void);

/// Removes the limit of 0.1 s from a program that was started, which inherits it.
void urgent_thread_forget_limit(pid_t program);
