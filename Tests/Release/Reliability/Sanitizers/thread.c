// SPDX-License-Identifier: GPL-3.0-or-later
// Linked into every program that Tests/Release/Reliability/sanitize builds with the thread sanitizer.
//
// Swift's libraries aren't built with the sanitizer, so it doesn't see how they make one thread wait
// for another, and takes what comes after for a race. The functions below stand in front of the
// libraries' own, and tell the sanitizer what these do.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <sanitizer/tsan_interface.h>
#include <stdint.h>

// Options stand here, not in the environment, as tests start programs in environments of their own.
// Crashes are left to the handlers of sliderd, and to the tests, which see how a program ended.
const char *__tsan_default_options(void) {
  return "log_path=" REPORTS ":atexit_sleep_ms=100:handle_segv=0:handle_sigbus=0:handle_sigill=0"
         ":handle_sigfpe=0:handle_abort=0:handle_sigtrap=0";
}

const char *__tsan_default_suppressions(void) {
  // A copy of an array that is let go outside of the lock: the writer sees by the count of references
  // that it is alone, and writes in place. The sanitizer doesn't see that count.
  return "race:TestBench/TranscriptReader.swift\n";
}

// A Mutex that has to wait, or wakes who waits.
#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *handle

SWIFT void lock_slow(uint32_t thread, SELF) __asm__(LOCK_SLOW);
SWIFT void unlock_slow(SELF) __asm__(UNLOCK_SLOW);

SWIFT void lock_slow(uint32_t thread, SELF) {
  SWIFT void (*original)(uint32_t, SELF) = dlsym(RTLD_NEXT, LOCK_SLOW);
  original(thread, handle);
  __tsan_acquire(handle);
}

SWIFT void unlock_slow(SELF) {
  SWIFT void (*original)(SELF) = dlsym(RTLD_NEXT, UNLOCK_SLOW);
  __tsan_release(handle);
  original(handle);
}

// A task that goes on with what another thread resumed its continuation with.
#define ASYNC __attribute__((swiftasynccall))

SWIFT void *swift_task_getCurrent(void);
ASYNC void swift_continuation_await(void *context);

ASYNC void swift_continuation_await(void *context) {
  ASYNC void (*original)(void *) = dlsym(RTLD_NEXT, "swift_continuation_await");
  __tsan_acquire(swift_task_getCurrent());
  __attribute__((musttail)) return original(context);
}
