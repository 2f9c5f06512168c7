// SPDX-License-Identifier: GPL-3.0-or-later
#include <errno.h>
#include <libevdev-1.0/libevdev/libevdev.h>
#include <linux/input.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>

// Swift can't call ioctl, which is variadic, or use the macros for its requests. The functions
// that return int return 0, or the error number.

/// Returns whether the descriptor is an input device.
static inline bool evdev_is_device(int descriptor) {
  int version;
  return ioctl(descriptor, EVIOCGVERSION, &version) == 0;
}

/// Makes the kernel deliver only the events of a type whose bits are set.
static inline int evdev_set_mask(int descriptor, uint32_t type, const uint8_t *bits, uint32_t size) {
  struct input_mask mask = {.type = type, .codes_size = size, .codes_ptr = (uintptr_t)bits};
  return ioctl(descriptor, EVIOCSMASK, &mask) == 0 ? 0 : errno;
}

/// Makes events carry the monotonic time. Changing the clock drops unread events.
static inline int evdev_use_monotonic_clock(int descriptor) {
  int clock = CLOCK_MONOTONIC;
  return ioctl(descriptor, EVIOCSCLOCKID, &clock) == 0 ? 0 : errno;
}

/// Grabs the device for this descriptor alone, or releases it.
static inline int evdev_grab(int descriptor, bool grabs) {
  return ioctl(descriptor, EVIOCGRAB, grabs ? (void *)1 : NULL) == 0 ? 0 : errno;
}

/// Reads which codes of a type the device has.
static inline int evdev_codes(int descriptor, uint32_t type, uint8_t *bits, uint32_t size) {
  memset(bits, 0, size);
  return ioctl(descriptor, EVIOCGBIT(type, size), bits) >= 0 ? 0 : errno;
}

/// Reads which of the wanted keys are down. The kernel reports all keys; the others are erased
/// here, so that the program never sees them.
static inline int evdev_keys_down(int descriptor, const uint8_t *wanted, uint8_t *down) {
  uint8_t all[KEY_CNT / 8] = {0};
  int error = ioctl(descriptor, EVIOCGKEY(sizeof all), all) >= 0 ? 0 : errno;
  for (unsigned place = 0; place < sizeof all; place++) down[place] = all[place] & wanted[place];
  explicit_bzero(all, sizeof all);
  return error;
}

/// Reads the device's name, ended by a zero byte; empty if the device has no name.
static inline void evdev_name(int descriptor, char *name, uint32_t size) {
  memset(name, 0, size);
  ioctl(descriptor, EVIOCGNAME(size - 1), name);
}

/// Returns whether any key is down, but not which.
static inline bool evdev_is_any_key_down(int descriptor) {
  uint8_t all[KEY_CNT / 8] = {0}, any = 0;
  ioctl(descriptor, EVIOCGKEY(sizeof all), all);
  for (unsigned place = 0; place < sizeof all; place++) any |= all[place];
  explicit_bzero(all, sizeof all);
  return any != 0;
}
