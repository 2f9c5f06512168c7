// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CLinux.h"

#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/resource.h>

// The same priority as PulseAudio's own threads have.
static const int priority = 5;
static const rlim_t microseconds = 100000;

void urgent_thread_end(void) {
  struct sched_param parameters = {.sched_priority = 0};
  sched_setscheduler(0, SCHED_OTHER, &parameters);
}

// The kernel prefers the thread that took too long as the receiver.
static void become_ordinary(int signal_number) {
  (void)signal_number;
  urgent_thread_end();
}

static void limit_time(void) {
  static atomic_flag is_limited = ATOMIC_FLAG_INIT;
  if (atomic_flag_test_and_set(&is_limited)) return;
  struct sigaction action = {.sa_handler = become_ordinary, .sa_flags = SA_RESTART};
  sigfillset(&action.sa_mask);
  sigaction(SIGXCPU, &action, NULL);
  struct rlimit limit;
  getrlimit(RLIMIT_RTTIME, &limit);
  if (limit.rlim_max > microseconds) limit.rlim_cur = microseconds;
  setrlimit(RLIMIT_RTTIME, &limit);
}

bool urgent_thread_begin(void) {
  limit_time();
  struct sched_param parameters = {.sched_priority = priority};
  return sched_setscheduler(0, SCHED_RR | SCHED_RESET_ON_FORK, &parameters) == 0;
}

void urgent_thread_forget_limit(pid_t program) {
  struct rlimit limit;
  prlimit(program, RLIMIT_RTTIME, NULL, &limit);
  limit.rlim_cur = limit.rlim_max;
  prlimit(program, RLIMIT_RTTIME, &limit, NULL);
}
