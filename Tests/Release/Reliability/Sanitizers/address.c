// SPDX-License-Identifier: GPL-3.0-or-later
// Linked into every program that Tests/Release/Reliability/sanitize builds with the address sanitizer.

// Options stand here, not in the environment, as tests start programs in environments of their own.
// Crashes are left to the handlers of sliderd, and to the tests, which see how a program ended.
const char *__asan_default_options(void) {
  return "log_path=" REPORTS ":use_sigaltstack=0:handle_segv=0:handle_sigbus=0:handle_sigill=0"
         ":handle_sigfpe=0:handle_abort=0:handle_sigtrap=0";
}

const char *__lsan_default_options(void) { return "print_suppressions=0"; }

const char *__lsan_default_suppressions(void) {
  // The path of one flag's name, once, in a program that ends as a flag's value is wrong; what
  // libespeak-ng keeps, which is never terminated (see Espeak); what Foundation reads of /proc; the
  // table of an object that has had weak references, which the object's header holds in a form that
  // isn't a pointer.
  return "leak:ArgumentParser8InputKey\nleak:libespeak-ng\n"
         "leak:FoundationEssentials17readBytesFromFile\nleak:formWeakReference\n";
}
