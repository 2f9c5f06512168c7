// SPDX-License-Identifier: GPL-3.0-or-later
#include <errno.h>
#include <libevdev-1.0/libevdev/libevdev.h>
#include <linux/input.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>

// Swift can't call ioctl, whose arguments vary, nor use the macros that name its requests.
// Each function gives 0, or the number of the error.

/// Whether the descriptor is an input device.
static inline bool evdev_is_device(int descriptor) {
  int version;
  return ioctl(descriptor, EVIOCGVERSION, &version) == 0;
}

/// Has the kernel hand over the events of a type whose bits are set, and no others.
static inline int evdev_set_mask(int descriptor, uint32_t type, const uint8_t *bits, uint32_t size) {
  struct input_mask mask = {.type = type, .codes_size = size, .codes_ptr = (uintptr_t)bits};
  return ioctl(descriptor, EVIOCSMASK, &mask) == 0 ? 0 : errno;
}

/// Has events carry the monotonic time. The kernel drops what waits to be read when the clock
/// changes.
static inline int evdev_use_monotonic_clock(int descriptor) {
  int clock = CLOCK_MONOTONIC;
  return ioctl(descriptor, EVIOCSCLOCKID, &clock) == 0 ? 0 : errno;
}

/// Takes the device for this descriptor alone, or gives it back.
static inline int evdev_grab(int descriptor, bool grabs) {
  return ioctl(descriptor, EVIOCGRAB, grabs ? (void *)1 : NULL) == 0 ? 0 : errno;
}

/// The codes of a type that the device has.
static inline int evdev_codes(int descriptor, uint32_t type, uint8_t *bits, uint32_t size) {
  memset(bits, 0, size);
  return ioctl(descriptor, EVIOCGBIT(type, size), bits) >= 0 ? 0 : errno;
}

/// Which of the wanted keys are down. The kernel tells of all keys; the others are wiped here, so
/// that the program never has them.
static inline int evdev_keys_down(int descriptor, const uint8_t *wanted, uint8_t *down) {
  uint8_t all[KEY_CNT / 8] = {0};
  int error = ioctl(descriptor, EVIOCGKEY(sizeof all), all) >= 0 ? 0 : errno;
  for (unsigned place = 0; place < sizeof all; place++) down[place] = all[place] & wanted[place];
  explicit_bzero(all, sizeof all);
  return error;
}

/// What the device calls itself, ended by a zero; nothing where it has no name.
static inline void evdev_name(int descriptor, char *name, uint32_t size) {
  memset(name, 0, size);
  ioctl(descriptor, EVIOCGNAME(size - 1), name);
}

/// Whether any key is down, and not which.
static inline bool evdev_is_any_key_down(int descriptor) {
  uint8_t all[KEY_CNT / 8] = {0}, any = 0;
  ioctl(descriptor, EVIOCGKEY(sizeof all), all);
  for (unsigned place = 0; place < sizeof all; place++) any |= all[place];
  explicit_bzero(all, sizeof all);
  return any != 0;
}
