// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CLinux.h"

#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/resource.h>

static const rlim_t microseconds = 100000;
// The highest limit with which RealtimeKit grants priority.
static const rlim_t service_microseconds = 200000;

// Limits how long a thread may compute without a pause, before the kernel takes its priority, and
// before it ends the process, which RealtimeKit demands.
static void limit_time(rlim_t priority, rlim_t life) {
  struct rlimit limit;
  getrlimit(RLIMIT_RTTIME, &limit);
  if (limit.rlim_max > life) limit.rlim_max = life;
  if (limit.rlim_max > priority) limit.rlim_cur = priority;
  setrlimit(RLIMIT_RTTIME, &limit);
}

// The kernel prefers the thread that took too long as the receiver.
static void become_ordinary(int signal_number) {
  (void)signal_number;
  struct sched_param parameters = {.sched_priority = 0};
  // Without privileges, the ordinary children can't be taken back.
  sched_setscheduler(0, SCHED_OTHER | SCHED_RESET_ON_FORK, &parameters);
  // The kernel has added a second to the limit, which the next thread would not survive.
  limit_time(microseconds, RLIM_INFINITY);
}

// Lets the calling thread receive the signal. Libpulse's thread blocks all signals.
static void unblock_excess(void) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGXCPU);
  pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
}

static void watch_excess(void) {
  static atomic_flag is_watched = ATOMIC_FLAG_INIT;
  if (atomic_flag_test_and_set(&is_watched)) return;
  struct sigaction action = {.sa_handler = become_ordinary, .sa_flags = SA_RESTART};
  sigfillset(&action.sa_mask);
  sigaction(SIGXCPU, &action, NULL);
  limit_time(microseconds, RLIM_INFINITY);
}

bool urgent_thread_begin(void) {
  watch_excess();
  unblock_excess();
  struct sched_param parameters = {.sched_priority = urgent_thread_priority};
  int code = sched_setscheduler(0, SCHED_RR | SCHED_RESET_ON_FORK, &parameters);
  if (code != 0) limit_time(microseconds, service_microseconds);
  return code == 0;
}

void urgent_thread_forget_limit(pid_t program) {
  struct rlimit limit;
  prlimit(program, RLIMIT_RTTIME, NULL, &limit);
  limit.rlim_cur = limit.rlim_max;
  prlimit(program, RLIMIT_RTTIME, &limit, NULL);
}
