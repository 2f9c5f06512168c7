// SPDX-License-Identifier: Apache-2.0
#include "CLinux.h"

#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

static const int fatal_signals[] = {
    SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS, SIGQUIT,
};
enum { fatal_signal_count = sizeof fatal_signals / sizeof fatal_signals[0] };

static atomic_bool is_armed;
static int terminal;
static struct termios saved;
static char parting_bytes[64];
static struct sigaction previous[fatal_signal_count];
static char alternate_stack[64 * 1024];

static void restore_and_crash(int signal_number) {
  if (atomic_exchange(&is_armed, 0)) {
    ssize_t ignored = write(terminal, parting_bytes, strlen(parting_bytes));
    (void)ignored;
    tcsetattr(terminal, TCSANOW, &saved);
  }
  for (int i = 0; i < fatal_signal_count; i++)
    if (fatal_signals[i] == signal_number) sigaction(signal_number, &previous[i], NULL);
  // The signal stays pending until this handler returns, then has its original effect.
  raise(signal_number);
}

void terminal_guard_arm(int descriptor, const struct termios *original, const char *farewell) {
  static int is_installed;
  atomic_store(&is_armed, 0);
  terminal = descriptor;
  saved = *original;
  strncpy(parting_bytes, farewell, sizeof parting_bytes - 1);
  atomic_store(&is_armed, 1);
  if (is_installed++) return;
  // With a separate stack, the terminal is restored even after a stack overflow.
  stack_t stack = {.ss_sp = alternate_stack, .ss_size = sizeof alternate_stack};
  sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_handler = restore_and_crash, .sa_flags = SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < fatal_signal_count; i++)
    sigaction(fatal_signals[i], &action, &previous[i]);
}

void terminal_guard_disarm(void) { atomic_store(&is_armed, 0); }
