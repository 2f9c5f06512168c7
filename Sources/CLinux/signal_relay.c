// SPDX-License-Identifier: Apache-2.0
#include "CLinux.h"

#include <pthread.h>
#include <signal.h>

static pthread_t receiver;

static void relay(int signal_number) { pthread_kill(receiver, signal_number); }

void signal_relay_begin(void) { receiver = pthread_self(); }

void signal_relay_add(int signal_number) {
  struct sigaction action = {.sa_handler = relay, .sa_flags = SA_RESTART};
  sigfillset(&action.sa_mask);
  sigaction(signal_number, &action, NULL);
}
