// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CLinux.h"
#include <locale.h>

static locale_t utf8;

__attribute__((constructor)) static void load_utf8(void) {
  utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", NULL);
}

int cell_count(wchar_t character) {
  locale_t own = utf8 ? uselocale(utf8) : NULL;
  int count = wcwidth(character);
  if (own) uselocale(own);
  return count;
}
