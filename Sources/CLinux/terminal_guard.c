// SPDX-License-Identifier: Apache-2.0
#include "CLinux.h"

#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

static atomic_bool is_armed;
static int terminal;
static struct termios saved;
static char parting_bytes[64];
static struct sigaction previous[NSIG];
static char alternate_stack[64 * 1024];

static void restore_and_crash(int signal_number) {
  if (atomic_exchange(&is_armed, 0)) {
    ssize_t ignored = write(terminal, parting_bytes, strlen(parting_bytes));
    (void)ignored;
    tcsetattr(terminal, TCSANOW, &saved);
  }
  sigaction(signal_number, &previous[signal_number], NULL);
  // The signal stays pending until this handler returns, then has its original effect.
  raise(signal_number);
}

/// Whether a signal tells of a crash, so that others may handle it too.
static int is_crash(int signal_number) {
  switch (signal_number) {
  case SIGSEGV: case SIGBUS: case SIGILL: case SIGFPE: case SIGABRT: case SIGTRAP: case SIGSYS:
  case SIGQUIT:
    return 1;
  default:
    return 0;
  }
}

/// Whether a program without handlers stays when it gets a signal (signal(7)).
static int is_survived(int signal_number) {
  switch (signal_number) {
  case SIGCHLD: case SIGCONT: case SIGSTOP: case SIGTSTP: case SIGTTIN: case SIGTTOU: case SIGURG:
  case SIGWINCH:
    return 1;
  default:
    return 0;
  }
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
  for (int number = 1; number < NSIG; number++) {
    if (is_survived(number) || sigaction(number, NULL, &previous[number]) != 0) continue;
    // What the program does with other signals is its own affair.
    if (is_crash(number) || previous[number].sa_handler == SIG_DFL) sigaction(number, &action, NULL);
  }
}

void terminal_guard_disarm(void) { atomic_store(&is_armed, 0); }
