// SPDX-License-Identifier: GPL-3.0-or-later
// All of C that a program with StepSlider needs on a target without a C library: memory, arithmetic with
// 128 bits, rounding, numbers in text, and one character of output, which the page or the board writes.
#include <stddef.h>
#include <stdint.h>

__attribute__((import_module("page"), import_name("write"))) void write_character(int character);

int putchar(int character) {
  write_character(character);
  return character;
}

uintptr_t __stack_chk_guard = 0x5bd1e995;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// Hashing needs no secret seed here.
void arc4random_buf(void *bytes, size_t count) {
  for (size_t index = 0; index < count; index++) ((unsigned char *)bytes)[index] = 0x5a;
}

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  for (size_t index = 0; index < count; index++) ((char *)to)[index] = ((const char *)from)[index];
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  if (to <= from) return memcpy(to, from, count);
  while (count--) ((char *)to)[count] = ((const char *)from)[count];
  return to;
}

void *memset(void *bytes, int value, size_t count) {
  for (size_t index = 0; index < count; index++) ((char *)bytes)[index] = (char)value;
  return bytes;
}

int memcmp(const void *left, const void *right, size_t count) {
  for (const unsigned char *a = left, *b = right; count--; a++, b++)
    if (*a != *b) return *a - *b;
  return 0;
}

// A list of free blocks for each power of two. Sixteen bytes before a block hold its power.
extern unsigned char __heap_base;
struct block {
  uint32_t power;
  struct block *next;
  uint64_t padding;
};
static struct block *spare[32];
static uintptr_t top;

int posix_memalign(void **result, size_t alignment, size_t count) {
  if (alignment > 16 || count > 1u << 30) return 12;
  unsigned power = count <= 16 ? 5 : 32 - __builtin_clz((unsigned)count + 15);
  struct block *block = spare[power];
  if (block) {
    spare[power] = block->next;
  } else {
    if (!top) top = ((uintptr_t)&__heap_base + 15) & -16u;
    block = (struct block *)top;
    top += (size_t)1 << power;
    size_t size = __builtin_wasm_memory_size(0) << 16;
    if (top > size && __builtin_wasm_memory_grow(0, ((top - size - 1) >> 16) + 1) == (size_t)-1) return 12;
    block->power = power;
  }
  *result = block + 1;
  return 0;
}

void free(void *memory) {
  if (!memory) return;
  struct block *block = (struct block *)memory - 1;
  block->next = spare[block->power];
  spare[block->power] = block;
}

typedef __int128 wide;
typedef unsigned __int128 wider;
union halves {
  wider whole;
  struct {
    uint64_t low, high;
  };
};

wide __ashlti3(wide value, int count) {
  union halves v = {.whole = (wider)value}, result = v;
  if (count & 64) {
    result.high = v.low << (count & 63);
    result.low = 0;
  } else if (count) {
    result.high = v.high << count | v.low >> (64 - count);
    result.low = v.low << count;
  }
  return (wide)result.whole;
}

wide __lshrti3(wide value, int count) {
  union halves v = {.whole = (wider)value}, result = v;
  if (count & 64) {
    result.low = v.high >> (count & 63);
    result.high = 0;
  } else if (count) {
    result.low = v.low >> count | v.high << (64 - count);
    result.high = v.high >> count;
  }
  return (wide)result.whole;
}

wide __multi3(wide left, wide right) {
  union halves a = {.whole = (wider)left}, b = {.whole = (wider)right}, result;
  uint64_t mask = 0xffffffff;
  uint64_t a0 = a.low & mask, a1 = a.low >> 32, b0 = b.low & mask, b1 = b.low >> 32;
  uint64_t middle = a1 * b0 + (a0 * b0 >> 32), other = a0 * b1 + (middle & mask);
  result.low = other << 32 | (a0 * b0 & mask);
  result.high = a1 * b1 + (middle >> 32) + (other >> 32) + a.high * b.low + a.low * b.high;
  return (wide)result.whole;
}

static wider divided(wider value, wider divisor, wider *rest) {
  wider quotient = 0, remainder = 0;
  for (int bit = 127; bit >= 0; bit--) {
    remainder = remainder << 1 | (value >> bit & 1);
    if (remainder >= divisor) {
      remainder -= divisor;
      quotient |= (wider)1 << bit;
    }
  }
  *rest = remainder;
  return quotient;
}

static wider magnitude(wide value) { return value < 0 ? -(wider)value : (wider)value; }

wide __divti3(wide left, wide right) {
  wider rest, quotient = divided(magnitude(left), magnitude(right), &rest);
  return (left < 0) != (right < 0) ? -(wide)quotient : (wide)quotient;
}

wide __modti3(wide left, wide right) {
  wider rest;
  divided(magnitude(left), magnitude(right), &rest);
  return left < 0 ? -(wide)rest : (wide)rest;
}

double round(double value) {
  double whole = __builtin_trunc(value);
  return __builtin_fabs(value - whole) >= 0.5 ? whole + __builtin_copysign(1, value) : whole;
}

// Reads digits with a point; a program that needs exact or great numbers brings its own.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  double value = 0, scale = 1;
  int isNegative = *text == '-';
  for (text += isNegative; *text >= '0' && *text <= '9'; text++) value = value * 10 + (*text - '0');
  if (*text == '.')
    for (text++; *text >= '0' && *text <= '9'; text++, scale *= 10) value = value * 10 + (*text - '0');
  *result = (isNegative ? -value : value) / scale;
  return text;
}
